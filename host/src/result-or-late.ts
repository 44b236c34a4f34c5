/** Waits for work for a limited time. */

/** `late` once the time is up; the work continues, and its errors are then ignored. */
export async function resultOrLate<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
