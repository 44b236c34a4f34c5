/**
 * Rebuilds an SVG file from its shapes, colours and styles only, so that it contains nothing else. Parses it as
 * XML, as browsers do for this type.
 */

import { XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { parseXml } from '../../src/contract/parse-xml.ts';
import { joined, PictureError, type PictureFile } from './picture-file.ts';

const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'style'],
]);

/** Removed without a notice, like elements of other namespaces: they draw nothing. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...[
    'id',
    'class',
    'style',
    'viewBox',
    'preserveAspectRatio',
    'x',
    'y',
    'width',
    'height',
    'transform',
    'd',
    'points',
  ],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr', 'offset', 'pathLength'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-path',
    'clip-rule',
    'mask',
    'mask-type',
    'color',
    'display',
    'opacity',
  ],
  ...['stop-color', 'stop-opacity', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'visibility', 'overflow'],
  ...['vector-effect', 'paint-order', 'shape-rendering', 'color-interpolation'],
]);

/** Levels of nested elements; real drawings have about ten. */
const MAX_DEPTH = 100;

/** An id in `url()`, with or without quotes. */
const OWN_REFERENCE = /url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/gi;

/** What can refer to something outside, including escapes, which could hide any of these words. */
const FOREIGN =
  /[\\<]|@import|(?:url|src|image|image-set|cross-fade|element|paint|var|env|attr)\s*\(|javascript:|data:/i;

/** @throws PictureError */
export function cleanSvg(text: string): PictureFile {
  const root = rootOf(text);
  const removed = new Set<string>();
  const [width, height, viewBox] = sizeOf(root);
  const uses = idsWithUses(root);
  const { width: _, height: __, ...attributes } = kept(root, uses, removed);
  const content = insideOf(root, uses, removed);
  const svg = written('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes, viewBox }, content);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  return { extension: 'svg', ...size, bytes: joined([new TextEncoder().encode(svg)]), removed: [...removed] };
}

function rootOf(text: string): XmlElement {
  let root: XmlElement | null = null;
  try {
    // only the root element is kept
    root = parseXml(text).root;
  } catch {
    // not XML, or nested too deeply for the stack
  }
  if (root?.name !== 'svg') throw new PictureError('The file is not a complete SVG drawing. Export it again.');
  return root;
}

/** @throws PictureError without a size */
function sizeOf({ attributes }: XmlElement): readonly [width: number, height: number, viewBox: string] {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width = 0, height = 0] =
    box.length === 4
      ? box
      : [0, 0, Number.parseFloat(attributes.width ?? ''), Number.parseFloat(attributes.height ?? '')];
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) {
    throw new PictureError('The drawing has no size. Export it with a viewBox, or with width and height.');
  }
  return [width, height, [x, y, width, height].join(' ')];
}

function insideOf(element: XmlElement, uses: ReadonlySet<string>, removed: Set<string>): string {
  return element.children.map((child) => markupOf(child, uses, removed)).join('');
}

function markupOf(node: XmlNode, uses: ReadonlySet<string>, removed: Set<string>): string {
  if (!(node instanceof XmlElement)) return '';
  const { name } = node;
  if (UNSEEN.has(name) || name.includes(':')) return '';
  const css = name === 'style' ? node.text : null;
  if (!ELEMENTS.has(name) || (css !== null && isForeign(css))) {
    removed.add(name);
    return '';
  }
  const content = css === null ? insideOf(node, uses, removed) : escaped(css);
  return written(name, kept(node, uses, removed), content);
}

/** The allowed attributes: no handlers, links or unknown ones. */
function kept(element: XmlElement, uses: ReadonlySet<string>, removed: Set<string>): Readonly<Record<string, string>> {
  const { name: elementName, attributes } = element;
  const target = attributes.href ?? attributes['xlink:href'];
  const own = Object.entries(attributes).filter(([name, value]) => {
    if (!ATTRIBUTES.has(name)) return false;
    const isAllowed = !isForeign(value);
    if (!isAllowed) removed.add(name);
    return isAllowed;
  });
  const result = Object.fromEntries(own);
  if (target === undefined) return result;
  // an exponential bomb: ten levels of ten uses are 10,000,000,000 shapes
  const isBomb = elementName === 'use' && uses.has(target);
  if (/^#[^\s]+$/.test(target) && !isBomb) return { ...result, href: target };
  removed.add(elementName);
  return result;
}

/**
 * Ids of elements with a `use` inside, which another `use` must not refer to.
 *
 * @throws PictureError if elements are nested too deeply
 */
function idsWithUses(root: XmlElement): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (element: XmlElement, depth: number): boolean => {
    if (depth > MAX_DEPTH) throw new PictureError('The drawing has too many groups inside each other. Ungroup some.');
    const inner = element.children.filter((child) => child instanceof XmlElement);
    const hasUse = inner.map((child) => visit(child, depth + 1)).some(Boolean);
    const isOrHas = hasUse || element.name === 'use';
    if (isOrHas && element.attributes.id !== undefined) ids.add(`#${element.attributes.id}`);
    return isOrHas;
  };
  visit(root, 1);
  return ids;
}

function isForeign(value: string): boolean {
  return FOREIGN.test(value.replace(OWN_REFERENCE, ''));
}

function written(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
