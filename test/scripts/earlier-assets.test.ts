/** Which files a build copies from earlier releases. */

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

describe('of earlier releases', () => {
  test('a file that the new release lacks is copied, with the instant at which it was last current', () => {
    expect(selectEarlierAssets([was(OLD, '2026-06-30T15:00:00.000Z')], new Set([NEW]), NOW)).toEqual([
      was(OLD, '2026-06-30T15:00:00.000Z'),
    ]);
  });

  test('a file of the new release is not listed as earlier', () => {
    expect(selectEarlierAssets([was(OLD, '2026-06-30T15:00:00.000Z')], new Set([OLD]), NOW)).toEqual([]);
  });

  test('a file is copied for 90 days after it was last current', () => {
    const earlier = [was(OLD, '2026-04-01T15:00:00.000Z'), was(NEW, '2026-04-01T14:59:59.999Z')];
    expect(selectEarlierAssets(earlier, new Set(), NOW)).toEqual([was(OLD, '2026-04-01T15:00:00.000Z')]);
  });

  test('a file of two releases is copied once, with the later instant', () => {
    const earlier = [was(OLD, '2026-05-01T15:00:00.000Z'), was(OLD, '2026-06-01T15:00:00.000Z')];
    expect(selectEarlierAssets(earlier, new Set(), NOW)).toEqual([was(OLD, '2026-06-01T15:00:00.000Z')]);
  });

  test('if there are too many, the most recent ones are copied', () => {
    const numbered = (index: number) => `chrome-${String(index).padStart(10, '0')}.css`;
    const recent = Array.from({ length: MAX_EARLIER_ASSETS }, (_, index) =>
      was(numbered(index), '2026-06-02T15:00:00.000Z'),
    );
    expect(selectEarlierAssets([was(NEW, '2026-06-01T15:00:00.000Z'), ...recent], new Set(), NOW)).toEqual(recent);
  });
});

test.each(['../worker-0123456789.js', 'chrome.css', 'chrome-0123456789.html', 'a/b-0123456789.css', `${OLD}\n`])(
  '%j is not the name of an asset',
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

  test('the files of its own release are current until now, earlier ones until the recorded instant', async () => {
    await Promise.all([place(OLD), place(NEW)]);
    await writeFile(join(dist, 'release.json'), JSON.stringify({ earlier: [was(OLD, '2026-05-01T15:00:00.000Z')] }));
    expect(await readBuild(dist, NOW)).toEqual([
      { ...was(OLD, '2026-05-01T15:00:00.000Z'), bytes: Buffer.from(OLD) },
      { ...was(NEW, '2026-06-30T15:00:00.000Z'), bytes: Buffer.from(NEW) },
    ]);
  });

  test('other files in the directory are ignored', async () => {
    await place('.DS_Store');
    expect(await readBuild(dist, NOW)).toEqual([]);
  });

  test('without a build there are no files', async () => {
    expect(await readBuild(join(dist, 'nowhere'), NOW)).toEqual([]);
  });
});

test('an instant in the future counts as now, so that files of a wrong clock expire', () => {
  const ahead = { file: 'chrome-0123456789.css', integrity: 'sha256-x', lastCurrent: '9999-12-31T00:00:00.000Z' };
  const now = Date.parse('2026-06-30T15:00:00Z');
  expect(selectEarlierAssets([ahead], new Set(), now)).toEqual([{ ...ahead, lastCurrent: '2026-06-30T15:00:00.000Z' }]);
});
