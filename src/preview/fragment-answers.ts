/** Asks the service's own routes for what a host would get, and weighs it. */

import { assetPath, type ReleaseAssets } from '../release/release.ts';
import { fragmentHref } from './addresses.ts';
import type { PreviewState } from './preview-state.ts';

/** Answers a GET of one of the service's routes. */
export type Ask = (path: string) => Promise<Response>;

export interface Weight {
  readonly name: string;
  /** When a visitor's browser loads it. */
  readonly when: string;
  readonly raw: number;
  readonly gzip: number;
}

export interface FragmentAnswers {
  readonly headers: { readonly header: Headers; readonly footer: Headers };
  readonly weights: readonly Weight[];
}

export async function askFragments(ask: Ask, state: PreviewState, assets: ReleaseAssets): Promise<FragmentAnswers> {
  const [header, footer, styles, loader, islands] = await Promise.all([
    ask(fragmentHref('header', state)),
    ask(fragmentHref('footer', state)),
    ask(assetPath(assets.styles)),
    ask(assetPath(assets.loader)),
    ask(assetPath(assets.islands)),
  ]);
  const weights = await Promise.all([
    weigh('Header', 'with every page', header),
    weigh('Footer', 'with every page', footer),
    weigh('Style sheet', 'once, then cached for a year', styles),
    weigh('Script on load', 'once, then cached for a year', loader),
    weigh('Menu script', 'when needed, then cached for a year', islands),
  ]);
  return { headers: { header: header.headers, footer: footer.headers }, weights };
}

async function weigh(name: string, when: string, response: Response): Promise<Weight> {
  const bytes = await response.arrayBuffer();
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return { name, when, raw: bytes.byteLength, gzip: (await new Response(packed).arrayBuffer()).byteLength };
}
