/** Checks that a host page is complete, and which header and footer it shows. */

import { markupErrorsOf } from '../../support/markup.ts';

export type Shown = 'chrome' | 'fallback';

/** The last parts of header and footer: without them, the fragment was cut off. */
const LAST_PARTS = { header: 'data-portico-part="sign-up"', footer: 'data-portico-part="copyright"' } as const;

/** Texts of the error pages of the faulty service, Varnish, nginx and workerd. */
const ERROR_WORDS = /ERROR PAGE|Guru Meditation|Backend fetch failed|<center>nginx|Bad Gateway|Internal Server Error/i;

/**
 * @param html the complete document
 * @throws Error that says what is broken
 */
export function judgePage(html: string): { readonly header: Shown; readonly footer: Shown } {
  for (const needed of ['<body', '<main', 'data-main="start"', 'data-main="end"', '</main>', '</body>']) {
    if (!html.includes(needed)) throw new Error(`the page has no ${needed}`);
  }
  if (!html.trimEnd().endsWith('</html>')) throw new Error(`the page ends with ${JSON.stringify(html.slice(-80))}`);
  const error = ERROR_WORDS.exec(html);
  if (error) throw new Error(`the page shows an error: ${error[0]}`);
  if (html.replace(/<!--.*?-->/gs, '').includes('<esi:')) throw new Error('an include was not processed');
  const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>'));
  const errors = markupErrorsOf(body);
  if (errors.length > 0) throw new Error(`the markup is broken: ${errors.slice(0, 3).join(', ')}`);
  return { header: shownAs(body, 'header'), footer: shownAs(body, 'footer') };
}

function shownAs(body: string, name: 'header' | 'footer'): Shown {
  const found = body.match(new RegExp(`<${name}[\\s>].*?</${name}>`, 'gs')) ?? [];
  const [element] = found;
  if (element === undefined || found.length > 1) throw new Error(`the page has ${found.length} ${name} elements`);
  if (element.includes(`data-fallback="${name}"`)) {
    const links = element.match(/<a href="\/[^"]*"/g)?.length ?? 0;
    if (links < 3) throw new Error(`the fallback ${name} has ${links} links`);
    return 'fallback';
  }
  if (!element.includes(`data-portico="${name}"`))
    throw new Error(`neither chrome nor fallback in the ${name}: ${element.slice(0, 200)}`);
  if (!element.includes(LAST_PARTS[name])) throw new Error(`the ${name} is not complete`);
  return 'chrome';
}
