/** `portico content` with a Studio: backups are restored as documented, and an import does all or nothing. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '../../../../src/content/publication.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../../../test/support/publications.ts';
import { contentCommand as run } from '../../../../test/support/run-content.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { EntryContent } from '../../src/contract/draft.ts';

let directory: string;
let server: Server;
let origin: string;
let api: InProcessStudio;
/** What is called of the API, such as `PUT /api/draft`. */
let writes: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-messages-'));
  api = await studioInProcess();
  writes = [];
  server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (method !== 'GET') writes.push(`${method} ${url}`);
    const body = method === 'GET' ? null : await text(request);
    const headers = { 'content-type': 'application/json' };
    const answer = await api.fetch(url, body === null ? {} : { method, body, headers });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

async function file(languages: Publication['languages']): Promise<string> {
  const path = join(directory, 'document.json');
  await writeFile(path, JSON.stringify(publicationOf({ version: 1, publishedAt: 0, languages })));
  return path;
}

const latest = () => api.latest();

describe('a backup', () => {
  test('is restored by a command, on a Studio that has lost everything', async () => {
    await api.add('expired', messageContent({ title: 'Over', endDate: '2020-01-01T00:00:00Z' }));
    await api.add('live', messageContent({ title: 'Live' }));
    await api.publish();
    const { languages } = await latest();
    expect(await run('export', `--from=${origin}`, join(directory, 'live.json'))).toMatchObject({ code: 0 });
    api = await studioInProcess();
    const options = [`--to=${origin}`, '--publish', '--acknowledge', '--reason=Was live'];
    const restored = await run('import', join(directory, 'live.json'), ...options);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('Version 2 is published.') });
    expect(await latest()).toMatchObject({ languages, reason: 'Was live' });
    expect((await api.check()).pending).toEqual([]);
    expect(writes).toEqual(['POST /api/versions']);
  });

  test('is published beside a draft that has other changes, which stay', async () => {
    const unfinished = await api.add('unfinished', messageContent({ title: '' }));
    const document = await file(inEveryLanguage({ announcements: [announcement('from-a-file')] }));
    const published = await run('import', document, `--to=${origin}`, '--publish', '--acknowledge');
    expect(published).toMatchObject({ code: 0 });
    expect((await latest()).languages.ja.announcements.map(({ id }) => id)).toEqual(['from-a-file']);
    const { entries } = await api.draft();
    expect(entries).toContainEqual(unfinished);
    expect((await api.check()).pending.map(({ id }) => id)).toEqual(['unfinished']);
  });
});

test('menus are exported, checked and imported with everything else', async () => {
  const path = join(directory, 'content.json');
  const link = (name: string): EntryContent => ({
    kind: 'link',
    languages: { de: { name, description: '', link: '/de/tarife' } },
  });
  await api.add('navigation.NAV_PRICING', link('Tarife'));
  await api.add('legal', { kind: 'list', languages: { de: { entries: 'privacy\nterms' } } });
  await api.publish();
  expect(await run('export', `--from=${origin}`, path)).toMatchObject({ code: 0 });
  const { languages } = JSON.parse(await readFile(path, 'utf8')) as Publication;
  expect(languages.de).toMatchObject({
    links: { 'navigation.NAV_PRICING': { name: 'Tarife', link: '/de/tarife' } },
    lists: { legal: ['privacy', 'terms'] },
  });
  languages.de.texts = { 'titles.product': 'Identitätsverwaltungsplattformübersicht' };
  const changed = await file(languages);
  expect((await run('check', changed)).output).toContain('“Product” in the header is too wide for a phone');
  const imported = await run('import', changed, `--to=${origin}`);
  expect(imported.output).toContain('de: The text “Product” in the header is');
  const { entries } = await api.draft();
  expect(entries.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['navigation.NAV_PRICING', 'legal', 'titles.product']),
  );
});

describe('an import', () => {
  test('makes the document the draft with one request, and keeps what is the same', async () => {
    const same = await api.add('same', messageContent({ weight: '1.0' }));
    const { startDate: _, endDate: __, ...fields } = messageContent().languages.en as Record<string, string>;
    await api.add('other');
    const archived = await api.add('archived', { ...messageContent(), archived: true });
    const inEnglish = announcement('same', { ...fields, weight: 1 });
    const { en, ...others } = inEveryLanguage({});
    const document = await file({ ...others, en: { ...en, announcements: [inEnglish, announcement('new')] } });
    writes.length = 0;
    const imported = await run('import', document, `--to=${origin}`);
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('The document is in the draft.') });
    expect(writes).toEqual(['PUT /api/draft', 'POST /api/review']);
    const { entries, latest } = await api.draft();
    expect(entries.filter(({ content }) => content.kind === 'announcement').map(({ id }) => id)).toEqual([
      'same',
      'archived',
      'new',
    ]);
    expect(entries).toContainEqual(same);
    expect(entries).toContainEqual(archived);
    expect(latest.version).toBe(1);
  });

  test.each([
    [
      'of a field that is too long',
      'must not be longer than 2,000 bytes',
      [announcement('a'), announcement('b', { title: 'x'.repeat(2_001) })],
    ],
    [
      'of too many messages',
      /at most 2,000 entries|more than 500 messages/,
      Array.from({ length: 2_001 }, (_, index) => announcement(`a-${index}`)),
    ],
  ])('%s changes nothing: neither draft nor versions', async (_, reason, announcements) => {
    const document = await file(inEveryLanguage({ announcements }));
    const before = await api.draft();
    for (const options of [[], ['--publish', '--acknowledge']]) {
      const refused = await run('import', document, `--to=${origin}`, ...options);
      expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(reason) });
      expect(await api.draft()).toEqual(before);
    }
    expect(writes).toEqual(['PUT /api/draft', 'POST /api/versions']);
  });

  test('that is not acknowledged changes nothing', async () => {
    const over = announcement('over', { endDate: '2020-01-01' });
    const document = await file(inEveryLanguage({ announcements: [over] }));
    const before = await api.draft();
    const refused = await run('import', document, `--to=${origin}`, '--publish');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--acknowledge') });
    expect(await api.draft()).toEqual(before);
    expect(writes).toEqual([]);
  });
});

test('a draft that someone changes while it is replaced is left as it is', async () => {
  const { revision } = await api.draft();
  await api.add('meanwhile');
  const before = await api.draft();
  const replaced = await api.call('PUT', 'draft', { revision, entries: [] });
  expect(replaced).toMatchObject({ status: 409, body: { error: 'stale' } });
  expect(await api.draft()).toEqual(before);
});

test('a draft names each entry once', async () => {
  const { revision } = await api.draft();
  const entries = [1, 2].map((weight) => ({ id: 'twice', content: messageContent({ weight: String(weight) }) }));
  const replaced = await api.call('PUT', 'draft', { revision, entries });
  expect(replaced).toMatchObject({ status: 422, body: { message: expect.stringContaining('once') } });
});
