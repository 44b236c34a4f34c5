/** The figures of a message, beside it in a list. */

import { Grid, Text } from '../primitives/layout.tsx';
import { formatCount, formatRate } from './format-figures.ts';
import { rateOf } from './rate.ts';
import type { Tally } from './tally.ts';

export function MessageTotals({ tally }: { readonly tally: Tally }) {
  return (
    <Grid as="span" gap={3} rows={0} size="small" tone="quiet" className="studio-totals">
      <span className="studio-totals__figure">
        <Text as="span" block size="body" weight="medium" numbers className="studio-totals__number">
          {formatCount(tally.seen)}
        </Text>{' '}
        seen
      </span>
      <span className="studio-totals__figure">
        <Text as="span" block size="body" weight="medium" numbers className="studio-totals__number">
          {formatCount(tally.click)}
        </Text>{' '}
        clicks
      </span>
      <span className="studio-totals__figure">
        <Text as="span" block size="body" weight="medium" numbers className="studio-totals__number">
          {formatRate(rateOf(tally, 'click'))}
        </Text>{' '}
        rate
      </span>
    </Grid>
  );
}
