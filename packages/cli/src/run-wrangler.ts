/** Runs wrangler, wherever a package manager has installed it: pnpm puts only a company's own packages on the path. */

import { type SpawnSyncOptions, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Waits until it ends, and shows what it prints. */
export function runWrangler(
  args: readonly string[],
  options: SpawnSyncOptions = {},
): SpawnSyncReturns<string | Buffer> {
  const manifest = require.resolve('wrangler/package.json');
  const { bin }: { readonly bin: { readonly wrangler: string } } = require(manifest);
  const command = join(dirname(manifest), bin.wrangler);
  return spawnSync(process.execPath, [command, ...args], { stdio: 'inherit', ...options });
}
