/** The API of the Studio on workerd: the draft of several people, what is refused, shared previews, links. */

import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import { databaseIn, studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { ApiError, Change, Check, Conflict, NewShare, Session, Share, Status } from '../../src/contract/api.ts';
import type { Entry } from '../../src/contract/draft.ts';

/** What links answer that are asked, by path. Some servers answer only GET. */
const SITE: Readonly<Record<string, (method: string) => Response>> = {
  '/gone': () => new Response(null, { status: 410 }),
  '/missing': () => new Response(null, { status: 404 }),
  '/moved': () => new Response(null, { status: 301, headers: { location: '/missing' } }),
  '/inside': () => new Response(null, { status: 302, headers: { location: 'https://intranet/missing' } }),
  '/login': () => new Response(null, { status: 403 }),
  '/get-only': (method) => new Response(null, { status: method === 'GET' ? 200 : 404 }),
};

const requested: string[] = [];

const { api, fetch, started, restart } = studioOnWorkerd({
  replaced: {
    outboundService: ({ method, url }: { method: string; url: string }) => {
      const { hostname, pathname } = new URL(url);
      requested.push(`${method} ${url}`);
      return hostname === 'www.example.com'
        ? (SITE[pathname]?.(method) ?? new Response())
        : new Response(null, { status: 404 });
    },
  },
});

const find = async (id: string) => (await api.draft()).entries.find((entry) => entry.id === id);

const put = (id: string, title: string, headers: HeadersInit) =>
  api.call<Conflict>('PUT', `draft/announcement/${id}`, messageContent({ title }), headers);

const conflict = (current: Entry | null | undefined) => ({ status: 412, body: { error: 'conflict', current } });

describe('the draft', () => {
  test('starts with the messages and cards of the release', async () => {
    const { entries, latest } = await api.draft();
    const kinds = new Set(entries.map(({ content }) => content.kind));
    expect([...kinds].sort()).toEqual(['announcement', 'card', 'default-message']);
    expect(latest).toMatchObject({ version: 1, publishedBy: 'built-in', state: 'published' });
  });

  test('a save changes the revision of its entry and of the draft, also if it is repeated', async () => {
    const before = await api.draft();
    const entry = await api.add('saved');
    const changed = await api.change(entry, messageContent({ title: '' }));
    expect(changed).toMatchObject({ id: 'saved', changedBy: 'local', content: messageContent({ title: '' }) });
    expect(changed.revision).toBeGreaterThan(entry.revision);
    expect((await api.draft()).revision).toBeGreaterThan(before.revision);
    expect(await find('saved')).toEqual(changed);
    // its answer was lost
    expect(await api.change(entry, messageContent({ title: '' }))).toEqual(changed);
  });

  test('a stale save or deletion is refused with what the other has saved, and loses nothing', async () => {
    const entry = await api.add('shared');
    const kims = await api.change(entry, messageContent({ title: 'Kim’s' }));
    const old = { 'if-match': `"${entry.revision}"` };
    expect(await put('shared', 'Lee’s', old)).toEqual(conflict(kims));
    expect(await api.call('DELETE', 'draft/announcement/shared', undefined, old)).toEqual(conflict(kims));
    expect(await put('shared', 'Other', { 'if-none-match': '*' })).toEqual(conflict(kims));
    expect(await find('shared')).toEqual(kims);
    await api.remove(kims);
    expect(await put('shared', 'Late', { 'if-match': `"${kims.revision}"` })).toEqual(conflict(null));
  });

  test('one of several simultaneous saves succeeds, and the others learn what it saved', async () => {
    const { revision } = await api.add('raced');
    const titles = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(titles.map((title) => put('raced', title, { 'if-match': `"${revision}"` })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toEqual(Array(4).fill(conflict(await find('raced'))));
  });
});

describe('what is refused', () => {
  const PUT = 'draft/announcement/refused';
  const NEW = { 'if-none-match': '*' };
  const JSON_TYPE = { ...NEW, 'content-type': 'application/json' };

  test('a save or deletion without a condition', async () => {
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': '"x"' }, { 'if-none-match': '"1"' }]) {
      expect((await api.call('PUT', PUT, messageContent(), headers)).status).toBe(428);
    }
    expect((await api.call('DELETE', PUT)).status).toBe(428);
  });

  test.each([
    ['another content type', { body: '{}', headers: { ...NEW, 'content-type': 'text/plain' } }, 415],
    ['no content type', { body: new TextEncoder().encode('{}'), headers: NEW }, 415],
    ['something other than JSON', { body: '{', headers: JSON_TYPE }, 400],
    ['invalid UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]), headers: JSON_TYPE }, 400],
    ['an empty body', { headers: JSON_TYPE }, 400],
    ['a large body', { body: ' '.repeat(2_000_001), headers: JSON_TYPE }, 413],
  ])('%s', async (_, init: RequestInit, expected) => {
    const response = await fetch(`/api/${PUT}`, { method: 'PUT', ...init });
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ error: 'invalid' });
  });

  test('a large body whose length is not stated', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 201; part += 1) controller.enqueue(new Uint8Array(10_000).fill(0x20));
        controller.close();
      },
    });
    const init = { method: 'PUT', body, duplex: 'half', headers: JSON_TYPE };
    // the server may close the connection before all is sent
    const outcome = await fetch(`/api/${PUT}`, init as RequestInit).then(
      ({ status }) => status,
      ({ cause }: TypeError) => (cause as NodeJS.ErrnoException).code,
    );
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(outcome);
  });

  test('unknown and long fields with their names, and another kind than that of the address', async () => {
    const unknown = await api.call<ApiError>('PUT', PUT, { ...messageContent(), html: '' }, NEW);
    expect(unknown).toMatchObject({ status: 422, body: { error: 'invalid' } });
    const long = await api.call<ApiError>('PUT', PUT, messageContent({ title: 'x'.repeat(2_001) }), NEW);
    expect(long.status).toBe(422);
    expect(long.body.message).toContain('languages.en.title: must not be longer than 2,000 bytes');
    expect((await api.call('PUT', 'draft/default-message/a', messageContent(), NEW)).status).toBe(422);
  });

  test.each([
    ['PUT', 'draft/other/a', messageContent()],
    ['PUT', 'draft/announcement/A', messageContent()],
    ['PUT', `draft/announcement/${'a'.repeat(101)}`, messageContent()],
    ['PUT', 'draft/announcement/__proto__', messageContent()],
    ['GET', 'versions/999'],
    ['GET', 'versions/abc'],
    ['GET', 'versions/1/changes?since=x'],
    ['POST', 'versions/999/restore', { reason: '' }],
    ['POST', 'announcements/none/end', { languages: ['en'], reason: '' }],
    ['DELETE', 'shares/none'],
    ['GET', 'nothing'],
  ])('%s %s, which is not there', async (method, path, body?: object) => {
    expect((await api.call(method, path, body, method === 'PUT' ? NEW : {})).status).toBe(404);
  });

  test('chosen entries with problems, with each of them', async () => {
    const entry = await api.add('incomplete', messageContent({ title: '', link: 'nowhere' }));
    const { since, chosen, problems } = await api.check([{ kind: 'announcement', id: 'incomplete' }]);
    expect(problems.map(({ id, field }) => [id, field])).toEqual([
      ['incomplete', 'title'],
      ['incomplete', 'link'],
    ]);
    const { status, body } = await api.call<ApiError>('POST', 'versions', { since, entries: chosen, reason: '' });
    expect([status, body]).toEqual([422, expect.objectContaining({ error: 'invalid', problems })]);
    await api.remove(entry);
  });
});

test('warnings have to be acknowledged, and the changes between versions are described', async () => {
  await api.change((await find('saved')) as Entry, messageContent());
  const { since, chosen: entries, warnings } = await api.check();
  expect(warnings.length).toBeGreaterThan(1);
  const acknowledged = warnings.slice(1).map(({ key }) => key);
  const refused = await api.call<ApiError>('POST', 'versions', { since, entries, reason: '', acknowledged });
  expect(refused).toMatchObject({ status: 409, body: { error: 'unacknowledged', warnings: [warnings[0]] } });
  expect((await api.publish()).version).toBe(2);
  const { body } = await api.call<Change[]>('GET', 'versions/2/changes?since=1');
  expect(body.map(({ text }) => text)).toContain('“Spring webinar” is shown from now on.');
  expect((await api.call<Change[]>('GET', 'versions/2/changes')).body).toEqual(body);
  expect((await api.call<Change[]>('GET', 'versions/2/changes?since=2')).body).toEqual([]);
});

test('the session names the person, the images and the cards', async () => {
  const { body } = await api.call<Session>('GET', 'session');
  expect(body).toMatchObject({ person: 'local', brand: { siteOrigin: 'https://www.example.com' } });
  expect(body.cards).toContainEqual({ id: 'identity-report', languages: ['en', 'ja'] });
  const image = body.images.find(({ name }) => name === 'teaser-report');
  expect((await fetch(image?.href ?? '/none')).status).toBe(200);
});

test('the status has the version that the service serves', async () => {
  await started().service.fetch('/chrome/header');
  await expect.poll(async () => (await api.call<Status>('GET', 'status')).body.served, { timeout: 30_000 }).toBe(2);
});

test('nothing is stored', async () => {
  for (const path of ['session', 'draft', 'versions', 'versions/1', 'status', 'shares', 'nothing']) {
    expect((await fetch(`/api/${path}`)).headers.get('cache-control')).toBe('no-store');
  }
});

test('links that lead nowhere are warned of where they can be asked', async () => {
  const onSite = ['/gone', '/missing#top', '/moved', '/inside', '/login', '/get-only'];
  const added: Entry[] = [];
  for (const [index, link] of [...onSite, 'https://10.0.0.1/x', 'https://printer/x'].entries())
    added.push(await api.add(`link-${index}`, messageContent({ title: `Link ${index}`, link })));
  requested.length = 0;
  const { warnings } = (await api.call<Check>('POST', 'review', { entries: 'ready', links: true })).body;
  const broken = warnings.filter(({ warning }) => warning === 'link-broken').map(({ text }) => text);
  expect(broken.filter((text) => text.includes('“Link')).sort()).toEqual([
    'https://www.example.com/gone returns 410. It is the link of “Link 0” in English.',
    'https://www.example.com/missing returns 404. It is the link of “Link 1” in English.',
    'https://www.example.com/moved returns 404. It is the link of “Link 2” in English.',
  ]);
  expect(requested.filter((request) => /10\.0\.0\.1|printer|intranet/.test(request))).toEqual([]);
  expect(requested.length).toBeGreaterThan(4);
  requested.length = 0;
  await api.check();
  expect(requested).toEqual([]);
  for (const entry of added) await api.remove(entry);
});

test('a document of another program is published if it was made from the latest version', async () => {
  const { version } = (await api.draft()).latest;
  const { body } = await api.call<{ languages: Record<string, object> }>('GET', `versions/${version}`);
  const { startDate: _, endDate: __, ...fields } = MESSAGE_FIELDS;
  const send = (since: number, changed: object = {}) => {
    const announcements = [{ id: 'imported', ...fields, weight: 1, ...changed }];
    const languages = Object.fromEntries(
      Object.entries(body.languages).map(([language, messages]) => [language, { ...messages, announcements }]),
    );
    return api.call<ApiError>('POST', 'versions', { since, languages, reason: 'cms' });
  };
  expect(await send(version - 1)).toMatchObject({ status: 409, body: { error: 'stale' } });
  expect(await send(version)).toMatchObject({ status: 201, body: { version: version + 1, reason: 'cms' } });
  expect((await find('imported'))?.content).toMatchObject({ kind: 'announcement', languages: { ja: MESSAGE_FIELDS } });
  const wrong = await send(version + 1, { link: '{nowhere}/' });
  expect([wrong.status, wrong.body.problems?.length]).toEqual([422, 6]);
  const long = await send(version + 1, { title: 'x'.repeat(3_000) });
  expect(long.body.problems?.[0]).toMatchObject({ id: 'imported', language: 'de', field: 'title' });
});

describe('a link to a preview', () => {
  const shares = async () => (await api.call<Share[]>('GET', 'shares')).body;

  test('is listed without its secret, and can be ended', async () => {
    const { status, body } = await api.call<NewShare>('POST', 'shares', { days: 30 });
    expect(status).toBe(201);
    const { path, ...share } = body;
    expect(path).toMatch(/^\/share\/[\w-]{32}$/);
    expect(await shares()).toEqual([share]);
    expect((await api.call('DELETE', `shares/${body.id}`)).status).toBe(204);
    expect(await shares()).toEqual([]);
  });

  test('lasts between one and thirty days', async () => {
    for (const days of [0, 31, 1.5, -1, '7']) expect((await api.call('POST', 'shares', { days })).status).toBe(422);
  });

  test('is stored without its secret, and removed when it has expired', async () => {
    const { path } = (await api.call<NewShare>('POST', 'shares', { days: 1 })).body;
    const stored = 'SELECT * FROM shares';
    await restart(async (folder) => {
      const database = new DatabaseSync(await databaseIn(folder));
      const rows = database.prepare(stored).all();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(path.slice('/share/'.length));
      database.prepare('UPDATE shares SET expires_at = ?').run(Date.now() - 1_000);
      database.close();
    });
    expect(await shares()).toEqual([]);
    await restart(async (folder) => {
      const database = new DatabaseSync(await databaseIn(folder));
      expect(database.prepare(stored).all()).toEqual([]);
      database.close();
    });
  });
});
