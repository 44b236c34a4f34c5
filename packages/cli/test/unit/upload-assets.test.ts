/** How long an upload may take, and what is reported. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fileHash } from '../../../../src/release/file-name.ts';
import { insteadOfWrangler } from '../../../../test/support/instead-of-wrangler.ts';
import { UploadError, uploadAssets, uploadStudioFiles } from '../../src/upload-assets.ts';

const BYTES = new TextEncoder().encode('a{}');

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** A directory with one file, and the environment of a wrangler that runs a line of JavaScript, and is on no path. */
async function prepare(wrangler: string) {
  const directory = await mkdtemp(join(tmpdir(), 'portico-files-'));
  const bin = await mkdtemp(join(tmpdir(), 'portico-bin-'));
  onTestFinished(async () => {
    await rm(directory, { recursive: true });
    await rm(bin, { recursive: true });
  });
  await writeFile(join(directory, `chrome-${await fileHash(BYTES)}.css`), BYTES);
  return { directory, env: { PATH: '', ...(await insteadOfWrangler(bin, wrangler)) } };
}

test('an upload reports how many files are in the bucket', async () => {
  const { directory, env } = await prepare('process.exit(0)');
  await uploadAssets(directory, { env });
  expect(console.log).toHaveBeenCalledWith('1 files are in the bucket portico-assets.');
});

test('an upload for an environment goes to its bucket', async () => {
  const { directory, env } = await prepare(
    `process.exit(process.argv.join(' ').includes('put portico-assets-staging ') && process.argv.includes('--env=staging') ? 0 : 1)`,
  );
  await uploadAssets(directory, { env, environment: 'staging' });
  expect(console.log).toHaveBeenCalledWith('1 files are in the bucket portico-assets-staging.');
});

test('the files of the Studio’s page keep their names below studio/', async () => {
  const { directory, env } = await prepare(
    `const args = process.argv; const list = require('node:fs').readFileSync(args[args.indexOf('--filename') + 1], 'utf8');
    process.exit(args.includes('portico-assets') && /"key":"studio\\/commands-TC7XZAS4.js"/.test(list) ? 0 : 1)`,
  );
  await writeFile(join(directory, 'commands-TC7XZAS4.js'), BYTES);
  await uploadStudioFiles(directory, { env });
  expect(console.log).toHaveBeenCalledWith('2 files are in the bucket portico-assets.');
});

test('an upload of an unknown environment fails before anything is uploaded', async () => {
  const { directory, env } = await prepare('process.exit(0)');
  await expect(uploadAssets(directory, { env, environment: 'stagign' })).rejects.toThrow(/No environment.*"stagign"/);
});

test.each([
  ['fails', 'process.exit(1)', 60_000, /bucket portico-assets: wrangler failed with the error above\./],
  [
    'hangs',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    500,
    /bucket portico-assets: wrangler failed: .*ETIMEDOUT/,
  ],
])('an upload fails if wrangler %s', async (_, wrangler, timeout, reason) => {
  const { directory, env } = await prepare(wrangler);
  const failed = await uploadAssets(directory, { env, timeout }).catch((error) => error);
  expect(failed).toBeInstanceOf(UploadError);
  expect(failed.message).toMatch(reason);
});
