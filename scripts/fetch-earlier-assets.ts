/** Brings the files of the live release and of those before it from the live service, for a deploy on an empty machine. */

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ASSETS_PATH, type EarlierAsset, INTEGRITY_PATTERN } from '../src/release/release.ts';
import { type EarlierFile, integrityOf, isAssetName, MAX_EARLIER_ASSETS } from './earlier-assets.ts';

/** How much is taken from a service, and how long it is waited for. */
export interface FetchLimits {
  /** Files of the live release and of all before. */
  readonly files: number;
  readonly manifestBytes: number;
  /** All files together. */
  readonly bytes: number;
  /** Milliseconds for each answer, to its last byte. */
  readonly timeout: number;
}

const LIMITS: FetchLimits = {
  files: MAX_EARLIER_ASSETS + 100,
  manifestBytes: 2_000_000,
  bytes: 100_000_000,
  timeout: 20_000,
};
const CONCURRENCY = 8;

/** The live service can't be asked, or what it says of its files is wrong. */
export class LiveServiceError extends Error {
  override readonly name = 'LiveServiceError';
}

const file = v.pipe(v.string(), v.check(isAssetName, 'is no name of an asset'));
const integrity = v.pipe(v.string(), v.regex(INTEGRITY_PATTERN, 'is no SHA-256'));
/** What a deploy needs of the manifest. */
const deployedManifestSchema = v.object({
  assets: v.pipe(v.array(v.object({ file, integrity })), v.minLength(1, 'names no files')),
  earlierAssets: v.array(
    v.object({ file, integrity, lastCurrent: v.pipe(v.string(), v.isoTimestamp('is no instant')) }),
  ),
});

/** @throws LiveServiceError unless every file that the manifest names is there, with the bytes that it says */
export async function fetchReleases(
  origin: string,
  now: number,
  limits: FetchLimits = LIMITS,
): Promise<readonly EarlierFile[]> {
  const named = await fetchManifest(origin, now, limits);
  if (named.length > limits.files) {
    throw new LiveServiceError(`${origin} names ${named.length} files; at most ${limits.files} are taken.`);
  }
  const files: EarlierFile[] = [];
  // one iterator for all: whoever leaves its loop with an error ends it for the others too
  const waiting = named.values().map((asset) => ({ asset, url: origin + ASSETS_PATH + asset.file }));
  const allowance = { bytes: limits.bytes };
  const takeTurns = async () => {
    for (const { asset, url } of waiting) {
      const bytes = await read(url, allowance, limits.timeout);
      if (integrityOf(bytes) !== asset.integrity) throw new LiveServiceError(`${url} is not what the manifest says.`);
      files.push({ ...asset, bytes });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, takeTurns));
  return files;
}

/** Whether a release may be live there: only where nobody answers, or nothing is at its address, there is surely none. */
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
  // an address of its own, so that no cache answers with the manifest of an earlier release
  const url = `${origin}/chrome/manifest.json?deploy=${randomUUID()}`;
  const text = Buffer.from(await read(url, { bytes: limits.manifestBytes }, limits.timeout)).toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deployedManifestSchema), text);
  if (!parsed.success) {
    const reasons = parsed.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
    throw new LiveServiceError(`${url} is no manifest: ${reasons.join('; ')}.`);
  }
  const { assets, earlierAssets } = parsed.output;
  return [...assets.map((asset) => ({ ...asset, lastCurrent: new Date(now).toISOString() })), ...earlierAssets];
}

/** @param allowance what may still be read, by this and by what is read at the same time */
async function read(url: string, allowance: { bytes: number }, timeout: number): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (response.status !== 200) throw new Error(`the answer was ${response.status}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      allowance.bytes -= chunk.length;
      if (allowance.bytes < 0) throw new Error('there are more bytes than are taken');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const { message, cause } = error as Error;
    throw new LiveServiceError(`${url} can't be read: ${cause instanceof Error ? cause.message : message}.`);
  }
}
