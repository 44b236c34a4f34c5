/** Something that may be wider than its place: it scrolls by itself, and the keyboard reaches it. */

import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
    <section className="preview-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
