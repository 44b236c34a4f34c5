/** Describes in words what visitors see in a period. */

import { numberText } from '../../contract/limits.ts';
import type { Period, Share } from '../../entries/timeline.ts';
import { percentText } from '../../entries/wording.ts';
import { listed, quoted } from '../../fields/wording.ts';

/** Such as `75%`; never 0% or, where messages share, 100%. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.005) return 'less than 1%';
  return share < 1 && share >= 0.995 ? 'more than 99%' : percentText(share);
}

/** How many messages are named at most: in a sentence, and where there is room for a line. */
const NAMED = 10;
export const NAMED_SHORT = 3;

/** Such as `“Spring webinar” 75% and “Report” 25%`. */
export function formatShares(shares: readonly Share[]): string {
  return shares.length === 0 ? 'No message' : listed(namesOf(shares, NAMED, quoted));
}

/** Such as `Spring webinar 75%, Report 25%`, or how many messages share the visitors. */
export function formatShortShares(shares: readonly Share[]): string {
  if (shares.length > NAMED_SHORT) return `${numberText(shares.length)} messages`;
  return shares.length === 0 ? 'Gap' : namesOf(shares, NAMED_SHORT, (title) => title).join(', ');
}

function namesOf(shares: readonly Share[], most: number, named: (title: string) => string): readonly string[] {
  const names = shares.slice(0, most).map(({ message: { title }, share }) => {
    return share === 1 ? named(title) : `${named(title)} ${formatShare(share)}`;
  });
  return shares.length > most ? [...names, `${numberText(shares.length - most)} more`] : names;
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
