/** The languages in which the person may end a message, and why not in others. */

import { useMemo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { hasRole } from '../../contract/rights.ts';
import { endAnnouncement } from '../../entries/end-announcement.ts';
import { publishingBarrier } from '../../entries/publication-reach.ts';
import { Notice } from '../controls/notice.tsx';
import { useDraft, useSession } from '../data/draft-provider.tsx';
import { languageNames } from '../names/language-names.ts';
import { formatRole } from '../rights/format-role.ts';
import { NeedsRole } from '../rights/needs-role.tsx';

/** @param languages in which visitors see it */
export function useLanguagesToEnd(id: string, languages: readonly Language[]): readonly Language[] {
  const session = useSession();
  const published = useDraft((draft) => draft.published);
  return useMemo(() => {
    if (!hasRole(session.rights, 'publisher')) return [];
    if (published === null) return languages;
    return languages.filter((language) => {
      const ended = endAnnouncement(published, { id, in: [language], at: new Date().toISOString() });
      return (
        typeof ended === 'string' ||
        publishingBarrier(published, ended, session.rights.publishes, session.sites) === null
      );
    });
  }, [id, languages, published, session]);
}

/** @param props.others the languages in which the person may not end it */
export function EndLimits({ others }: { readonly others: readonly Language[] }) {
  const { rights, sites } = useSession();
  if (!hasRole(rights, 'publisher')) return <NeedsRole needed="publisher">Only publishers can end messages.</NeedsRole>;
  if (others.length === 0) return null;
  return (
    <Notice tone="caution">
      <p>
        You can’t end it in {languageNames(others)}. Your role is {formatRole(rights, sites)}.
      </p>
    </Notice>
  );
}
