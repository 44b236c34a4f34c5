/** Estimates how wide the logo and the name in the row are. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { resolveLogo } from '../../../../src/content/resolve-logo.ts';
import { LOGO } from '../../../studio/src/entries/fit/places.ts';
import { textWidth } from '../../../studio/src/entries/fit/text-width.ts';

/**
 * In pixels.
 *
 * @param hidden the drawing that the window is too narrow, or too wide, for
 */
export function logoWidth(locales: Pick<CompanyContent, 'brand' | 'drawings'>, hidden: 'wide' | 'small'): number {
  const { name, nameInLogo } = locales.brand;
  const { gap, fontSize, letterSpacing, heavier } = LOGO;
  const mark = Math.max(...shownLogos(locales, hidden).map(markWidth));
  const letters = textWidth(name, fontSize) * heavier + [...name].length * letterSpacing * fontSize;
  return mark + (nameInLogo ? 0 : gap + letters);
}

/** The `viewBox` of each. */
function shownLogos(locales: Pick<CompanyContent, 'brand' | 'drawings'>, hidden: 'wide' | 'small'): string[] {
  const logo = resolveLogo(locales);
  if (logo.kind === 'path') return [logo.viewBox];
  return logo.drawings.flatMap(({ size, viewBox }) => (size === hidden ? [] : viewBox));
}

function markWidth(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return (LOGO.markHeight * width) / height;
}
