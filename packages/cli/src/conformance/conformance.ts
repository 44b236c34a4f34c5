/** `portico conformance`: checks a host site while the service fails in every way. */

import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '../local/service.ts';
import { LONG } from './check.ts';
import { CHECKS, checkHost, STATES } from './check-host.ts';
import { startFaultyService } from './faulty-service.ts';
import { type Conformance, readConformance } from './options.ts';
import { reportText } from './print-report.ts';
import { type Rig, SHORT, sharedRig, startingRig } from './session.ts';
import { startCommand } from './start-command.ts';
import { untilCurrent } from './visit.ts';

/** In milliseconds: how long the command waits for the engineer to start the host. */
const START = 600_000;
/** In milliseconds, for the service: on a busy machine, miniflare sometimes never reports its end. */
const STOP_DEADLINE = 5_000;

/**
 * Needs a build. Ends the process, whatever workerd does.
 *
 * @param host the command or URL of a host
 * @throws UserError about an argument
 */
export async function conformance(host: string, given: Parameters<typeof readConformance>[1]): Promise<void> {
  const options = readConformance(host, given, [...STATES, ...CHECKS.map(({ name }) => name)]);
  const service = await startService({ preview: false });
  const stop = () => Promise.race([service.stop(), wait(STOP_DEADLINE)]);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // miniflare has its own listeners, which would exit before the hosts have ended
    process.removeAllListeners(signal);
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  try {
    const { rig, end } = await rigOf(options, service.origin);
    try {
      process.exitCode = await run(rig, options);
    } finally {
      await end();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await stop();
  }
  process.exit();
}

/** @param origin of the service that works */
async function rigOf(
  { host, site, servicePort }: Conformance,
  origin: string,
): Promise<{ rig: Rig; end: () => Promise<void> }> {
  if ('command' in host) {
    const rig = startingRig(startCommand(host.command), origin);
    const session = await rig.begin(LONG);
    try {
      await untilCurrent(session, site.page, site, { rule: 'recovery' });
    } catch (error) {
      throw new Error(`Nothing was tested. While the service works, ${(error as Error).message}`);
    } finally {
      await session.end();
    }
    return { rig, end: async () => {} };
  }
  const faulty = await startFaultyService(origin, SHORT, { marked: true, port: servicePort });
  console.log(`Start the host at ${host.origin} with CHROME_ORIGIN=${faulty.origin}`);
  await untilCurrent({ service: faulty, host, end: async () => {} }, site.page, site, {
    rule: 'recovery',
    deadline: START,
  });
  return { rig: sharedRig(host.origin, faulty), end: faulty.stop };
}

/** @returns the exit code */
async function run(rig: Rig, { site, only, jobs }: Conformance): Promise<number> {
  const report = await checkHost(rig, site, {
    ...(only === undefined ? {} : { only }),
    jobs,
    onResult: (name) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${name}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`\n${reportText(report)}`);
  return report.problems.length === 0 ? 0 : 1;
}
