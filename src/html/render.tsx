/** Renders the fragments to HTML. The build replaces React with Preact (`scripts/alias.ts`). */

import { renderToString } from 'react-dom/server';
import type { FooterChrome, HeaderChrome, TeaserChrome } from '../chrome/chrome.ts';
import { Footer } from '../view/footer/footer.tsx';
import { Header } from '../view/header/header.tsx';
import { Teaser } from '../view/teaser/teaser.tsx';

export function renderHeader(header: HeaderChrome): string {
  return renderToString(<Header header={header} />);
}

export function renderFooter(footer: FooterChrome): string {
  return renderToString(<Footer footer={footer} />);
}

export function renderTeaser(teaser: TeaserChrome): string {
  return renderToString(<Teaser teaser={teaser} />);
}
