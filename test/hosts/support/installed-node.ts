/** A Node.js of another version, which npm has as a package. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../packages/cli/src/root.ts';

const run = promisify(execFile);

/** The lowest Node.js of `engines`. @param directory in which it may be installed @returns its path */
export async function installLowestNode(directory: string): Promise<string> {
  const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  const [version] = /[\d.]+/.exec(engines.node) ?? [];
  const node = join(await installTool(directory, `node@${version}`), 'node');
  if ((await run(node, ['--version'])).stdout.trim() !== `v${version}`) throw new Error(`${node} is not ${version}`);
  return node;
}

/** @param tool a package with its version @returns the folder with its commands */
export async function installTool(directory: string, tool: string): Promise<string> {
  const folder = join(directory, 'tools', tool);
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', tool]);
  return join(folder, 'node_modules/.bin');
}
