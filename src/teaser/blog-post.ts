/** Parses and sanitizes a response of the blog service. */

import * as v from 'valibot';
import { parseHttpsUrl } from '../contract/address.ts';

/** A post that is safe to show and link to: plain text and https URLs. */
export interface BlogPost {
  readonly title: string;
  readonly url: string;
  /** With the query that makes the image service return a width of 300 pixels; `null` without a usable image. */
  readonly imageUrl: string | null;
}

export class BlogAnswerError extends Error {
  override readonly name = 'BlogAnswerError';
}

const IMAGE_WIDTH = 300;
const MAX_TITLE_LENGTH = 160;
const MAX_URL_LENGTH = 2048;

const answerSchema = v.object({ title: v.string(), link: v.string(), thumbnail: v.optional(v.unknown()) });

/**
 * Reads an array (its first element) or an object with `title`, `link` and `thumbnail`. A post without a title or
 * an https link is rejected; a thumbnail that is not a URL on one of `imageOrigins` is dropped.
 *
 * @throws BlogAnswerError with the reason
 */
export function parseBlogAnswer(answer: unknown, imageOrigins: readonly string[]): BlogPost {
  const result = v.safeParse(answerSchema, Array.isArray(answer) ? answer[0] : answer);
  if (!result.success)
    throw new BlogAnswerError(`not a post: ${v.getDotPath(result.issues[0]) ?? 'answer'}: ${result.issues[0].message}`);
  const title = plainTitle(result.output.title);
  if (title === '') throw new BlogAnswerError('the title is empty');
  const url = shortHttpsUrl(result.output.link);
  if (!url) throw new BlogAnswerError('the link is not an https URL');
  const image = imageUrlOn(imageOrigins, result.output.thumbnail);
  if (!image) return { title, url: url.href, imageUrl: null };
  image.searchParams.set('w', String(IMAGE_WIDTH));
  return { title, url: url.href, imageUrl: image.href };
}

/** Reduces a title to one line, without control characters and bidirectional marks, of at most `MAX_TITLE_LENGTH`. */
function plainTitle(title: string): string {
  const line = title
    .slice(0, 4 * MAX_TITLE_LENGTH)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > MAX_TITLE_LENGTH
    ? `${characters
        .slice(0, MAX_TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** The origins decide the protocol too: those of the content are all https. */
function imageUrlOn(origins: readonly string[], value: unknown): URL | null {
  const url = typeof value === 'string' && value.length <= MAX_URL_LENGTH ? URL.parse(value) : null;
  if (url?.username !== '' || url.password !== '') return null;
  // not `url.origin`, which for a blob: URL is that of the page that made it
  return origins.includes(`${url.protocol}//${url.host}`) ? url : null;
}

function shortHttpsUrl(value: unknown): URL | null {
  return typeof value === 'string' && value.length <= MAX_URL_LENGTH ? parseHttpsUrl(value) : null;
}
