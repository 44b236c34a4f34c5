/** Whether the person may give an entry an earlier content. The store decides; this hides what it would refuse. */

import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { beyondTexts } from '../../entries/text-changes.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { useHasRole, useRights } from '../rights/use-rights.ts';

/** @param now the entry's content; `null` without the entry */
export function useMayGoBack({ id }: EntryName, now: EntryContent | null): (content: EntryContent | null) => boolean {
  const { texts } = useRights();
  const [isAuthor, isTranslator] = [useHasRole('author'), useHasRole('translator')];
  const files = useMenuFiles().data;
  return (content) => {
    if (content === null) return false;
    if (isAuthor) return true;
    return (
      isTranslator && files !== undefined && beyondTexts({ id, before: now, after: content }, texts, files) === null
    );
  };
}
