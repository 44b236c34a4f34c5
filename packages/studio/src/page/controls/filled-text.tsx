/** Texts as visitors see them: filled in as the service does it, and marked where the page can show a mark. */

import { useCallback } from 'react';
import { useDraftState } from '../data/draft-provider.tsx';

const PLACEHOLDER = '{brand}';

/** For names and announcements, which can't show a mark. */
export function useFill(): (text: string) => string {
  const brand = useBrand();
  return useCallback((text) => text.replaceAll(PLACEHOLDER, () => brand), [brand]);
}

/** @param text if empty, its line stays as high */
export function FilledText({ text }: { readonly text: string }) {
  const brand = useBrand();
  const [first = '', ...others] = (text || '\u00a0').split(PLACEHOLDER);
  if (others.length === 0) return first;
  return (
    <>
      {first}
      {others.map((rest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
        <span key={index}>
          <span className="studio-filled" title={`Written as ${PLACEHOLDER}, and filled in`}>
            {brand}
          </span>
          {rest}
        </span>
      ))}
    </>
  );
}

/** The placeholder itself until the draft is loaded. */
function useBrand(): string {
  return useDraftState((state) => (state.status === 'loaded' ? state.draft.session.brand.name : PLACEHOLDER));
}
