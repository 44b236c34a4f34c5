/** The figures of a message, beside it in a list. */

import { formatCount, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
import type { Tally } from './tally.ts';

export function MessageTotals({ tally }: { readonly tally: Tally }) {
  return (
    <span className="studio-totals">
      <span className="studio-totals__figure">
        <span className="studio-totals__number">{formatCount(tally.seen)}</span> seen
      </span>
      <span className="studio-totals__figure">
        <span className="studio-totals__number">{formatCount(tally.click)}</span> clicks
      </span>
      <span className="studio-totals__figure">
        <span className="studio-totals__number">{formatRate(rateOf(tally, 'click'))}</span> rate
      </span>
    </span>
  );
}
