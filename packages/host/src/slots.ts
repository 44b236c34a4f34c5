/** Puts the host's content into the slots of a header, on the server. */

import { tagsIn } from './html-tags.ts';
import type { Report } from './report.ts';

const NAMES = ['banner', 'search', 'account', 'tools', 'local'] as const;

/** A slot of the header, available if the content lists it for the site of the page. */
export type SlotName = (typeof NAMES)[number];

/** HTML for slots of the header: your own, with visitors' input escaped and every element closed. */
export type Slots = Readonly<Partial<Record<SlotName, string | undefined>>>;

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Markup that browsers read as a comment up to the next `>`, which may be one of the header's. */
const BOGUS_COMMENT = /<(?:[?!](?!--)|\/(?![a-z]))/i;
/** Completely quoted attribute values. */
const QUOTED = /=\s*(?:"[^"]*"|'[^']*')/g;
/** Appended to detect whether the HTML would swallow what follows. */
const END = '/portico-end';

/** @returns the header; content without a slot, or that would break it, is ignored and reported */
export function fillSlots(header: string, slots: Slots, report: Report): string {
  let filled = header;
  for (const [name, html] of Object.entries<unknown>(slots)) {
    if (html === undefined || html === null || html === '') continue;
    const problem = problemOf(name, html);
    const next = problem === null ? fillSlot(filled, name, `<div slot="${name}">${html}</div>`) : undefined;
    if (next !== undefined) filled = next;
    else report(`slot ${name}`, `ignoring slots.${name}: ${problem ?? 'the header has no such slot'}`);
  }
  return filled;
}

/** @returns `undefined` if the header has no such slot */
function fillSlot(header: string, name: string, content: string): string | undefined {
  // in a shadow tree, which shows content that is outside it
  if (header.includes(`<slot name="${name}">`)) return header.replace(/(?=<\/header>\s*$)/, () => content);
  const slot = new RegExp(`(<div [^>]*data-portico-slot="${name}"[^>]*>)[^]*?(?=</div>)`);
  return slot.test(header) ? header.replace(slot, (_, start: string) => start + content) : undefined;
}

function problemOf(name: string, html: unknown): string | null {
  if (!NAMES.some((known) => known === name)) return `the slots are ${NAMES.join(', ')}`;
  return typeof html === 'string' ? imbalanceOf(html) : 'it is not a string';
}

/** What is wrong with the tags; `null` if the HTML is safe anywhere in a page. */
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
        return expected === undefined ? `<${name}> has no start tag` : `<${expected}> is not closed`;
    } else if (!VOID.test(name) && !(isForeign && marked.slice(start, end).endsWith('/>'))) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : 'a comment or tag is not closed';
}
