/** Describes in words what visitors see in a period. */

import type { Period, Share } from '../../entries/timeline.ts';
import { percentText } from '../../entries/wording.ts';
import { listed } from '../../fields/wording.ts';

/** Such as `75%`; never 0% or, where messages share, 100%. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.005) return 'less than 1%';
  return share < 1 && share >= 0.995 ? 'more than 99%' : percentText(share);
}

/** Such as `“Spring webinar” 75% and “Report” 25%`. */
export function formatShares(shares: readonly Share[]): string {
  if (shares.length === 0) return 'No message';
  const names = shares.map(({ message, share }) =>
    shares.length === 1 ? `“${message.title}”` : `“${message.title}” ${formatShare(share)}`,
  );
  return listed(names);
}

/** The label of a gap or an overlap; `null` for a period with one message. */
export function formatKind({ kind, shares }: Pick<Period, 'kind' | 'shares'>): string | null {
  if (kind === 'gap') return 'Gap';
  return kind === 'overlap' ? `Overlap of ${shares.length}` : null;
}

/** Such as `2 gaps and 1 overlap`. */
export function formatFindings(periods: readonly Pick<Period, 'kind'>[]): string {
  const count = (kind: Period['kind'], name: string) => {
    const { length } = periods.filter((period) => period.kind === kind);
    return length === 0 ? [] : [`${length} ${name}${length === 1 ? '' : 's'}`];
  };
  return listed([...count('gap', 'gap'), ...count('overlap', 'overlap')]) || 'no gaps and no overlaps';
}
