/** The preview page: controls, summary, frame and details of the responses. */

import { renderDocument } from '../html/render-document.tsx';
import { assetPath, type PreviewAssets } from '../release/release.ts';
import { samplePageHref } from './addresses.ts';
import { AnnouncementTable } from './announcement-table.tsx';
import { Controls } from './controls.tsx';
import { HeaderTable } from './header-table.tsx';
import { IncludeSnippets } from './include-snippets.tsx';
import { languageName } from './language-name.ts';
import type { Preview } from './preview.ts';
import { SizeTable } from './size-table.tsx';
import { Summary } from './summary.tsx';

export function renderPreviewPage(preview: Preview, assets: PreviewAssets): string {
  const { lang, theme } = preview.state.values;
  return renderDocument({
    title: `${languageName(lang)}, ${theme} – Portico preview`,
    description: 'The header and footer in every language and theme, at any width and date.',
    styles: [assetPath(assets.styles)],
    scripts: [assetPath(assets.script)],
    linkTarget: '_self',
    bodyClass: 'preview',
    body: [<PreviewPage key="page" preview={preview} />],
  });
}

function PreviewPage({ preview }: { readonly preview: Preview }) {
  const { state } = preview;
  return (
    <>
      <a className="preview-skip" href="#preview-frame">
        Skip to the preview
      </a>
      <header className="preview-top">
        <h1 className="preview-top__title">Portico preview</h1>
        <p className="preview-top__line">
          See the header and footer in every language and theme, at any width and date, before visitors do.
        </p>
      </header>
      <div className="preview-columns">
        <Controls preview={preview} />
        <main className="preview-main">
          <Summary preview={preview} />
          <section className="preview-stage" aria-label="Preview" data-preview-stage>
            <div className="preview-stage__page" data-width={state.width} data-preview-page>
              <iframe
                className="preview-stage__frame"
                id="preview-frame"
                title="Sample page with header and footer"
                src={samplePageHref(state)}
              />
            </div>
          </section>
          <div className="preview-caption">
            <p data-preview-caption>{state.width === 'full' ? 'Full width' : `${state.width} px wide`}</p>
            <p role="status" data-preview-note />
          </div>
          <div className="preview-report" data-preview-live="report">
            <AnnouncementTable preview={preview} />
            <IncludeSnippets state={state} origin={preview.origin} />
            <SizeTable sizes={preview.responses.sizes} />
            <HeaderTable headers={preview.responses.headers} />
          </div>
        </main>
      </div>
    </>
  );
}
