/** Fetches the latest post from the blog service, within a deadline and a size limit. */

import { LANGUAGE_ENTRIES, type Language } from '../contract/language.ts';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import { BlogAnswerError, type BlogPost, parseBlogAnswer } from './blog-post.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface FetchPostOptions {
  readonly fetch: Fetch;
  /** In milliseconds, from the request to the last byte of the body. */
  readonly deadline: number;
  /** Of the decompressed body. */
  readonly maxBytes: number;
  /** Origins that the image of a post may come from. */
  readonly imageOrigins: readonly string[];
}

/**
 * @param endpoint the absolute URL of a blog source
 * @throws BlogAnswerError if the connection, status, size, deadline or shape of the response is wrong
 */
export async function fetchPost(endpoint: string, language: Language, options: FetchPostOptions): Promise<BlogPost> {
  const url = new URL(endpoint);
  const { blogCode } = LANGUAGE_ENTRIES[language];
  if (blogCode !== null) url.searchParams.set('lang', blogCode);
  try {
    return await withDeadline((signal) => readPost(url, signal, options), options.deadline);
  } catch (error) {
    if (error instanceof BlogAnswerError) throw error;
    const isLate = error instanceof DeadlineError;
    throw new BlogAnswerError(isLate ? error.message : `could not be reached: ${error}`);
  }
}

async function readPost(url: URL, signal: AbortSignal, options: FetchPostOptions): Promise<BlogPost> {
  const response = await options.fetch(url.href, {
    signal,
    redirect: 'manual',
    headers: { accept: 'application/json' },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new BlogAnswerError(`answered ${response.status}`);
  }
  return parseBlogAnswer(parseJson(await readText(response, options.maxBytes)), options.imageOrigins);
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  const reader = response.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new BlogAnswerError(`more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BlogAnswerError('not JSON');
  }
}
