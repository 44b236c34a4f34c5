/** One version of Node is stated for sites and for development, and all packages install on it without a warning. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8');

const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
const [, version = '', short = ''] = /^>=((\d+\.\d+)\.\d+)$/.exec(engines.node) ?? [];

test('the package for hosts states it', async () => {
  expect(JSON.parse(await read('host/package.json')).engines).toEqual(engines);
});

test.each(['README.md', 'host/README.md', 'docs/hosts.md', 'scripts/install.mjs'])('%s states it', async (path) => {
  const stated = [...(await read(path)).matchAll(/Node ([\d.]+) or later/g)].map(([, found]) => found);
  expect(stated).toEqual([short]);
});

/** The packages that state other versions: npm warns of each (EBADENGINE). */
async function unfitFor(node: string): Promise<readonly string[]> {
  const unfit = `:attr(engines, [node]):not(:semver(${node}, :attr(engines, [node])))`;
  const { stdout } = await promisify(execFile)('npm', ['query', unfit], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout).map(({ name }: { name: string }) => name);
}

test('every installed package accepts it', async () => {
  expect(await unfitFor('18.0.0')).toContain('vitest');
  expect(await unfitFor(version)).toEqual([]);
});
