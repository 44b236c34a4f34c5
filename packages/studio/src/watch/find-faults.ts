/** Compares the published version with the document in KV, and with what the service shows. */

import type { VersionSummary } from '../contract/api.ts';

/** Identifies a document. */
interface DocumentName {
  readonly version: number;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** What an instance of the service reports in its health. */
export interface Shown {
  /** `null` for the messages of the files. */
  readonly version: number | null;
  readonly publishedAt: string | null;
  /** `current`, or why it is not. */
  readonly state: string;
  readonly reason: string | null;
  readonly omitted: readonly string[];
}

export interface Published {
  readonly latest: Pick<VersionSummary, 'version' | 'publishedAt' | 'state'>;
  /** The document in KV; `null` if there is no readable one, `unknown` if KV could not be read. */
  readonly inKv: DocumentName | null | 'unknown';
  /** `unknown` if the service could not be reached, or is not known. */
  readonly shown: Shown | 'unknown';
}

export type FaultName = 'document-missing' | 'document-earlier' | 'document-unknown' | 'not-shown' | 'release-failed';

export interface Fault {
  readonly fault: FaultName;
  /** A sentence. */
  readonly text: string;
}

/** In milliseconds: changes are visible within two minutes (docs/operations.md). */
const SHOWN_WITHIN = 3 * 60_000;

/**
 * Whether the service shows the latest version completely; also true if nothing was published, or it can't be reached.
 */
export function isShown({ latest, shown }: Published): boolean {
  if (isBuiltIn(latest) || shown === 'unknown') return true;
  return isSame(shown, latest) && shown.state === 'current' && shown.omitted.length === 0;
}

/**
 * @param notShownSince when the service was first seen not to show the latest version, in milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function findFaults(published: Published, notShownSince: number | null, now: number): Fault[] {
  const { latest, inKv, shown } = published;
  const publishedAt = Date.parse(latest.publishedAt);
  // until then, the service and Cloudflare's KV cache may lag behind
  if (!isBuiltIn(latest) && now - publishedAt < SHOWN_WITHIN) return [];
  const faults = inKv === 'unknown' ? [] : faultsInKv(latest, inKv);
  if (shown === 'unknown' || isShown(published)) return faults;
  if (notShownSince === null || now - Math.max(notShownSince, publishedAt) < SHOWN_WITHIN) return faults;
  return [...faults, { fault: 'not-shown', text: notShownText(latest, shown) }];
}

function faultsInKv(latest: Published['latest'], inKv: DocumentName | null): Fault[] {
  if (inKv && isSame(inKv, latest)) return [];
  if (isBuiltIn(latest)) return inKv ? [unknownDocument(inKv)] : [];
  // the store retries by itself
  if (latest.state === 'pending') return [];
  if (!inKv) {
    return [
      { fault: 'document-missing', text: `KV has no document, although version ${latest.version} is published.` },
    ];
  }
  if (Date.parse(inKv.publishedAt) > Date.parse(latest.publishedAt)) return [unknownDocument(inKv)];
  return [{ fault: 'document-earlier', text: `KV has version ${inKv.version} instead of ${latest.version}.` }];
}

function unknownDocument({ version, publishedAt }: DocumentName): Fault {
  const text = `KV has version ${version} of ${publishedAt}, which this Studio does not know: it has lost data.`;
  return { fault: 'document-unknown', text };
}

function notShownText({ version }: Published['latest'], shown: Shown): string {
  const what = shown.version === null ? 'the messages of its files' : `version ${shown.version}`;
  const details = [shown.state === 'current' ? null : shown.state, shown.reason, ...shown.omitted].filter(Boolean);
  const start = shown.version === version ? 'The service does not show all of' : `The service shows ${what} instead of`;
  return `${start} version ${version}${details.length > 0 ? ` (${details.join('; ')})` : ''}.`;
}

/** Version 1 comes from the files, and is never put into KV. */
function isBuiltIn({ version }: DocumentName): boolean {
  return version === 1;
}

function isSame(one: Pick<Shown, 'version' | 'publishedAt'>, other: DocumentName): boolean {
  return one.version === other.version && one.publishedAt === other.publishedAt;
}
