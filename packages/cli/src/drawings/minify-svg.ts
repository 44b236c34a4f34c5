/** Turns a clean SVG file into a drawing: only shapes and their colours, with prefixed ids. */

import type { Drawing } from '../../../../src/contract/drawing.ts';
import { declarationsText } from '../../../studio/src/pictures/svg/clean-style.ts';
import { type CleanSvg, cleanSvg, markupOf } from '../../../studio/src/pictures/svg/clean-svg.ts';
import type { Part } from '../../../studio/src/pictures/svg/part.ts';
import type { Faulty } from './image-file-problems.ts';
import { prefixIds } from './prefix-ids.ts';

/** In bytes: the limit for a drawing, because every page of every host contains it. */
export const MAX_BYTES = 10_000;

/** Attributes of the `svg` element that its content does not need. */
const OF_THE_FILE = new Set(['xmlns', 'viewBox', 'x', 'y', 'preserveAspectRatio', 'id']);

/** @param isIcon whether it is drawn in one colour, that of the text beside it */
export async function minifySvg({ root }: CleanSvg, isIcon: boolean): Promise<{ readonly drawing: Drawing } | Faulty> {
  const { optimize } = await import('svgo');
  const { data } = optimize(markupOf(root), {
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
    ],
  });
  return drawingOf(cleanSvg(optimize(data, { plugins: [prefixIds] }).data));
}

function drawingOf({ root, removed }: CleanSvg): { readonly drawing: Drawing } | Faulty {
  const fault = (reason: string) => ({ faults: [{ line: null, reason }] });
  // line numbers would be those of the minified file
  if (removed.length > 0) return { faults: removed.map(({ reason }) => ({ line: null, reason })) };
  const styled = styledIn(root);
  if (styled) {
    return fault(
      styled.name === 'style'
        ? '<style> has rules that cannot become attributes, such as @media: remove them'
        : `style="${declarationsText(styled.style)}" cannot become attributes: remove it`,
    );
  }
  const { viewBox = '' } = root.attributes;
  const attributes = Object.entries(root.attributes).filter(([name]) => !OF_THE_FILE.has(name));
  const group = { ...root, name: 'g', attributes: Object.fromEntries(attributes) };
  const markup = attributes.length > 0 ? markupOf(group) : root.children.map(markupOf).join('');
  const bytes = Buffer.byteLength(markup);
  if (bytes > MAX_BYTES) {
    return fault(`is ${sizeText(bytes)} after minification, but the limit is ${sizeText(MAX_BYTES)}: simplify it`);
  }
  return { drawing: { viewBox, markup } };
}

function styledIn(part: Part): Part | undefined {
  if (part.name === 'style' || part.style.length > 0) return part;
  return part.children.map(styledIn).find((inner) => inner !== undefined);
}

/** Such as `10 kB` or `2.1 MB`. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toFixed(1).replace('.0', '')} ${unit}`;
}
