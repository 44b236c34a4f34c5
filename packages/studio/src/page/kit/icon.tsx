/** An icon, in the colour of its text; the text beside it says the same. */

import type { StudioIcon } from '../../contract/pages.ts';
import { ICON_PATHS } from './drawings.ts';

export function Icon({ icon }: { readonly icon: StudioIcon }) {
  return (
    <svg className="studio-icon" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={ICON_PATHS[icon]} />
    </svg>
  );
}
