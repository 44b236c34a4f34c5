/** Sets a deadline for a promise that may never settle. */

import { BlogAnswerError } from './blog-post.ts';

/**
 * @param work receives a signal that is aborted at the deadline
 * @throws BlogAnswerError if the work takes longer than `milliseconds`
 */
export async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>, milliseconds: number): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new BlogAnswerError(`no complete answer within ${milliseconds} ms`));
    controller.abort();
  }, milliseconds);
  return Promise.race([work(controller.signal), late]).finally(() => clearTimeout(timer));
}
