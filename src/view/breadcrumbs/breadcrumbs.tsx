/** Breadcrumbs to the host's page, below the header's rows. */

import type { HeaderModel } from '../../chrome/chrome.ts';

export function Breadcrumbs({ label, items }: NonNullable<HeaderModel['breadcrumbs']>) {
  return (
    <nav className="portico-breadcrumbs" aria-label={label} data-portico-part="breadcrumbs">
      <ol>
        {items.map(({ title, href, current }) => (
          <li key={title}>
            <a href={href} aria-current={current as 'page'}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
