/** Puts content of the host into the places of a header, on the server. */

import { tagsIn } from './html-tags.ts';
import type { Report } from './report.ts';

const NAMES = ['banner', 'search', 'account', 'tools', 'local'] as const;

/** A place of the header. The site of the page has it if its content lists it. */
export type SlotName = (typeof NAMES)[number];

/** HTML for places of the header: yours, with visitors' input escaped. Each element that it opens, it closes. */
export type Slots = Readonly<Partial<Record<SlotName, string | undefined>>>;

/** They have no end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** What browsers read as a comment up to the next `>`, which may be the header's. */
const BOGUS_COMMENT = /<(?:[?!](?!--)|\/(?![a-z]))/i;
/** The values of a tag that are quoted from end to end. */
const QUOTED = /=\s*(?:"[^"]*"|'[^']*')/g;
/** Added to find out what the text would swallow. */
const END = '/portico-end';

/** @returns the header; what it has no place for, or what would break it, is left out and reported */
export function fillSlots(header: string, slots: Slots, report: Report): string {
  let filled = header;
  for (const [name, html] of Object.entries<unknown>(slots)) {
    if (html === undefined || html === null || html === '') continue;
    const problem = problemOf(name, html);
    const next = problem === null ? fillSlot(filled, name, `<div slot="${name}">${html}</div>`) : undefined;
    if (next !== undefined) filled = next;
    else report(`slot ${name}`, `slots.${name} is left out: ${problem ?? 'the header has no such place'}`);
  }
  return filled;
}

/** @returns `undefined` if the header has no such place */
function fillSlot(header: string, name: string, content: string): string | undefined {
  // in a shadow tree; the browser puts there what is outside
  if (header.includes(`<slot name="${name}">`)) return header.replace(/(?=<\/header>\s*$)/, () => content);
  const place = new RegExp(`(<div [^>]*data-portico-slot="${name}"[^>]*>)[^]*?(?=</div>)`);
  return place.test(header) ? header.replace(place, (_, start: string) => start + content) : undefined;
}

function problemOf(name: string, html: unknown): string | null {
  if (!NAMES.some((known) => known === name)) return `the places are ${NAMES.join(', ')}`;
  return typeof html === 'string' ? imbalanceOf(html) : 'it is not a string';
}

/** What is wrong with the tags of a text; `null` if it can stand anywhere in a page. */
function imbalanceOf(html: string): string | null {
  if (BOGUS_COMMENT.test(html)) return 'it has a declaration, or an end tag without a name';
  const open: string[] = [];
  const marked = `${html}<${END}>`;
  for (const { name, start, end } of tagsIn(marked)) {
    if (name === END && open.length === 0) return null;
    if (/=\s*["']/.test(marked.slice(start, end).replace(QUOTED, '')))
      return `a quotation mark in <${name}> is not closed`;
    const isForeign = name === 'svg' || name === 'math' || open.includes('svg') || open.includes('math');
    if (name.startsWith('/')) {
      const expected = open.pop();
      if (expected !== name.slice(1))
        return expected === undefined ? `<${name}> closes nothing` : `<${expected}> is not closed`;
    } else if (!VOID.test(name) && !(isForeign && marked.slice(start, end).endsWith('/>'))) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : 'a comment or tag is not closed';
}
