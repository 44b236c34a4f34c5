/** A drawing of the icon set or of the company, inline: decorative, in the colour of its text. */

import type { Drawing } from '../../contract/drawing.ts';
import type { IconName, SocialIcon } from '../../contract/icons.ts';
import { ICON_PATHS } from './drawings.ts';

interface IconProps {
  readonly icon: IconName | SocialIcon | Drawing;
  readonly isMirrored?: boolean;
}

export function Icon({ icon, isMirrored }: IconProps) {
  if (typeof icon === 'object') {
    return (
      <svg
        className="portico-drawing portico-icon"
        viewBox={icon.viewBox}
        width="20"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the build
        dangerouslySetInnerHTML={{ __html: icon.markup }}
      />
    );
  }
  const className = isMirrored ? 'portico-icon portico-icon--mirrored' : 'portico-icon';
  return (
    // without the style sheet, this is an empty square of fixed size
    <svg className={className} viewBox="0 0 24 24" width="20" fill="none" aria-hidden="true">
      <path d={ICON_PATHS[icon]} />
    </svg>
  );
}
