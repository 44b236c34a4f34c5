/** The share of views with a click, and how sure it is. */

import { Text } from '../primitives/layout.tsx';
import { formatInterval, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
import type { Tally } from './tally.ts';

interface ClickRateProps {
  readonly tally: Tally;
  /** Explains the interval. */
  readonly title?: string;
}

export function ClickRate({ tally, title }: ClickRateProps) {
  const rate = rateOf(tally, 'click');
  return (
    <>
      {formatRate(rate)}
      {rate === null ? null : (
        <Text
          as="span"
          size="small"
          weight="normal"
          tone="quiet"
          nowrap
          className="studio-figures__interval"
          title={title}
        >
          {' '}
          {formatInterval(rate)}
        </Text>
      )}
    </>
  );
}
