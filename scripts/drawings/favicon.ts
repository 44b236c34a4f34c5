/** Reads the company's favicon, which the Studio links. */

import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BrandFile } from '../../src/content/schema.ts';
import type { Problem } from '../content/invalid-content.ts';
import { faultProblems, filesIn, missingFile } from './image-file-problems.ts';
import { MAX_BYTES, sizeText } from './minify-svg.ts';
import { readSvg } from './read-svg.ts';

export interface Favicon {
  readonly extension: 'svg' | 'png';
  readonly bytes: Uint8Array;
}

/** The first bytes of every PNG file (RFC 2083, section 3.1). */
const PNG_SIGNATURE = '89504e470d0a1a0a';

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
  const whole = (reason: string) => faultProblems([{ line: null, reason }], name, folder);
  const bytes = await readFile(join(folder, name));
  if (bytes.length > MAX_BYTES) return whole(`is ${sizeText(bytes.length)}, but the limit is ${sizeText(MAX_BYTES)}`);
  if (extname(name) === '.png') {
    return bytes.toString('hex', 0, 8) === PNG_SIGNATURE
      ? []
      : whole('is not a PNG file: it does not begin with the PNG signature');
  }
  const file = await readSvg(join(folder, name));
  return 'faults' in file ? faultProblems(file.faults, name, folder) : [];
}

/** @returns null if the brand names none @param folder with the images */
export async function readFavicon(brand: Pick<BrandFile, 'favicon'>, folder: string): Promise<Favicon | null> {
  const name = faviconOf(brand);
  if (name === null) return null;
  return { extension: extname(name) === '.png' ? 'png' : 'svg', bytes: await readFile(join(folder, name)) };
}

function faviconOf(brand: unknown): string | null {
  const { favicon } = (typeof brand === 'object' && brand !== null ? brand : {}) as { favicon?: unknown };
  return typeof favicon === 'string' && /^\w[\w.-]*\.(?:svg|png)$/.test(favicon) ? favicon : null;
}
