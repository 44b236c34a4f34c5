/** Sets a deadline for a promise that may never settle. */

export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * @param work receives a signal that aborts at the deadline
 * @throws DeadlineError if the work takes longer than `milliseconds`; anything that the work throws, even synchronously
 */
export async function withDeadline<T>(work: (signal: AbortSignal) => Promise<T>, milliseconds: number): Promise<T> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DeadlineError(`no complete answer within ${milliseconds} ms`));
    controller.abort();
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
