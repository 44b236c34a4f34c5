/** A drawing of the icon set, as an inline path: decorative, in the colour of its text. */

import type { IconName, SocialIcon } from '../../contract/icons.ts';
import { ICON_PATHS } from './drawings.ts';

interface IconProps {
  readonly name: IconName | SocialIcon;
  readonly isMirrored?: boolean;
}

export function Icon({ name, isMirrored }: IconProps) {
  const className = isMirrored ? 'portico-icon portico-icon--mirrored' : 'portico-icon';
  return (
    // a page without the style sheet shows an empty square of this size
    <svg className={className} viewBox="0 0 24 24" width="20" fill="none" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
