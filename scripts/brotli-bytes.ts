/** What a text weighs as an edge sends it. */

import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a text, compressed with brotli at its highest quality. */
export function brotliBytes(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}
