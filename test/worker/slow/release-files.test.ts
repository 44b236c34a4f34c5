/** Files of several releases: those that HTML of earlier ones refers to are still served. */

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedService, startService } from '../../../packages/cli/src/local/service.ts';
import { CONTENT_TYPES, fileParts } from '../../../src/release/file-name.ts';
import { type BuiltFiles, type Checkout, checkOut, PUTS_FILES } from '../../support/checkout.ts';

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
  for (const script of ['client/loader.ts', 'client/islands.ts']) {
    await checkout.edit(script, (source) => `${source}\nconsole.debug(${release});`);
  }
  await checkout.edit('client/images/teaser-blog.svg', (svg) =>
    svg.replace('<svg ', `<svg data-release="${release}" `),
  );
}

async function served<Value>(use: (service: StartedService) => Promise<Value>, dist = checkout.dist): Promise<Value> {
  const service = await startService({ preview: false, dist, buckets: checkout.buckets });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

async function expectAllOf(files: BuiltFiles, service: StartedService): Promise<void> {
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

test('three deploys keep the files of the first two, the last one rolled out gradually, and a rollback serves those of all; a build has only its own', async () => {
  const deployed: { readonly html: readonly string[]; readonly files: BuiltFiles }[] = [];
  const first = `${checkout.dist}-first`;
  for (const [release, options, called] of [
    [1, [], 'deploy --env='],
    [2, ['--message=2'], 'deploy --env= --message=2'],
    [3, ['--gradual', '--tag=3'], 'versions upload --env= --tag=3'],
  ] as const) {
    await change(release);
    expect(await checkout.deploy(...options)).toEqual([expect.stringMatching(PUTS_FILES), called]);
    deployed.push({ html: await served(assetsIn), files: await checkout.files() });
    if (release === 1) await rename(checkout.dist, first);
  }
  for (const dist of [first, checkout.dist]) {
    await served(async (service) => {
      for (const { files } of deployed) await expectAllOf(files, service);
    }, dist);
  }
  const last = deployed.at(-1)?.html ?? [];
  for (const { html, files } of deployed) {
    expect(html.length).toBeGreaterThanOrEqual(4);
    expect(html.every((name) => files.has(name))).toBe(true);
  }
  expect(deployed[0]?.html.filter((name) => !last.includes(name)).length).toBeGreaterThanOrEqual(3);
  const built = new Set(deployed.at(-1)?.files.keys());
  for (const { html } of deployed.slice(0, -1)) expect(html.some((name) => !built.has(name))).toBe(true);
}, 300_000);

test('if the bucket fails, a deploy stops; with --without-upload it goes on, and its files can be uploaded from a copy', async () => {
  await checkout.breakBucket(true);
  await expect(checkout.deploy()).rejects.toThrow(
    /could not be uploaded to the bucket portico-assets[\s\S]*Nothing was deployed[\s\S]*portico deploy --without-upload/,
  );
  expect(await checkout.calls()).toEqual([expect.stringMatching(PUTS_FILES)]);
  expect(await checkout.deploy('--without-upload')).toEqual(['deploy --env=']);
  const earlier = await checkout.files();
  await served(async (service) => expectAllOf(earlier, service));
  const copy = join(dirname(checkout.dist), 'earlier-files');
  await rename(checkout.assets, copy);
  await checkout.breakBucket(false);
  await checkout.upload(copy);
  await change(2);
  await checkout.deploy();
  await served((service) => expectAllOf(earlier, service));
});

test.each([
  ['is damaged', 'chrome-0123456789.css', /chrome-0123456789\.css does not match its name/],
  ['has another name', 'evil.html', /evil\.html does not match its name/],
  ['is missing', null, /There are no files in /],
])('a file that %s is not uploaded', async (_, file, reason) => {
  const directory = join(dirname(checkout.dist), 'files');
  await mkdir(directory);
  if (file) await writeFile(join(directory, file), 'a{}');
  await expect(checkout.upload(directory)).rejects.toThrow(reason);
});
