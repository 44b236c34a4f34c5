/** Fetches the files of the live release and of earlier ones from the live service, for deploys from a clean checkout. */

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ASSETS_PATH, type EarlierAsset, INTEGRITY_PATTERN } from '../src/release/release.ts';
import { type EarlierFile, integrityOf, isAssetName, MAX_EARLIER_ASSETS } from './earlier-assets.ts';

/** Limits on what is fetched from a service. */
export interface FetchLimits {
  /** Number of files, of all releases together. */
  readonly files: number;
  readonly manifestBytes: number;
  /** Size of all files together. */
  readonly bytes: number;
  /** In milliseconds, from a request to the last byte of its response. */
  readonly timeout: number;
}

const LIMITS: FetchLimits = {
  files: MAX_EARLIER_ASSETS + 100,
  manifestBytes: 2_000_000,
  bytes: 100_000_000,
  timeout: 20_000,
};
const CONCURRENCY = 8;

/** The live service cannot be reached, or its manifest is wrong. */
export class LiveServiceError extends Error {
  override readonly name = 'LiveServiceError';
}

const file = v.pipe(v.string(), v.check(isAssetName, 'is not the name of an asset'));
const integrity = v.pipe(v.string(), v.regex(INTEGRITY_PATTERN, 'is not a SHA-256'));
/** The part of the manifest that a deploy needs. */
const deployedManifestSchema = v.object({
  assets: v.pipe(v.array(v.object({ file, integrity })), v.minLength(1, 'is empty')),
  earlierAssets: v.array(
    v.object({ file, integrity, lastCurrent: v.pipe(v.string(), v.isoTimestamp('is not an instant')) }),
  ),
});

/** @throws LiveServiceError unless every file in the manifest can be fetched and matches its integrity */
export async function fetchReleases(
  origin: string,
  now: number,
  limits: FetchLimits = LIMITS,
): Promise<readonly EarlierFile[]> {
  const listed = await fetchManifest(origin, now, limits);
  if (listed.length > limits.files) {
    throw new LiveServiceError(`${origin} lists ${listed.length} files; the limit is ${limits.files}.`);
  }
  const files: EarlierFile[] = [];
  // all loops share one iterator, so that an error in one of them ends the others too
  const queue = listed.values().map((asset) => ({ asset, url: origin + ASSETS_PATH + asset.file }));
  const allowance = { bytes: limits.bytes };
  const fetchQueued = async () => {
    for (const { asset, url } of queue) {
      const bytes = await fetchBytes(url, allowance, limits.timeout);
      if (integrityOf(bytes) !== asset.integrity)
        throw new LiveServiceError(`${url} does not match its integrity in the manifest.`);
      files.push({ ...asset, bytes });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchQueued));
  return files;
}

/** Whether there may be a live release: not if the connection fails or there is no manifest. */
export async function mayHaveRelease(origin: string, timeout = LIMITS.timeout): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const { status } = await fetch(`${origin}/chrome/manifest.json`, { redirect: 'manual', signal });
    return status !== 404;
  } catch {
    return signal.aborted;
  }
}

async function fetchManifest(origin: string, now: number, limits: FetchLimits): Promise<readonly EarlierAsset[]> {
  // a unique URL, so that no cache responds with the manifest of an earlier release
  const url = `${origin}/chrome/manifest.json?deploy=${randomUUID()}`;
  const text = Buffer.from(await fetchBytes(url, { bytes: limits.manifestBytes }, limits.timeout)).toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deployedManifestSchema), text);
  if (!parsed.success) {
    const reasons = parsed.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'manifest'}: ${issue.message}`);
    throw new LiveServiceError(`${url} is not a valid manifest: ${reasons.join('; ')}.`);
  }
  const { assets, earlierAssets } = parsed.output;
  return [...assets.map((asset) => ({ ...asset, lastCurrent: new Date(now).toISOString() })), ...earlierAssets];
}

/** @param allowance the number of bytes that may still be read, shared by concurrent calls */
async function fetchBytes(url: string, allowance: { bytes: number }, timeout: number): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      allowance.bytes -= chunk.length;
      if (allowance.bytes < 0) throw new Error('the size limit is exceeded');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const { message, cause } = error as Error;
    throw new LiveServiceError(`${url} cannot be fetched: ${cause instanceof Error ? cause.message : message}.`);
  }
}
