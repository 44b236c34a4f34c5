/** Fetches the latest post from the blog service, within a deadline and a size limit. */

import { LANGUAGE_ENTRIES, type Language } from '../contract/language.ts';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import { publicErrorText } from '../runtime/error-text.ts';
import { BlogAnswerError, type BlogPost, type PostOrigins, parseBlogAnswer } from './blog-post.ts';
import { parseRetryAfter } from './retry-after.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface FetchPostOptions extends PostOrigins {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** In milliseconds, from the request to the last byte of the body. */
  readonly deadline: number;
  /** Of the decompressed body. */
  readonly maxBytes: number;
}

/**
 * @param endpoint the absolute URL of a blog source
 * @param traceparent the header of this name; the blog gets nothing else of the visitor's request
 * @throws BlogAnswerError if the connection, status, size, deadline or shape of the response is wrong
 */
export async function fetchPost(
  endpoint: string,
  language: Language,
  traceparent: string | null,
  options: FetchPostOptions,
): Promise<BlogPost> {
  const url = new URL(endpoint);
  const { blogCode } = LANGUAGE_ENTRIES[language];
  if (blogCode !== null) url.searchParams.set('lang', blogCode);
  const headers = { accept: 'application/json', ...(traceparent === null ? {} : { traceparent }) };
  try {
    return await withDeadline(
      (signal) => readPost(url, { signal, headers, redirect: 'manual' }, options),
      options.deadline,
    );
  } catch (error) {
    if (error instanceof BlogAnswerError) throw error;
    const isLate = error instanceof DeadlineError;
    // health shows the reason to everyone, but not the address
    throw new BlogAnswerError(
      isLate ? error.message : `could not be reached: ${publicErrorText(error)}`.replaceAll(url.host, 'the blog'),
    );
  }
}

async function readPost(
  url: URL,
  init: RequestInit & { readonly signal: AbortSignal },
  options: FetchPostOptions,
): Promise<BlogPost> {
  const response = await options.fetch(url.href, init);
  if (init.signal.aborted || response.status !== 200) {
    cancel(response.body);
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), options.now());
    throw new BlogAnswerError(`answered ${response.status}`, retryAfter);
  }
  return parseBlogAnswer(parseJson(await readText(response, init.signal, options.maxBytes)), options);
}

async function readText({ body }: Response, signal: AbortSignal, maxBytes: number): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  const reader = body.getReader();
  // after the deadline nobody waits for the rest
  signal.addEventListener('abort', () => cancel(reader), { once: true });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new BlogAnswerError(`more than ${maxBytes} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    cancel(reader);
    throw error;
  }
}

/** Without waiting: a stream may take any time to end, or fail. */
function cancel(stream: { cancel(): Promise<void> } | null): void {
  stream?.cancel().catch(() => undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BlogAnswerError('not JSON');
  }
}
