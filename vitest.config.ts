/**
 * The test suites: a test's folder says which runs it, of the service (`test/`) or of a package (`packages/…/test/`).
 *
 * | folder              | `npm test` | `.ci/run` adds   | once a week, `TEST_CASES=all` adds               |
 * |---------------------|------------|------------------|--------------------------------------------------|
 * | `unit`              | yes        |                  |                                                  |
 * | `worker`            | yes        | `slow`           |                                                  |
 * | `browser/core`      | Chromium   |                  | all combinations of languages, themes and widths |
 * | `browser/details`   |            | Chromium         | the same                                         |
 * | `browser/weekly`    |            |                  | Chromium                                         |
 * | `browser/…/firefox` |            | Firefox          | WebKit                                           |
 * | `browser/…/webkit`  |            | WebKit           | Firefox                                          |
 * | `browser/…/engines` |            |                  | Firefox and WebKit                               |
 * | `hosts`             |            | the examples     | `weekly`                                         |
 *
 * `docs` checks the documentation in `npm run check`. `worker` and what follows need `npm run build:test`; `hosts` needs
 * Varnish, nginx and PHP.
 */

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SHIPPED_RENDERER } from './packages/cli/src/alias.ts';
import { TEST_CONTENT } from './test/support/content-folder.ts';
import { LongestFirst } from './test/support/longest-first.ts';

const resolve = {
  // vitest compiles JSX for development
  alias: Object.entries({ ...SHIPPED_RENDERER, 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' }).map(
    ([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }),
  ),
};

// for this process and those it starts
process.env.PORTICO_COMPANY = fileURLToPath(new URL(TEST_CONTENT, import.meta.url));
/** Defines the company's languages and content where tests run; and here, because global setups import sources too. */
const DEFINE = fileURLToPath(new URL('packages/cli/src/define-company.ts', import.meta.url));
await import(DEFINE);

/** The files of the service and of packages in these folders of tests. */
const filesIn = (folders: string) => `{test,packages/*/test}/${folders}/*.test.{ts,tsx}`;

/** Whether this is a run of `.ci/run` on a change. It runs everything once a week (docs/decisions/0013-tests.md). */
const FEW = process.env.TEST_CASES === 'few';

/** In milliseconds, for tests that wait for other programs. */
const LONG_TIMEOUTS = {
  setupFiles: [DEFINE],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};

/** On a busy machine a browser or server sometimes stalls. A test that passes only when repeated is printed as such. */
const RETRY = process.env.CI ? 1 : 0;

/** All files of a suite share a service, and those in one process share a browser. */
const BROWSER_OPTIONS = {
  ...LONG_TIMEOUTS,
  isolate: false,
  retry: RETRY,
  globalSetup: 'test/support/start-service.ts',
};

/** An engine besides Chromium. `TEST_CASES=all` adds files, but no combinations of languages, themes and widths. */
const engine = (name: 'firefox' | 'webkit') => ({
  resolve,
  test: {
    ...BROWSER_OPTIONS,
    name,
    include: [filesIn(FEW ? `browser/**/${name}` : 'browser/**/{engines,firefox,webkit}')],
    env: { TEST_BROWSER: name, TEST_CASES: 'few' },
    globalSetup: [`test/support/require-${name}.ts`, 'test/support/print-omitted.ts', BROWSER_OPTIONS.globalSetup],
    setupFiles: [DEFINE, 'test/support/skip-omitted.ts'],
  },
});

export default defineConfig({
  test: {
    // browser tests spend half of their time waiting
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          setupFiles: [DEFINE],
          include: [filesIn('unit/**')],
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: {
          name: 'docs',
          setupFiles: [DEFINE],
          include: ['test/docs/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      { resolve, test: { ...LONG_TIMEOUTS, name: 'worker', include: [filesIn('worker')] } },
      { resolve, test: { ...LONG_TIMEOUTS, name: 'worker-slow', include: [filesIn('worker/slow')] } },
      { resolve, test: { ...BROWSER_OPTIONS, name: 'browser', include: [filesIn('browser/core/**')] } },
      {
        resolve,
        test: {
          ...BROWSER_OPTIONS,
          name: 'browser-details',
          include: [filesIn(FEW ? 'browser/details/**' : 'browser/**')],
          // TEST_CASES=few runs the files with the combinations of `browser`
          env: { TEST_CASES: process.env.TEST_CASES ?? 'all' },
        },
      },
      engine('firefox'),
      engine('webkit'),
      {
        resolve,
        test: {
          ...LONG_TIMEOUTS,
          name: 'hosts',
          retry: RETRY,
          include: ['test/hosts/**/*.test.ts'],
          exclude: FEW ? ['test/hosts/frameworks/weekly/**'] : [],
          env: { TEST_CASES: process.env.TEST_CASES ?? 'all' },
          // these tests spend most of their time waiting, but the hosts must answer in time while others are tested
          maxConcurrency: 6,
        },
      },
    ],
  },
});
