/** Says what publishing the draft would do. */

import type { Review, Warning } from '../contract/api.ts';
import { type Composition, composePublication } from '../messages/compose-publication.ts';
import { describeChanges } from '../messages/describe-changes.ts';
import { findWarnings } from '../messages/find-warnings.ts';
import { showableLanguages } from '../messages/showable-languages.ts';
import { type ApiOptions, rulesOf } from './api-options.ts';
import { brokenLinks } from './broken-links.ts';

/** @param checksLinks whether to request the links too, which takes a few seconds */
export async function reviewOf(options: ApiOptions, checksLinks: boolean): Promise<Review> {
  const { openStore, now } = options;
  const [{ revision, entries }, latest] = await Promise.all([openStore().readDraft(), openStore().readLatest()]);
  const composition: Composition = composePublication(entries, rulesOf(options));
  const languages = composition.languages ?? showableLanguages(entries);
  const broken: readonly Warning[] = checksLinks ? await brokenLinks(languages, options) : [];
  return {
    draftRevision: revision,
    since: latest.version,
    changes: describeChanges(latest.languages, languages, now()),
    problems: composition.problems,
    warnings: [...findWarnings(languages, now()), ...broken],
  };
}
