/** The notices of third-party licenses, as shipped with the service and with the Studio. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { startStudio } from '../../packages/cli/src/local/studio.ts';
import type { Manifest } from '../../src/manifest/schema.ts';

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service.stop());

const PACKAGES = [
  '@rgrove/parse-xml',
  '@tabler/icons',
  'entities',
  'hono',
  'preact',
  'preact-render-to-string',
  'valibot',
];

test('/chrome/licenses.txt has the notice of every package that is shipped', async () => {
  const response = await service.fetch('/chrome/licenses.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300,/);
  const text = await response.text();
  expect([...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(([, name]) => name)).toEqual(PACKAGES);
  expect(text.match(/Permission (?:is hereby granted|to use, copy)|Redistribution and use in source/g)).toHaveLength(
    PACKAGES.length,
  );
});

test('each script names the licenses in a header', async () => {
  const manifest = (await (await service.fetch('/chrome/manifest.json')).json()) as Manifest;
  const scripts = manifest.assets.filter(({ file }) => file.endsWith('.js'));
  expect(scripts.map(({ name }) => name)).toEqual(['loader', 'islands', 'elements']);
  for (const { path } of scripts) {
    expect((await service.fetch(path)).headers.get('link')).toBe('</chrome/licenses.txt>; rel="license"');
  }
});

test('the preview of the Studio links to the notices of all packages in it', async () => {
  const { studio, stop } = await startStudio();
  const page = await (await studio.fetch('/preview')).text();
  const [, path = ''] = /href="(\/studio\/licenses-[0-9a-f]{10}\.txt)"/.exec(page) ?? [];
  const response = await studio.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  const names = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \(/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...PACKAGES,
      'jose',
      'react',
      'react-dom',
      'react-aria-components',
      '@internationalized/date',
    ]),
  );
  await stop();
});
