/** The files of the chrome for the `<head>`, as elements that React hoists into it and loads once. */

import type { ReactElement } from 'react';
import type { PageChrome } from '../page-chrome.ts';
import { elementsBeside } from '../with-elements.ts';

export interface PorticoHeadProps {
  readonly chrome: Pick<PageChrome, 'styles' | 'scripts'>;
  /** The URL of `elements.js`. By default beside the other scripts, or `/chrome/elements.js` without any. */
  readonly elements?: string;
  /** For a Content-Security-Policy that allows scripts by nonce. */
  readonly nonce?: string | undefined;
}

/** Renders the style sheet, the script and `elements.js`, with their integrity. Works anywhere in the page. */
export function PorticoHead({ chrome, elements = elementsBeside(chrome), nonce }: PorticoHeadProps): ReactElement {
  return (
    <>
      {chrome.styles.map(({ href, integrity }) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          integrity={integrity}
          crossOrigin="anonymous"
          precedence="portico"
          nonce={nonce}
        />
      ))}
      {/* React hoists and runs only scripts with `async` */}
      {chrome.scripts.map(({ src, integrity }) => (
        <script key={src} type="module" async src={src} integrity={integrity} crossOrigin="anonymous" nonce={nonce} />
      ))}
      <script key={elements} type="module" async src={elements} crossOrigin="anonymous" nonce={nonce} />
    </>
  );
}
