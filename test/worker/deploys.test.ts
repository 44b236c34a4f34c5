/** Several releases: the files that HTML of earlier ones refers to are still served. */

import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedService, startService } from '../../scripts/local/service.ts';
import { type Checkout, checkOut } from '../support/checkout.ts';

const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^text\/javascript/,
  svg: /^image\/svg\+xml/,
  json: /^application\/json/,
};
/** Files that only the preview loads; they are not in the manifest. */
const PREVIEW_ONLY = /^(preview|sample)-/;
const PATIENCE = 120_000;

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

async function filesOfBuild(dist = checkout.dist): Promise<Files> {
  const directory = join(dist, 'public/chrome/assets');
  const names = await readdir(directory);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(directory, name))] as const)));
}

async function served<Value>(use: (service: StartedService) => Promise<Value>, dist = checkout.dist): Promise<Value> {
  const service = await startService({ preview: false, dist });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

async function expectAllOf(files: Files, service: StartedService): Promise<void> {
  for (const [name, bytes] of files) {
    const response = await service.fetch(`/chrome/assets/${name}`);
    expect(response.status, name).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes), name).toBe(true);
    expect(response.headers.get('content-type')).toMatch(TYPES[name.split('.').at(-1) ?? ''] ?? /never/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
}

/** The names of all assets in header and footer. */
async function assetsIn(service: StartedService): Promise<readonly string[]> {
  const fragments = ['header', 'footer'].map(async (name) => (await service.fetch(`/chrome/${name}`)).text());
  const html = (await Promise.all(fragments)).join('');
  return [...html.matchAll(/\/chrome\/assets\/([^"]+)/g)].map(([, name]) => name ?? '');
}

/** Pretends that the last build was `days` ago. */
async function letPass(days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  await checkout.edit('dist/release.json', (json) => json.replaceAll(/("lastCurrent": )"[^"]+"/g, `$1"${then}"`));
}

test('after three builds in a row, all files of the first two are still served', {
  timeout: PATIENCE,
}, async () => {
  await checkout.build();
  const first = await filesOfBuild();
  await change(2);
  await checkout.build();
  const second = await filesOfBuild();
  expect([...second.keys()].filter((name) => !first.has(name)).length).toBeGreaterThanOrEqual(4);
  await letPass(31);
  await change(3);
  await checkout.build();
  const third = await filesOfBuild();
  expect([...third.keys()].filter((name) => !second.has(name)).length).toBeGreaterThanOrEqual(4);
  await served(async (service) => {
    await expectAllOf(first, service);
    await expectAllOf(second, service);
  });
});

test('files that were last current more than 90 days ago are dropped', { timeout: PATIENCE }, async () => {
  await checkout.build();
  await change(2);
  await checkout.build();
  await letPass(91);
  await checkout.build();
  const left = await filesOfBuild();
  await rm(checkout.dist, { recursive: true });
  await checkout.build();
  expect([...left.keys()].sort()).toEqual([...(await filesOfBuild()).keys()].sort());
});

test('three deploys from clean checkouts keep the files of the first two', {
  timeout: PATIENCE,
}, async () => {
  const wranglerArguments = await checkout.deploy('--first', '--service=http://127.0.0.1:9', '--message=first');
  expect(wranglerArguments).toBe('deploy --env= --message=first');
  const deployed: { readonly html: readonly string[]; readonly files: Files }[] = [];
  for (const release of [2, 3]) {
    await change(release);
    const live = `${checkout.dist}-live-${release}`;
    await rename(checkout.dist, live);
    await served(async (service) => {
      deployed.push({ html: await assetsIn(service), files: await filesOfBuild(live) });
      await checkout.deploy(`--service=${service.origin}`);
    }, live);
  }
  await served(async (service) => {
    const now = await assetsIn(service);
    for (const { html, files } of deployed) {
      expect(html.filter((name) => !now.includes(name)).length).toBeGreaterThanOrEqual(3);
      expect(html.every((name) => files.has(name))).toBe(true);
      await expectAllOf(new Map([...files].filter(([name]) => !PREVIEW_ONLY.test(name))), service);
    }
  });
});

test('a deploy that would lose files fails', { timeout: PATIENCE }, async () => {
  await expect(checkout.deploy('--service=http://127.0.0.1:9')).rejects.toThrow(
    /cannot be fetched[\s\S]*Nothing was deployed/,
  );
  await checkout.build();
  await served(async (live) => {
    await expect(checkout.deploy('--first', `--service=${live.origin}`)).rejects.toThrow(
      /There may be a live release[\s\S]*Nothing was deployed/,
    );
  });
});

test('the files of a withdrawn release are still served', { timeout: PATIENCE }, async () => {
  const [first, second] = [`${checkout.dist}-live-1`, `${checkout.dist}-live-2`];
  await checkout.build();
  await rename(checkout.dist, first);
  await change(2);
  await served((live) => checkout.deploy(`--service=${live.origin}`), first);
  await rename(checkout.dist, second);
  const withdrawn = new Map([...(await filesOfBuild(second))].filter(([name]) => !PREVIEW_ONLY.test(name)));

  const older = await checkOut();
  try {
    // the older sources are deployed again
    await served((live) => older.deploy(`--service=${live.origin}`), second);
    await served((service) => expectAllOf(withdrawn, service), older.dist);

    // the platform is rolled back to the older release, and a later deploy gets the address of the withdrawn one
    await rm(older.dist, { recursive: true });
    await served(
      (live) => served((also) => older.deploy(`--service=${live.origin}`, `--also=${also.origin}`), second),
      first,
    );
    await served((service) => expectAllOf(withdrawn, service), older.dist);
  } finally {
    await older.remove();
  }
});
