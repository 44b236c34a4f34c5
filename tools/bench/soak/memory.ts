/** Reads the memory of processes on Linux, and fits a line through it over time. */

import { readdir, readFile } from 'node:fs/promises';

const PAGES_PER_MEGABYTE = 256;

/** The ids of the workerd processes that this process has started. */
export async function ownWorkerds(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const own = await Promise.all(
    pids.map(async (pid) => {
      // pid (name) state parent …
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return new RegExp(`^\\d+ \\(workerd\\) \\S ${process.pid} `).test(stat) ? [Number(pid)] : [];
    }),
  );
  return own.flat();
}

/** The resident memory of a process in MB; `NaN` once it has ended. */
export async function residentMemory(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? Number.NaN) / PAGES_PER_MEGABYTE;
}

export interface MemorySample {
  /** Since the start, in seconds. */
  readonly at: number;
  /** In MB. */
  readonly memory: number;
}

export interface Trend {
  /** In MB per minute, by least squares. */
  readonly slope: number;
  /** The standard error of the slope, in MB per minute; small if the samples are near the line. */
  readonly error: number;
}

/** @param samples at least three, at different times */
export function trendOf(samples: readonly MemorySample[]): Trend {
  const count = samples.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const minutes = samples.map(({ at }) => at / 60);
  const [meanTime, meanMemory] = [mean(minutes), mean(samples.map(({ memory }) => memory))];
  const spread = minutes.reduce((sum, time) => sum + (time - meanTime) ** 2, 0);
  const slope = samples.reduce((sum, { memory, at }) => sum + (at / 60 - meanTime) * (memory - meanMemory), 0) / spread;
  const residual = samples.reduce(
    (sum, { memory, at }) => sum + (memory - meanMemory - slope * (at / 60 - meanTime)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(residual / (count - 2) / spread) };
}
