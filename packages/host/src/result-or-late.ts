/** Waits for work for a limited time. */

/** A deadline elapses in this many parts, of which a frozen process loses at most two each time. */
const PARTS = 10;

export interface Deadline {
  readonly late: Promise<'late'>;
  readonly cancel: () => void;
}

/**
 * Counts only the time in which the process runs. Serverless platforms freeze it after each response, for hours, in
 * which no answer could arrive.
 */
export function startDeadline(milliseconds: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const part = milliseconds / PARTS;
  const late = new Promise<'late'>((resolve) => {
    const wait = (left: number) => {
      if (left <= 0) return resolve('late');
      const startedAt = Date.now();
      timer = setTimeout(() => {
        // timers of a busy process are late; the clock may be set back
        const elapsed = Math.max(part, Date.now() - startedAt);
        wait(left - Math.min(elapsed, 2 * part));
      }, part);
    };
    wait(milliseconds);
  });
  return { late, cancel: () => clearTimeout(timer) };
}

/** `late` once the time is up; the work continues, and its errors are then ignored. */
export async function resultOrLate<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | 'late'> {
  const { late, cancel } = startDeadline(milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
    work.catch(() => undefined);
  }
}
