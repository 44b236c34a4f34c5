/** A client of a Studio's API. */

import type { ApiError, DraftAnswer } from '../../../studio/src/contract/api.ts';
import { initOf, pathOf } from '../../../studio/src/contract/route-request.ts';
import type { AnswerOf, RequestOf, Route } from '../../../studio/src/contract/routes.ts';
import { DocumentError, RefusedError } from './errors.ts';
import { problemText } from './problem-text.ts';

/** In milliseconds. The Studio answers a publish within six seconds. */
const TIMEOUT = 15_000;

export interface StudioClient {
  readonly readDraft: () => Promise<DraftAnswer>;
  /**
   * @throws RefusedError unless the answer is 2xx
   * @throws DocumentError if there is no answer
   */
  readonly call: <R extends Route>(route: R, request: RequestOf<R>) => Promise<AnswerOf<R>>;
}

/** @param address of the Studio @throws DocumentError if it is not a URL */
export function connectTo(address: string, env: NodeJS.ProcessEnv = process.env): StudioClient {
  const origin = URL.parse(address)?.origin;
  if (!origin?.startsWith('http')) throw new DocumentError(`“${address}” is not the address of a Studio.`);
  const access = accessHeaders(env);
  const call = async <R extends Route>(route: R, request: RequestOf<R>): Promise<AnswerOf<R>> => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const init = initOf(route, { ...request, headers: { ...access, ...request.headers }, signal });
    const response = await fetch(`${origin}/api/${pathOf(route, request)}`, { ...init, redirect: 'manual' }).catch(
      (error: Error) => {
        throw new DocumentError(`${origin} cannot be reached: ${error.cause ?? error.message}`);
      },
    );
    const answer = await jsonOf(response);
    if (response.ok) return answer as AnswerOf<R>;
    const failure = answer as Partial<ApiError> | null;
    throw new RefusedError(failureText(origin, response.status, failure), failure?.warnings ?? []);
  };
  return { call, readDraft: () => call('GET /draft', {}) };
}

function accessHeaders({ CF_ACCESS_CLIENT_ID: id, CF_ACCESS_CLIENT_SECRET: secret }: NodeJS.ProcessEnv) {
  return id && secret ? { 'cf-access-client-id': id, 'cf-access-client-secret': secret } : {};
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}

function failureText(origin: string, status: number, answer: Partial<ApiError> | null): string {
  if (status >= 300 && status <= 399) {
    return `${origin} requires sign-in: set CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET to a service token's.`;
  }
  const details = [...(answer?.problems ?? []).map(problemText), ...(answer?.warnings ?? []).map(({ text }) => text)];
  return [answer?.message ?? `${origin} answered with status ${status}.`, ...details.map((line) => `  ${line}`)].join(
    '\n',
  );
}
