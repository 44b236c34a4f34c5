/** The bytes of the chrome against its budgets, compressed with brotli 11 as sent by an edge (docs/decisions/0025-budgets-with-room.md). */

import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliBytes } from '../../packages/cli/src/brotli-bytes.ts';
import { bundleForBrowsers } from '../../packages/cli/src/bundle-code.ts';
import { bundleStyles } from '../../packages/cli/src/bundle-styles.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { MAX_FIRST_VIEW_BYTES } from '../../packages/studio/src/contract/limits.ts';
import { ICON_NAMES } from '../../src/contract/icons.ts';
import { ASSETS_PATH, type Asset, type Release } from '../../src/release/release.ts';
import { ICON_PATHS } from '../../src/view/icon/drawings.ts';
import { EVERY_LANGUAGE_AND_THEME } from '../examples.ts';

/** What to do where a budget is exceeded. */
const REMEDY = 'make it smaller, or raise the budget by at most 5 % with a decision in docs/decisions';
let service: StartedService;
let release: Release;

beforeAll(async () => {
  service = await startService({ preview: false });
  release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
});
afterAll(() => service.stop());

/** Checks the status, because an error page would be within every budget. */
async function textOf(path: string): Promise<string> {
  const response = await service.fetch(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const asset = ({ file }: Asset) => readFile(`${ROOT}dist/public${ASSETS_PATH}${file}`, 'utf8');
const fragment = (name: string, query: string) => textOf(`/chrome/${name}?${query}`);

test('the script on load has at most 1,100 bytes, all scripts together at most 9,300', async () => {
  const loader = await asset(release.assets.loader);
  const islands = await asset(release.assets.islands);
  console.log(
    `script on load: ${brotliBytes(loader)} bytes, all scripts: ${brotliBytes(loader) + brotliBytes(islands)} bytes`,
  );
  expect(brotliBytes(loader), REMEDY).toBeLessThanOrEqual(1_100);
  expect(brotliBytes(loader) + brotliBytes(islands), REMEDY).toBeLessThanOrEqual(9_300);
});

test('counting adds at most 430 bytes to the script loaded in idle time, and none on load', async () => {
  const without: Plugin = {
    name: 'without-counting',
    setup({ onLoad }) {
      onLoad({ filter: /client.page.count\.ts$/ }, () => ({ contents: 'export function count() {}' }));
    },
  };
  const islands = await asset(release.assets.islands);
  const counting = brotliBytes(islands) - brotliBytes((await bundleForBrowsers('client/islands.ts', [without])).text);
  console.log(`counting: ${counting} bytes`);
  expect(counting).toBeGreaterThan(200);
  expect(counting, REMEDY).toBeLessThanOrEqual(430);
  for (const word of ['sendBeacon', 'data-portico-event'])
    expect(await asset(release.assets.loader)).not.toContain(word);
});

test('the script of the custom elements has at most 2,690 bytes', async () => {
  const elements = brotliBytes(await asset(release.assets.elements));
  console.log(`custom elements: ${elements} bytes`);
  expect(elements, REMEDY).toBeLessThanOrEqual(2_690);
});

test('the style sheet has at most 6,400 bytes', async () => {
  const styles = await asset(release.assets.styles);
  console.log(`style sheet: ${brotliBytes(styles)} bytes`);
  expect(brotliBytes(styles), REMEDY).toBeLessThanOrEqual(6_400);
});

test('a second level adds at most 650 bytes to markup and style sheet', async () => {
  const header = await fragment('header', 'site=docs&lang=en&assets=omit');
  const without = header
    .replace(/<nav class="portico-second-level".*?<\/nav>/s, '')
    .replace(/<li [^>]*data-portico-id="SECOND_LEVEL".*?(?=<li [^>]*data-portico-id="NAV_)/s, '');
  expect(without).not.toMatch(/second.level/i);
  const markup = brotliBytes(header) - brotliBytes(without);
  const others = await mkdtemp(join(tmpdir(), 'portico-styles-'));
  await cp(`${ROOT}src/view`, others, { recursive: true, filter: (path) => !path.endsWith('/second-level') });
  const [all, rest] = await Promise.all(
    [`${ROOT}src/view`, others].map((directory) => bundleStyles(directory, { needsSiteStyles: true })),
  );
  await rm(others, { recursive: true });
  const styles = brotliBytes(all ?? '') - brotliBytes(rest ?? '');
  console.log(`second level: ${markup + styles} bytes (markup ${markup} + styles ${styles})`);
  expect(markup).toBeGreaterThan(100);
  expect(styles).toBeGreaterThan(100);
  expect(markup + styles, REMEDY).toBeLessThanOrEqual(650);
});

test('all icons of a menu together have at most 1,600 bytes', () => {
  const drawn = ICON_NAMES.map((name) => ICON_PATHS[name]).map(
    (path) => `<svg class="portico-icon" viewBox="0 0 24 24"><path d="${path}"/></svg>`,
  );
  console.log(`icons: ${brotliBytes(drawn.join(''))} bytes`);
  expect(brotliBytes(drawn.join('')), REMEDY).toBeLessThanOrEqual(1_600);
});

describe.each(EVERY_LANGUAGE_AND_THEME)('in $name', ({ name, query }) => {
  test(`a first view downloads at most ${MAX_FIRST_VIEW_BYTES} bytes`, async () => {
    // each response is compressed separately; the icons are inside the header
    const parts = await Promise.all([
      fragment('header', query),
      fragment('footer', query),
      asset(release.assets.styles),
      asset(release.assets.loader),
    ]);
    const total = parts.map(brotliBytes).reduce((sum, bytes) => sum + bytes, 0);
    console.log(`first view in ${name}: ${total} bytes (${parts.map(brotliBytes).join(' + ')})`);
    expect(total, REMEDY).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
  });

  test('the header has at most 500 elements', async () => {
    expect(countElements(parseFragment(await fragment('header', query))), REMEDY).toBeLessThanOrEqual(500);
  });
});

function countElements(node: object): number {
  const children = 'childNodes' in node ? (node.childNodes as object[]) : [];
  return children.reduce((sum, child) => sum + countElements(child), 'tagName' in node ? 1 : 0);
}
