/** A drawing of the icon set, as an inline path: decorative, in the colour of its text. */

import type { IconName, SocialNetwork } from '../../contract/icons.ts';
import { ICON_PATHS } from './drawings.ts';

export function Icon({ name }: { readonly name: IconName | SocialNetwork }) {
  return (
    // sizes and colours for pages without the style sheet
    <svg
      className="portico-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path className="portico-icon__stroke" d={ICON_PATHS[name]} />
    </svg>
  );
}
