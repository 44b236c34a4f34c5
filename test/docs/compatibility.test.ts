/** The table of what works with what has the versions of the code, and the releases that tests run. */

import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONTENT_FORMAT } from '../../packages/cli/src/company/define-config.ts';
import { CONTRACT_VERSION } from '../../src/contract/contract-version.ts';
import { documentedTable } from '../support/documented-table.ts';
import { EARLIER_RELEASES } from '../support/earlier-releases.ts';

const versionIn = async (path: string): Promise<string> =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')).version;

const [, , ...rows] = (await documentedTable('docs/deploying.md', 'compatibility'))
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, part = '', version = '', worksWith = '']) => ({ part, version, worksWith }));

test('its versions are those of the packages, the contract and the format', async () => {
  const version = await versionIn('package.json');
  expect(Object.fromEntries(rows.map((row) => [row.part, row.version]))).toEqual({
    service: version,
    Studio: version,
    '`@portico/host`, PHP, Python': `${version}, contract ${CONTRACT_VERSION}`,
    content: `format ${CONTENT_FORMAT}`,
  });
});

test('all packages have one version', async () => {
  const packages = await Array.fromAsync(glob('packages/*/package.json', { cwd: new URL('../..', import.meta.url) }));
  expect(packages).toHaveLength(3);
  expect(new Set(await Promise.all(['package.json', ...packages].map(versionIn))).size).toBe(1);
});

test('it promises stored data of every release that tests run', () => {
  const [oldest] = EARLIER_RELEASES;
  const promises = rows.filter(({ part }) => part === 'service' || part === 'Studio');
  expect(promises).toHaveLength(2);
  for (const { worksWith } of promises) expect(worksWith).toContain(`a Studio of ${oldest?.version} or later`);
});
