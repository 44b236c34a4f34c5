/** Runs the matrix of faults and all other checks against a host. */

import type { Check } from './check.ts';
import { COLD_CROWD, PARAMETERS, PAUSE } from './check-crowd.ts';
import { FILES } from './check-files.ts';
import { EXPIRY, FRESH_UNTIL, RENEWAL } from './check-lifetimes.ts';
import { PAGE } from './check-page.ts';
import { PATHS } from './check-paths.ts';
import { SITE } from './check-site.ts';
import { type Cell, runCell, type ServiceState } from './fault-cell.ts';
import { FAULTS, type Fault } from './faulty-service.ts';
import { BrokenRule, type Rule } from './rules.ts';
import type { Rig } from './session.ts';
import type { Site } from './site.ts';

export const STATES: readonly ServiceState[] = ['works', ...(Object.keys(FAULTS) as Fault[])];

export const CHECKS: readonly Check[] = [
  RENEWAL,
  EXPIRY,
  FRESH_UNTIL,
  COLD_CROWD,
  PAUSE,
  PARAMETERS,
  SITE,
  PATHS,
  FILES,
  PAGE,
];

export interface Problem {
  readonly rule: Rule;
  /** The state of the service, or the name of the check. */
  readonly during: string;
  readonly message: string;
}

export interface Report {
  readonly cells: ReadonlyMap<ServiceState, Cell>;
  /** By name; `passes` or `broken`, or why a check was not done. */
  readonly checks: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

interface CheckOptions {
  /** Names of states and checks; all of them if it is missing. */
  readonly only?: readonly string[];
  /** How many sessions run at once. */
  readonly jobs?: number;
  /** Gets each result as it arrives. */
  readonly onResult?: (name: string, result: Cell | string) => void;
}

/** @throws Error if the host cannot be started */
export async function checkHost(
  rig: Rig,
  site: Site,
  { only, jobs = 6, onResult = () => {} }: CheckOptions = {},
): Promise<Report> {
  const cells = new Map<ServiceState, Cell>();
  const checks = new Map<string, string>();
  const problems: Problem[] = [];
  const isWanted = (name: string) => only === undefined || only.includes(name);
  const cellJobs = STATES.filter(isWanted).map((state) => async () => {
    const cell = await runCell(rig, site, state);
    cells.set(state, cell);
    problems.push(...cell.broken.map(({ rule, message }) => ({ rule, during: state, message })));
    onResult(state, cell);
  });
  const checkJobs = CHECKS.filter(({ name }) => isWanted(name)).map((check) => async () => {
    const { name } = check;
    const outcome = await runCheck(rig, site, check);
    if (outcome instanceof BrokenRule) problems.push({ rule: outcome.rule, during: name, message: outcome.message });
    const result = outcome instanceof BrokenRule ? 'broken' : outcome;
    checks.set(name, result);
    onResult(name, result);
  });
  await runAll([...checkJobs, ...cellJobs], rig.startsHosts ? jobs : 1);
  // in the order of the lists, not of completion
  return {
    cells: new Map(STATES.flatMap((state) => (cells.has(state) ? [[state, cells.get(state) as Cell]] : []))),
    checks: new Map(CHECKS.flatMap(({ name }) => (checks.has(name) ? [[name, checks.get(name) as string]] : []))),
    problems,
  };
}

/** `passes`, why it was not tested, or what is broken. */
export async function runCheck(rig: Rig, site: Site, { needsNewHost, run }: Check): Promise<string | BrokenRule> {
  if (needsNewHost && !rig.startsHosts) return 'not tested: needs a host without copies';
  try {
    const reason = await run(rig, site);
    return reason === undefined ? 'passes' : `not tested: ${reason}`;
  } catch (error) {
    if (error instanceof BrokenRule) return error;
    throw error;
  }
}

async function runAll(jobs: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
