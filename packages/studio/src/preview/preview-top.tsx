/** The top of the preview page: the Studio's navigation, or who shared the preview. */

import { NAVIGATION, PAGES, PREVIEW_PATH } from '../contract/pages.ts';
import { freshHref } from './addresses.ts';
import { Instant } from './instant.tsx';
import type { Preview } from './preview.ts';

const LINKS = [...NAVIGATION.map((page) => PAGES[page]), { path: PREVIEW_PATH, title: 'Preview' }];

/** Looks like the header of the Studio's other pages (`packages/studio/src/page/frame`). */
export function PreviewTop({ preview: { state, share } }: { readonly preview: Preview }) {
  return (
    <header className="studio-header">
      <div className="studio-header__row">
        <a className="studio-skip" href="#preview-frame">
          Skip to the preview
        </a>
        {share === null ? (
          <>
            <a className="studio-header__brand" href="/">
              <span className="studio-header__mark" aria-hidden="true" />
              Portico Studio
            </a>
            <nav className="studio-header__nav" aria-label="Studio">
              {LINKS.map(({ path, title }) => (
                <a
                  key={path}
                  className="studio-header__link"
                  href={path === state.place.page ? freshHref(state) : path}
                  aria-current={path === state.place.page ? 'page' : undefined}
                >
                  {title}
                </a>
              ))}
            </nav>
            <h1 className="preview-hidden">Preview</h1>
            <div className="studio-header__end">
              <span className="studio-save-state" data-preview-saved />
              <a className="studio-button studio-button--secondary studio-button--small" href={PAGES.publish.path}>
                Publish…
              </a>
            </div>
          </>
        ) : (
          <>
            <h1 className="studio-header__brand">
              <span className="studio-header__mark" aria-hidden="true" />
              Preview
            </h1>
            <p className="preview-share">
              Shared by <strong>{share.createdBy}</strong>. The link works until{' '}
              <Instant at={inMinutes(share.expiresAt)} timeZone={state.timeZone} />.
            </p>
          </>
        )}
      </div>
    </header>
  );
}

/** @returns milliseconds since 1970, without the seconds */
function inMinutes(time: string): number {
  return Math.floor(Date.parse(time) / 60_000) * 60_000;
}
