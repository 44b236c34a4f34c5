/** Placeholder for content that is loading. */

import { Stack } from '../primitives/layout.tsx';

interface SkeletonProps {
  readonly rows?: number;
  /** The height of each, as a CSS length. */
  readonly height?: string;
}

export function Skeleton({ rows = 3, height = '5rem' }: SkeletonProps) {
  return (
    <Stack gap={3} className="studio-skeleton" aria-busy="true">
      <span className="studio-visually-hidden">Loading…</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <span key={row} className="studio-skeleton__row" style={{ blockSize: height }} />
      ))}
    </Stack>
  );
}
