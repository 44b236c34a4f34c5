/** `portico conformance`: it passes a sound host, and names each fault of a broken one. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkHost } from '../../packages/cli/src/conformance/check-host.ts';
import { reportText } from '../../packages/cli/src/conformance/print-report.ts';
import { numberOf, type Rule } from '../../packages/cli/src/conformance/rules.ts';
import { startingRig } from '../../packages/cli/src/conformance/session.ts';
import { DEFAULT_SITE } from '../../packages/cli/src/conformance/site.ts';
import { startCommand } from '../../packages/cli/src/conformance/start-command.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import type { Manifest } from '../../src/manifest/schema.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const HOST = `exec ${process.execPath} ${ROOT}test/hosts/support/broken-host.mjs`;

interface HostFault {
  readonly fault: string;
  /** The rule that it breaks. */
  readonly rule: Rule;
  /** A part of the message. */
  readonly message: string;
  /** The states and checks that find it. */
  readonly only: readonly string[];
  /** In milliseconds; `DEFAULT_SITE.deadline` if it is missing. */
  readonly deadline?: number;
  /** Of its pages, which fill the search; the main site if it is missing. */
  readonly site?: string;
}

const FAULTS: readonly HostFault[] = [
  {
    fault: 'no deadline over the body',
    rule: 'time',
    message: 'stalls in the body: /de/, request plain: the page was not complete after',
    only: ['stalls in the body'],
    // four visits wait three times as long
    deadline: 2_000,
  },
  { fault: 'passes error pages on', rule: 'errors', message: 'ERROR PAGE', only: ['503 with a cacheable page'] },
  { fault: 'accepts half fragments', rule: 'fragments', message: '<header> has no end', only: ['cuts off the body'] },
  {
    fault: 'keeps copies for ever',
    rule: 'renewal',
    message: 'still shows an outdated header or footer',
    only: ['renewal'],
  },
  { fault: 'shows expired copies', rule: 'expiry', message: 'stale-if-error have passed', only: ['expiry'] },
  { fault: 'sends the cookies of visitors', rule: 'privacy', message: "a visitor's headers: cookie", only: ['works'] },
  {
    fault: 'passes on the cookies of events',
    rule: 'privacy',
    message: 'cookie (POST /chrome/events)',
    only: ['works'],
  },
  { fault: 'follows redirects', rule: 'redirects', message: 'followed a redirect', only: ['redirects (302)'] },
  { fault: 'answers 500 without the service', rule: 'complete', message: 'status 500', only: ['dead'] },
  { fault: 'keeps what a 404 contains', rule: 'errors', message: '404 with a page: ', only: ['404 with a page'] },
  { fault: 'requests absolute addresses', rule: 'paths', message: 'another origin', only: ['paths'] },
  {
    fault: 'sends a request for each visitor',
    rule: 'one request',
    message: '50 visitors at once caused',
    only: ['crowd'],
  },
  {
    fault: 'sends a request for each visitor',
    rule: 'renewal',
    message: 'again while it was fresh',
    only: ['renewal'],
  },
  { fault: 'keeps no copy', rule: 'copy', message: 'Expected: last good copy', only: ['500 with a page'] },
  { fault: 'keeps no stable address', rule: 'copy', message: '/chrome/elements.js worked before', only: ['dead'] },
  { fault: 'does not pause', rule: 'pause', message: 'after a failure caused', only: ['pause'] },
  { fault: 'keeps any file', rule: 'files', message: 'is an error page', only: ['files'] },
  { fault: 'forgets its site', rule: 'site', message: 'for the site main', only: ['site'], site: 'docs' },
  { fault: 'fills a place twice', rule: 'site', message: '2 elements fill', only: ['site'], site: 'docs' },
  { fault: 'fixes the height of its body', rule: 'page', message: 'html is only 900 px high', only: ['page'] },
  { fault: 'hides the overflow of html and body', rule: 'page', message: 'overflow is set on html', only: ['page'] },
  { fault: 'scrolls in a box', rule: 'page', message: 'put it directly into body', only: ['page'] },
  { fault: 'has a form in a form', rule: 'page', message: 'browsers drop 1 <form>', only: ['page'] },
  { fault: 'has an import map in its footer', rule: 'page', message: 'ignores the import map', only: ['page'] },
  { fault: 'passes the query on', rule: 'parameters', message: 'sets the parameter lang', only: ['parameters'] },
];

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

describe.concurrent('a host that', () => {
  test.each(FAULTS)('$fault', async ({ fault, rule, message, only, deadline = DEFAULT_SITE.deadline, site }) => {
    const rig = startingRig(startCommand(HOST, { FAULT: fault, ...(site && { SITE: site }) }), service.origin);
    const pages = { ...DEFAULT_SITE, deadline, ...(site && { id: site, slots: ['search'] }) };
    const report = await checkHost(rig, pages, { only });
    const broken = report.problems.filter((problem) => problem.rule === rule);
    expect(broken.map((problem) => `${problem.during}: ${problem.message}`).join('\n')).toContain(message);
    expect(reportText(report)).toContain(`Rule ${numberOf(rule)} is broken`);
  });
});

test('the digits in the name of a file are the first of its SHA-256, as hosts check them', async () => {
  const { assets } = (await (await service.fetch('/chrome/manifest.json')).json()) as Manifest;
  expect(assets.length).toBeGreaterThan(0);
  for (const { file, integrity } of assets) {
    const hash = Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex');
    expect(file).toMatch(new RegExp(`^[\\w-]+-${hash.slice(0, 10)}\\.[a-z]+$`));
  }
});

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Run> =>
  promisify(execFile)(process.execPath, [`${ROOT}packages/cli/src/portico.ts`, 'conformance', ...args], {
    env: { ...process.env, ...env },
    killSignal: 'SIGINT',
    ...(signal === undefined ? {} : { signal }),
  }).then(
    (outcome) => ({ code: 0, ...outcome }),
    (error: Run) => error,
  );

describe.concurrent('the command', () => {
  test('passes a sound host, whatever the service does', { timeout: 300_000 }, async () => {
    const { code, stdout, stderr } = await run([HOST]);
    expect(stdout + stderr).toContain('The host follows every tested rule. Not tested: 1 check.');
    expect(stdout).toMatch(/500 with a page +last good copy +fallback/);
    expect(stdout).toMatch(/paths: .* passes/);
    expect(code).toBe(0);
  });

  test('finds a place that the header lacks', async () => {
    const { stdout, code } = await run(['--only=site', '--site=docs', '--slots=tools', HOST], { SITE: 'docs' });
    expect(stdout).toContain('the header has no slot "tools"');
    expect(code).toBe(1);
  });

  test('exits with 1 and names what is broken', async () => {
    const { code, stdout } = await run(['--only=404 with a page', HOST], { FAULT: 'keeps what a 404 contains' });
    expect(stdout).toContain('Rule 4 is broken: Only the body of a 200 of the service is put into a page');
    expect(stdout).toContain('404 with a page: /de/, request plain: the page shows an error: ERROR PAGE');
    expect(code).toBe(1);
  });

  test.each(['passes', 'interrupted'])('ends what the host has started: %s', async (way) => {
    const directory = await mkdtemp(join(tmpdir(), 'portico-conformance-test-'));
    const pids = async () => (await readFile(join(directory, 'pids'), 'utf8').catch(() => '')).trim().split('\n');
    const command = `sleep 1000 & echo $! >> ${directory}/pids; echo $$ >> ${directory}/pids; ${HOST}`;
    try {
      const controller = new AbortController();
      const ended = run(['--only=parameters', command], {}, controller.signal);
      if (way === 'interrupted') {
        await vi.waitFor(async () => expect((await pids()).length).toBeGreaterThan(1), { timeout: 60_000 });
        controller.abort();
      }
      await ended;
      const started = await pids();
      expect(started.length).toBeGreaterThan(1);
      await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), { timeout: 10_000 });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
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
    [[], /<host> is missing/],
    [['node', 'server.js'], /“server\.js” is one word too many/],
    [['--only=nothing', 'node server.js'], /There is no state or check "nothing"/],
    [['--page=about', 'node server.js'], /A page must be a path/],
    [['--deadline=soon', 'node server.js'], /--deadline must be a positive integer/],
    [['exit 3'], /The host exited with 3: exit 3/],
    [['echo "no such file" >&2; exit 1'], /no such file/],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect(stdout + stderr).toMatch(message);
    expect(code).toBe(1);
  });
});
