/** Describes the machine and the versions that a run was measured with. */

import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import workerd from 'workerd/package.json' with { type: 'json' };
import portico from '../../../package.json' with { type: 'json' };
import { launchChromium } from '../../../packages/cli/src/local/chromium.ts';

export interface Environment {
  /** `2026-11-22`. */
  readonly date: string;
  /** Of Portico. */
  readonly version: string;
  readonly processor: string;
  readonly cores: number;
  /** In GB. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly workerd: string;
  readonly chromium: string;
}

export async function readEnvironment(): Promise<Environment> {
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    version: portico.version,
    processor: processor?.model.replaceAll(/\((?:R|TM)\)/g, '').trim() || 'unknown processor',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1e9),
    system: type(),
    node: process.versions.node,
    workerd: workerd.version,
    chromium: await chromiumVersion(),
  };
}

/** How many processes wanted a core, on average of the last minute. */
export function currentLoad(): number {
  return loadavg()[0] ?? Number.NaN;
}

/** One line, such as `2 cores (…), 8 GB, Linux; Node 26.10.0, workerd 1.2, Chromium 153`. */
export function environmentText({ processor, cores, memory, system, ...versions }: Environment): string {
  return `${cores} cores (${processor}), ${memory} GB, ${system}; Node ${versions.node}, workerd ${versions.workerd}, Chromium ${versions.chromium}`;
}

async function chromiumVersion(): Promise<string> {
  const browser = await launchChromium();
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
