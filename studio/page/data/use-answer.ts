/** Loads an answer of the API, and again when asked to. */

import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../api-client.ts';
import { type Failure, failureOf } from './failure.ts';

export type Loaded<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'loaded'; readonly answer: Answer };

const LOADING = { status: 'loading' } as const;

/**
 * @param path below `/api/`; `null` loads nothing yet
 * @returns the answer, and what loads it again
 */
export function useAnswer<Answer>(path: string | null): readonly [Loaded<Answer>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly key: string; readonly loaded: Loaded<Answer> } | null>(null);
  const key = `${attempt} ${path}`;

  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    const show = (loaded: Loaded<Answer>) => controller.signal.aborted || setResult({ key, loaded });
    callApi<Answer>(path, { signal: controller.signal }).then(
      (answer) => show({ status: 'loaded', answer }),
      (error) => show({ status: 'failed', failure: failureOf(error) }),
    );
    return () => controller.abort();
  }, [path, key]);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return [result?.key === key ? result.loaded : LOADING, reload];
}
