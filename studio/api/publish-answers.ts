/** Responses to requests that publish. */

import type { Problem, Warning } from '../contract/api.ts';
import { UNAPPROVED } from '../messages/approval.ts';
import type { EndResult, PublishReleaseResult, SaveReleaseResult } from '../store/store.ts';
import { failure, forbidden, json, notFound } from './answers.ts';

export function refusalOf(
  problems: readonly Problem[],
  warnings: readonly Warning[],
  acknowledged: readonly string[],
): Response | null {
  if (problems.length > 0) return invalid(problems);
  const open = warnings.filter(({ key }) => !acknowledged.includes(key));
  if (open.length === 0) return null;
  const message = 'There are warnings that have to be acknowledged first.';
  return failure(409, { error: 'unacknowledged', message, warnings: open });
}

function invalid(problems: readonly Problem[]): Response {
  const message = 'This cannot be published as it is: see what is wrong with each field.';
  return failure(422, { error: 'invalid', message, problems });
}

export function stale(message: string): Response {
  return failure(409, { error: 'stale', message });
}

type Refused<Result> = Exclude<Result, { readonly outcome: 'saved' }>;

export function unapproved(): Response {
  return failure(409, { error: 'unapproved', message: UNAPPROVED });
}

export function answerOf(result: EndResult | PublishReleaseResult | Refused<SaveReleaseResult>): Response {
  switch (result.outcome) {
    case 'published':
      return json(result.version, 201);
    case 'stale':
      return stale(result.message);
    case 'refused':
      return forbidden(result.message);
    case 'unapproved':
      return unapproved();
    case 'not-found':
      return notFound(result.message);
    case 'over':
    case 'full':
    case 'invalid':
      return failure(422, { error: 'invalid', message: result.message });
  }
}
