/** Parses a page that nobody has checked, without running anything of it, and reads elements and their texts. */

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { UserError } from '../../user-error.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Pages have some thousands of elements, at most 50 levels deep; the parser's time grows with both. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 200;

/** Never read: code, other pages, and what only shows without scripts. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'math']);

/** @throws UserError if it has too many elements */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  const depths = new WeakMap<object, number>();
  const descend = (parent: object, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > MAX_DEPTH) throw new UserError(`The page is nested over ${MAX_DEPTH} levels deep.`);
    depths.set(child, depth);
  };
  return parse(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given) {
        elements += 1;
        if (elements > MAX_ELEMENTS) throw new UserError(`The page has over ${MAX_ELEMENTS} elements.`);
        return defaultTreeAdapter.createElement(...given);
      },
      appendChild(parent, child) {
        descend(parent, child);
        defaultTreeAdapter.appendChild(parent, child);
      },
      insertBefore(parent, child, reference) {
        descend(parent, child);
        defaultTreeAdapter.insertBefore(parent, child, reference);
      },
    },
  });
}

export function isElement(node: object): node is Element {
  return 'tagName' in node;
}

export function attribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attr) => attr.name === name)?.value ?? null;
}

/** The elements in it that can be read. */
export function childrenOf(element: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return element.childNodes.filter(isElement).filter(isRead);
}

export function isRead({ tagName }: Element): boolean {
  return !UNREAD.has(tagName);
}

/** In document order, without itself. */
export function within(element: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return childrenOf(element).flatMap((child) => [child, ...within(child)]);
}

/** From its parent up. */
export function ancestorsOf(element: Element): Element[] {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

export function isInside(element: Element, others: Iterable<Element>): boolean {
  const set = others instanceof Set ? others : new Set(others);
  return [element, ...ancestorsOf(element)].some((one) => set.has(one));
}

/** Finds one of the words in marks. */
export const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

export const LOGO = word('logo|brand');

/** Rules about words take time that grows with the square of the text. */
const MAX_MARKS = 1000;

/** What authors say that it is, as one lower-case text: `id`, `class`, `role` and `aria-label`. */
export function marksOf(element: Element): string {
  const names = [attribute(element, 'id'), attribute(element, 'class'), attribute(element, 'role')];
  // mainNavigation → main-navigation, so that each word starts at a boundary
  const split = names.filter((name) => name !== null).map((name) => name.replace(/([a-z])([A-Z])/g, '$1-$2'));
  const marks = [...split, attribute(element, 'aria-label') ?? ''].join(' ');
  return marks.slice(0, MAX_MARKS).replaceAll('_', '-').toLowerCase();
}

const VISUALLY_HIDDEN =
  /(?<![a-z])(?:sr-only|visually-?hidden|screen-?reader(?:-text|-only)?|aural|offscreen|off-screen|assistive-text|a11y-hidden)(?![a-z])/;

export function isVisuallyHidden(element: Element): boolean {
  return VISUALLY_HIDDEN.test(marksOf(element));
}

/** Whether it is not shown until a script says so. */
export function isHidden(element: Element): boolean {
  return attribute(element, 'hidden') !== null || /display\s*:\s*none/i.test(attribute(element, 'style') ?? '');
}

/** As one line, without soft hyphens, invisible characters, and what content cannot hold. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[<>{}]/g, '')
    .toWellFormed()
    .trim();
}

/** The text of everything below a node that `skips` does not leave out. */
function textOf(node: Node, skips: (element: Element) => boolean): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node) || UNREAD.has(node.tagName) || node.tagName === 'svg' || skips(node)) return '';
  const inner = node.childNodes.map((child) => textOf(child, skips)).join('');
  return INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'font',
  'i',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);

const isLeftOut = (element: Element) =>
  isVisuallyHidden(element) || attribute(element, 'aria-hidden') === 'true' || isHidden(element);

/** What a reader sees; without that, what a screen reader says. */
export function visibleText(element: Element): string {
  return oneLine(textOf(element, (inner) => inner !== element && isLeftOut(inner)));
}

/** All text, also hidden. */
export function allText(element: Element): string {
  return oneLine(textOf(element, () => false));
}

/** In characters of the Latin script, twice as narrow as those of East Asian ones. */
export function widthOf(text: string): number {
  return text.replace(/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}]/gu, 'xx').length;
}
