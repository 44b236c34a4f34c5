/** A drawing of the icon set, as an inline path: decorative, in the colour of its text. */

import type { IconName, SocialNetwork } from '../../contract/icons.ts';
import { DRAWINGS } from './drawings.ts';

export function Icon({ name }: { readonly name: IconName | SocialNetwork }) {
  return (
    <svg className="portico-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="portico-icon__stroke" d={DRAWINGS[name]} />
    </svg>
  );
}
