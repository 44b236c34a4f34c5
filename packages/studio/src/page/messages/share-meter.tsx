/** A message's share of views now. */

import { percentText } from '../../entries/wording.ts';

interface ShareMeterProps {
  /** From 0 to 1. */
  readonly share: number;
  /** Said if it isn't the usual 1. */
  readonly weight: string;
}

export function ShareMeter({ share, weight }: ShareMeterProps) {
  return (
    <span className="studio-share">
      <span className="studio-share__text">
        <strong>{percentText(share)}</strong> of views
      </span>
      <span className="studio-share__track" aria-hidden="true">
        <span className="studio-share__bar" style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {Number(weight) === 1 ? null : <span className="studio-share__weight">Frequency {weight.trim()}</span>}
    </span>
  );
}
