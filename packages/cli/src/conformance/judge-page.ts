/** Checks that a host page is complete, and which header and footer it shows. */

import { SCRIPT_ATTRIBUTE } from '../../../../src/contract/markup.ts';
import { type Mark, markedBy } from './marked-answers.ts';
import { parsedMarkup } from './parsed-markup.ts';
import { BrokenRule } from './rules.ts';
import type { Site } from './site.ts';

export type Shown = 'chrome' | 'fallback';

export interface ShownPage {
  readonly header: Shown;
  readonly footer: Shown;
  /** The marks of header and footer, if they have any. */
  readonly marks: readonly Mark[];
}

/** The last parts of header and footer: without them, the fragment was cut off. */
const LAST_PARTS = { header: `${SCRIPT_ATTRIBUTE}="islands"`, footer: 'data-portico-part="copyright"' } as const;

/** Texts of the error pages of the faulty service, Varnish, nginx and workerd. */
const ERROR_WORDS = /ERROR PAGE|Guru Meditation|Backend fetch failed|<center>nginx|Bad Gateway|Internal Server Error/i;

/**
 * @param html the complete document
 * @throws BrokenRule
 */
export function judgePage(html: string, site: Site): ShownPage {
  const error = ERROR_WORDS.exec(html);
  if (error) throw new BrokenRule('errors', `the page shows an error: ${error[0]}`);
  for (const needed of ['<body', '<main', ...site.texts, '</main>', '</body>']) {
    if (!html.includes(needed)) throw new BrokenRule('complete', `the page has no ${needed}`);
  }
  if (!html.trimEnd().endsWith('</html>'))
    throw new BrokenRule('complete', `the page ends with ${JSON.stringify(html.slice(-80))}`);
  if (html.replace(/<!--.*?-->/gs, '').includes('<esi:'))
    throw new BrokenRule('complete', 'an include was not processed');
  const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.lastIndexOf('</body>'));
  const outside = body.slice(0, body.indexOf('<main')) + body.slice(body.lastIndexOf('</main>'));
  const header = elementOf(outside, 'header');
  const footer = elementOf(outside, 'footer');
  for (const part of site.checksAllMarkup ? [body] : [header, footer]) {
    const { errors } = parsedMarkup(part);
    if (errors.length > 0) throw new BrokenRule('fragments', `the markup is broken: ${errors.slice(0, 3).join(', ')}`);
  }
  return {
    header: shownAs(header, 'header', site),
    footer: shownAs(footer, 'footer', site),
    marks: [header, footer].flatMap((fragment) => markedBy(fragment) ?? []),
  };
}

function elementOf(markup: string, name: 'header' | 'footer'): string {
  const found = markup.match(new RegExp(`<${name}[\\s>].*?</${name}>`, 'gs')) ?? [];
  const [element] = found;
  if (found.length > 1) throw new BrokenRule('complete', `the page has ${found.length} <${name}> outside of <main>`);
  if (element !== undefined) return element;
  const cut = new RegExp(`<${name}[\\s>]`).test(markup);
  if (cut) throw new BrokenRule('fragments', `<${name}> has no end`);
  throw new BrokenRule('fallback', `the page has no <${name}> outside of <main>`);
}

function shownAs(element: string, name: 'header' | 'footer', site: Site): Shown {
  if (element.includes(site.fallback[name])) {
    const links = element.match(/<a [^>]*href="\/[^"]*"/g)?.length ?? 0;
    if (links < site.fallbackLinks) throw new BrokenRule('fallback', `the fallback ${name} has ${links} links`);
    return 'fallback';
  }
  if (!element.includes(`data-portico="${name}"`)) {
    const start = JSON.stringify(element.slice(0, 120));
    throw new BrokenRule('fallback', `<${name}> is not the chrome, and has no ${site.fallback[name]}: ${start}`);
  }
  if (!element.includes(LAST_PARTS[name])) throw new BrokenRule('fragments', `the ${name} is not complete`);
  return 'chrome';
}
