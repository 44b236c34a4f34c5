/** Asks the blog service for its latest post, within a deadline over the whole answer and a size limit. */

import type { Language } from '../contract/language.ts';
import { BlogAnswerError, type BlogPost, parseBlogAnswer } from './blog-post.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface FetchPostOptions {
  readonly fetch: Fetch;
  /** From the request to the last byte of the body, in milliseconds. */
  readonly deadline: number;
  /** Of the body, decoded. */
  readonly maxBytes: number;
  /** Where a post's image may come from. */
  readonly imageOrigins: readonly string[];
}

/** How the blog service calls each language; English is its default and goes without. */
const BLOG_LANGUAGES: Readonly<Record<Language, string | null>> = {
  de: 'de',
  en: null,
  fr: 'fr',
  es: 'es',
  pt: 'pt',
  ja: 'jp',
};

/**
 * @param endpoint the absolute address of a blog source
 * @throws BlogAnswerError where there is no usable answer: status, size, deadline, shape, or no connection
 */
export async function fetchPost(endpoint: string, language: Language, options: FetchPostOptions): Promise<BlogPost> {
  const url = new URL(endpoint);
  const blogLanguage = BLOG_LANGUAGES[language];
  if (blogLanguage !== null) url.searchParams.set('lang', blogLanguage);
  const signal = AbortSignal.timeout(options.deadline);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new BlogAnswerError(`no whole answer within ${options.deadline} ms`)),
    );
  });
  const answer = async () => {
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
  };
  try {
    return await Promise.race([answer(), late]);
  } catch (error) {
    throw error instanceof BlogAnswerError ? error : new BlogAnswerError(`could not be reached: ${error}`);
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
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
