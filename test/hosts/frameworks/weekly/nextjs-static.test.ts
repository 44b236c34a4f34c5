/** Static pages with Next.js, as docs/frameworks.md shows them. */

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../../../packages/cli/src/local/service.ts';
import { environmentOf, FRAMEWORK_SITES } from '../../../../tools/examples/framework-sites.ts';
import { exampleDirectory, type InstalledExample, installExample } from '../../../../tools/examples/install-example.ts';
import { buildSite, runInSite, startBuiltSite } from '../../../../tools/examples/start-framework-site.ts';
import { nextRecipe, nextSite } from '../../support/next-recipe.ts';

const SITE = FRAMEWORK_SITES.nextjs;
const HEADER = 'data-portico="header"';
const recipe = await nextRecipe();
const files = Object.fromEntries(recipe.files);
const withoutRevalidate = (files['app/layout.tsx'] ?? '').replace('export const revalidate = 60;\n', '');

let service: StartedService | undefined;
let installed: InstalledExample | undefined;
beforeAll(async () => {
  service = await startService({ preview: false });
  installed = await installExample(exampleDirectory('nextjs'));
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await installed?.remove();
});

const real = () => service?.origin ?? '';

/** @returns the directory of the site */
async function siteWith(contents: Readonly<Record<string, string>>): Promise<string> {
  const { directory, remove } = await nextSite(installed?.directory ?? '', contents);
  onTestFinished(remove);
  return directory;
}

async function answerOf(directory: string): Promise<{ readonly caching: string | null; readonly html: string }> {
  const { origin, stop } = await startBuiltSite(SITE, directory, real());
  onTestFinished(stop);
  const response = await fetch(`${origin}/pricing`);
  return { caching: response.headers.get('cache-control'), html: await response.text() };
}

test('the recipe has three files', () => {
  expect(Object.keys(files)).toEqual(['chrome.ts', 'app/chrome/[...file]/route.ts', 'app/layout.tsx']);
});

test('pages are renewed after a minute', { timeout: 300_000 }, async () => {
  const directory = await siteWith(files);
  await buildSite(SITE, directory, real());
  const { caching, html } = await answerOf(directory);
  expect(caching).toMatch(/^s-maxage=60,/);
  expect(html).toContain(HEADER);
});

test('without the service, the build fails unless it may keep the fallback', { timeout: 300_000 }, async () => {
  const directory = await siteWith(files);
  const dead = `http://127.0.0.1:${await freePort()}`;
  await expect(buildSite(SITE, directory, dead)).rejects.toThrow('Static pages would have the fallback');
  await runInSite(directory, 'next', ['build'], { ...environmentOf(dead), ALLOW_FALLBACK: '1' });
  expect(await readFile(join(directory, '.next/server/app/pricing.html'), 'utf8')).toContain('<header>Acme</header>');
});

test('with Cache Components, pages are built, and renewed after a minute', { timeout: 300_000 }, async () => {
  const chrome = `import { cacheLife } from 'next/cache';\n${files['chrome.ts']}`;
  const directory = await siteWith({
    ...files,
    'app/layout.tsx': withoutRevalidate,
    'chrome.ts': chrome.replace(/chromeIn\(.*\{$/m, (start) => `${start}\n${recipe.cached}`),
    'next.config.ts': 'export default { cacheComponents: true };',
  });
  await buildSite(SITE, directory, real());
  const { caching, html } = await answerOf(directory);
  expect(caching).toBe('s-maxage=60, stale-while-revalidate=3540');
  expect(html).toContain(HEADER);
});

test('an export has a copy of the chrome and its files', { timeout: 300_000 }, async () => {
  const [imported = '', ...lines] = recipe.exported.split('\n');
  const layout = withoutRevalidate
    .replace(/^import \{ chromeIn.*$/m, imported)
    .replace(/^ *const chrome = .*$/m, lines.join('\n'));
  const directory = await siteWith({
    'app/layout.tsx': layout,
    'next.config.ts': "export default { output: 'export' };",
  });
  const build = () => runInSite(directory, 'next', ['build']);
  await expect(build()).rejects.toThrow('There is no copy of the chrome');
  const script = JSON.parse(`{${recipe.exportScript}}`).build.replace('https://chrome.example.com', real());
  await mkdir(join(directory, 'public'));
  await runInSite(directory, 'sh', ['-c', script]);
  const html = await readFile(join(directory, 'out/pricing.html'), 'utf8');
  expect(html).toContain(HEADER);
  const [, style = ''] = /href="(\/chrome\/assets\/chrome-[\w-]+\.css)"/.exec(html) ?? [];
  expect(await readFile(join(directory, 'out', style), 'utf8')).toContain('.portico-header');
});
