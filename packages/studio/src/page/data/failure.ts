/** Describes why a request to the Studio failed, in words for people. */

import type { Parts } from '../../fields/sentence.ts';
import { ApiFailure } from './api-client.ts';

export interface Failure {
  /** `refused`: Cloudflare Access or the Studio did not accept the person. */
  readonly reason: 'offline' | 'refused' | 'failed';
  /** A sentence, with instants in UTC. */
  readonly message: string;
  /** The same, with instants as data, if there are any. */
  readonly sentence?: Parts;
}

const OFFLINE_MESSAGE = 'The Studio cannot be reached. You may be offline, or your sign-in may have expired.';

/** Whether a retry may succeed. Rejections are final, except of requests that came too fast. */
export function canSucceedLater(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 429 || error.status >= 500;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiFailure)) return { reason: 'offline', message: OFFLINE_MESSAGE };
  const isRefused = error.status === 401 || error.status === 403;
  const { message, sentence } = error.answer;
  return { reason: isRefused ? 'refused' : 'failed', message, ...(sentence && { sentence }) };
}
