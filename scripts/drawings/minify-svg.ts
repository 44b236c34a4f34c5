/** Turns an SVG file without faults into a drawing: only shapes and their colours, with prefixed ids. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Drawing } from '../../src/contract/drawing.ts';
import { type SvgFault, svgFaults } from './svg-faults.ts';
import { keepKnown, prefixIds } from './svgo-plugins.ts';

/** In bytes: the limit for a drawing, because every page of every host contains it. */
export const MAX_BYTES = 10_000;

/** Attributes of the `svg` element that its content does not need. */
const OF_THE_FILE = new Set(['xmlns', 'viewBox', 'x', 'y', 'width', 'height', 'preserveAspectRatio', 'id']);

/**
 * @param text of a file without faults
 * @param isIcon whether it is drawn in one colour, that of the text beside it
 */
export async function minifySvg(
  text: string,
  isIcon: boolean,
): Promise<{ readonly drawing: Drawing } | { readonly faults: readonly SvgFault[] }> {
  const { optimize } = await import('svgo');
  let data: string;
  try {
    ({ data } = optimize(text, {
      multipass: true,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              inlineStyles: { onlyMatchedOnce: false },
              convertColors: { currentColor: isIcon },
              // keeps black, the default: shapes without a colour take the text's
              removeUnknownsAndDefaults: { defaultAttrs: false },
            },
          },
        },
        'convertStyleToAttrs',
        keepKnown,
      ],
    }));
    ({ data } = optimize(data, { plugins: [prefixIds] }));
  } catch (error) {
    if (error instanceof RangeError) return { faults: [{ line: null, reason: 'is nested too deeply: ungroup it' }] };
    const { line = null, reason, message } = error as { line?: number; reason?: string; message: string };
    return { faults: [{ line, reason: `is not well-formed XML: ${reason ?? message}` }] };
  }
  return drawingOf(data);
}

function drawingOf(data: string): { readonly drawing: Drawing } | { readonly faults: readonly SvgFault[] } {
  const fault = (reason: string) => ({ faults: [{ line: null, reason }] });
  const left = svgFaults(data, true);
  // line numbers would be those of the minified file
  if (left.length > 0) return { faults: left.map(({ reason }) => ({ line: null, reason })) };
  const style = /<style|<[^>]* style="([^"]*)"/.exec(data);
  if (style) {
    return fault(
      style[1] === undefined
        ? '<style> has rules that cannot become attributes, such as @media or :hover: remove them'
        : `style="${style[1]}" cannot become attributes: remove it`,
    );
  }
  const [root] = parseFragment(data).childNodes as DefaultTreeAdapterTypes.Element[];
  const attributes = Object.fromEntries(root?.attrs.map(({ name, value }) => [name, value]) ?? []);
  const { viewBox, width, height } = attributes;
  if (!isViewBox(viewBox)) {
    return fault(
      `has no viewBox of four numbers: write one such as viewBox="0 0 ${width ?? 24} ${height ?? 24}" in <svg>`,
    );
  }
  const inner = data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
  const others = Object.entries(attributes).filter(([name]) => !OF_THE_FILE.has(name));
  const group = others.map(([name, value]) => ` ${name}="${value}"`).join('');
  const markup = group ? `<g${group}>${inner}</g>` : inner;
  const bytes = Buffer.byteLength(markup);
  if (bytes > MAX_BYTES) {
    return fault(`is ${sizeText(bytes)} after minification, but the limit is ${sizeText(MAX_BYTES)}: simplify it`);
  }
  return { drawing: { viewBox, markup } };
}

function isViewBox(value: string | undefined): value is string {
  const [x, y, width = 0, height = 0, ...others] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0 && others.length === 0;
}

/** Such as `10 kB` or `2.1 MB`. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toFixed(1).replace('.0', '')} ${unit}`;
}
