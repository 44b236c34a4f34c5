/** Workers whose processor time is read from Linux. */

import { readFile } from 'node:fs/promises';
import { ownWorkerds } from '../soak/memory.ts';
import { type RunningWorker, startWorker, type WorkerSource } from './workers.ts';

/** Linux's clock tick, in milliseconds. */
const TICK = 10;

/** A worker, and the id of its process. */
export interface OwnWorker extends RunningWorker {
  readonly pid: number;
}

/** @param running receives it, to be stopped in the end */
export async function startMeasured(source: WorkerSource, running: OwnWorker[]): Promise<OwnWorker> {
  const worker = await withPid(() => startWorker(source));
  running.push(worker);
  return worker;
}

/** @throws Error if starting starts no workerd, or several */
export async function withPid(start: () => Promise<RunningWorker>): Promise<OwnWorker> {
  const before = await ownWorkerds();
  const worker = await start();
  const [pid, ...others] = (await ownWorkerds()).filter((candidate) => !before.includes(candidate));
  if (pid === undefined || others.length > 0) {
    await worker.stop();
    throw new Error("workerd's process could not be identified: this needs /proc, as on Linux.");
  }
  return { ...worker, pid };
}

/** In milliseconds, of all threads of a process. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // after the name in parentheses: state, and from the twelfth on utime and stime
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
