/** Reads the company's favicon, which the Studio links, and keeps only the picture. */

import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BrandFile } from '../../../../src/content/schema.ts';
import { isPng, readPng } from '../../../studio/src/pictures/formats/read-png.ts';
import { markupOf } from '../../../studio/src/pictures/svg/clean-svg.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { type Faulty, faultProblems, filesIn, missingFile, orFaults } from './image-file-problems.ts';
import { MAX_BYTES, sizeText } from './minify-svg.ts';
import { readSvg } from './read-svg.ts';

export interface Favicon {
  readonly extension: 'svg' | 'png';
  readonly bytes: Uint8Array;
}

/**
 * @param brand as in its file, of any shape
 * @param folder with the images
 */
export async function faviconProblems(brand: unknown, folder: string): Promise<Problem[]> {
  const name = faviconOf(brand);
  if (name === null) return [];
  const present = await filesIn(folder);
  if (!present.includes(name)) {
    return [{ file: 'brand.json', path: 'favicon', reason: missingFile(name, folder, present) }];
  }
  const file = await faviconFile(name, folder);
  return 'faults' in file ? faultProblems(file.faults, name, folder) : [];
}

/** @returns null if the brand names none @param folder with the images */
export async function readFavicon(brand: Pick<BrandFile, 'favicon'>, folder: string): Promise<Favicon | null> {
  const name = faviconOf(brand);
  const file = name === null ? null : await faviconFile(name, folder);
  return file && 'bytes' in file ? file : null;
}

async function faviconFile(name: string, folder: string): Promise<Favicon | Faulty> {
  const whole = (reason: string) => ({ faults: [{ line: null, reason }] });
  const bytes = new Uint8Array(await readFile(join(folder, name)));
  if (bytes.length > MAX_BYTES) return whole(`is ${sizeText(bytes.length)}, but the limit is ${sizeText(MAX_BYTES)}`);
  if (extname(name) === '.png') {
    return isPng(bytes)
      ? orFaults(async () => ({ extension: 'png', bytes: (await readPng(bytes)).bytes }))
      : whole('is not a PNG file: it does not begin with the PNG signature');
  }
  const file = await readSvg(join(folder, name));
  return 'faults' in file ? file : { extension: 'svg', bytes: new TextEncoder().encode(markupOf(file.root)) };
}

function faviconOf(brand: unknown): string | null {
  const { favicon } = (typeof brand === 'object' && brand !== null ? brand : {}) as { favicon?: unknown };
  return typeof favicon === 'string' && /^\w[\w.-]*\.(?:svg|png)$/.test(favicon) ? favicon : null;
}
