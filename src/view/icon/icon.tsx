/** A drawing of the icon set, as an inline path: decorative, in the colour of its text. */

import type { IconName, SocialNetwork } from '../../contract/icons.ts';
import { ICON_PATHS } from './drawings.ts';

export function Icon({ name }: { readonly name: IconName | SocialNetwork }) {
  return (
    // size and colours for pages without the style sheet
    <svg className="portico-icon" viewBox="0 0 24 24" width="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
