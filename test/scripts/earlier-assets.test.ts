/** Which files a build carries over from the releases before. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  integrityOf,
  isAssetName,
  MAX_EARLIER_ASSETS,
  readBuild,
  selectEarlierAssets,
} from '../../scripts/earlier-assets.ts';

const NOW = Date.parse('2026-06-30T15:00:00Z');
const was = (file: string, lastCurrent: string) => ({ file, integrity: integrityOf(Buffer.from(file)), lastCurrent });
const OLD = 'chrome-0123456789.css';
const NEW = 'chrome-abcdef0123.css';

describe('of the releases before', () => {
  test('a file that the new release lacks is carried over, with the moment it was last current', () => {
    expect(selectEarlierAssets([was(OLD, '2026-06-30T15:00:00.000Z')], new Set([NEW]), NOW)).toEqual([
      was(OLD, '2026-06-30T15:00:00.000Z'),
    ]);
  });

  test('a file of the new release is not listed as an earlier one', () => {
    expect(selectEarlierAssets([was(OLD, '2026-06-30T15:00:00.000Z')], new Set([OLD]), NOW)).toEqual([]);
  });

  test('a file is kept for 90 days after it was last current, and no longer', () => {
    const before = [was(OLD, '2026-04-01T15:00:00.000Z'), was(NEW, '2026-04-01T14:59:59.999Z')];
    expect(selectEarlierAssets(before, new Set(), NOW)).toEqual([was(OLD, '2026-04-01T15:00:00.000Z')]);
  });

  test('a file that two releases had stays once, as of the later moment', () => {
    const before = [was(OLD, '2026-05-01T15:00:00.000Z'), was(OLD, '2026-06-01T15:00:00.000Z')];
    expect(selectEarlierAssets(before, new Set(), NOW)).toEqual([was(OLD, '2026-06-01T15:00:00.000Z')]);
  });

  test('of too many, those that were current last stay', () => {
    const numbered = (index: number) => `chrome-${String(index).padStart(10, '0')}.css`;
    const recent = Array.from({ length: MAX_EARLIER_ASSETS }, (_, index) =>
      was(numbered(index), '2026-06-02T15:00:00.000Z'),
    );
    expect(selectEarlierAssets([was(NEW, '2026-06-01T15:00:00.000Z'), ...recent], new Set(), NOW)).toEqual(recent);
  });
});

test.each(['../worker-0123456789.js', 'chrome.css', 'chrome-0123456789.html', 'a/b-0123456789.css', `${OLD}\n`])(
  '%j is no name of an asset',
  (name) => {
    expect(isAssetName(name)).toBe(false);
  },
);

describe('of a build', () => {
  let dist: string;
  const place = (file: string) => writeFile(join(dist, 'public/chrome/assets', file), file);
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'portico-dist-'));
    await mkdir(join(dist, 'public/chrome/assets'), { recursive: true });
  });
  afterEach(() => rm(dist, { recursive: true }));

  test('the files of its release were current until now, the others until the moment it recorded', async () => {
    await Promise.all([place(OLD), place(NEW)]);
    await writeFile(join(dist, 'release.json'), JSON.stringify({ earlier: [was(OLD, '2026-05-01T15:00:00.000Z')] }));
    expect(await readBuild(dist, NOW)).toEqual([
      { ...was(OLD, '2026-05-01T15:00:00.000Z'), bytes: Buffer.from(OLD) },
      { ...was(NEW, '2026-06-30T15:00:00.000Z'), bytes: Buffer.from(NEW) },
    ]);
  });

  test('files that no build makes are left where they are', async () => {
    await place('.DS_Store');
    expect(await readBuild(dist, NOW)).toEqual([]);
  });

  test('where nothing was built yet, there is nothing to carry over', async () => {
    expect(await readBuild(join(dist, 'nowhere'), NOW)).toEqual([]);
  });
});

test('a moment in the future counts as now, so that a wrong clock keeps nothing for ever', () => {
  const ahead = { file: 'chrome-0123456789.css', integrity: 'sha256-x', lastCurrent: '9999-12-31T00:00:00.000Z' };
  const now = Date.parse('2026-06-30T15:00:00Z');
  expect(selectEarlierAssets([ahead], new Set(), now)).toEqual([{ ...ahead, lastCurrent: '2026-06-30T15:00:00.000Z' }]);
});
