/**
 * The company that this process works for, from the folder in `PORTICO_COMPANY` (which `--company=<folder>` sets), or
 * else the current folder.
 */

import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Locales } from '../../src/content/locales.ts';
import { inspectConfig } from './read-config.ts';

export const COMPANY_FOLDER = resolve(process.env.PORTICO_COMPANY ?? '.');

/** In the environment, so that child processes work for the same company. */
process.env.PORTICO_COMPANY = COMPANY_FOLDER;

/** With its problems, which readCompany reports together with the content's. */
export const CONFIG_READING = await inspectConfig(COMPANY_FOLDER);

export const CONFIG = CONFIG_READING.config;

/** The folder with dictionaries, links and brand. */
export const CONTENT_FOLDER = join(COMPANY_FOLDER, CONFIG.content);

export const IMAGES_FOLDER = join(COMPANY_FOLDER, CONFIG.images);

/** The build, in the current folder. */
export const DIST = resolve('dist');

/**
 * The names of the company's pictures for cards, without extension.
 *
 * @param company its logo, icons and favicon do not count as pictures
 */
export function pictureNames({ brand, drawings }: Pick<Locales, 'brand' | 'drawings'>): readonly string[] {
  if (!existsSync(IMAGES_FOLDER)) return [];
  return readdirSync(IMAGES_FOLDER)
    .filter((file) => file.endsWith('.svg') && file !== brand.favicon && !Object.hasOwn(drawings, file))
    .map((file) => basename(file, '.svg'));
}
