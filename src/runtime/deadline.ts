/** Sets a deadline for a promise that may never settle. */

export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * @param work receives a signal that is aborted at the deadline
 * @throws DeadlineError if the work takes longer than `milliseconds`; what the work throws, also synchronously
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
