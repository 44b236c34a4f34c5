/** Estimates a first view's download once a draft is published; workers lack Brotli at its highest quality. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { StudioFiles } from '../files/files.ts';
import { themeSheet } from '../theme/theme-sheet.ts';
import type { PreviewServiceOptions } from './preview-service.ts';

export interface FirstViewOptions extends PreviewServiceOptions {
  readonly files: Pick<StudioFiles, 'brotliRatios'>;
}

/**
 * Adds up header, footer, style sheets and loader on the main site. The build has measured the files. Header and footer
 * are deflated, and scaled to Brotli by the ratio in the build's own markup. With the sample content and menus renamed,
 * shortened or 48 links longer, the error is -32 to +96 bytes (0.7 %); with 40 links that repeat a phrase, +230 (1.6
 * %).
 *
 * @returns a function that measures languages at a moment, in milliseconds since 1970: bytes by language, without those
 * whose header or footer failed
 */
export function createFirstViewMeter(options: FirstViewOptions) {
  const { files, release, loadServiceOptions } = options;
  const { styles, loader } = release.assets;
  return async (
    languages: PublishedLanguages,
    of: readonly Language[],
    at: number,
  ): Promise<ReadonlyMap<Language, number>> => {
    const { contentOf, serviceWith } = await import('./preview-service.ts');
    const { origins } = await loadServiceOptions();
    // nothing is published yet, so no sheet is kept
    const content = await contentOf(languages, { ...options, sheets: null });
    const { app } = serviceWith(content, origins.serviceOrigin, options);
    const measured = of.map(async (language): Promise<readonly (readonly [Language, number])[]> => {
      const query = new URLSearchParams({ lang: language, at: new Date(at).toISOString() });
      const fragments = await Promise.all(
        ['header', 'footer'].map(async (name) => app.request(`${origins.serviceOrigin}/chrome/${name}?${query}`)),
      );
      if (!fragments.every(({ ok }) => ok)) return [];
      const texts = await Promise.all(fragments.map((fragment) => fragment.text()));
      const theme = themeSheet(languages[language].texts ?? {}) ?? '';
      const sizes = await Promise.all([...texts, theme].map(deflatedBytes));
      const markup = sizes.reduce((sum, bytes) => sum + bytes) * files.brotliRatios[language];
      return [[language, Math.round(markup) + styles.brotliBytes + loader.brotliBytes]];
    });
    return new Map((await Promise.all(measured)).flat());
  };
}

async function deflatedBytes(text: string): Promise<number> {
  if (text === '') return 0;
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return (await new Response(deflated).arrayBuffer()).byteLength;
}
