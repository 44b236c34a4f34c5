/** The company's sites: the files', and those that the draft adds. */

import { DEFAULT_LANGUAGE } from '../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { newSitesIn, type SiteName } from '../../messages/audience.ts';
import { memoizeByIdentity } from '../../messages/memoize-by-identity.ts';
import { useDraft } from './draft-provider.tsx';
import type { LoadedDraft } from './draft-state.ts';

/** The same list while its content is the same, so that rows don't render again. */
let last: readonly SiteName[] = [];

const sitesIn = memoizeByIdentity(({ session, entries }: LoadedDraft): readonly SiteName[] => {
  const textAt = (place: string) => {
    const content = entries.get(entryKey({ kind: 'text', id: place }))?.content;
    return content?.kind === 'text' ? content.languages[DEFAULT_LANGUAGE]?.text.trim() : undefined;
  };
  const places = [...entries.values()].flatMap(({ kind, id }) => (kind === 'text' && textAt(id) ? [id] : []));
  const sites = [...session.sites, ...newSitesIn(places, session.sites, textAt)];
  if (JSON.stringify(sites) !== JSON.stringify(last)) last = sites;
  return last;
});

export function useSites(): readonly SiteName[] {
  return useDraft(sitesIn);
}
