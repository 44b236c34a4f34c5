/**
 * The suites. `unit` needs nothing but the sources; `worker` and `browser` run what `npm run build` made. `npm test`
 * runs these three; `browser-all` is `browser` with every case of every product, `firefox` the core of `browser` in
 * Firefox, `hosts` the examples around the service, which needs Varnish and nginx.
 */

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SHIPPED_RENDERER } from './scripts/alias.ts';

const resolve = {
  // the test runner compiles JSX for development
  alias: Object.entries({ ...SHIPPED_RENDERER, 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' }).map(
    ([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }),
  ),
};

/** Of test/browser: what visitors do with header and footer. */
const CORE = [
  'dismissal',
  'hydration',
  'menus',
  'no-script',
  'overlay',
  'pointer-paths',
  'robustness',
  'shadow',
  'skip-link',
  'theme',
];

/** How long the tests wait that another program answers, in milliseconds. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } };

/** The files of a suite share a service, and those of a process of the test runner a browser. */
const IN_A_BROWSER = { ...PATIENT, isolate: false };

export default defineConfig({
  test: {
    // a test in a browser waits for half of its time
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{worker,browser,hosts}/**'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: { ...PATIENT, name: 'worker', include: ['test/worker/**/*.test.ts'] },
      },
      {
        resolve,
        test: {
          ...IN_A_BROWSER,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // pictures depend on the machine's fonts and drawing more than behaviour does
          exclude: ['test/browser/looks.test.ts'],
          globalSetup: 'test/support/start-service.ts',
        },
      },
      {
        resolve,
        test: {
          ...IN_A_BROWSER,
          name: 'browser-all',
          include: ['test/browser/**/*.test.ts'],
          env: { TEST_CASES: 'all' },
          globalSetup: 'test/support/start-service.ts',
        },
      },
      {
        resolve,
        test: {
          ...IN_A_BROWSER,
          name: 'firefox',
          include: CORE.map((name) => `test/browser/${name}.test.ts`),
          env: { TEST_BROWSER: 'firefox' },
          globalSetup: ['test/support/require-firefox.ts', 'test/support/start-service.ts'],
          setupFiles: 'test/support/left-out-in-firefox.ts',
        },
      },
      {
        resolve,
        test: {
          ...PATIENT,
          name: 'hosts',
          include: ['test/hosts/**/*.test.ts'],
          // most of a test's time is waiting, but the hosts must answer in time while others are tested
          maxConcurrency: 6,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
