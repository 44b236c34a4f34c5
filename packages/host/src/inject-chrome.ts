/** Injects the chrome into a page of HTML. */

import { type Tag, tagsIn } from './html-tags.ts';
import type { ChromeParts } from './page-chrome.ts';

/**
 * Puts `head` before `</head>`, `header` after `<body …>` and `footer` before the last `</body>`.
 *
 * @param html a whole page; returned unchanged without `<body>`, or if it has the service's header or footer
 */
export function injectChrome(html: string, chrome: Pick<ChromeParts, 'head' | 'header' | 'footer'>): string {
  const tags = [...tagsIn(html)];
  const body = tags.find(({ name }) => name === 'body');
  if (!body || tags.some((tag) => isChrome(tag, html))) return html;
  const headEnd = tags.find(({ name, start }) => name === '/head' && start < body.start) ?? body;
  const end = tags.findLast(({ name }) => name === '/body') ?? tags.findLast(({ name }) => name === '/html');
  const pageEnd = Math.max(body.end, end?.start ?? html.length);
  const parts = [
    html.slice(0, headEnd.start),
    chrome.head,
    html.slice(headEnd.start, body.end),
    chrome.header,
    html.slice(body.end, pageEnd),
    chrome.footer,
    html.slice(pageEnd),
  ];
  return parts.join('');
}

function isChrome({ name, start, end }: Tag, html: string): boolean {
  if (name === 'header' || name === 'footer') return /\sdata-portico=/.test(html.slice(start, end));
  return name === 'portico-header' || name === 'portico-footer';
}
