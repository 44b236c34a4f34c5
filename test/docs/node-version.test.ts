/** One version of Node is stated for sites and for development, and all packages install on it without a warning. */

import { readFile } from 'node:fs/promises';
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

/** As npm compares them: `^22.16.0 || >= 24`. Pre-releases and other operators do not occur. */
function accepts(range: string, node: string): boolean {
  return range.split('||').some((alternative) => {
    const [, operator, lowest = ''] = /^(\^|>=|)\s*(\d+(?:\.(?:\d+|\*))*)$/.exec(alternative.trim()) ?? [];
    if (operator === undefined) throw new Error(`engines has ${range}`);
    const isAtLeast = lowest.localeCompare(node, 'en', { numeric: true }) <= 0;
    return isAtLeast && (operator === '>=' || Number.parseInt(lowest, 10) === Number.parseInt(node, 10));
  });
}

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
