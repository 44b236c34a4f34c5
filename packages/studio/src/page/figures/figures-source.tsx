/** Says whether figures are invented, or why there are none. */

import { type Figures, USUAL_DAYS } from '../../contract/figures.ts';
import { Badge } from '../controls/badge.tsx';
import { Row } from '../primitives/layout.tsx';

export function SampleBadge({ figures }: { readonly figures: Figures<unknown> }) {
  return figures.state === 'sample' ? <Badge tone="caution">Sample figures</Badge> : null;
}

/** Shown above a list with totals; nothing if nothing is counted. */
export function TotalsNote({ figures }: { readonly figures: Figures<unknown> | null }) {
  if (figures === null || figures.state === 'off') return null;
  return (
    <Row as="span" gap={2} rows={1} inline size="small" tone="quiet" className="studio-totals-note">
      {'message' in figures ? figures.message : `Seen and clicks: last ${USUAL_DAYS} days`}{' '}
      <SampleBadge figures={figures} />
    </Row>
  );
}
