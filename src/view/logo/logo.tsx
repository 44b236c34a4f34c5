/** The brand's mark and name, or its wordmark, linking home. */

import type { Brand } from '../../chrome/chrome.ts';

export function Logo({ brand }: { readonly brand: Brand }) {
  return (
    <a className="portico-logo" href={brand.homeHref} aria-label={brand.homeLabel}>
      <svg className="portico-logo__mark" viewBox={brand.logo.viewBox} height="28" aria-hidden="true">
        <path d={brand.logo.path} />
      </svg>
      {!brand.nameInLogo && <span className="portico-logo__name">{brand.name}</span>}
    </a>
  );
}
