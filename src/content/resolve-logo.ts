/** Resolves the logo to its drawings for each size and theme. */

import type { Logo, LogoDrawing } from '../contract/drawing.ts';
import { ownValue } from '../contract/own-value.ts';
import { COLOR_SCHEMES } from '../contract/theme.ts';
import type { CompanyContent } from './company-content.ts';

export function resolveLogo({ brand: { logo }, drawings }: Pick<CompanyContent, 'brand' | 'drawings'>): Logo {
  if ('path' in logo) return { kind: 'path', viewBox: logo.viewBox, path: logo.path };
  const drawn = (name: string, place: Pick<LogoDrawing, 'size' | 'scheme'>): LogoDrawing[] => {
    const drawing = ownValue(drawings, name);
    return drawing ? [{ ...drawing, ...place }] : [];
  };
  const ofSize = (given: typeof logo.wide, size: LogoDrawing['size']) =>
    typeof given === 'string'
      ? drawn(given, { size, scheme: null })
      : COLOR_SCHEMES.flatMap((scheme) => drawn(given[scheme], { size, scheme }));
  const { wide, small } = logo;
  return {
    kind: 'drawings',
    drawings: small === undefined ? ofSize(wide, null) : [...ofSize(wide, 'wide'), ...ofSize(small, 'small')],
  };
}
