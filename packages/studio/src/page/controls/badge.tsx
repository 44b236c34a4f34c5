/** A short label for a state, such as “Live”. */

import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'good' | 'caution' | 'bad';
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`studio-badge studio-tint-${tone}`}>{children}</span>;
}
