/** A drawing of the icon set, as an inline path: decorative, in the colour of its text. */

import type { IconName, SocialIcon } from '../../contract/icons.ts';
import { ICON_PATHS } from './drawings.ts';

export function Icon({ name }: { readonly name: IconName | SocialIcon }) {
  return (
    // a page without the style sheet shows an empty square of this size
    <svg className="portico-icon" viewBox="0 0 24 24" width="20" fill="none" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
