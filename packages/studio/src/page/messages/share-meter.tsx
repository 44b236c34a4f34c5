/** A message's share of views now. */

import { percentText } from '../../entries/wording.ts';
import { Grid } from '../primitives/layout.tsx';

interface ShareMeterProps {
  /** From 0 to 1. */
  readonly share: number;
  /** Said if it isn't the usual 1. */
  readonly weight: string;
}

export function ShareMeter({ share, weight }: ShareMeterProps) {
  return (
    <Grid as="span" gap={3} rows={1} align="baseline" justify="between" size="small" numbers className="studio-share">
      <span>
        <strong>{percentText(share)}</strong> of views
      </span>
      <span className="studio-share__track" aria-hidden="true">
        <span className="studio-share__bar" style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {Number(weight) === 1 ? null : <span className="studio-share__weight">Frequency {weight.trim()}</span>}
    </Grid>
  );
}
