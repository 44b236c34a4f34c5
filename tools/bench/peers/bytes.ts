/** What a browser downloads for each header, compressed with brotli at its highest quality. */

import { brotliBytes } from '../../../packages/cli/src/brotli-bytes.ts';
import type { Peer } from './build-peers.ts';

export interface Bytes {
  /** The header, and the elements that load its files. */
  readonly html: number;
  readonly styles: number;
  readonly script: number;
  /** Loaded when the page is idle, or when the visitor reaches for a menu. */
  readonly laterScript: number;
}

export function bytesOf({
  head,
  header,
  files,
  isLoadedLater,
}: Pick<Peer, 'head' | 'header' | 'files' | 'isLoadedLater'>): Bytes {
  const sum = (isCounted: (path: string) => boolean) =>
    [...files].filter(([path]) => isCounted(path)).reduce((total, [, text]) => total + brotliBytes(text), 0);
  return {
    html: brotliBytes(head + header),
    styles: sum((path) => path.endsWith('.css')),
    script: sum((path) => path.endsWith('.js') && !isLoadedLater(path)),
    laterScript: sum((path) => path.endsWith('.js') && isLoadedLater(path)),
  };
}

export function totalOf({ html, styles, script, laterScript }: Bytes): number {
  return html + styles + script + laterScript;
}
