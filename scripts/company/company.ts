/**
 * The company that this process works for: that of the folder in `--company=<folder>` or `PORTICO_COMPANY`, or else of the
 * folder it is started in.
 */

import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locales } from '../../src/content/locales.ts';
import { readConfig } from './read-config.ts';

const { values } = parseArgs({ options: { company: { type: 'string' } }, strict: false });
const chosen = values.company ?? process.env.PORTICO_COMPANY ?? '.';

export const COMPANY_FOLDER = resolve(String(chosen));

/** As an environment, so that other processes work for the same company. */
process.env.PORTICO_COMPANY = COMPANY_FOLDER;

export const CONFIG = await readConfig(COMPANY_FOLDER);

/** The folder with dictionaries, links and brand. */
export const CONTENT_FOLDER = join(COMPANY_FOLDER, CONFIG.content);

export const IMAGES_FOLDER = join(COMPANY_FOLDER, CONFIG.images);

/** What is built, in the folder that the process is started in. */
export const DIST = resolve('dist');

/**
 * The names of the company's pictures for cards, without extension.
 *
 * @param company whose logo, icons and favicon are no pictures
 */
export function pictureNames({ brand, drawings }: Pick<Locales, 'brand' | 'drawings'>): readonly string[] {
  return readdirSync(IMAGES_FOLDER)
    .filter((file) => file.endsWith('.svg') && file !== brand.favicon && !Object.hasOwn(drawings, file))
    .map((file) => basename(file, '.svg'));
}
