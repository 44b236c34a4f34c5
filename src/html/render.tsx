/** Renders the fragments to HTML. The build replaces React with Preact (`packages/cli/src/alias.ts`). */

import { renderToString } from 'react-dom/server';
import type { FooterModel, HeaderModel, TeaserModel } from '../chrome/chrome.ts';
import { Footer } from '../view/footer/footer.tsx';
import { Header } from '../view/header/header.tsx';
import { Teaser } from '../view/teaser/teaser.tsx';
import { nameLanguages } from './name-languages.ts';

/** @throws Error if rendering fails, or returns incomplete HTML */
export function renderHeader(header: HeaderModel): string {
  return complete('header', nameLanguages(renderToString(<Header header={header} />), header.direction));
}

/** @throws Error like `renderHeader` */
export function renderFooter(footer: FooterModel): string {
  return complete('footer', nameLanguages(renderToString(<Footer footer={footer} />), footer.direction));
}

export function renderTeaser(teaser: TeaserModel): string {
  return nameLanguages(renderToString(<Teaser teaser={teaser} />), null);
}

function complete(name: 'header' | 'footer', html: string): string {
  if (!html.startsWith(`<${name} `) || !html.endsWith(`</${name}>`)) throw new Error(`The ${name} is incomplete`);
  return html;
}
