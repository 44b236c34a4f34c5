/**
 * Uploads files to the bucket that holds every release's files (docs/decisions/0017-earlier-assets.md). A deploy
 * uploads its own build; `portico upload <folder>` uploads other files.
 */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { fileHash, fileParts } from '../../../src/release/file-name.ts';
import { studioFileKey } from '../../studio/src/files/files.ts';
import { runWrangler } from './run-wrangler.ts';
import { studioConfig } from './studio-config.ts';
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
  const bucket = bucketOf('wrangler.toml', environment);
  const files = (await readdir(directory)).sort();
  if (files.length === 0) throw new UploadError(`There are no files in ${directory}.`);
  for (const file of files) {
    const isNamedByContent = fileParts(file)?.hash === (await fileHash(await readFile(join(directory, file))));
    if (!isNamedByContent) throw new UploadError(`${join(directory, file)} does not match its name.`);
  }
  const keyed = files.map((file) => ({ key: file, file: resolve(directory, file) }));
  await putFiles(bucket, keyed, { timeout, environment, env });
}

/**
 * Uploads a directory with the Studio's own files, whose names contain the bundler's hashes, to the bucket in its
 * wrangler.toml.
 *
 * @throws UploadError if it has none, or if wrangler fails or takes too long
 */
export async function uploadStudioFiles(
  directory: string,
  { timeout = TIMEOUT, environment = PRODUCTION, env = process.env }: UploadOptions = {},
): Promise<void> {
  const bucket = bucketOf(studioConfig(), environment);
  const files = (await readdir(directory)).sort();
  const keyed = files.map((file) => ({ key: studioFileKey(file), file: resolve(directory, file) }));
  await putFiles(bucket, keyed, { timeout, environment, env });
}

interface KeyedFile {
  readonly key: string;
  /** Its path. */
  readonly file: string;
}

async function putFiles(
  bucket: string,
  files: readonly KeyedFile[],
  { timeout, environment, env }: Required<UploadOptions>,
): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'portico-upload-'));
  try {
    const list = join(temporary, 'files.json');
    await writeFile(list, JSON.stringify(files));
    const put = ['r2', 'bulk', 'put', bucket, '--filename', list, '--remote', '--force', `--env=${environment}`];
    const { status, error } = runWrangler(put, { env, timeout, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) {
      const reason = error ? `: ${error.message}` : ' with the error above';
      throw new UploadError(`The files could not be uploaded to the bucket ${bucket}: wrangler failed${reason}.`);
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
  console.log(`${files.length} files are in the bucket ${bucket}.`);
}

/** @throws UploadError if the file has no such environment, or the environment no bucket */
function bucketOf(config: string, environment: string): string {
  const name = configOf(config, environment).r2_buckets.find(({ binding }) => binding === 'ASSET_BUCKET')?.bucket_name;
  if (name === undefined) throw new UploadError(`${config} has no bucket with the binding ASSET_BUCKET.`);
  return name;
}

/** The part of wrangler's configuration that is read here. */
interface BucketConfig {
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name?: string }[];
}

function configOf(config: string, environment: string): BucketConfig {
  try {
    return unstable_readConfig({ config, env: environment }, { hideWarnings: true });
  } catch (error) {
    throw new UploadError((error as Error).message);
  }
}

/** `portico upload`. @throws UploadError */
export async function upload(directory: string, { env }: { readonly env?: string }): Promise<void> {
  await uploadAssets(directory, env === undefined ? {} : { environment: env });
}
