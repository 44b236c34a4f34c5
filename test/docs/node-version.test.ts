/** One version of Node is stated for sites and for development, and all packages install on it without a warning. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accepts, nodeProblem } from '../../packages/cli/src/node-version.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8');

const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
// Node 23 does not read portico.config.ts, and nobody maintains it
const [, version = '', short = ''] = /^\^((\d+\.\d+)\.\d+) \|\| >=24\.0\.0$/.exec(engines.node) ?? [];

test('the package for hosts states it', async () => {
  expect(JSON.parse(await read('packages/host/package.json')).engines).toEqual({ node: `>=${version}` });
});

test.each(['README.md', 'packages/host/README.md', 'docs/hosts.md', 'tools/install.mjs'])(
  '%s states it',
  async (path) => {
    const stated = [...(await read(path)).matchAll(/Node ([\d.]+) or later/g)].map(([, found]) => found);
    expect(stated).toEqual([short]);
  },
);

/** The packages of which npm warns (EBADENGINE); those of other platforms are not installed. */
async function unfitFor(node: string): Promise<readonly string[]> {
  type Locked = Readonly<
    Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: boolean }>
  >;
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Locked };
  const stated = Object.entries(packages).filter(([, { engines, optional }]) => engines?.node && !optional);
  return stated.filter(([, { engines }]) => !accepts(engines?.node ?? '', node)).map(([path]) => path);
}

test('every package that is installed accepts it', async () => {
  expect(await unfitFor('20.20.0')).toContain('node_modules/vitest');
  expect(await unfitFor('22.13.0')).toContain('node_modules/html-validate');
  expect(await unfitFor(version)).toEqual([]);
});

test.each(['12.22.12', '20.19.0', '22.21.9', '23.11.0'])('Node %s is refused in one line', (node) => {
  expect(nodeProblem(node)).toBe(`Portico needs Node ${engines.node}. This is Node ${node}.`);
});
