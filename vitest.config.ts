/**
 * The test suites. `unit` needs only the sources; `worker` and `browser` need `npm run build:test`. `npm test` runs these
 * three. `docs` checks the documentation in `npm run check`. `worker-all` is `worker` with deploys, added languages,
 * traffic and `npm start`; `browser-all` is `browser` with rare hosts and browsers, details, and all combinations of
 * languages, themes and widths. `firefox` and `webkit` run the core of `browser` in Firefox and WebKitGTK. `hosts` runs
 * the examples, which needs Varnish and nginx.
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
const DEFINE = fileURLToPath(new URL('packages/cli/src/company/define.ts', import.meta.url));
await import(DEFINE);

/** Tests of the documentation, its pictures and its charts. */
const DOCS = ['test/docs/**/*.test.ts', 'test/docs/pictures.test.ts', 'test/docs/bar-chart.test.ts'];

/** Files of test/browser that also run in Firefox and WebKit: how visitors use the chrome, and editors the Studio. */
const CORE = [
  'alternates',
  'breadcrumbs',
  'closing',
  'consent',
  'counting',
  'dismissal',
  'elements-adoption',
  'elements-retry',
  'elements-router',
  'exposed',
  'footer',
  'hydration',
  'integrity',
  'menus',
  'navigation',
  'no-script',
  'overlay',
  'overlay-layout',
  'page-form',
  'page-libraries',
  'panels',
  'pointer-paths',
  'right-to-left',
  'robustness',
  'row-states',
  'sanitized-markup',
  'second-level',
  'second-level-place',
  'shadow',
  'signed-in',
  'sites',
  'sites-right-to-left',
  'sizes',
  'skip-link',
  'slots',
  'studio-counted',
  'studio-journey',
  'theme',
];

/** Further files that run in WebKit: geometry, and the ways in which hosts include the chrome. */
const ALSO_IN_WEBKIT = [
  'elements',
  'elements-changes',
  'elements-failures',
  'host-page',
  'hostile-names',
  'language-selector',
  'layout',
  'page-behind',
  'place-in-page',
  'policies',
  'presses',
  'teaser',
];

/** Whether this is a run of `.ci/run` on a change. It runs everything once a week (docs/decisions/0112-what-ci-runs.md). */
const FEW = process.env.TEST_CASES === 'few';

/** What it then runs of these files, each in one engine: what engines do differently, or have done wrong. */
const FEW_IN_FIREFOX = [
  ...[
    'closing',
    'counting',
    'dismissal',
    'exposed',
    'integrity',
    'menus',
    'overlay',
    'panels',
    'pointer-paths',
    'row-states',
  ],
  'second-level',
];
const FEW_IN_WEBKIT = [
  ...[
    'closing',
    'elements',
    'elements-retry',
    'elements-router',
    'footer',
    'host-page',
    'hydration',
    'layout',
    'navigation',
  ],
  ...[
    'no-script',
    'overlay-layout',
    'page-behind',
    'policies',
    'presses',
    'shadow',
    'sizes',
    'skip-link',
    'studio-journey',
  ],
  ...['teaser', 'theme'],
];

/** What it then leaves out elsewhere. */
const OMITTED_IN_FEW = [
  // their packages take minutes to install, or they include the chrome as another framework does: Hono and Astro like
  // Express, React Router like Next.js, SvelteKit like Astro, VitePress like Eleventy; nextjs-static builds Next.js five times
  ...['astro', 'docusaurus', 'hono', 'nuxt', 'react-router', 'sveltekit', 'vitepress', 'nextjs-static'].map(
    (name) => `test/hosts/frameworks/${name}.test.ts`,
  ),
  ...[
    // tests the checks themselves
    'accessibility-damage',
    // the states of accessibility.test.ts, with other parameters
    'accessibility-variants',
    // longer and mirrored texts, as in languages.test.ts and right-to-left.test.ts
    ...['pseudo-languages', 'sites-right-to-left', 'studio-right-to-left'],
  ].map((name) => `test/browser/${name}.test.ts`),
];

/** The files that run only in `browser-all`, and why. */
const ONLY_IN_ALL = [
  // screenshots depend on the fonts and graphics of the machine
  'looks',
  // test the checks and the drivers, not the chrome
  'accessibility-damage',
  'presses',
  // the Studio, besides the journey
  'studio-!(journey)',
  // rare hosts and browsers
  'fixed-neighbours',
  'host-elements',
  'host-techniques',
  'hostile-hosts',
  'hostile-names',
  'older-browsers',
  'page-behind',
  'page-form',
  'page-libraries',
  'releases',
  'robustness',
  'safe-areas',
  'slow-line',
  // companies unlike the test company
  'company-drawings',
  'company-shapes',
  'company-theme',
  'right-to-left',
  // other slow files
  'drawing-costs',
  'host-rules',
  'place-in-page',
  'sanitized-markup',
  // sites of a company, which the unit tests cover too
  'breadcrumbs',
  'consent',
  'counting',
  'second-level',
  'second-level-place',
  'signed-in',
  'sites',
  'sites-accessibility',
  'sites-right-to-left',
  'slots',
  // settings of visitors, and single languages
  'accessibility-variants',
  'font-size',
  'japanese',
  'large-text',
  'preferences',
  'preferences-*',
  'pseudo-languages',
  // details of menus, overlay, footer, custom elements and a company's files
  'closed-panels',
  'closing',
  'cross-over',
  'dismissed-menus',
  'elements-adoption',
  'elements-failures',
  'elements-places',
  'focus-in-view',
  'focus-rings',
  'footer-reading',
  'freed-pages',
  'optical-edges',
  'overlay-motion',
  'pointer-paths',
  'react-parity',
  'scrolled-header',
  'spoken',
  'text-widths',
  'theme-switch',
];

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
const BROWSER_OPTIONS = { ...LONG_TIMEOUTS, isolate: false, retry: RETRY };

/** In engines, `TEST_CASES=all` adds files, but no combinations of languages, themes and widths. */
const engine = (name: string) => ({ TEST_BROWSER: name, TEST_CASES: 'few' });

/** An engine's global setup, besides the check that its browser is installed. */
const ENGINE_SETUP = ['test/support/print-omitted.ts', 'test/support/start-service.ts'];

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
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{worker,browser,hosts}/**', ...DOCS],
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve,
        test: { name: 'docs', setupFiles: [DEFINE], include: DOCS, isolate: false, testTimeout: 30_000 },
      },
      {
        resolve,
        test: {
          ...LONG_TIMEOUTS,
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          // slow: repeated builds and uploads, repeated starts of wrangler or the Studio, traffic, and examples
          exclude: [
            'deploys',
            'feeds',
            'languages',
            'release-files',
            'soak',
            'start',
            'studio-backup',
            'studio-programs',
          ].map((name) => `test/worker/${name}.test.ts`),
        },
      },
      {
        resolve,
        test: { ...LONG_TIMEOUTS, name: 'worker-all', include: ['test/worker/**/*.test.ts'] },
      },
      {
        resolve,
        test: {
          ...BROWSER_OPTIONS,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: ONLY_IN_ALL.map((name) => `test/browser/${name}.test.ts`),
          globalSetup: 'test/support/start-service.ts',
        },
      },
      {
        resolve,
        test: {
          ...BROWSER_OPTIONS,
          name: 'browser-all',
          include: ['test/browser/**/*.test.ts'],
          exclude: FEW ? OMITTED_IN_FEW : [],
          // TEST_CASES=few runs the files with the combinations of `browser`
          env: { TEST_CASES: process.env.TEST_CASES ?? 'all' },
          globalSetup: 'test/support/start-service.ts',
        },
      },
      {
        resolve,
        test: {
          ...BROWSER_OPTIONS,
          name: 'firefox',
          include: (FEW ? FEW_IN_FIREFOX : CORE).map((name) => `test/browser/${name}.test.ts`),
          env: engine('firefox'),
          globalSetup: ['test/support/require-firefox.ts', ...ENGINE_SETUP],
          setupFiles: [DEFINE, 'test/support/skip-omitted.ts'],
        },
      },
      {
        resolve,
        test: {
          ...BROWSER_OPTIONS,
          name: 'webkit',
          include: (FEW ? FEW_IN_WEBKIT : [...CORE, ...ALSO_IN_WEBKIT]).map((name) => `test/browser/${name}.test.ts`),
          env: engine('webkit'),
          globalSetup: ['test/support/require-webkit.ts', ...ENGINE_SETUP],
          setupFiles: [DEFINE, 'test/support/skip-omitted.ts'],
        },
      },
      {
        resolve,
        test: {
          ...LONG_TIMEOUTS,
          name: 'hosts',
          retry: RETRY,
          include: ['test/hosts/**/*.test.ts'],
          exclude: FEW ? OMITTED_IN_FEW : [],
          env: { TEST_CASES: process.env.TEST_CASES ?? 'all' },
          // these tests spend most of their time waiting, but the hosts must answer in time while others are tested
          maxConcurrency: 6,
        },
      },
    ],
  },
});
