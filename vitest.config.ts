/**
 * Five suites: `unit` needs nothing but the sources; `worker` and `browser` run what `npm run build` made.
 * `npm test` leaves out what needs other programs: `firefox` runs the core of `browser` in Firefox, `hosts` runs
 * the examples around the service and needs Varnish and nginx.
 */

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

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/{worker,browser,hosts}/**'] },
      },
      {
        resolve,
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        resolve,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'firefox',
          include: CORE.map((name) => `test/browser/${name}.test.ts`),
          env: { TEST_BROWSER: 'firefox' },
          globalSetup: 'test/support/require-firefox.ts',
          setupFiles: 'test/support/left-out-in-firefox.ts',
          testTimeout: 90_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          name: 'hosts',
          include: ['test/hosts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // two cores, and most of a cell's time is waiting
          maxConcurrency: 6,
        },
      },
    ],
  },
});
