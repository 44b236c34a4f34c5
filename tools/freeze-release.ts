/**
 * Writes a release's code for data that outlives the release to `test/fixtures/releases/<version>.js`, for upgrade
 * tests. Run it when you cut a release, or with the folder of another release's sources, from 0.5.0 on:
 *
 *     git worktree add ../portico-0.5.0 v0.5.0
 *     npm run freeze -- ../portico-0.5.0
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../packages/cli/src/root.ts';

process.env.PORTICO_COMPANY = fileURLToPath(new URL('../test/company', import.meta.url));
await import('../packages/cli/src/define-company.ts');
const { LANGUAGE_DEFINITIONS } = await import('../packages/cli/src/bundle-code.ts');

const CODE = `
export { createChrome } from './packages/host/src/index.ts';
export { parseDocument } from './src/publication/parse-document.ts';
export { unsavedChanges } from './packages/studio/src/page/data/unsaved-changes.ts';
export { Hono } from 'hono';
export { createApi } from './packages/studio/src/api/create-api.ts';
export { MessageStore } from './packages/studio/src/store/message-store.ts';
`;

const DURABLE_OBJECT = 'export class DurableObject { constructor(ctx, env) { Object.assign(this, { ctx, env }); } }';

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cloudflare:workers$/ }, ({ path }) => ({ path, namespace: 'platform' }));
    onLoad({ filter: /.*/, namespace: 'platform' }, () => ({ contents: DURABLE_OBJECT }));
  },
};

const folder = resolve(process.argv[2] ?? ROOT);
const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
const file = join(ROOT, `test/fixtures/releases/${version}.js`);
const { outputFiles } = await build({
  absWorkingDir: folder,
  stdin: { contents: CODE, resolveDir: folder, loader: 'ts' },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  plugins: [standIns],
  define: LANGUAGE_DEFINITIONS,
});
await writeFile(
  file,
  `// Release ${version}, written by tools/freeze-release.ts: do not edit.\n${outputFiles[0]?.text}`,
);
console.log(file);
