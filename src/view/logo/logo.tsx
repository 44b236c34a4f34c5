/** The brand's mark and name, or its wordmark, linking home. */

import type { BrandModel } from '../../chrome/chrome.ts';
import { ID_PREFIX, type LogoDrawing } from '../../contract/drawing.ts';

interface LogoProps {
  readonly brand: BrandModel;
  /** Keeps ids unique in the page. */
  readonly place: 'header' | 'footer';
}

export function Logo({ brand, place }: LogoProps) {
  const { logo } = brand;
  return (
    <a className="portico-logo" href={brand.homeHref} aria-label={brand.homeLabel}>
      {logo.kind === 'path' ? (
        <svg className="portico-logo__mark" viewBox={logo.viewBox} height="28" aria-hidden="true">
          <path d={logo.path} />
        </svg>
      ) : (
        logo.drawings.map((drawing) => (
          <Variant key={`${drawing.size} ${drawing.scheme}`} drawing={drawing} place={place} />
        ))
      )}
      {!brand.nameInLogo && <span className="portico-logo__name">{brand.name}</span>}
    </a>
  );
}

interface VariantProps {
  readonly drawing: LogoDrawing;
  readonly place: LogoProps['place'];
}

function Variant({ drawing: { viewBox, markup, size, scheme }, place }: VariantProps) {
  const kinds = [size, scheme].filter((kind) => kind !== null);
  const classes = ['portico-drawing', 'portico-logo__mark', ...kinds.map((kind) => `portico-logo__mark--${kind}`)];
  const prefix = `${['portico', place, ...kinds].join('-')}-`;
  return (
    <svg
      className={classes.join(' ')}
      viewBox={viewBox}
      height="28"
      // without the style sheet, a page shows only one drawing
      display={size === 'small' || scheme === 'dark' ? 'none' : undefined}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the build
      dangerouslySetInnerHTML={{ __html: markup.replaceAll(ID_PREFIX, prefix) }}
    />
  );
}
