/**
 * docs/browsers.md lists every web platform feature in the chrome that browsers may lack, with its status in Baseline.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { bundleForBrowsers } from '../../packages/cli/src/bundle-code.ts';
import { bundleStyles } from '../../packages/cli/src/bundle-styles.ts';
import { EXAMPLES } from '../examples.ts';
import { testApp } from '../support/app.ts';
import { type Support, supportOf } from './features/baseline.ts';
import { markupUsed } from './features/markup.ts';
import { scriptsUsed } from './features/scripts.ts';
import { stylesUsed } from './features/styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The last of the oldest browsers that get everything came on this day: Safari 16.4. */
const FLOOR = '2023-03-27';

interface Row {
  readonly feature: string;
  readonly baseline: string;
}

/** By feature. */
let used: Map<string, Support>;
let nonStandard: readonly string[];
let rows: readonly Row[];
/** Features whose lack makes no difference. */
let harmless: readonly string[];

beforeAll(async () => {
  const styles = stylesUsed(await bundleStyles(`${root}src/view`, { needsSiteStyles: true }));
  const scripts = await Promise.all(
    ['loader.ts', 'islands.ts', 'elements.ts'].map(async (name) =>
      scriptsUsed((await bundleForBrowsers(`client/${name}`)).text),
    ),
  );
  nonStandard = styles.nonStandard;
  const everything = supportOf([...styles.keys, ...scripts.flat(), ...(await markupKeys())]);
  used = new Map([...everything].filter(([, { status, since }]) => status !== 'widely' || since > FLOOR));
  const page = await readFile(`${root}docs/browsers.md`, 'utf8');
  rows = readRows(page);
  const [sentence = ''] = /^No difference without .*$/m.exec(page) ?? [];
  harmless = [...sentence.matchAll(/`([^`]+)`/g)].map(([, feature = '']) => feature);
}, 60_000);

test('the page lists every feature in use that some browser since spring 2023 may lack, and no other', () => {
  expect([...rows.map(({ feature }) => feature), ...harmless].toSorted()).toEqual(
    [...used.keys(), ...nonStandard].toSorted(),
  );
});

test('status and dates match the data', () => {
  const stated = Object.fromEntries(rows.map(({ feature, baseline }) => [feature, baseline]));
  const known = Object.fromEntries([
    ...nonStandard.map((property) => [property, 'not standard']),
    ...[...used]
      .filter(([feature]) => !harmless.includes(feature))
      .map(([feature, { status, since }]) => [feature, since ? `${status}, ${since}` : status]),
  ]);
  expect(stated).toEqual(known);
});

test('a feature is noticed when it comes into a style sheet, a script or markup', () => {
  const { keys } = stylesUsed('.a{field-sizing:content}');
  const used = [...keys, ...scriptsUsed('a.startViewTransition()'), ...markupUsed('<dialog></dialog>')];
  expect([...supportOf(used).keys()]).toEqual(['field-sizing', 'view-transitions', 'dialog']);
});

async function markupKeys(): Promise<string[]> {
  const { request, settle } = testApp();
  const keys = new Set<string>();
  for (const { query } of EXAMPLES)
    for (const fragment of ['header', 'footer', 'teaser']) {
      const html = await (await request(`/chrome/${fragment}?${query}`)).text();
      for (const key of markupUsed(html)) keys.add(key);
    }
  await settle();
  return [...keys];
}

function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [feature = '', baseline = ''] = line.slice(2, -2).split(' | ');
      return { feature: feature.replaceAll('`', ''), baseline };
    });
}
