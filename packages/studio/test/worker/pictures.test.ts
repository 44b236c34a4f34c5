/** Uploaded pictures on workerd: from the Studio into the bucket, and from there to visitors. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { largerPicture } from '../../../../src/contract/picture.ts';
import { pngFile } from '../../../../test/support/picture-files.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { CardContent, Entry } from '../../src/contract/draft.ts';
import type { PictureList, UploadedPicture } from '../../src/contract/pictures.ts';

const CARD = 'platform-video';

const { api, fetch, restart, started } = studioOnWorkerd();

async function upload(files: Readonly<Record<string, Uint8Array<ArrayBuffer> | string>>, name: string) {
  const form = new FormData();
  for (const [field, content] of Object.entries(files)) form.set(field, new File([content], name));
  const response = await fetch('/api/pictures', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as UploadedPicture;
}

const listed = async () => (await api.call<PictureList>('GET', 'pictures')).body.pictures;

async function showOnCard(image: string): Promise<void> {
  const entry = (await api.draft()).entries.find(({ id }) => id === CARD) as Entry;
  const languages = Object.fromEntries(
    Object.entries((entry.content as CardContent).languages).map(([language, fields]) => [
      language,
      { ...fields, image },
    ]),
  );
  await api.change(entry, { kind: 'card', languages });
}

test('an uploaded picture is shown in preview and header once a card has it, for good', async () => {
  const { path, name } = await upload({ picture: pngFile(360), larger: pngFile(720) }, 'équipe 日本.png');
  const larger = largerPicture(path) ?? '';
  await showOnCard(path);
  const preview = await (await fetch('/preview/page?lang=en')).text();
  expect(preview.toLowerCase()).toContain(`srcset="${larger} 2x" src="${path}"`);
  await api.publish();
  const header = async () => (await started().service.fetch('/chrome/header?lang=en&links=absolute')).text();
  await expect.poll(header).toContain(`${started().service.origin}${path}"`);
  for (const service of [started().service, started().studio]) {
    for (const file of [path, larger]) {
      const response = await service.fetch(file);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
  expect(await listed()).toMatchObject([{ path, name: 'équipe 日本.png', uploadedBy: 'local' }]);
  expect(name).toBe('équipe 日本.png');
});

test('a drawing is served without its scripts, and with a policy under which none would run', async () => {
  const script = '<script>alert(1)</script>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" onload="a()">${script}<path d="M0 0h16v9z"/></svg>`;
  const { path, removed } = await upload({ picture: drawing }, 'drawing.svg');
  expect(removed).toEqual(['onload', 'script']);
  const response = await started().service.fetch(path);
  expect(await response.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9z"/></svg>',
  );
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test('pictures are listed and served after the store was lost', async () => {
  const before = await listed();
  await restart((folder) => rm(join(folder, 'v3/do'), { recursive: true }));
  const paths = (await listed()).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths).toEqual(before.map(({ path }) => path));
  for (const path of paths) expect((await started().service.fetch(path)).status).toBe(200);
});

test('a Studio without the bucket says what it lacks, and does everything else', async () => {
  await restart(undefined, { replaced: { r2Buckets: { BACKUPS: 'portico-backups' } } });
  const message = expect.stringContaining('ASSET_BUCKET');
  expect(await api.call('GET', 'pictures')).toMatchObject({ status: 404, body: { message } });
  expect((await api.call('GET', 'draft')).status).toBe(200);
});
