/** Measures the compressed size of a text. */

import { brotliCompressSync, constants } from 'node:zlib';

/** In bytes, compressed with brotli at its highest quality. */
export function brotliBytes(text: string | Uint8Array): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}
