/** What a message achieved in the last days. */

import { memo, useState } from 'react';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { failureOf } from '../data/failure.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { SampleBadge } from './figures-source.tsx';
import { MessageFigures } from './message-figures.tsx';
import { useDayFigures } from './use-figures.ts';

const PERIODS = { '7': '7 days', '28': '28 days', '90': '90 days' };

/** Renders again only for another message, and so not while people type. */
export const FiguresPanel = memo(function FiguresPanel({ id }: { readonly id: string }) {
  const [period, setPeriod] = useState<keyof typeof PERIODS>('28');
  const days = Number(period);
  const { data, error, refetch } = useDayFigures(id, days);
  const hasNone = data && 'message' in data;
  return (
    <Stack as="section" gap={5} above={5} pad={5} surface="panel" className="studio-figures" aria-labelledby="figures">
      <Row gap={4} rows={3} className="studio-figures__head">
        <Text id="figures" as="h2" size="large" weight="strong">
          What it achieved
        </Text>
        {data ? <SampleBadge figures={data} /> : null}
        {hasNone ? null : <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />}
      </Row>
      {data === undefined && error === null ? <Skeleton rows={2} /> : null}
      {error === null ? null : (
        <FailureNotice title="The figures could not be loaded" failure={failureOf(error)} onRetry={refetch} />
      )}
      {hasNone ? <Text tone="quiet">{data.message}</Text> : null}
      {data && 'rows' in data ? <MessageFigures id={id} days={days} figures={data} /> : null}
    </Stack>
  );
});
