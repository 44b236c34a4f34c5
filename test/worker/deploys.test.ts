/** Several releases: the files that HTML of earlier ones refers to are still served, and a deploy always works. */

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bundleStyles } from '../../scripts/bundle-styles.ts';
import { type StartedService, startService } from '../../scripts/local/service.ts';
import type { Theme } from '../../src/content/theme-schema.ts';
import { CONTENT_TYPES, fileParts } from '../../src/release/file-name.ts';
import { type Checkout, checkOut } from '../support/checkout.ts';
import { GLOBEX } from '../support/globex-theme.ts';

const DEADLINE = 120_000;
const PUT = /^r2 bulk put portico-assets --filename \S+ --remote --force --env=$/;

let checkout: Checkout;
beforeEach(async () => {
  checkout = await checkOut();
});
afterEach(() => checkout.remove());

/** Changes the style sheet, both scripts and an image. */
async function change(release: number): Promise<void> {
  await checkout.edit(
    'src/view/tokens/base.css',
    (css) => `${css}\n.portico-header { --portico-release: ${release}; }`,
  );
  for (const script of ['client/loader.ts', 'client/islands.tsx']) {
    await checkout.edit(script, (source) => `${source}\nconsole.debug(${release});`);
  }
  await checkout.edit('client/images/teaser-blog.svg', (svg) =>
    svg.replace('<svg ', `<svg data-release="${release}" `),
  );
}

type Files = ReadonlyMap<string, Buffer>;

async function filesOf(directory: string): Promise<Files> {
  const names = await readdir(directory);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)));
}

const assetsOf = (dist = checkout.dist) => join(dist, 'public/chrome/assets');
const filesOfBuild = (dist = checkout.dist) => filesOf(assetsOf(dist));

async function served<Value>(use: (service: StartedService) => Promise<Value>, dist = checkout.dist): Promise<Value> {
  const service = await startService({ preview: false, dist, buckets: checkout.buckets });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

async function expectAllOf(files: Files, service: StartedService): Promise<void> {
  expect(files.size).toBeGreaterThan(5);
  for (const [name, bytes] of files) {
    const response = await service.fetch(`/chrome/assets/${name}`);
    expect(response.status, name).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes), name).toBe(true);
    expect(response.headers.get('content-type')).toBe(CONTENT_TYPES[fileParts(name)?.extension ?? 'txt']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
}

/** The names of all assets in header and footer. */
async function assetsIn(service: StartedService): Promise<readonly string[]> {
  const fragments = ['header', 'footer'].map(async (name) => (await service.fetch(`/chrome/${name}`)).text());
  const html = (await Promise.all(fragments)).join('');
  return [...html.matchAll(/\/chrome\/assets\/([^"#]+)/g)].map(([, name]) => name ?? '');
}

test('three deploys keep the files of the first two', { timeout: DEADLINE }, async () => {
  const deployed: { readonly html: readonly string[]; readonly files: Files }[] = [];
  for (const release of [1, 2, 3]) {
    await change(release);
    await rm(checkout.dist, { recursive: true, force: true });
    expect(await checkout.deploy(`--message=${release}`)).toEqual([
      expect.stringMatching(PUT),
      `deploy --env= --message=${release}`,
    ]);
    deployed.push({ html: await served(assetsIn), files: await filesOfBuild() });
  }
  await served(async (service) => {
    const now = await assetsIn(service);
    for (const { html, files } of deployed) {
      expect(html.length).toBeGreaterThanOrEqual(4);
      expect(html.every((name) => files.has(name))).toBe(true);
      await expectAllOf(files, service);
    }
    expect(deployed[0]?.html.filter((name) => !now.includes(name)).length).toBeGreaterThanOrEqual(3);
  });
});

test('after a rollback, and while a new version is rolled out gradually, both versions serve the files of both', {
  timeout: DEADLINE,
}, async () => {
  await checkout.deploy();
  const [first, firstFiles] = [`${checkout.dist}-first`, await filesOfBuild()];
  await rename(checkout.dist, first);
  await change(2);
  expect(await checkout.deploy('--gradual', '--tag=2')).toEqual([
    expect.stringMatching(PUT),
    'versions upload --env= --tag=2',
  ]);
  const secondFiles = await filesOfBuild();
  expect([...secondFiles.keys()].filter((name) => !firstFiles.has(name)).length).toBeGreaterThanOrEqual(4);
  for (const dist of [first, checkout.dist]) {
    await served(async (service) => {
      await expectAllOf(firstFiles, service);
      await expectAllOf(secondFiles, service);
    }, dist);
  }
});

test('a build has only the files of its own release', { timeout: DEADLINE }, async () => {
  await checkout.build();
  const before = await filesOfBuild();
  await change(2);
  await checkout.build();
  const rebuilt = [...(await filesOfBuild()).keys()].sort();
  await rm(checkout.dist, { recursive: true });
  await checkout.build();
  expect(rebuilt).toEqual([...(await filesOfBuild()).keys()].sort());
  expect(rebuilt).not.toEqual([...before.keys()].sort());
});

test('a build has the theme of the company in its style sheet, and stops if its contrast is too low', {
  timeout: DEADLINE,
}, async () => {
  const buildWith = async (theme: Theme) => {
    await checkout.edit('locales/brand.json', (json) => JSON.stringify({ ...JSON.parse(json), theme }));
    await checkout.build();
  };
  await buildWith(GLOBEX);
  const sheets = [...(await filesOfBuild())].filter(([name]) => name.endsWith('.css'));
  const expected = await bundleStyles(fileURLToPath(new URL('../../src/view', import.meta.url)), GLOBEX);
  expect(sheets.map(([, bytes]) => bytes.toString())).toEqual([expected]);
  await expect(buildWith({ ...GLOBEX, dark: { ...GLOBEX.dark, textQuiet: '#345' } })).rejects.toThrow(
    'theme.dark.textQuiet  has contrast 1.7 on theme.dark.surface, needs 4.5: write a lighter colour',
  );
  expect([...(await filesOfBuild()).keys()]).toContain(sheets[0]?.[0]);
});

test('a deploy asks nothing of the live service, so it works while that never answers or cannot be reached', {
  timeout: DEADLINE,
}, async () => {
  const live = await startLive();
  await checkout.edit('locales/brand.json', (json) =>
    json.replace(/("serviceOrigin": )"[^"]*"/, `$1"https://127.0.0.1:${live.port}"`),
  );
  expect(await checkout.deploy()).toEqual([expect.stringMatching(PUT), 'deploy --env=']);
  expect(live.connections()).toBe(0);
});

test('if the bucket fails, a deploy stops; with --without-upload it goes on', { timeout: DEADLINE }, async () => {
  await checkout.breakBucket(true);
  await expect(checkout.deploy()).rejects.toThrow(
    /could not be put into the bucket portico-assets[\s\S]*Nothing was deployed[\s\S]*portico deploy --without-upload/,
  );
  expect(await checkout.calls()).toEqual([expect.stringMatching(PUT)]);
  expect(await checkout.deploy('--without-upload')).toEqual(['deploy --env=']);
  await served(async (service) => expectAllOf(await filesOfBuild(), service));
});

test('without a bucket in wrangler.toml, a deploy stops; with --without-upload it goes on', {
  timeout: DEADLINE,
}, async () => {
  await checkout.edit('wrangler.toml', (toml) => toml.replace(/\[\[r2_buckets\]\]\n.*\n.*\n/, ''));
  await expect(checkout.deploy()).rejects.toThrow(/has no bucket[\s\S]*Nothing was deployed/);
  expect(await checkout.deploy('--without-upload')).toEqual(['deploy --env=']);
});

test('a dry run puts nothing into the bucket', { timeout: DEADLINE }, async () => {
  expect(await checkout.deploy('--dry-run')).toEqual(['deploy --env= --dry-run']);
});

test('a deploy to staging is for its bucket and its worker', { timeout: DEADLINE }, async () => {
  expect(await checkout.deploy('--env', 'staging')).toEqual([
    expect.stringMatching(/^r2 bulk put portico-assets-staging --filename \S+ --remote --force --env=staging$/),
    'deploy --env=staging',
  ]);
});

test('wrangler accepts both workers for staging, with their bindings', { timeout: DEADLINE }, async () => {
  expect(await checkout.deploy('--env=staging', '--dry-run')).toEqual(['deploy --env=staging --dry-run']);
  const output = await checkout.deployStudio('--env', 'staging', '--dry-run');
  for (const binding of [
    'env.STORE (MessageStore',
    'env.MESSAGES (portico-messages-staging)',
    'env.BACKUPS (portico-backups-staging)',
    'env.PORTICO (portico-staging)',
    'env.ASSETS',
  ]) {
    expect(output).toContain(binding);
  }
});

test('invalid content stops a deploy before anything is uploaded', { timeout: DEADLINE }, async () => {
  await checkout.edit('locales/de.json', () => '{');
  await expect(checkout.deploy()).rejects.toThrow(/Nothing was deployed/);
  await expect(checkout.calls()).rejects.toThrow(/ENOENT/);
});

test('files that were deployed without the bucket can be uploaded from another build or copy', {
  timeout: DEADLINE,
}, async () => {
  await checkout.deploy('--without-upload');
  const copy = join(dirname(checkout.dist), 'earlier-files');
  await rename(assetsOf(), copy);
  const earlier = await filesOf(copy);
  await checkout.upload(copy);
  await change(2);
  await checkout.deploy();
  await served((service) => expectAllOf(earlier, service));
});

test.each([
  ['is damaged', 'chrome-0123456789.css', /chrome-0123456789\.css does not match its name/],
  ['has another name', 'evil.html', /evil\.html does not match its name/],
  ['is missing', null, /There are no files in /],
])('a file that %s is not uploaded', { timeout: DEADLINE }, async (_, file, reason) => {
  const directory = join(dirname(checkout.dist), 'files');
  await mkdir(directory);
  if (file) await writeFile(join(directory, file), 'a{}');
  await expect(checkout.upload(directory)).rejects.toThrow(reason);
});

/** A server that accepts connections and never answers. */
async function startLive() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    onTestFinished(() => void socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => void server.close());
  return { port, connections: () => connections };
}
