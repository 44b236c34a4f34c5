/**
 * Rebuilds a drawing from its shapes, colours and styles only, and refuses one that takes long to paint. What it writes,
 * parsers of XML and of HTML read in the same way.
 */

import { numberText } from '../../contract/limits.ts';
import { PictureError } from '../formats/picture-file.ts';
import { checkCost } from './check-cost.ts';
import { declarationsText, sheetText } from './clean-style.ts';
import type { Part, Removed } from './part.ts';
import { readSvg, SVG_NAMESPACE } from './read-svg.ts';

/** Units of a side: far more than programs for drawing write, which measure in points or pixels. */
const MAX_SIDE = 10_000;

export interface CleanSvg {
  readonly root: Part;
  /** Of the viewBox. */
  readonly width: number;
  readonly height: number;
  /** What was left out, except what nobody sees, in the order of the file. */
  readonly removed: readonly Removed[];
}

/** @throws PictureError */
export function cleanSvg(file: string): CleanSvg {
  const { root, removed } = readSvg(file);
  const [x, y, width, height] = sizeOf(root);
  const { width: _, height: __, ...attributes } = root.attributes;
  const viewBox = [x, y, width, height].join(' ');
  const drawing = { ...root, attributes: { xmlns: SVG_NAMESPACE, ...attributes, viewBox } };
  checkCost(drawing, { width, height });
  return { root: drawing, width, height, removed };
}

/** @throws PictureError without a size, or with too large a one */
function sizeOf({ attributes }: Part): readonly [x: number, y: number, width: number, height: number] {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] =
    box.length === 4
      ? box
      : [0, 0, Number.parseFloat(attributes.width ?? ''), Number.parseFloat(attributes.height ?? '')];
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) {
    throw new PictureError('has no size: export it with a viewBox of four numbers, or with width and height');
  }
  if (Math.max(width, height) > MAX_SIDE) {
    const [wide, high, limit] = [width, height, MAX_SIDE].map(numberText);
    throw new PictureError(`is ${wide} × ${high} units large, and the limit is ${limit} × ${limit}: make it smaller`);
  }
  return [x, y, width, height];
}

export function markupOf({ name, attributes, style, rules, children }: Part): string {
  const all = style.length > 0 ? { ...attributes, style: declarationsText(style) } : attributes;
  const pairs = Object.entries(all).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const content = escaped(sheetText(rules)) + children.map(markupOf).join('');
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
