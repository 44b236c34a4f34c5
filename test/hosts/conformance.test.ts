/** `npm run conformance`: it passes a sound host, and names each fault of a broken one. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHost } from '../../scripts/conformance/check-host.ts';
import { reportText } from '../../scripts/conformance/print-report.ts';
import { numberOf, type Rule } from '../../scripts/conformance/rules.ts';
import { startingRig } from '../../scripts/conformance/session.ts';
import { DEFAULT_SITE } from '../../scripts/conformance/site.ts';
import { startCommand } from '../../scripts/conformance/start-command.ts';
import { freePort } from '../../scripts/local/free-port.ts';
import { type StartedService, startService } from '../../scripts/local/service.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const HOST = `exec ${process.execPath} ${ROOT}test/hosts/support/broken-host.mjs`;

/** By fault of the host: the rule that it breaks, a part of the message, and the states and checks that find it. */
const FAULTS: readonly { fault: string; rule: Rule; message: string; only: readonly string[] }[] = [
  {
    fault: 'no deadline over the body',
    rule: 'time',
    message: 'stalls in the body: /de/, request plain: the page was not complete after',
    only: ['stalls in the body'],
  },
  { fault: 'passes error pages on', rule: 'errors', message: 'ERROR PAGE', only: ['503 with a cacheable page'] },
  { fault: 'accepts half fragments', rule: 'whole', message: '<header> has no end', only: ['cuts off the body'] },
  { fault: 'keeps copies for ever', rule: 'renewal', message: 'still shows an old chrome', only: ['renewal'] },
  { fault: 'shows expired copies', rule: 'expiry', message: 'stale-if-error have passed', only: ['expiry'] },
  { fault: 'sends the cookies of visitors', rule: 'privacy', message: 'of a visitor: cookie', only: ['works'] },
  { fault: 'follows redirects', rule: 'redirects', message: 'followed a redirect', only: ['redirects (302)'] },
  { fault: 'answers 500 without the service', rule: 'complete', message: 'status 500', only: ['dead'] },
  { fault: 'keeps what a 404 contains', rule: 'errors', message: '404 with a page: ', only: ['404 with a page'] },
  { fault: 'requests absolute addresses', rule: 'paths', message: 'another origin', only: ['paths'] },
  { fault: 'asks for each visitor', rule: 'one request', message: '50 visitors at once caused', only: ['crowd'] },
  { fault: 'keeps no copy', rule: 'copy', message: 'Expected: last good copy', only: ['500 with a page'] },
  { fault: 'does not pause', rule: 'pause', message: 'after a failure caused', only: ['pause'] },
  { fault: 'keeps any file', rule: 'files', message: 'is an error page', only: ['files'] },
  { fault: 'passes the query on', rule: 'parameters', message: 'sets the parameter lang', only: ['parameters'] },
];

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

describe.concurrent('a host that', () => {
  test.each(FAULTS)('$fault', async ({ fault, rule, message, only }) => {
    const rig = startingRig(startCommand(HOST, { FAULT: fault }), service.origin);
    const report = await checkHost(rig, DEFAULT_SITE, { only });
    const broken = report.problems.filter((problem) => problem.rule === rule);
    expect(broken.map((problem) => `${problem.during}: ${problem.message}`).join('\n')).toContain(message);
    expect(reportText(report)).toContain(`Rule ${numberOf(rule)} is broken`);
  });
});

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> =>
  promisify(execFile)(process.execPath, [`${ROOT}scripts/conformance/conformance.ts`, ...args], {
    env: { ...process.env, ...env },
  }).then(
    (outcome) => ({ code: 0, ...outcome }),
    (error: Run) => error,
  );

describe.concurrent('the command', () => {
  test('passes a sound host, whatever the service does', async () => {
    const { code, stdout, stderr } = await run([HOST]);
    expect(stdout + stderr).toContain('The host keeps all rules that were tested. Not tested: 1 check.');
    expect(stdout).toMatch(/500 with a page +last good copy +fallback/);
    expect(stdout).toMatch(/paths: .* passes/);
    expect(code).toBe(0);
  });

  test('exits with 1 and names what is broken, and ends the host', async () => {
    const { code, stdout } = await run(['--only=404 with a page', HOST], { FAULT: 'keeps what a 404 contains' });
    expect(stdout).toContain('Rule 4 is broken: Only the body of a 200 of the service is put into a page');
    expect(stdout).toContain('404 with a page: /de/, request plain: the page shows an error: ERROR PAGE');
    expect(code).toBe(1);
  });

  test('checks a host that runs already, and says what was not tested', async () => {
    const servicePort = await freePort();
    const origin = `http://127.0.0.1:${servicePort}`;
    const { origin: host, stop } = await startCommand(HOST)(origin);
    try {
      const only = '--only=500 with a page,crowd,parameters';
      const { code, stdout } = await run([only, `--service-port=${servicePort}`, host]);
      expect(stdout).toContain(`CHROME_ORIGIN=${origin}`);
      expect(stdout).toMatch(/500 with a page +last good copy +not tested/);
      expect(stdout).toMatch(/crowd: .* not tested: needs a host without copies/);
      expect(stdout).toMatch(/parameters: .* passes/);
      expect(stdout).toContain('Not tested: 1 state without a copy, 1 check.');
      expect(code).toBe(0);
    } finally {
      await stop();
    }
  });

  test.each([
    [[], /npm run conformance -- \[options\]/],
    [['node', 'server.js'], /Put the command in quotes: 'node server.js'/],
    [['--only=nothing', 'node server.js'], /There is no state or check "nothing"/],
    [['--page=about', 'node server.js'], /A page is a path/],
    [['--deadline=soon', 'node server.js'], /--deadline is a positive integer/],
    [['exit 3'], /The host ended with 3: exit 3/],
    [['echo "no such file" >&2; exit 1'], /no such file/],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect(stdout + stderr).toMatch(message);
    expect(code).toBe(2);
  });
});
