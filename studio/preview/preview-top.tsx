/** The top of the preview page: the navigation of the Studio, or who shared the preview. */

import { instantText } from './instant-text.ts';
import type { Preview } from './preview.ts';

const PAGES = [
  ['/', 'Messages'],
  ['/timeline', 'Timeline'],
  ['/cards', 'Cards'],
  ['/history', 'History'],
  ['/preview', 'Preview'],
] as const;

export function PreviewTop({ preview: { state, share } }: { readonly preview: Preview }) {
  return (
    <header className="preview-top">
      {share === null ? (
        <>
          <p className="preview-top__name">Portico Studio</p>
          <nav className="preview-top__pages" aria-label="Studio">
            {PAGES.map(([href, text]) => (
              <a key={href} href={href} aria-current={href === state.place.page ? 'page' : undefined}>
                {text}
              </a>
            ))}
          </nav>
          <h1 className="preview-hidden">Preview</h1>
        </>
      ) : (
        <>
          <h1 className="preview-top__name">Preview</h1>
          <p>
            Shared by <strong>{share.createdBy}</strong>. The link works until{' '}
            {instantText(Date.parse(share.expiresAt))}.
          </p>
        </>
      )}
    </header>
  );
}
