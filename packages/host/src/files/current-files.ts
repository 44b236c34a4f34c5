/** Files at stable URLs, such as `/chrome/elements.js`: renewed regularly, and kept for when the service fails. */

import { createInFlight } from '../in-flight.ts';
import { messageOf } from '../report.ts';
import { type Answered, checkContent } from '../request-service.ts';
import type { FilesOptions } from './asset-files.ts';
import { readFile, writeFile } from './stored-file.ts';

/** In milliseconds, the minimum between requests for a kept file, even after a failure. */
const INTERVAL = 60_000;
/** As the service sends them. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

interface CurrentFile extends Answered {
  readonly requestedAt: number;
}

/**
 * @returns a function of path and content type. Without an earlier file, it throws what `requestService` throws, or
 *   AnswerError for a gateway's page.
 */
export function createCurrentFiles(options: FilesOptions): (path: string, type: string) => Promise<Answered> {
  const { requestService, store, report, maxDuration, keepRunning } = options;
  const kept = new Map<string, CurrentFile>();
  const inFlight = createInFlight<Answered>(maxDuration);

  async function renewed(path: string, type: string): Promise<Answered> {
    const requestedAt = Date.now();
    const file = { ...(await newest(path, type)), requestedAt };
    kept.set(path, file);
    return file;
  }

  async function newest(path: string, type: string): Promise<Answered> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    try {
      const answered = await requestService(path);
      checkContent(answered, type);
      keepRunning(writeFile(store, name, answered.bytes));
      return answered;
    } catch (error) {
      const earlier = kept.get(path) ?? (await stored(name, type));
      if (!earlier) throw error;
      report(`file ${messageOf(error)}`, `could not renew ${name}: ${messageOf(error)}`);
      return earlier;
    }
  }

  async function stored(name: string, type: string): Promise<Answered | undefined> {
    const bytes = await readFile(store, name);
    return bytes && { bytes, headers: new Headers({ 'content-type': type, 'cache-control': CACHE_CONTROL }) };
  }

  return async (path, type) => {
    const file = kept.get(path);
    const elapsed = Date.now() - (file?.requestedAt ?? 0);
    if (file && elapsed >= 0 && elapsed < INTERVAL) return file;
    return inFlight.share(path, () => renewed(path, type));
  };
}
