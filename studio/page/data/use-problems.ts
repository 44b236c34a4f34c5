/** Finds what is wrong with entries, by the rules of the build. */

import { useMemo } from 'react';
import type { Problem } from '../../contract/api.ts';
import type { Entry } from '../../contract/draft.ts';
import { entryProblems } from '../../messages/compose-publication.ts';
import type { PublicationRules } from '../../messages/content-problems.ts';
import { useSession } from './draft-provider.tsx';

function useRules(): PublicationRules {
  const { brand, images, imageOrigins } = useSession();
  return useMemo(
    () => ({ brand, images: { names: images.map(({ name }) => name), origins: imageOrigins } }),
    [brand, images, imageOrigins],
  );
}

/** One list for all valid contents, so that components that show it don't render again. */
const NONE: readonly Problem[] = [];

/** What has to be corrected before the entry can be published. */
export function useProblems({ id, content }: Pick<Entry, 'id' | 'content'>): readonly Problem[] {
  const rules = useRules();
  return useMemo(() => {
    const problems = entryProblems({ id, content }, rules);
    return problems.length === 0 ? NONE : problems;
  }, [id, content, rules]);
}
