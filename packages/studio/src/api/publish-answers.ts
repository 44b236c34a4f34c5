/** Responses to requests that publish. */

import type { Problem, VersionSummary, Warning } from '../contract/api.ts';
import { grouped } from '../entries/warning-groups.ts';
import type { Publish, PublishResult, Refusal, SaveRelease } from '../store/store.ts';
import { type Answered, failure, forbidden, json, notFound } from './answers.ts';
import type { ApiOptions } from './api-options.ts';
import { publishedAt } from './check.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';

/** @param acknowledged the keys of the warnings that the person has seen */
export async function publish(
  options: ApiOptions,
  publication: Publish,
  acknowledged: readonly string[],
): Promise<Answered<VersionSummary> | Response> {
  const refusal = await refusalOf(options, publication, acknowledged);
  return refusal ?? answerOf(await options.openStore().publish(publication));
}

/**
 * Finds what speaks against a publication, including what the store can't know: missing pictures, and warnings. The
 * store decides about everything else again with the write.
 *
 * @returns `null` if nothing does
 */
export async function refusalOf(
  options: ApiOptions,
  publication: Publish | SaveRelease,
  acknowledged: readonly string[],
): Promise<Response | null> {
  const { openStore, pictures, now } = options;
  const prepared = await openStore().prepare(publication);
  if (prepared.outcome !== 'prepared') return answerOfRefusal(prepared);
  const { languages, published, chosen } = prepared;
  const problems = [...prepared.problems, ...(await missingFiles(pictures, languages, chosen))];
  if (problems.length > 0) return invalid(problems);
  const at = publishedAt(now(), 'at' in publication ? publication.at : null);
  const { added } = await foundWarnings(languages, published, at, options);
  const open = added.filter(({ key }) => !acknowledged.includes(key));
  return open.length > 0 ? unacknowledged(open) : null;
}

export function answerOf(result: PublishResult): Answered<VersionSummary> | Response {
  return result.outcome === 'published' ? json(result.version, 201) : answerOfRefusal(result);
}

export function answerOfRefusal({ outcome, ...words }: Refusal): Response {
  switch (outcome) {
    case 'refused':
      return forbidden(words.message);
    case 'stale':
    case 'unapproved':
      return failure(409, { error: outcome, ...words });
    case 'not-found':
      return notFound(words.message);
    case 'over':
    case 'full':
    case 'invalid':
      return failure(422, { error: 'invalid', ...words });
  }
}

function invalid(problems: readonly Problem[]): Response {
  const message = 'This cannot be published as it is: see what is wrong with each field.';
  return failure(422, { error: 'invalid', message, problems });
}

function unacknowledged(warnings: readonly Warning[]): Response {
  const message = 'There are warnings that have to be acknowledged first.';
  return failure(409, { error: 'unacknowledged', message, warnings: grouped(warnings) });
}
