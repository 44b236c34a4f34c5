/** Requests the fragments and their files as a host would, and measures their sizes. */

import { assetPath, type ReleaseAssets } from '../../../../src/release/release.ts';
import { fragmentHref } from './addresses.ts';
import type { PreviewState } from './preview-state.ts';

/** Sends a GET request to a route of the service. */
export type RequestRoute = (path: string) => Promise<Response>;

export interface FileSize {
  readonly name: string;
  /** When browsers load it, in words. */
  readonly when: string;
  readonly raw: number;
  readonly gzip: number;
}

export interface FragmentResponses {
  readonly headers: { readonly header: Headers; readonly footer: Headers };
  readonly sizes: readonly FileSize[];
}

export async function requestFragments(
  request: RequestRoute,
  state: PreviewState,
  assets: ReleaseAssets,
): Promise<FragmentResponses> {
  const [header, footer, styles, loader, islands] = await Promise.all([
    request(fragmentHref('header', state)),
    request(fragmentHref('footer', state)),
    request(assetPath(assets.styles)),
    request(assetPath(assets.loader)),
    request(assetPath(assets.islands)),
  ]);
  const sizes = await Promise.all([
    measure('Header', 'with every page', header),
    measure('Footer', 'with every page', footer),
    measure('Style sheet', 'once, then cached for a year', styles),
    measure('Script on load', 'once, then cached for a year', loader),
    measure('Menu script', 'when needed, then cached for a year', islands),
  ]);
  return { headers: { header: header.headers, footer: footer.headers }, sizes };
}

async function measure(name: string, when: string, response: Response): Promise<FileSize> {
  const bytes = await response.arrayBuffer();
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return { name, when, raw: bytes.byteLength, gzip: (await new Response(packed).arrayBuffer()).byteLength };
}
