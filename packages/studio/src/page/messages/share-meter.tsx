/** A message's share of views now. */

import { percentText } from '../../entries/wording.ts';

/** @param share from 0 to 1 */
export function ShareMeter({ share }: { readonly share: number }) {
  return (
    <>
      {percentText(share)}
      <span className="studio-message__word"> of views</span>
      <span className="studio-share__track" aria-hidden="true">
        <span className="studio-share__bar" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </>
  );
}
