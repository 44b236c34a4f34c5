/** The files under `/chrome/assets/`, kept if their integrity matches the manifest. */

import type { GuardedStore } from '../guarded-store.ts';
import { createInFlight } from '../in-flight.ts';
import { createLru } from '../lru.ts';
import type { Report } from '../report.ts';
import { AnswerError, type RequestService } from '../request-service.ts';
import { hexOf, integrityOf } from '../sha256.ts';
import { createManifest } from './manifest.ts';
import { readFile, writeFile } from './stored-file.ts';

/** In bytes. A release's files total about 80,000. */
const MAX_MEMORY = 4_000_000;

export interface AssetFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Headers from the service; empty for a kept file. */
  readonly headers: Headers;
  /** Whether the bytes match the integrity in the manifest. */
  readonly isListed: boolean;
}

export interface FilesOptions {
  readonly requestService: RequestService;
  readonly store: GuardedStore;
  readonly report: Report;
  /** In milliseconds: how long a request may take. */
  readonly maxDuration: number;
  readonly keepRunning: (work: Promise<unknown>) => void;
}

/** @returns a function of the path; throws what `requestService` throws, and AnswerError if the bytes do not match */
export function createAssetFiles(options: FilesOptions): (path: string) => Promise<AssetFile> {
  const { requestService, store, report, maxDuration, keepRunning } = options;
  const kept = createLru<Uint8Array<ArrayBuffer>>(MAX_MEMORY);
  const listedIntegrity = createManifest(requestService, report, maxDuration);
  const inFlight = createInFlight<AssetFile>(maxDuration);
  const listedFile = (bytes: Uint8Array<ArrayBuffer>) => ({ bytes, headers: new Headers(), isListed: true });

  async function find(path: string, file: string): Promise<AssetFile> {
    const stored = await readFile(store, file);
    if (stored) {
      kept.set(file, stored, stored.length);
      return listedFile(stored);
    }
    const [{ bytes, headers }, listed] = await Promise.all([requestService(path), listedIntegrity(file)]);
    if (listed === undefined) {
      // from an earlier release: the name ends with the first digits of the content's hash
      const digits = /-([0-9a-f]{10})\.\w+$/.exec(file)?.[1];
      if (!digits || !(await hexOf(bytes)).startsWith(digits))
        throw new AnswerError(`the bytes do not match the name ${file}`);
      return { bytes, headers, isListed: false };
    }
    if ((await integrityOf(bytes)) !== listed) throw new AnswerError(`${file} does not match the manifest`);
    kept.set(file, bytes, bytes.length);
    keepRunning(writeFile(store, file, bytes));
    return listedFile(bytes);
  }

  return async (path) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const bytes = kept.get(file);
    return bytes ? listedFile(bytes) : inFlight.share(file, () => find(path, file));
  };
}
