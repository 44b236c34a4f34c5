/** The figures of a message, beside it in a list. */

import { Text } from '../primitives/layout.tsx';
import { formatCount, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
import type { Tally } from './tally.ts';

export function MessageTotals({ tally }: { readonly tally: Tally }) {
  const figures = [
    [formatCount(tally.seen), 'seen'],
    [formatCount(tally.click), 'clicks'],
    [formatRate(rateOf(tally, 'click')), 'rate'],
  ] as const;
  return (
    <Text as="span" size="small" numbers className="studio-totals">
      {figures.map(([figure, word]) => (
        <span key={word} className="studio-totals__number">
          {figure}
          <span className="studio-message__word"> {word}</span>
        </span>
      ))}
    </Text>
  );
}
