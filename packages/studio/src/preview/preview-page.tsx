/** The preview page: controls, summary, frames and details of the responses. */

import { languageName } from '../contract/language-name.ts';
import { type PreviewFiles, studioFilePath } from '../files/files.ts';
import { samplePageHref } from './addresses.ts';
import { AnnouncementTable } from './announcement-table.tsx';
import { Controls } from './controls.tsx';
import { BackToMessage } from './edit-links.tsx';
import { HeaderTable } from './header-table.tsx';
import { IncludeSnippets } from './include-snippets.tsx';
import { comparedWith, previewedName } from './message-source.ts';
import type { Preview } from './preview.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewTop } from './preview-top.tsx';
import { renderDocument } from './render-document.tsx';
import { ShareForm } from './share-form.tsx';
import { SizeTable } from './size-table.tsx';
import { Missing, Summary } from './summary.tsx';

export function renderPreviewPage(preview: Preview, files: PreviewFiles): string {
  const { lang, theme } = preview.state.values;
  return renderDocument({
    title: `${languageName(lang)}, ${theme} – Portico preview`,
    description: 'The header and footer in every language and theme, at any width and date.',
    styles: [studioFilePath(files.styles)],
    scripts: [studioFilePath(files.script)],
    linkTarget: '_self',
    bodyClass: 'preview',
    body: [<PreviewPage key="page" preview={preview} />],
  });
}

function PreviewPage({ preview }: { readonly preview: Preview }) {
  const { state, share, mayShare, licenses } = preview;
  const other = comparedWith(state.of);
  return (
    <>
      <PreviewTop preview={preview} />
      <main className="preview-columns">
        <Controls preview={preview} />
        <div className="preview-main">
          <BackToMessage state={state} />
          <Missing preview={preview} />
          <div className="preview-head">
            <Summary preview={preview} />
            {share === null &&
              (mayShare ? <ShareForm /> : <p className="preview-note">Only authors can share previews.</p>)}
          </div>
          <p className="preview-note" role="status" data-preview-note />
          <div className="preview-frames">
            <PreviewFrame
              id="preview-frame"
              name={share === null ? previewedName(state.of) : 'Shared draft'}
              src={samplePageHref(state)}
              width={state.width}
            />
            {state.place.hasChoice && (
              <PreviewFrame
                id="preview-other-frame"
                name={previewedName(other)}
                src={state.compare ? samplePageHref(state, other) : null}
                width={state.width}
              />
            )}
          </div>
          <div className="preview-report" data-preview-live="report">
            <AnnouncementTable preview={preview} />
          </div>
          {share === null && (
            <details className="preview-developers">
              <summary>For developers: code, sizes and headers</summary>
              <div className="preview-report" data-preview-live="developers">
                <IncludeSnippets state={state} origin={preview.serviceOrigin} />
                <SizeTable sizes={preview.responses.sizes} />
                <HeaderTable headers={preview.responses.headers} />
              </div>
            </details>
          )}
        </div>
      </main>
      <footer className="preview-foot">
        <a href={licenses}>Licenses of the packages that Portico contains</a>
      </footer>
    </>
  );
}
