/** Renders the copies of header and footer that the worker sends when it cannot render them. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../src/content/content.ts';
import type { Language } from '../src/contract/language.ts';
import type { ChromeCopies } from '../src/release/chrome-copies.ts';
import type { ReleaseAssets } from '../src/release/release.ts';
import { bundleForNode } from './bundle-code.ts';

/** What the bundle below exports. */
interface Bundle {
  readonly contentFor: (language: Language) => Content;
  readonly renderCopies: (contentFor: (language: Language) => Content, assets: ReleaseAssets) => ChromeCopies;
}

/** @throws Error if a part of the content cannot be rendered */
export async function renderCopiesOf(assets: ReleaseAssets): Promise<ChromeCopies> {
  // Node.js cannot import JSX
  const code = await bundleForNode(`
    export { contentFor } from './src/content/content-for.ts';
    export { renderCopies } from './src/service/chrome-copies.ts';`);
  const directory = await mkdtemp(join(tmpdir(), 'portico-'));
  try {
    const file = join(directory, 'copies.mjs');
    await writeFile(file, code);
    const { contentFor, renderCopies }: Bundle = await import(pathToFileURL(file).href);
    return renderCopies(contentFor, assets);
  } finally {
    await rm(directory, { recursive: true });
  }
}
