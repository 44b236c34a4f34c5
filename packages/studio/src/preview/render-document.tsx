/** Renders a complete page: the preview page and its sample page. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Direction } from '../../../../src/contract/language.ts';

interface PageDocument {
  readonly title: string;
  readonly description: string;
  /** URLs of style sheets and module scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Where links without a target open. */
  readonly linkTarget: '_self' | '_blank';
  readonly bodyClass: string;
  /** Defaults to left to right. */
  readonly direction?: Direction;
  /** Elements, or fragments that are already HTML. */
  readonly body: readonly (ReactElement | string)[];
}

export function renderDocument(page: PageDocument): string {
  const head = renderToString(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <base target={page.linkTarget} />
      <link rel="icon" href="data:," />
      {page.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {page.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </head>,
  );
  const body = page.body.map((part) => (typeof part === 'string' ? part : renderToString(part))).join('');
  return `<!doctype html><html lang="en" dir="${page.direction ?? 'ltr'}">${head}<body class="${page.bodyClass}">${body}</body></html>`;
}
