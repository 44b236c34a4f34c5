/** Stores edited themes' style sheets beside the releases' files, before a document names them. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { ThemeSheet, ThemeSheets } from '../../../../src/content/theme-sheet.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { CONTENT_TYPES, fileHash } from '../../../../src/release/file-name.ts';
import type { PictureBucket } from '../pictures/picture-bucket.ts';
import { themeSheet } from './theme-sheet.ts';

/** The part of R2 that this module uses. */
export type SheetBucket = Pick<PictureBucket, 'put'>;

/** Sheets are never deleted, because cached pages and restored versions load them. @returns none without a bucket */
export async function keepThemeSheets(bucket: SheetBucket | null, languages: PublishedLanguages): Promise<ThemeSheets> {
  if (!bucket) return {};
  const kept = new Map<string, Promise<ThemeSheet>>();
  const sheets = LANGUAGES.map(async (language) => {
    const css = themeSheet(languages[language].texts ?? {});
    if (css === null) return [];
    const sheet = kept.get(css) ?? keep(bucket, css);
    kept.set(css, sheet);
    return [[language, await sheet] as const];
  });
  return Object.fromEntries((await Promise.all(sheets)).flat());
}

async function keep(bucket: SheetBucket, css: string): Promise<ThemeSheet> {
  const bytes = Uint8Array.from(new TextEncoder().encode(css));
  const file = `theme-${await fileHash(bytes)}.css`;
  await bucket.put(file, bytes, { httpMetadata: { contentType: CONTENT_TYPES.css } });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { file, integrity: `sha256-${btoa(String.fromCharCode(...digest))}` };
}
