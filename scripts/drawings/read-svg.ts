/** Reads an SVG file of the company. */

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Drawing } from '../../src/contract/drawing.ts';
import { minifySvg, sizeText } from './minify-svg.ts';
import { type SvgFault, svgFaults } from './svg-faults.ts';

/** In bytes: editors write much that is no drawing, but a larger file takes long to parse. */
const MAX_FILE_BYTES = 500_000;

/** Of a logo: more is wider than the row of a phone. */
const MAX_RATIO = 6;

export type DrawingUse = 'logo' | 'icon';

type Faulty = { readonly faults: readonly SvgFault[] };

/** @param path of the file, which exists */
export async function readDrawing(path: string, use: DrawingUse): Promise<{ readonly drawing: Drawing } | Faulty> {
  const file = await readSvg(path);
  if ('faults' in file) return file;
  const result = await minifySvg(file.text, use === 'icon');
  if ('faults' in result) return result;
  const reason = use === 'icon' ? iconFault(result.drawing) : logoFault(result.drawing);
  return reason === null ? result : { faults: [{ line: null, reason }] };
}

/** The text of a file without faults. @param path as above */
export async function readSvg(path: string): Promise<{ readonly text: string } | Faulty> {
  const whole = (reason: string) => ({ faults: [{ line: null, reason }] });
  const { size } = await stat(path);
  if (size > MAX_FILE_BYTES) {
    return whole(
      `is ${sizeText(size)}, and may be ${sizeText(MAX_FILE_BYTES)}: remove embedded pictures and hidden layers`,
    );
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    return whole(`is not text in UTF-8: export ${basename(path)} again`);
  }
  const faults = svgFaults(text);
  return faults.length > 0 ? { faults } : { text };
}

/** An icon can be on a page several times, and its ids could not be told apart. */
function iconFault({ markup }: Drawing): string | null {
  return / id="/.test(markup)
    ? 'is an icon, which cannot have gradients, masks, clip paths or <use>: remove them'
    : null;
}

function logoFault({ viewBox }: Drawing): string | null {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (width / height <= MAX_RATIO) return null;
  const ratio = Math.round((width / height) * 10) / 10;
  return `is ${ratio} times as wide as high, and may be ${MAX_RATIO} times: the row has no room for more`;
}
