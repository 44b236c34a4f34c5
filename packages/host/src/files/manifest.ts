/** Looks up files' integrities in the service's manifest. */

import { createInFlight } from '../in-flight.ts';
import { createLru } from '../lru.ts';
import { checkContract, isIntegrity, isRecord, parseJson } from '../parse-answer.ts';
import { messageOf, type Report } from '../report.ts';
import { AnswerError, type RequestService } from '../request-service.ts';

/** In milliseconds, the minimum between requests for files that it does not list. */
const INTERVAL = 30_000;
/** From the current and previous releases; names contain a content hash, so a file's integrity never changes. */
const MAX_FILES = 500;

/** The integrity of a file; `undefined` if the manifest does not list it or cannot be read. Never rejects. */
export type ListedIntegrity = (file: string) => Promise<string | undefined>;

/** @param maxDuration in milliseconds: how long a request may take */
export function createManifest(requestService: RequestService, report: Report, maxDuration: number): ListedIntegrity {
  const integrities = createLru<string>(MAX_FILES);
  const inFlight = createInFlight<void>(maxDuration);
  let requestedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    requestedAt = Date.now();
    try {
      const { bytes } = await requestService('/chrome/manifest.json');
      for (const [file, integrity] of filesIn(parseJson(bytes))) integrities.set(file, integrity);
    } catch (error) {
      // the next file requests it again
      requestedAt = Number.NEGATIVE_INFINITY;
      report('manifest', `not keeping the service's files, because its manifest cannot be read: ${messageOf(error)}`);
    }
  }

  return async (file) => {
    const known = integrities.get(file);
    const elapsed = Date.now() - requestedAt;
    const isRecent = elapsed >= 0 && elapsed < INTERVAL && inFlight.count() === 0;
    if (known !== undefined || isRecent) return known;
    await inFlight.share('manifest', refresh);
    return integrities.get(file);
  };
}

/** @throws AnswerError without a list of files, or with another contract version */
function filesIn(manifest: unknown): (readonly [file: string, integrity: string])[] {
  const { assets, licenses, ...others } = isRecord(manifest) ? manifest : {};
  checkContract(others);
  if (!Array.isArray(assets)) throw new AnswerError('the manifest has no list of files');
  return [...assets, licenses].flatMap((asset: unknown) => {
    const { file, integrity } = isRecord(asset) ? asset : {};
    return typeof file === 'string' && isIntegrity(integrity) ? [[file, integrity] as const] : [];
  });
}
