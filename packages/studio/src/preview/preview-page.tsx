/** The preview page: controls, summary, frames and details of the responses. */

import { languageName } from '../contract/language-name.ts';
import { type PreviewFiles, studioFilePath } from '../files/files.ts';
import { FIELD } from '../page/primitives/control-classes.ts';
import { Row, Stack, Text } from '../page/primitives/layout.tsx';
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
  const { state, share, viewer, licenses } = preview;
  const other = comparedWith(state.of);
  return (
    <>
      <PreviewTop preview={preview} />
      <Stack as="main" gap={5} size="body" className="preview-columns">
        {share === null && <h1 className="studio-visually-hidden">Preview</h1>}
        <Controls preview={preview} />
        <Stack gap={3} shrinks>
          <BackToMessage state={state} />
          <Missing preview={preview} />
          <Row gap={2} align="end" oneLine>
            <Summary preview={preview} />
            {share === null &&
              (viewer?.mayShare ? (
                <ShareForm preview={preview} />
              ) : (
                <Text size="small" tone="quiet">
                  Only authors can share previews.
                </Text>
              ))}
          </Row>
          <Text size="small" tone="quiet" role="status" data-preview-note />
          <div className="preview-frames">
            <PreviewFrame
              id="preview-frame"
              name={share === null ? previewedName(state.of) : share.only ? 'Shared preview' : 'Shared draft'}
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
          <div data-preview-live="report">
            <AnnouncementTable preview={preview} />
          </div>
          {share === null && (
            <details>
              <summary className={FIELD.label}>For developers: code, sizes and headers</summary>
              <Stack gap={4} above={3} data-preview-live="developers">
                <IncludeSnippets state={state} origin={preview.serviceOrigin} />
                <SizeTable sizes={preview.responses.sizes} />
                <HeaderTable headers={preview.responses.headers} />
              </Stack>
            </details>
          )}
        </Stack>
      </Stack>
      <Text as="footer" size="small" className="preview-foot">
        <a href={licenses}>Licenses of the packages that Portico contains</a>
      </Text>
    </>
  );
}
