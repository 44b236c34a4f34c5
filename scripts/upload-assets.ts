/**
 * Uploads files to the bucket that holds every release's files (docs/decisions/0017-earlier-assets.md). A deploy
 * uploads its own build; `portico upload <folder>` uploads other files.
 */

import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { fileHash, fileParts } from '../src/release/file-name.ts';
import { UserError } from './user-error.ts';

/** Has no name: its settings are outside all `[env.…]` sections. */
export const PRODUCTION = '';

/** In milliseconds; an upload takes a few seconds. */
const TIMEOUT = 120_000;

/** Some files did not reach the bucket. */
export class UploadError extends UserError {
  override readonly name = 'UploadError';
}

interface UploadOptions {
  /** In milliseconds, until wrangler has put all files into the bucket. */
  readonly timeout?: number;
  /** The environment of wrangler.toml whose bucket it is. */
  readonly environment?: string;
  /** Wrangler's environment variables. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Uploads every file of a directory. A name contains a hash of the contents, so a file that is in the bucket already
 * stays the same.
 *
 * @throws UploadError if a file does not match its name, or if wrangler fails or takes too long
 */
export async function uploadAssets(
  directory: string,
  { timeout = TIMEOUT, environment = PRODUCTION, env = process.env }: UploadOptions = {},
): Promise<void> {
  const bucket = bucketOf(environment);
  const files = (await readdir(directory)).sort();
  if (files.length === 0) throw new UploadError(`There are no files in ${directory}.`);
  for (const file of files) {
    const isNamedByContent = fileParts(file)?.hash === (await fileHash(await readFile(join(directory, file))));
    if (!isNamedByContent) throw new UploadError(`${join(directory, file)} does not match its name.`);
  }
  const temporary = await mkdtemp(join(tmpdir(), 'portico-upload-'));
  try {
    const list = join(temporary, 'files.json');
    await writeFile(list, JSON.stringify(files.map((file) => ({ key: file, file: resolve(directory, file) }))));
    const put = ['r2', 'bulk', 'put', bucket, '--filename', list, '--remote', '--force', `--env=${environment}`];
    const { status, error } = spawnSync('wrangler', put, {
      env,
      timeout,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      const reason = error ? `: ${error.message}` : ' with the error above';
      throw new UploadError(`The files could not be uploaded to the bucket ${bucket}: wrangler failed${reason}.`);
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
  console.log(`${files.length} files are in the bucket ${bucket}.`);
}

/** @throws UploadError if wrangler.toml has no such environment, or the environment no bucket */
function bucketOf(environment: string): string {
  const name = configOf(environment).r2_buckets.find(({ binding }) => binding === 'ASSET_BUCKET')?.bucket_name;
  if (name === undefined) throw new UploadError('wrangler.toml has no bucket with the binding ASSET_BUCKET.');
  return name;
}

/** The part of wrangler's configuration that is read here. */
interface BucketConfig {
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name?: string }[];
}

function configOf(environment: string): BucketConfig {
  try {
    return unstable_readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true });
  } catch (error) {
    throw new UploadError((error as Error).message);
  }
}

/** `portico upload`. @throws UploadError */
export async function upload(directory: string, { env }: { readonly env?: string }): Promise<void> {
  await uploadAssets(directory, env === undefined ? {} : { environment: env });
}
