/** A deadline over the work of others. */

import { BlogAnswerError } from './blog-post.ts';

/**
 * Another request's work may never settle, so waiting for it has an end of its own.
 *
 * @throws BlogAnswerError
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BlogAnswerError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
