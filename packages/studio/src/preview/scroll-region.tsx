/** A region that scrolls if its content is too wide, also with the keyboard. */

import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: some browsers do not make scrollable regions focusable
    <section className="studio-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
