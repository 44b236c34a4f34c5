/**
 * Finds content that an SVG file must not contain, because it becomes part of every page of every host. Parses the file
 * as HTML, as browsers parse inline SVG.
 */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ownValue } from '../../src/contract/own-value.ts';

export interface SvgFault {
  /** In the file, from 1; `null` if the fault concerns the whole file. */
  readonly line: number | null;
  /** What is wrong, and what to do. */
  readonly reason: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Outer = DefaultTreeAdapterTypes.ParentNode | null;
type Report = (node: Node, reason: string) => void;

const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
]);

/** Elements for editors and readers, which the build removes (minify-svg.ts). */
export const isRemoved = (name: string) =>
  /^(?:title|desc|metadata|(?:sodipodi|inkscape|sketch|figma|serif|vectornator|krita|bx|i|x):.*)$/.test(name);

const REMEDIES: Readonly<Record<string, string>> = {
  text: 'convert it to paths',
  image: 'draw it as shapes',
  switch: 'remove it, and keep what is inside',
  pattern: 'draw its shapes',
  filter: 'remove the effect, or draw it as shapes',
};

/** @param text of the file @param isMinified whether elements that the build removes are faults too */
export function svgFaults(text: string, isMinified = false): SvgFault[] {
  const unreadable = markupFaults(text);
  if (unreadable.length > 0) return unreadable;
  const faults: SvgFault[] = [];
  const report: Report = (node, reason) => {
    faults.push({ line: node.sourceCodeLocation?.startLine ?? null, reason });
  };
  const roots = parseFragment(text.replace(/^\s*<\?xml[^>]*\?>/, keepLines), {
    sourceCodeLocationInfo: true,
  }).childNodes.filter((node) => node.nodeName !== '#comment' && !isBlank(node));
  const [root, ...others] = roots;
  if (root?.nodeName !== 'svg') return [{ line: null, reason: 'has no <svg> element: export it as SVG' }];
  for (const other of others) report(other, `${nameOf(other)} is outside <svg>: remove it`);
  checkElements(root as Element, isMinified, report);
  return faults.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Finds markup other than elements, which an XML parser would read differently. */
function markupFaults(text: string): SvgFault[] {
  return [...text.matchAll(/<!(?:DOCTYPE|ENTITY|\[CDATA\[)|<\?(?!xml\s)[\w-]*/gi)].map(({ 0: start, index }) => ({
    line: text.slice(0, index).split('\n').length,
    reason: `${start} is not allowed: remove it`,
  }));
}

function checkElements(root: Element, isMinified: boolean, report: Report): void {
  const uses: Element[] = [];
  const pending: Element[] = [root];
  // not recursive: a file can be nested as deeply as it is long
  for (let element = pending.pop(); element; element = pending.pop()) {
    checkAttributes(element, isMinified, report);
    if (element.tagName === 'use') uses.push(element);
    if (element.tagName === 'style') {
      checkStyle(element, textOf(element), report);
      continue;
    }
    const inner: Element[] = [];
    for (const child of element.childNodes) {
      if (isElement(child)) {
        if (!isMinified && isRemoved(child.tagName)) continue;
        if (ELEMENTS.has(child.tagName) || child.tagName === 'style') inner.push(child);
        else report(child, `<${child.tagName}> is not allowed: ${ownValue(REMEDIES, child.tagName) ?? 'remove it'}`);
      } else if (child.nodeName !== '#comment' && !isBlank(child)) {
        report(child, 'text is not allowed: convert it to paths, or remove it');
      }
    }
    for (const child of inner.reverse()) pending.push(child);
  }
  // like an entity bomb: ten levels of ten uses draw 10,000,000,000 shapes
  const usesInside = new Set<string>();
  for (const use of uses) {
    for (let outer: Outer = use; outer && isElement(outer); outer = outer.parentNode) {
      const id = attribute(outer, 'id');
      if (id !== undefined) usesInside.add(`#${id}`);
    }
  }
  for (const use of uses) {
    const target = attribute(use, 'href') ?? '';
    if (usesInside.has(target)) report(use, `<use> refers to "${target}", which has a <use> inside: draw its shapes`);
  }
}

function checkAttributes(element: Element, isMinified: boolean, report: Report): void {
  for (const { name, value } of element.attrs) {
    const told = `${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
    if (/^on/i.test(name)) report(element, `${told} is not allowed: remove it, and all scripts`);
    else if (/^(?:href|src)$/i.test(name) && !/^#[^\s]+$/.test(value)) {
      report(element, `${told} refers to something outside: only #ids in the file are allowed`);
    } else if (isMinified && /["<>&]/.test(value)) report(element, `${told} contains quotes or markup: remove it`);
    else if (name === 'style') checkStyle(element, value, report);
    else if (!hasOnlyOwnReferences(value)) {
      report(element, `${told} refers to something outside: only url(#id) with an id in the file is allowed`);
    }
  }
}

function checkStyle(element: Element, css: string, report: Report): void {
  if (css.includes('<')) report(element, 'a style contains markup: remove it');
  if (/@import/i.test(css)) report(element, '@import is not allowed: remove it');
  // an escape can hide the words that these checks look for
  if (css.includes('\\')) report(element, 'escapes are not allowed in styles: write the character instead of \\');
  if (!hasOnlyOwnReferences(css)) {
    report(element, 'a style refers to something outside: only url(#id) with an id in the file is allowed');
  }
}

/** An id in `url()`, with or without quotes. */
export const OWN_REFERENCE = /url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/gi;

function hasOnlyOwnReferences(value: string): boolean {
  return !/(?:url|src|image|image-set|cross-fade|element|paint|var|env|attr)\s*\(|javascript:|data:/i.test(
    value.replace(OWN_REFERENCE, ''),
  );
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

const isElement = (node: Node | DefaultTreeAdapterTypes.ParentNode): node is Element => 'tagName' in node;
const textOf = ({ childNodes }: Element) => childNodes.map((node) => ('value' in node ? node.value : '<')).join('');
const isBlank = (node: Node) => 'value' in node && node.value.trim() === '';
const nameOf = (node: Node) => (isElement(node) ? `<${node.tagName}>` : 'text');
const keepLines = (text: string) => text.replace(/[^\n]/g, ' ');
