/** Renders the snapshot of header and footer that the worker sends when it cannot render them. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../src/content/content.ts';
import type { Language } from '../src/contract/language.ts';
import type { BuildSnapshot } from '../src/release/build-snapshot.ts';
import type { ReleaseAssets } from '../src/release/release.ts';
import { bundleForNode } from './bundle-code.ts';

/** What the bundle below exports. */
interface Bundle {
  readonly contentFor: (language: Language) => Content;
  readonly renderBuildSnapshot: (contentFor: (language: Language) => Content, assets: ReleaseAssets) => BuildSnapshot;
}

/** @throws Error if a part of the content cannot be rendered */
export async function renderBuildSnapshotOf(assets: ReleaseAssets): Promise<BuildSnapshot> {
  // Node.js cannot import JSX
  const code = await bundleForNode(`
    export { contentFor } from './src/content/content-for.ts';
    export { renderBuildSnapshot } from './src/service/render-build-snapshot.ts';`);
  const directory = await mkdtemp(join(tmpdir(), 'portico-'));
  try {
    const file = join(directory, 'build-snapshot.mjs');
    await writeFile(file, code);
    const { contentFor, renderBuildSnapshot }: Bundle = await import(pathToFileURL(file).href);
    return renderBuildSnapshot(contentFor, assets);
  } finally {
    await rm(directory, { recursive: true });
  }
}
