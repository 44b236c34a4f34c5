/** Reduces a part of a page to links, the texts between them, and how they are grouped. */

import {
  ancestorsOf,
  attribute,
  childrenOf,
  type Element,
  isElement,
  isHidden,
  isRead,
  isVisuallyHidden,
  marksOf,
  visibleText,
  within,
} from './dom.ts';
import { descriptionOf, nameOf } from './link-name.ts';

export interface Link {
  readonly kind: 'link';
  readonly name: string;
  /** Complete; null if it leads nowhere, such as `#` or `javascript:`. */
  readonly url: string | null;
  readonly description: string | null;
  readonly isHeading: boolean;
  readonly element: Element;
}

/** A text that may be a title. */
export interface Label {
  readonly kind: 'label';
  readonly name: string;
  readonly isHeading: boolean;
  readonly element: Element;
}

export interface Group {
  readonly kind: 'group';
  /** Of a list: its entries. */
  readonly isList: boolean;
  /** An entry of a list, or another part with a text and a list of its own. */
  readonly isItem: boolean;
  readonly parts: readonly Part[];
  readonly element: Element;
}

export type Part = Link | Label | Group;

/** The URL of a link, as `URL` resolves it on the page; null if it leads nowhere. */
export type Resolve = (href: string) => string | null;

const LISTS = new Set(['ul', 'ol', 'menu']);
const HEADINGS = /^(?:h[1-6]|dt|legend|summary)$/;
const TITLE = /(?<![a-z])(?:title|heading|headline|header|caption)(?![a-z])/;

const BLOCK = /^(?:div|p|h[1-6])$/;
const FORM = /^(?:form|input|textarea|fieldset)$/;

/** Longer texts are sentences, not titles. */
const MAX_LABEL = 80;

/** The parts of an element in order; wrappers with a single part are left out. */
export function outlineOf(element: Element, resolve: Resolve): Part | null {
  if (element.tagName === 'a' || attribute(element, 'role') === 'link') return linkOf(element, resolve);
  if (element.tagName === 'select' || element.tagName === 'svg') return null;
  const texts = looseText(element);
  if (isProse(element, texts)) return null;
  if (!hasLink(element) || element.tagName === 'button') return labelOf(element);
  const isList = LISTS.has(element.tagName);
  const parts = childParts(element, resolve);
  const [only, ...others] = parts;
  if (!only) return null;
  // a heading around a link
  if (others.length === 0 && only.kind === 'link' && !isList)
    return HEADINGS.test(element.tagName) ? { ...only, isHeading: true } : only;
  if (others.length === 0 && !isList) return only;
  return { kind: 'group', isList, isItem: isItem(element), parts, element };
}

function childParts(element: Element, resolve: Resolve): Part[] {
  return element.childNodes.flatMap((child): Part[] => {
    if (!isElement(child)) {
      const name = 'value' in child ? child.value.replace(/\s+/g, ' ').trim() : '';
      // separators such as | and › are no titles
      return /\p{L}/u.test(name) && name.length <= MAX_LABEL
        ? [{ kind: 'label', name, isHeading: false, element }]
        : [];
    }
    if (!isRead(child)) return [];
    const part = outlineOf(child, resolve);
    if (!part) return [];
    // <ul><div><li>: the wrapper is no entry
    return LISTS.has(element.tagName) && part.kind === 'group' && !isItem(child) && !part.isList
      ? [...part.parts]
      : [part];
  });
}

function isItem(element: Element): boolean {
  return element.tagName === 'li' || element.tagName === 'details';
}

function hasLink(element: Element): boolean {
  return [element, ...within(element)].some((one) => one.tagName === 'a' || isOpener(one));
}

/** The button of an entry, whose panel may be elsewhere. */
function isOpener({ tagName, parentNode }: Element): boolean {
  return tagName === 'button' && parentNode !== null && isElement(parentNode) && parentNode.tagName === 'li';
}

export function linkOf(element: Element, resolve: Resolve): Link | null {
  const href = attribute(element, 'href');
  const url = href === null ? null : resolve(href);
  const name = nameOf(element);
  if (url === null && name === '') return null;
  const marked = [element, ...within(element)].some(
    (inner) => HEADINGS.test(inner.tagName) || TITLE.test(marksOf(inner)),
  );
  const description = descriptionOf(element, name);
  return { kind: 'link', name, url, description, isHeading: marked, element };
}

function labelOf(element: Element): Label | null {
  if (isVisuallyHidden(element) || isHidden(element)) return null;
  if ([element, ...ancestorsOf(element), ...within(element)].some(({ tagName }) => FORM.test(tagName))) return null;
  const inner = within(element).filter(({ tagName }) => BLOCK.test(tagName));
  // a title with a sentence below it
  const name = visibleText(
    inner.find((one) => inner.length > 1 && (HEADINGS.test(one.tagName) || TITLE.test(marksOf(one)))) ?? element,
  );
  if (!/\p{L}/u.test(name) || name.length > MAX_LABEL) return null;
  const isHeading = [element, ...within(element)].some((one) => HEADINGS.test(one.tagName) || TITLE.test(marksOf(one)));
  return { kind: 'label', name, isHeading, element };
}

/** The text directly in an element, without the texts of its parts. */
function looseText(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Links in sentences belong to the sentence. */
function isProse(element: Element, text: string): boolean {
  if (!/^(?:p|div|span|td|li|center|font|section|address|strong|em|small)$/.test(element.tagName)) return false;
  const links = childrenOf(element).filter(({ tagName }) => tagName === 'a').length;
  return links > 0 && text.split(/[\s\u3000]+/).filter((word) => /\p{L}/u.test(word)).length >= 5;
}

export function linksIn(part: Part): Link[] {
  return part.kind === 'group' ? part.parts.flatMap(linksIn) : part.kind === 'link' && part.url !== null ? [part] : [];
}
