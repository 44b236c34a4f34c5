/** Puts the chrome into pages that are strings. */

import type { ChromeParts } from './page-chrome.ts';

/** Of a comment, or of a tag with its name. */
const START = /<(?:!(?=--)|(\/?[a-z][^\s/>]*))/gi;
const COMMENT_END = /--!?>/g;
/** A quoted value, which may contain `>`, or the end of the tag. */
const VALUE_OR_END = /=\s*(?:"[^"]*"|'[^']*')|>/g;
/** Their content has no tags. */
const TEXT_ELEMENT = /^(?:script|style|title|textarea|iframe|noembed|noframes|xmp)$/;

interface Tag {
  /** In lower case, with the slash of an end tag. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts `head` before `</head>`, `header` after `<body …>` and `footer` before the last `</body>`.
 *
 * @param html a whole page; without `<body>`, or with a header or footer of the service, it is returned as it is
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

/** Without those in comments, scripts and other text. Each character is looked at once. */
function* tagsIn(html: string): Generator<Tag> {
  let at = 0;
  const find = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    at = found ? pattern.lastIndex : html.length;
    return found;
  };
  for (let found = find(START); found; found = find(START)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) {
      find(COMMENT_END);
      continue;
    }
    let end = find(VALUE_OR_END);
    while (end?.[0].startsWith('=')) end = find(VALUE_OR_END);
    if (end) yield { name, start: found.index, end: at };
    if (TEXT_ELEMENT.test(name)) find(new RegExp(`(?=</${name}[\\s/>])`, 'gi'));
  }
}
