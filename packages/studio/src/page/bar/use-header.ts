/** Requests the real header for a message a moment after it changes. */

import { useEffect, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MessageFields } from '../../contract/draft.ts';
import type { BarRequest } from '../../contract/requests.ts';

/** In milliseconds, after the last change. */
const DELAY = 250;

export type BarTheme = 'light' | 'dark';

export interface Header {
  /** HTML; `null` until the first response. */
  readonly html: string | null;
  readonly hasFailed: boolean;
}

/** Keeps the last header until the next one arrives, so that nothing jumps. */
export function useHeader(language: Language, theme: BarTheme, fields: MessageFields): Header {
  return useRendered('/preview/bar', JSON.stringify({ language, theme, message: fields } satisfies BarRequest));
}

/** Posts a JSON body a moment after it changes, and keeps the last result. */
export function useRendered(path: string, body: string): Header {
  const [header, setHeader] = useState<Header>({ html: null, hasFailed: false });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const html = await requestHeader(path, body, abort.signal);
        setHeader({ html, hasFailed: false });
      } catch {
        if (!abort.signal.aborted) setHeader((before) => ({ ...before, hasFailed: true }));
      }
    }, DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [path, body]);
  return header;
}

async function requestHeader(path: string, body: string, signal: AbortSignal): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(`The header answered with status ${response.status}.`);
  return response.text();
}
