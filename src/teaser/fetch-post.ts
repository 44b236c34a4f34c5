/** Fetches the latest post from a blog source, within a deadline and a size limit. */

import { LANGUAGE_ENTRIES, type Language } from '../contract/language.ts';
import type { PostSource } from '../contract/post-format.ts';
import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import { publicErrorText } from '../runtime/error-text.ts';
import { BlogAnswerError, type BlogPost, type PostOrigins, parseBlogAnswer, parsePost } from './blog-post.ts';
import type { TeaserTimings } from './timings.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The latest post that a teaser shows. */
export interface PostRequest extends PostSource {
  /** The id of the teaser. */
  readonly id: string;
  /** The name of the blog source in brand.json. */
  readonly source: string;
  readonly language: Language;
}

export interface FetchPostOptions extends PostOrigins {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timings: Pick<TeaserTimings, 'deadline' | 'maxBytes'>;
}

/** The only date format that servers may send (RFC 9110). `Date.parse` accepts much more, such as `-5`. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * @param traceparent the value of this header; nothing else from the visitor's request reaches the blog
 * @throws BlogAnswerError if the connection, status, size, deadline or shape of the response is wrong
 */
export async function fetchPost(
  { endpoint, language, format }: Omit<PostRequest, 'id' | 'source'>,
  traceparent: string | null,
  options: FetchPostOptions,
): Promise<BlogPost> {
  const url = new URL(endpoint);
  const { blogCode } = LANGUAGE_ENTRIES[language];
  if (blogCode !== null) url.searchParams.set('lang', blogCode);
  const isFeed = format.format === 'feed';
  const accept = isFeed ? 'application/atom+xml, application/rss+xml, application/xml;q=0.9' : 'application/json';
  const headers = { accept, ...(traceparent !== null && { traceparent }) };
  try {
    return await withDeadline(async (signal) => {
      const response = await options.fetch(url.href, { signal, headers, redirect: 'manual' });
      const text = await readText(response, signal, isFeed, options);
      if (!isFeed) {
        const { htmlText } = format.titleType === 'html' ? await import('./html-text.ts') : {};
        return parseBlogAnswer(JSON.parse(text), options, format, htmlText);
      }
      const { readFeed } = await import('./read-feed.ts');
      const post = readFeed(text, url.href);
      if (!post) throw new BlogAnswerError('not a feed, or no usable post in it');
      return parsePost(post, options);
    }, options.timings.deadline);
  } catch (error) {
    if (error instanceof BlogAnswerError) throw error;
    if (error instanceof DeadlineError) throw new BlogAnswerError(error.message);
    if (error instanceof SyntaxError) throw new BlogAnswerError('not JSON');
    // health shows the reason to the public, which must not learn the host
    throw new BlogAnswerError(`could not be reached: ${publicErrorText(error)}`.replaceAll(url.host, 'the blog'));
  }
}

/** @param isFeed whether to return the start of a body that is too large */
async function readText(
  { status, headers, body }: Response,
  signal: AbortSignal,
  isFeed: boolean,
  { now, timings: { maxBytes } }: FetchPostOptions,
): Promise<string> {
  const reader = body?.getReader();
  // does not wait: cancelling may take any time, or fail
  const cancel = () => void reader?.cancel().catch(() => undefined);
  // stops reading at the deadline
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted || status !== 200)
      throw new BlogAnswerError(`answered ${status}`, pauseOf(headers.get('retry-after'), now()));
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
    let text = '';
    let bytes = 0;
    for (;;) {
      const value = (await reader?.read())?.value;
      if (!value) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes <= maxBytes) text += decoder.decode(value, { stream: true });
      else if (isFeed) return text + decoder.decode(value.subarray(0, maxBytes - bytes), { stream: true });
      else throw new BlogAnswerError(`more than ${maxBytes} bytes`);
    }
  } finally {
    cancel();
  }
}

/** In milliseconds; 0 unless the value is a number of seconds or a date. */
function pauseOf(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return HTTP_DATE.test(retryAfter) ? Math.max(0, Date.parse(retryAfter) - now || 0) : 0;
}
