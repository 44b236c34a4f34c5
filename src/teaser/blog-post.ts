/** Parses and sanitizes a post from the blog. */

import { DEFAULT_FORMAT, type JsonFormat } from '../contract/post-format.ts';
import { plainTitle } from './plain-title.ts';

/** A post that is safe to show and link to: plain text, and URLs on the origins that the configuration allows. */
export interface BlogPost {
  readonly title: string;
  readonly url: string;
  /** Its query asks the image service for a width of 300 pixels; `null` without a usable image. */
  readonly imageUrl: string | null;
}

/** Origins such as `https://blog.example.com`. They include the protocol: all origins in brand.json are https. */
export interface PostOrigins {
  /** Where the images of posts may come from. */
  readonly imageOrigins: readonly string[];
  /** Where posts may link to. */
  readonly linkOrigins: readonly string[];
}

/** The message has at most `MAX_REASON_LENGTH` characters, and quotes nothing from the body. */
export class BlogAnswerError extends Error {
  override readonly name = 'BlogAnswerError';
  /** The pause from `Retry-After`, in milliseconds; 0 without one. */
  readonly retryAfter: number;

  constructor(reason: string, retryAfter = 0) {
    super(reason.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, MAX_REASON_LENGTH));
    this.retryAfter = retryAfter;
  }
}

/** In characters. */
export const MAX_REASON_LENGTH = 200;
const IMAGE_WIDTH = 300;
const MAX_URL_LENGTH = 2048;

/** The raw fields of a post, which may be anything. */
export type PostFields = Partial<Record<keyof BlogPost, unknown>>;

/**
 * Reads a post from JSON, by default an array (its first element) or an object with `title`, `link` and `thumbnail`.
 *
 * @param textOf converts the title, if it is HTML
 * @throws BlogAnswerError with the reason
 */
export function parseBlogAnswer(
  answer: unknown,
  origins: PostOrigins,
  format: JsonFormat = DEFAULT_FORMAT,
  textOf: (title: string) => string = String,
): BlogPost {
  const posts: readonly unknown[] = [valueAt(answer, format.list)].flat();
  const instantOf = (post: unknown) => {
    const date = format.date && valueAt(post, format.date);
    return typeof date === 'string' || typeof date === 'number' ? new Date(date).getTime() || 0 : 0;
  };
  const [latest] = posts.toSorted((one, other) => instantOf(other) - instantOf(one));
  const post = {
    title: textOf(textAt(latest, format.title)),
    url: textAt(latest, format.link),
    imageUrl: format.image && valueAt(latest, format.image),
  };
  return parsePost(post, origins);
}

function textAt(value: unknown, path: string): string {
  const text = valueAt(value, path);
  if (typeof text !== 'string') throw new BlogAnswerError(`not a post: ${path} is not a string`);
  return text;
}

/** @param path names and positions joined by dots; without it, the value itself */
function valueAt(value: unknown, path = ''): unknown {
  const keys = path === '' ? [] : path.split('.');
  return keys.reduce((inner, key) => Object.getOwnPropertyDescriptor(Object(inner), key)?.value, value);
}

/**
 * Rejects posts without a visible title, or with a link to another origin; drops images on other origins.
 *
 * @throws BlogAnswerError with the reason
 */
export function parsePost(post: PostFields, { imageOrigins, linkOrigins }: PostOrigins): BlogPost {
  const title = plainTitle(String(post.title ?? ''));
  if (title === '') throw new BlogAnswerError('the title is empty');
  const url = urlOn(linkOrigins, post.url);
  if (!url) throw new BlogAnswerError('the link does not lead to an allowed origin');
  const image = urlOn(imageOrigins, post.imageUrl);
  image?.searchParams.set('w', String(IMAGE_WIDTH));
  return { title, url: url.href, imageUrl: image?.href ?? null };
}

/** @returns `null` unless the value is a complete URL without credentials on one of the origins */
function urlOn(origins: readonly string[], value: unknown): URL | null {
  const url = typeof value === 'string' && value.length <= MAX_URL_LENGTH ? URL.parse(value) : null;
  if (url?.username !== '' || url.password !== '') return null;
  // not `url.origin`, which for a blob: URL is the origin of its creator
  return origins.includes(`${url.protocol}//${url.host}`) ? url : null;
}
