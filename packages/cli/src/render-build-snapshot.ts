/** Renders the snapshot of header and footer that the worker sends when it cannot render them. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { ContentFor, ContentReader } from '../../../src/content/content-for.ts';
import type { BuildSnapshot } from '../../../src/release/build-snapshot.ts';
import type { ReleaseAssets } from '../../../src/release/release.ts';
import { bundleForNode } from './bundle-code.ts';

/** What the bundle below exports. */
interface Bundle {
  readonly fileContent: (locales: CompanyContent) => ContentReader;
  readonly renderBuildSnapshot: (contentFor: ContentFor, assets: ReleaseAssets) => BuildSnapshot;
}

/** @throws Error if a part of the content cannot be rendered */
export async function renderBuildSnapshotOf(locales: CompanyContent, assets: ReleaseAssets): Promise<BuildSnapshot> {
  // Node.js cannot import JSX
  const code = await bundleForNode(`
    export { fileContent } from './src/content/content-for.ts';
    export { renderBuildSnapshot } from './src/service/render-build-snapshot.ts';`);
  const directory = await mkdtemp(join(tmpdir(), 'portico-'));
  try {
    const file = join(directory, 'build-snapshot.mjs');
    await writeFile(file, code);
    const { fileContent, renderBuildSnapshot }: Bundle = await import(pathToFileURL(file).href);
    return renderBuildSnapshot(fileContent(locales).contentFor, assets);
  } finally {
    await rm(directory, { recursive: true });
  }
}
