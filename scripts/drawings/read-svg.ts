/** Reads an SVG file of the company. */

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Drawing } from '../../src/contract/drawing.ts';
import { minifySvg, sizeText } from './minify-svg.ts';
import { type SvgFault, svgFaults } from './svg-faults.ts';

/** In bytes: leaves room for editors' metadata, but larger files take too long to parse. */
const MAX_FILE_BYTES = 500_000;

/** The width of a logo by its height: a wider logo does not fit the row on phones. */
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
      `is ${sizeText(size)}, but the limit is ${sizeText(MAX_FILE_BYTES)}: remove embedded pictures and hidden layers`,
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

/** An icon can occur several times on a page, so its ids would clash. */
function iconFault({ markup }: Drawing): string | null {
  return / id="/.test(markup)
    ? 'is an icon, which cannot have gradients, masks, clip paths or <use>: remove them'
    : null;
}

function logoFault({ viewBox }: Drawing): string | null {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (width / height <= MAX_RATIO) return null;
  const ratio = Math.round((width / height) * 10) / 10;
  return `is ${ratio} times as wide as it is high, but the row fits only ${MAX_RATIO} times: use a narrower logo`;
}
