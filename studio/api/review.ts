/** Reviews the publication of chosen entries. */

import type * as v from 'valibot';
import type { Review } from '../contract/api.ts';
import { entryKey } from '../contract/draft.ts';
import type { reviewRequestSchema } from '../contract/requests.ts';
import { siteNamesOf } from '../messages/audience.ts';
import { composePublication } from '../messages/compose-publication.ts';
import { describeChanges } from '../messages/describe-changes.ts';
import { isReady, pendingEntries } from '../messages/pending-entries.ts';
import { splitWarnings } from '../messages/split-warnings.ts';
import { type ApiOptions, rulesOf } from './api-options.ts';
import { brokenLinks } from './broken-links.ts';

type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

export async function reviewOf(options: ApiOptions, { entries: wanted, links }: ReviewRequest): Promise<Review> {
  const { openStore, now } = options;
  const { entries, latest } = await openStore().readDraft();
  const { version, languages: published } = latest;
  const rules = rulesOf(options);
  const sites = siteNamesOf(options.locales);
  const pending = pendingEntries({ published, entries }, rules);
  const names = wanted === 'ready' ? null : new Set(wanted.map(entryKey));
  const chosen = pending.filter((entry) => (names ? names.has(entryKey(entry)) : isReady(entry)));
  const { languages, problems } = composePublication({ published, entries }, chosen, rules);
  const broken = links ? await brokenLinks(languages, published, options) : { added: [], earlier: [] };
  const found = splitWarnings(languages, published, now(), sites);
  return {
    since: version,
    pending,
    chosen: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })),
    changes: describeChanges(published, languages, now(), sites),
    problems,
    warnings: [...broken.added, ...found.added],
    earlier: [...broken.earlier, ...found.earlier],
  };
}
