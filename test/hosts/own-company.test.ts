/**
 * A company's own repository: written by `portico init` of the packed package, and built without any source of Portico. The
 * command runs on the lowest Node that the package names, and the first minutes on the newest too.
 */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../packages/cli/src/local/chromium.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { startStudio } from '../../packages/cli/src/local/studio.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { NAME } from '../../packages/cli/src/version.ts';
import { buildPackage, PACKAGE } from '../../tools/build-package.ts';
import { TEST_CONTENT } from '../support/content-folder.ts';
import { EARLIER_RELEASES } from '../support/earlier-releases.ts';
import { FILES_WITH_DRAWINGS, GLOBEX_IMAGES } from '../support/globex-drawings.ts';
import { GLOBEX } from '../support/globex-theme.ts';
import { messageStore } from '../support/message-store.ts';
import { messageContent, studioApi } from '../support/studio-api.ts';
import { apiInProcess } from '../support/studio-in-process.ts';
import { installLowestNode } from './support/installed-node.ts';

const run = promisify(execFile);

const NETWORKS = ['youtube', 'mastodon', 'bluesky', 'discord', 'rss'];

let directory: string;
let company: string;
/** By release. */
const nodes = { lowest: '', newest: process.execPath };
let service: StartedService;

interface Output {
  readonly code: number;
  /** Output and errors, without colours. */
  readonly said: string;
}

const commandFile = () => join(company, 'node_modules', NAME, 'packages/cli/src/portico.js');

const portico = (...words: readonly string[]) => porticoIn(company, ...words);

async function porticoIn(cwd: string, ...words: readonly string[]): Promise<Output> {
  return runOn(nodes.lowest, cwd, ...words);
}

/** Without the repository's own Node, and without its company. */
function environment(): NodeJS.ProcessEnv {
  const { PORTICO_COMPANY: _, PATH = '', ...env } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: path.join(delimiter), NO_COLOR: '1' };
}

async function runOn(node: string, cwd: string, ...words: readonly string[]): Promise<Output> {
  const options = { cwd, env: environment(), timeout: 100_000 };
  return run(node, [commandFile(), ...words], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** What the test reads of the files that it changes. */
interface ContentFile {
  readonly navigation?: readonly object[];
  readonly footer?: object;
  readonly labels?: object;
}

/** As `npm install` does with the packed package, whose dependencies this repository has installed. */
async function install(): Promise<void> {
  await buildPackage();
  await run('npm', ['pack', '--silent', '--pack-destination', directory], { cwd: PACKAGE });
  const packed = (await readdir(directory)).find((name) => name.endsWith('.tgz')) ?? '';
  const modules = join(company, 'node_modules');
  await mkdir(modules, { recursive: true });
  await run('tar', ['xzf', join(directory, packed), '-C', modules]);
  await mkdir(dirname(join(modules, NAME)), { recursive: true });
  await rename(join(modules, 'package'), join(modules, NAME));
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== dirname(NAME)) await symlink(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(company, file), change(await readFile(join(company, file), 'utf8')));
}

const headerIn = async (lang: string) => (await service.fetch(`/chrome/header?lang=${lang}`)).text();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-company-'));
  company = join(directory, 'globex');
  [nodes.lowest] = await Promise.all([installLowestNode(directory), install()]);
});
afterAll(async () => {
  await service?.stop();
  await rm(directory, { recursive: true });
});

test('portico init writes a repository of fewer than 15 files, none of them code of Portico', async () => {
  const { code, said } = await portico(
    'init',
    '--name=Globex',
    '--site=www.globex.example',
    '--languages=en,it,ar',
    '--yes',
  );
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("Globex's repository is in") });
  const paths = (await readdir(company, { recursive: true })).filter((path) => !path.startsWith('node_modules'));
  const files = paths.filter((path) => /\.\w+$/.test(path));
  expect(files).toContain('portico.config.ts');
  expect(files.length).toBeLessThan(15);
  expect(await portico('init', '--yes')).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
});

test('portico check names the texts that a language borrows, and what a first view downloads', async () => {
  const { code, said } = await portico('check');
  expect(said).toContain('The content is valid.');
  expect(said).toMatch(/it borrows \d\d texts: labels\.homeLink, /);
  expect(said).toContain('Every text fits a phone of 320 px.');
  expect(said.match(/a first view downloads [\d,]+ bytes/g)).toHaveLength(3);
  expect(code).toBe(0);
});

test('the company is served in its languages, and borrowed texts stand in', async () => {
  await edit('locales/it.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      titles: { pricing: 'Prezzi', company: 'Precipitevolissimevolmentissimo' },
      labels: { login: 'Accedi' },
    }),
  );
  expect(await portico('build')).toMatchObject({ code: 0 });
  service = await startService({ preview: false, dist: join(company, 'dist') });
  const italian = await headerIn('it');
  expect(italian).toContain('lang="it"');
  for (const text of ['Globex', 'Prezzi', 'Accedi', 'Product', '/it/pricing']) expect(italian).toContain(text);
  expect(italian).toContain('<span lang="en">Product</span>');
  expect(italian).not.toMatch(/<span lang="en">(?:Prezzi|Accedi)/);
  expect(await headerIn('IT-ch')).toContain('Prezzi');
  const response = await service.fetch('/chrome/header?lang=de');
  expect(response.headers.get('content-language')).toBe('en');
});

test('colours, networks, one button, another menu and Arabic are content', async () => {
  const json = (change: (file: ContentFile) => object) => (text: string) =>
    JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) });
  await edit(
    'locales/brand.json',
    json(() => ({
      theme: GLOBEX,
      social: Object.fromEntries(NETWORKS.map((icon) => [icon, { url: `https://${icon}.example/globex`, icon }])),
    })),
  );
  await edit(
    'locales/links.json',
    json(({ navigation = [], footer }) => ({
      actions: [{ id: 'start', text: 'start', url: '/start', localized: true, look: 'primary' }],
      navigation: [...navigation, { id: 'team', title: 'company', columns: [{ title: 'company', links: ['about'] }] }],
      footer: { ...footer, social: NETWORKS },
    })),
  );
  const texts = ({ labels }: ContentFile) => ({
    labels: { ...labels, start: 'Start a trial' },
    social: Object.fromEntries(NETWORKS.map((icon) => [icon, `{brand} on ${icon}`])),
  });
  await edit('locales/en.json', json(texts));
  await edit(
    'locales/ar.json',
    json(() => ({ titles: { pricing: 'الأسعار', product: 'المنتج' }, labels: { start: 'ابدأ الآن' } })),
  );
  const { said } = await portico('check');
  expect(said).toContain('The content is valid.');
  expect(said).toMatch(/1 text does not fit\. The widths are those of Inter; "[^"]+" may be wider or narrower/);
  expect(said).toMatch(
    /locales\/it\.json:1:\d+ {2}titles\.company {2}has a word about \d+ px wide, but the menu has room for/,
  );
  await service.stop();
  service = await startService({ preview: false, dist: join(company, 'dist') });
  const arabic = await headerIn('ar');
  expect(arabic).toMatch(/<header[^>]* lang="ar"[^>]* dir="rtl"/);
  for (const text of ['الأسعار', 'ابدأ الآن', 'data-portico-id="team"']) expect(arabic).toContain(text);
  expect(arabic).toContain('<span lang="en" dir="ltr">');
  expect(arabic).not.toMatch(/<span lang="en"[^>]*>[^<]*[\u0600-\u06ff]/);
  expect(arabic.match(/class="portico-action /g)?.length).toBe(
    (await headerIn('en')).match(/class="portico-action /g)?.length,
  );
  const footer = await (await service.fetch('/chrome/footer?lang=it')).text();
  for (const icon of NETWORKS) expect(footer).toContain(`https://${icon}.example/globex`);
  const styles = /href="([^"]+\.css)"/.exec(arabic)?.[1] ?? '';
  expect(await (await service.fetch(styles)).text()).toContain(GLOBEX.light.accent);
});

test('logo, icons and favicon are files', async () => {
  for (const [name, text] of Object.entries(GLOBEX_IMAGES)) await writeFile(join(company, 'images', name), text);
  const { logo } = FILES_WITH_DRAWINGS['brand.json'];
  await edit('locales/brand.json', (text) => {
    const brand = JSON.parse(text);
    const rss = { ...brand.social.rss, icon: 'forum.svg' };
    return JSON.stringify({ ...brand, logo, favicon: 'mark.svg', nameInLogo: true, social: { ...brand.social, rss } });
  });
  const { said } = await portico('check');
  expect(said).toContain('The content is valid.');
  await service.stop();
  service = await startService({ preview: false, dist: join(company, 'dist') });
  const header = await headerIn('en');
  expect(header.match(/portico-logo__mark--\w+ portico-logo__mark--\w+/g)).toHaveLength(4);
  const styles = await (await service.fetch(/href="([^"]+\.css)"/.exec(header)?.[1] ?? '')).text();
  expect(styles).toContain('.portico-logo__mark--small');
  expect(await (await service.fetch('/chrome/footer')).text()).toMatch(/rss\.example[^>]*><svg class="portico-drawing/);
  // those files are no pictures for cards
  const release = JSON.parse(await readFile(join(company, 'dist/release.json'), 'utf8'));
  expect(Object.keys(release.assets.images)).toEqual(['card', 'logo', 'pipes']);
  const { studio, stop } = await startStudio({ dist: join(company, 'dist') });
  try {
    const page = await (await studio.fetch('/')).text();
    const icon = await studio.fetch(/<link rel="icon" href="(\/[^"]+)">/.exec(page)?.[1] ?? 'none');
    const mark = GLOBEX_IMAGES['mark.svg'].replace(' width="24"', '');
    expect([icon.headers.get('content-type'), await icon.text()]).toEqual(['image/svg+xml', mark]);
  } finally {
    await stop();
  }
});

/** Starts `portico dev`, changes a file while a browser shows it, and stops it. */
async function develop(node: string, cwd: string, file: string, [before, after]: readonly [string, string]) {
  const port = await freePort();
  const browser = await launchChromium();
  const child = spawn(node, [commandFile(), 'dev'], { cwd, env: { ...environment(), PORT: `${port}` } });
  try {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    await expect.poll(() => said, { timeout: 90_000 }).toContain('Ready.');
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/chrome/header?lang=it`);
    const isShown = (title: string) => page.getByText(title, { exact: true }).first().isVisible();
    expect(await isShown(before)).toBe(true);
    const text = await readFile(join(cwd, file), 'utf8');
    // as an editor saves again and again: two builds at once would stop the command
    for (const saved of [`${after} 1`, `${after} 2`, after]) {
      await writeFile(join(cwd, file), text.replace(before, saved));
      await wait(250);
    }
    // the page loads again by itself
    await expect.poll(() => isShown(after), { timeout: 60_000 }).toBe(true);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill();
    await Promise.all([once(child, 'exit'), browser.close()]);
  }
}

test(
  'portico dev shows the last of several saved changes in the open page',
  () => develop(nodes.lowest, company, 'locales/it.json', ['Prezzi', 'Tariffe']),
  200_000,
);

test('on the newest Node too, init, check and dev work, below the folder that has the packages', async () => {
  const other = join(company, 'packages/initech');
  expect(await runOn(nodes.newest, company, 'init', 'packages/initech', '--languages=en,it', '--yes')).toMatchObject({
    code: 0,
  });
  const { $schema } = JSON.parse(await readFile(join(other, 'locales/it.json'), 'utf8'));
  expect(await readFile(join(other, 'locales', $schema), 'utf8')).toContain('json-schema.org');
  const { code, said } = await runOn(nodes.newest, other, 'check');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('The content is valid.') });
  await develop(nodes.newest, other, 'locales/en.json', ['Pricing', 'Prices']);
}, 240_000);

test('all faults are named in one run with their remedies, and the last good build stays', async () => {
  const before = await readFile(join(company, 'dist/release.json'), 'utf8');
  const config = await readFile(join(company, 'portico.config.ts'), 'utf8');
  await edit('portico.config.ts', (text) =>
    text.replace("it: { name: 'Italiano', fallback: 'en'", "it: { name: 'Italiano', fallback: 'it'"),
  );
  await edit('locales/links.json', (text) => text.replace('"overview", "documentation"', '"overview", "documentaton"'));
  await edit('locales/en.json', (text) => text.replace('"Pricing"', '""'));
  await edit('locales/brand.json', (text) => text.replace('"mark-dark.svg"', '"mark_dark.svg"'));
  await writeFile(join(company, 'images/forum.svg'), '<svg viewBox="0 0 9 9">\n<path onload="a()" d="M0 0"/></svg>');
  const { code, said } = await portico('build');
  expect(code).toBe(1);
  expect(said).toMatch(/portico\.config\.ts:\d+:\d+ {2}languages\.it\.fallback {2}is circular: it → it/);
  expect(said).toMatch(/locales\/en\.json:\d+:\d+ {2}titles\.pricing {2}must not be empty/);
  expect(said).toMatch(
    /brand\.json:\d+:\d+ {2}logo\.small\.dark {2}there is no file "mark_dark\.svg" in images\/; did you mean "mark-dark\.svg"\?/,
  );
  expect(said).toMatch(/images\/forum\.svg:2 {2}onload="a\(\)" is not allowed: remove it, and all scripts/);
  expect(said).not.toMatch(/^ {4}at /m);
  expect(await readFile(join(company, 'dist/release.json'), 'utf8')).toBe(before);
  await writeFile(join(company, 'portico.config.ts'), config);
});

test('portico doctor passes without the optional Studio, and says what it needs', async () => {
  const { code, said } = await portico('doctor');
  expect(said).toMatch(/✓ Node: \d+/);
  expect(said).toContain('✓ Configuration: en, it, ar');
  expect(said).toContain('✓ Schemas: your editor finds them');
  expect(said).toContain('– Access, only if you want the Studio: set ACCESS_TEAM_DOMAIN and ACCESS_AUDIENCE');
  expect(code).toBe(0);
  const before = await readFile(join(company, 'studio/wrangler.toml'), 'utf8');
  await edit('studio/wrangler.toml', (text) => text.replace('TEAM_DOMAIN = ""', 'TEAM_DOMAIN = "globex"'));
  await edit('locales/it.json', (text) => text.replace('../node_modules', '../modules'));
  const set = await portico('doctor');
  expect(set).toMatchObject({ code: 1, said: expect.stringContaining('✗ Access: set ACCESS_TEAM_DOMAIN') });
  expect(set.said).toContain(
    `✗ Schemas: locales/it.json names a $schema that is not there: write "../node_modules/${NAME}/locales/schema/`,
  );
  await edit('locales/it.json', (text) => text.replace('../modules', '../node_modules'));
  await writeFile(join(company, 'studio/wrangler.toml'), before);
});

test('a company of 0.4.0 is migrated and served with what its Studio has published', async () => {
  const older = join(directory, 'older');
  const locales = join(older, 'locales');
  await cp(join(ROOT, TEST_CONTENT), locales, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  await cp(join(ROOT, 'test/fixtures/content-0.4.0'), locales, { recursive: true });
  await cp(join(ROOT, TEST_CONTENT, 'images'), join(older, 'client/images'), { recursive: true });
  await symlink(join(company, 'node_modules'), join(older, 'node_modules'), 'junction');
  const release = EARLIER_RELEASES.find(({ version }) => version === '0.4.0');
  const stored = messageStore();
  const { add, publish } = studioApi(
    apiInProcess(await stored.open(release?.MessageStore), 'kim@example.com', release?.createApi),
  );
  await add('webinar', messageContent({ title: 'Written with 0.4.0', weight: '1000000' }));
  await publish();
  expect((await porticoIn(older, 'build')).said).toContain('portico migrate');
  expect(await porticoIn(older, 'migrate')).toMatchObject({ code: 0 });
  expect(await porticoIn(older, 'check')).toMatchObject({ code: 1, said: expect.stringContaining('no wrangler.toml') });
  await cp(join(company, 'wrangler.toml'), join(older, 'wrangler.toml'));
  const { code, said } = await porticoIn(older, 'check');
  expect({ code, said }).toMatchObject({ code: 0, said: expect.not.stringMatching(/^! .*0\.4\.0/m) });
  await service?.stop();
  service = await startService({ preview: false, dist: join(older, 'dist'), publication: stored.document() ?? '' });
  await expect.poll(() => headerIn('en'), { timeout: 10_000 }).toContain('Written with 0.4.0');
  expect(await headerIn('jp')).toContain('href="/jp/');
}, 300_000);
