/** Compares Brotli with deflate, which is all the Studio's worker has, on a build's markup. */

import { deflateRawSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { BuildSnapshot } from '../../../src/release/build-snapshot.ts';
import { brotliBytes } from './brotli-bytes.ts';

/** Bytes of Brotli for each byte of deflate, in header and footer together. */
export function brotliRatios({ header, footer }: BuildSnapshot): Readonly<Record<Language, number>> {
  const ratios = LANGUAGES.map((language) => {
    const texts = [header[language] ?? '', footer[language] ?? ''];
    const total = (bytesOf: (text: string) => number) => texts.reduce((sum, text) => sum + bytesOf(text), 0);
    return [language, total(brotliBytes) / total((text) => deflateRawSync(text).length)] as const;
  });
  return Object.fromEntries(ratios) as Record<Language, number>;
}
