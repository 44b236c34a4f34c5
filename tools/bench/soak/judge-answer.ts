/** Judges the answer to a request of a soak: its status, and whether its body is complete. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Kind } from './traffic.ts';

export interface SoakAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Verdict = 'right' | 'wrong' | 'incomplete';

const STATUSES: Readonly<Partial<Record<Kind, readonly number[]>>> = {
  conditional: [200, 304],
  teaser: [200, 503],
  'not found': [404],
};

/** A header or footer with its style sheet before it and its script after it. */
const FRAGMENT = /^<link [^>]*><(header|footer) class="portico-.*<\/\1><script [^>]*><\/script>$/s;
const HEAD = /^<link .*<\/script>$/s;
const TEASER = /^<a .*<\/a>$/s;
const MAX_AGE = /^public, max-age=[1-9]\d*, stale-while-revalidate=\d+, stale-if-error=\d+$/;

export function judgeAnswer(kind: Kind, { status, headers, body }: SoakAnswer): Verdict {
  if (!(STATUSES[kind] ?? [200]).includes(status)) return 'wrong';
  if (status !== 200) return body === '' ? 'right' : 'wrong';
  switch (kind) {
    case 'manifest':
    case 'health':
      return isJson(body) ? 'right' : 'incomplete';
    case 'asset':
      return body.length === 0 ? 'incomplete' : headers['cache-control']?.includes('immutable') ? 'right' : 'wrong';
    case 'all.json':
      return isCompletePage(body) ? lifetimesVerdict(headers) : 'incomplete';
    case 'head':
      return HEAD.test(body) ? lifetimesVerdict(headers) : 'incomplete';
    case 'teaser':
      return TEASER.test(body) ? lifetimesVerdict(headers) : 'incomplete';
    default:
      return FRAGMENT.test(body) ? lifetimesVerdict(headers) : 'incomplete';
  }
}

function lifetimesVerdict(headers: IncomingHttpHeaders): Verdict {
  const isRight = MAX_AGE.test(headers['cache-control'] ?? '') && !headers['set-cookie'] && !headers.location;
  return isRight ? 'right' : 'wrong';
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

function isCompletePage(body: string): boolean {
  if (!isJson(body)) return false;
  const { head, header, footer } = JSON.parse(body);
  return HEAD.test(head) && FRAGMENT.test(header) && FRAGMENT.test(footer);
}
