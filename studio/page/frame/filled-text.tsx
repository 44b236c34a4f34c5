/** A text as visitors see it, with a mark where the service fills something in. */

import { useSession } from '../data/draft-provider.tsx';

const PLACEHOLDER = '{brand}';

/** @param text if empty, its line stays as high */
export function FilledText({ text }: { readonly text: string }) {
  const { brand } = useSession();
  const [first = '', ...others] = (text || '\u00a0').split(PLACEHOLDER);
  if (others.length === 0) return first;
  return (
    <>
      {first}
      {others.map((rest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
        <span key={index}>
          <span className="studio-filled" title={`Written as ${PLACEHOLDER}, and filled in`}>
            {brand.name}
          </span>
          {rest}
        </span>
      ))}
    </>
  );
}
