/** Reads a picture file of the company: as a logo or icon to put into pages, or as a file to serve. */

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Drawing } from '../../../../src/contract/drawing.ts';
import { type CleanSvg, cleanSvg } from '../../../studio/src/pictures/svg/clean-svg.ts';
import { type Faulty, orFaults } from './image-file-problems.ts';
import { minifySvg, sizeText } from './minify-svg.ts';

/** In bytes: leaves room for editors' metadata, but larger files take too long to parse. */
const MAX_FILE_BYTES = 500_000;

/** The width of a logo by its height: a wider logo does not fit the row on phones. */
const MAX_RATIO = 6;

export type DrawingUse = 'logo' | 'icon';

/** @param path of the file, which exists */
export async function readDrawing(path: string, use: DrawingUse): Promise<{ readonly drawing: Drawing } | Faulty> {
  const file = await readSvg(path);
  return 'faults' in file ? file : drawingOf(file, use);
}

export async function drawingOf(svg: CleanSvg, use: DrawingUse): Promise<{ readonly drawing: Drawing } | Faulty> {
  const result = await orFaults(() => minifySvg(svg, use === 'icon'));
  if ('faults' in result) return result;
  const reason = use === 'icon' ? iconFault(result.drawing) : logoFault(svg);
  return reason === null ? result : { faults: [{ line: null, reason }] };
}

/** A file in which nothing has to be left out. @param path as above */
export async function readSvg(path: string): Promise<CleanSvg | Faulty> {
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
  return orFaults(async () => {
    const svg = cleanSvg(text);
    return svg.removed.length > 0 ? { faults: svg.removed } : svg;
  });
}

/** An icon can occur several times on a page, so its ids would clash. */
function iconFault({ markup }: Drawing): string | null {
  return / id="/.test(markup)
    ? 'is an icon, which cannot have gradients, masks, clip paths or <use>: remove them'
    : null;
}

function logoFault({ width, height }: CleanSvg): string | null {
  if (width / height <= MAX_RATIO) return null;
  const ratio = Math.round((width / height) * 10) / 10;
  return `is ${ratio} times as wide as it is high, but the row fits only ${MAX_RATIO} times: use a narrower logo`;
}
