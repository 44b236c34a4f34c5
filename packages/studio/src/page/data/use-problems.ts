/** Finds problems of entries, by the build's rules. */

import { useMemo } from 'react';
import type { Problem, Session } from '../../contract/api.ts';
import type { Entry, EntryContent } from '../../contract/draft.ts';
import { entryProblems } from '../../entries/compose-publication.ts';
import type { PublicationRules } from '../../fields/field-type.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import { useSession } from './draft-provider.tsx';

const rulesOf = memoizeByIdentity(
  ({ brand, images, imageOrigins }: Session): PublicationRules => ({
    brand,
    images: { names: images.map(({ name }) => name), origins: imageOrigins },
  }),
);

/** One list for all valid contents, so that components that show it don't render again. */
const NONE: readonly Problem[] = [];

/** A cache: rows of a long list come and go, and validating takes a millisecond. */
const found = new WeakMap<
  EntryContent,
  { readonly id: string; readonly rules: object; readonly problems: readonly Problem[] }
>();

export function useRules(): PublicationRules {
  return rulesOf(useSession());
}

/** What has to be fixed before the entry can be published. */
export function useProblems({ id, content }: Pick<Entry, 'id' | 'content'>): readonly Problem[] {
  const rules = useRules();
  return useMemo(() => {
    const known = found.get(content);
    if (known?.id === id && known.rules === rules) return known.problems;
    const problems = entryProblems({ id, content }, rules);
    const kept = problems.length === 0 ? NONE : problems;
    found.set(content, { id, rules, problems: kept });
    return kept;
  }, [id, content, rules]);
}
