/** Error pages: unknown or expired previews, and previews that can't be shown now. */

import { type StudioFiles, studioFilePath } from '../files/files.ts';
import { EmptyPanel } from '../page/kit/empty-panel.tsx';
import { buttonClass } from '../page/primitives/control-classes.ts';
import { type Previewed, previewedName } from './message-source.ts';
import { pageResponse } from './page-responses.ts';
import { renderDocument } from './render-document.tsx';

interface MissingPage {
  readonly status: 404 | 503;
  readonly title: string;
  readonly text: string;
  /** The way back; `null` for people who have only the link. */
  readonly link: { readonly href: string; readonly text: string } | null;
}

export function shareNotFound(files: StudioFiles): Response {
  const text = 'Links to a preview stop working after some days. Ask the person who sent you the link for a new one.';
  return missingResponse({ status: 404, title: 'This link does not work any more', text, link: null }, files);
}

export function versionNotFound(previewed: Previewed, files: StudioFiles): Response {
  return missingResponse(
    {
      status: 404,
      title: `${previewedName(previewed)} does not exist`,
      text: 'The history lists all versions.',
      link: { href: '/history', text: 'Open the history' },
    },
    files,
  );
}

export function unavailable(files: StudioFiles): Response {
  const text = 'Something went wrong. Reload the page in a moment.';
  return missingResponse({ status: 503, title: 'The preview cannot be shown now', text, link: null }, files);
}

function missingResponse({ status, title, text, link }: MissingPage, { preview }: StudioFiles): Response {
  const body = (
    <main key="main" className="preview-missing">
      <EmptyPanel icon={status === 503 ? 'failed' : 'search'} title={title} heading="h1" text={text}>
        {link && (
          <a className={buttonClass()} href={link.href}>
            {link.text}
          </a>
        )}
      </EmptyPanel>
    </main>
  );
  const html = renderDocument({
    title: `${title} – Portico preview`,
    description: text,
    styles: [studioFilePath(preview.styles)],
    scripts: [],
    linkTarget: '_self',
    bodyClass: 'preview',
    body: [body],
  });
  return pageResponse(html, 'preview', status);
}
