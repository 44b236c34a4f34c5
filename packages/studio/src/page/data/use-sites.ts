/** The company's sites: the files', and those that the draft adds. */

import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { newSitesIn, type SiteName } from '../../entries/audience.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import { useDraft } from './draft-provider.tsx';
import type { LoadedDraft } from './draft-state.ts';
import { keepWhileEqual } from './keep-while-equal.ts';

const sitesIn = memoizeByIdentity(
  keepWhileEqual(({ session, entries }: LoadedDraft): readonly SiteName[] => {
    const textAt = (place: string) => {
      const content = entries.get(entryKey({ kind: 'text', id: place }))?.content;
      return content?.kind === 'text' ? content.languages[DEFAULT_LANGUAGE]?.text.trim() : undefined;
    };
    const places = [...entries.values()].flatMap(({ kind, id }) => (kind === 'text' && textAt(id) ? [id] : []));
    return [...session.sites, ...newSitesIn(places, session.sites, textAt)];
  }),
);

/** The same list while no site is added, renamed or removed. */
export function useSites(): readonly SiteName[] {
  return useDraft(sitesIn);
}
