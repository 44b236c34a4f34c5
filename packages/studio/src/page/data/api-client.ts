/** Requests the API of the Studio. */

import type { ApiError, Conflict } from '../../contract/api.ts';

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

interface CallOptions {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** JSON, or a form with files. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * @param path below `/api/`, such as `draft`
 * @returns the answer; `null` if it has no body
 * @throws ApiFailure
 * @throws ConflictFailure
 * @throws TypeError if the Studio cannot be reached
 */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers = {}, signal } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(`/api/${path}`, {
    method,
    // the browser adds the type of a form
    headers: body === undefined || isForm ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 412) throw new ConflictFailure((await response.json()) as Conflict);
  if (!response.ok) throw new ApiFailure(response.status, await errorOf(response));
  return (response.status === 204 ? null : await response.json()) as Answer;
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    return (await response.json()) as ApiError;
  } catch {
    return { error: 'unavailable', message: `The Studio answered with status ${response.status}.` };
  }
}
