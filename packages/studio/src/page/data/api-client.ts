/** Requests the API of the Studio. */

import type { ApiError, Conflict } from '../../contract/api.ts';
import { initOf, pathOf } from '../../contract/route-request.ts';
import type { AnswerOf, RequestOf, Route } from '../../contract/routes.ts';

/** The API rejected a request. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly answer: ApiError;

  constructor(status: number, answer: ApiError) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** Someone else has saved the entry. */
export class ConflictFailure extends Error {
  override readonly name = 'ConflictFailure';
  readonly current: Conflict['current'];

  constructor({ current }: Conflict) {
    super('Someone else has changed this entry.');
    this.current = current;
  }
}

/**
 * @returns the answer; `null` if it has no body
 * @throws ApiFailure
 * @throws ConflictFailure
 * @throws TypeError if the Studio cannot be reached
 */
export async function callApi<R extends Route>(route: R, request: RequestOf<R>): Promise<AnswerOf<R>> {
  const response = await fetch(`/api/${pathOf(route, request)}`, initOf(route, request));
  if (response.status === 412) throw new ConflictFailure((await response.json()) as Conflict);
  if (!response.ok) throw new ApiFailure(response.status, await errorOf(response));
  return (response.status === 204 ? null : await response.json()) as AnswerOf<R>;
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    return (await response.json()) as ApiError;
  } catch {
    return { error: 'unavailable', message: `The Studio answered with status ${response.status}.` };
  }
}
