/** Responses to requests that publish. */

import type { Problem, VersionSummary, Warning } from '../contract/api.ts';
import type { PublishingWrite, PublishResult, Refusal } from '../store/store.ts';
import { type Answered, failure, forbidden, json, notFound } from './answers.ts';
import type { ApiOptions } from './api-options.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';
import { publishedAt } from './review.ts';

interface Request {
  /** The keys of the warnings that the person has seen. */
  readonly acknowledged: readonly string[];
  /** When it is published, if later. */
  readonly at?: string | null;
}

/**
 * Finds what speaks against a publication, including what only the network knows: missing pictures, and warnings.
 * The store decides about everything else again with the write.
 *
 * @returns `null` if nothing does
 */
export async function publicationRefusal(
  options: ApiOptions,
  publication: PublishingWrite,
  { acknowledged, at = null }: Request,
): Promise<Response | null> {
  const { openStore, pictures, now } = options;
  const prepared = await openStore().prepare(publication);
  if (prepared.outcome !== 'prepared') return answerOfRefusal(prepared);
  const { languages, published, chosen, problems } = prepared;
  const all = [...problems, ...(await missingFiles(pictures, languages, chosen))];
  if (all.length > 0) return invalid(all);
  const { added } = await foundWarnings(languages, published, publishedAt(now(), at), options);
  const open = added.filter(({ key }) => !acknowledged.includes(key));
  return open.length > 0 ? unacknowledged(open) : null;
}

export function answerOf(result: PublishResult): Answered<VersionSummary> | Response {
  return result.outcome === 'published' ? json(result.version, 201) : answerOfRefusal(result);
}

export function answerOfRefusal({ outcome, message }: Refusal): Response {
  switch (outcome) {
    case 'refused':
      return forbidden(message);
    case 'stale':
    case 'unapproved':
      return failure(409, { error: outcome, message });
    case 'not-found':
      return notFound(message);
    case 'over':
    case 'full':
    case 'invalid':
      return failure(422, { error: 'invalid', message });
  }
}

function invalid(problems: readonly Problem[]): Response {
  const message = 'This cannot be published as it is: see what is wrong with each field.';
  return failure(422, { error: 'invalid', message, problems });
}

function unacknowledged(warnings: readonly Warning[]): Response {
  const message = 'There are warnings that have to be acknowledged first.';
  return failure(409, { error: 'unacknowledged', message, warnings });
}
