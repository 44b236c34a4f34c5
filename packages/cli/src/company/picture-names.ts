/** The company's pictures for cards. */

import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { CompanyContent } from '../../../../src/content/company-content.ts';

/**
 * The names of the pictures, without extension.
 *
 * @param folder with the company's images
 * @param content its logo, icons and favicon do not count as pictures
 */
export function pictureNames(
  folder: string,
  { brand, drawings }: Pick<CompanyContent, 'brand' | 'drawings'>,
): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && file !== brand.favicon && !Object.hasOwn(drawings, file))
    .map((file) => basename(file, '.svg'));
}
