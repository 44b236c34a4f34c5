/** `npm run conformance -- <command or URL of a host>`: checks a host site while the service fails in every way. */

import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '../local/service.ts';
import { LONG } from './check.ts';
import { checkHost } from './check-host.ts';
import { startFaultyService } from './faulty-service.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { reportText } from './print-report.ts';
import { type Rig, SHORT, sharedRig, startingRig } from './session.ts';
import { startCommand } from './start-command.ts';
import { untilCurrent } from './visit.ts';

/** In milliseconds: how long the command waits for the engineer to start the host. */
const START = 600_000;
/** In milliseconds, for the service: on a busy machine, miniflare sometimes never reports its end. */
const STOP_DEADLINE = 5_000;

const options = read();
const service = await startService({ preview: false });
const stop = () => Promise.race([service.stop(), wait(STOP_DEADLINE)]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // miniflare has its own listeners, which would exit before the hosts have ended
  process.removeAllListeners(signal);
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
try {
  const { rig, end } = await rigOf(options);
  try {
    process.exitCode = await run(rig, options);
  } finally {
    await end();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await stop();
}
process.exit();

function read(): Options {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE);
    process.exit(args.length === 0 ? 2 : 0);
  }
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

async function rigOf({ host, site, servicePort }: Options): Promise<{ rig: Rig; end: () => Promise<void> }> {
  if ('command' in host) {
    const rig = startingRig(startCommand(host.command), service.origin);
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
  const faulty = await startFaultyService(service.origin, SHORT, { marked: true, port: servicePort });
  console.log(`Start the host at ${host.origin} with CHROME_ORIGIN=${faulty.origin}`);
  await untilCurrent({ service: faulty, host, end: async () => {} }, site.page, site, {
    rule: 'recovery',
    deadline: START,
  });
  return { rig: sharedRig(host.origin, faulty), end: faulty.stop };
}

/** @returns the exit code */
async function run(rig: Rig, { site, only, jobs }: Options): Promise<number> {
  const report = await checkHost(rig, site, {
    ...(only === undefined ? {} : { only }),
    jobs,
    onResult: (name) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${name}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`\n${reportText(report)}`);
  return report.problems.length === 0 ? 0 : 1;
}
