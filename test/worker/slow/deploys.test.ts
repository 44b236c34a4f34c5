/** Builds and deploys, with a wrangler that deploys nothing: a deploy always works, or stops before it changes anything. */

import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { bundleStyles } from '../../../packages/cli/src/bundle-styles.ts';
import type { Theme } from '../../../src/content/theme-schema.ts';
import { type Checkout, checkOut, PUTS_FILES } from '../../support/checkout.ts';
import { GLOBEX } from '../../support/globex-theme.ts';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await checkOut();
});
afterEach(() => checkout.remove());

test('a build has the theme of the company in its style sheets, and stops if its contrast is too low', async () => {
  const buildWith = async (theme: Theme) => {
    await checkout.edit('locales/brand.json', (json) => JSON.stringify({ ...JSON.parse(json), theme }));
    await checkout.build();
  };
  await buildWith(GLOBEX);
  const sheets = [...(await checkout.files())].filter(([name]) => name.endsWith('.css'));
  const view = fileURLToPath(new URL('../../../src/view', import.meta.url));
  const expected = [false, true].map((needsSiteStyles) => bundleStyles(view, { theme: GLOBEX, needsSiteStyles }));
  expect(sheets.map(([, bytes]) => bytes.toString()).sort()).toEqual((await Promise.all(expected)).sort());
  await expect(buildWith({ ...GLOBEX, dark: { ...GLOBEX.dark, textQuiet: '#345' } })).rejects.toThrow(
    'theme.dark.textQuiet  has contrast 1.7 on theme.dark.surface, needs 4.5: use a lighter colour',
  );
  expect([...(await checkout.files()).keys()]).toContain(sheets[0]?.[0]);
});

test('a deploy to staging uses its bucket and its worker, and works while the live service never answers', async () => {
  const live = await startLive();
  await checkout.edit('locales/brand.json', (json) =>
    json.replace(/("serviceOrigin": )"[^"]*"/, `$1"https://127.0.0.1:${live.port}"`),
  );
  expect(await checkout.deploy('--env', 'staging')).toEqual([
    expect.stringMatching(/^r2 bulk put portico-assets-staging --filename \S+ --remote --force --env=staging$/),
    'deploy --env=staging',
  ]);
  expect(live.connections()).toBe(0);
});

test('without a bucket in wrangler.toml, a deploy stops; with --without-upload it goes on', async () => {
  await checkout.edit('wrangler.toml', (toml) => toml.replace(/\[\[r2_buckets\]\]\n.*\n.*\n/, ''));
  await expect(checkout.deploy()).rejects.toThrow(/has no bucket[\s\S]*Nothing was deployed/);
  expect(await checkout.deploy('--without-upload')).toEqual(['deploy --env=']);
});

test('a dry run puts nothing into the bucket, and wrangler accepts both workers for staging, with their bindings', async () => {
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

test('a deploy of the Studio puts the files of its page into the bucket first, and goes on if that fails', async () => {
  const deploy = 'deploy -c packages/studio/wrangler.toml --env=';
  await checkout.deployStudio();
  expect(await checkout.calls()).toEqual([expect.stringMatching(PUTS_FILES), deploy]);
  await checkout.breakBucket(true);
  await checkout.deployStudio();
  expect((await checkout.calls()).slice(2)).toEqual([expect.stringMatching(PUTS_FILES), deploy]);
});

test('invalid content stops a deploy before anything is uploaded', async () => {
  await checkout.edit('locales/de.json', () => '{');
  await expect(checkout.deploy()).rejects.toThrow(/Nothing was deployed/);
  await expect(checkout.calls()).rejects.toThrow(/ENOENT/);
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
