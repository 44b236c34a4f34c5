/** The API of the Studio on workerd: the draft of several people, what is refused, shared previews, links. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_FIELDS, messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { ApiError, Change, Conflict, NewShare, Review, Session, Share, Status } from '../../src/contract/api.ts';
import type { Entry } from '../../src/contract/draft.ts';

/** What links answer that are asked, by path. */
const SITE: Readonly<Record<string, () => Response>> = {
  '/webinar': () => new Response(),
  '/gone': () => new Response(null, { status: 410 }),
  '/missing': () => new Response(null, { status: 404 }),
  '/moved': () => new Response(null, { status: 301, headers: { location: '/missing' } }),
  '/inside': () => new Response(null, { status: 302, headers: { location: 'https://intranet/missing' } }),
  '/login': () => new Response(null, { status: 403 }),
};

const requested: string[] = [];

let started: StartedStudio;
let api: StudioApi;

beforeAll(async () => {
  started = await startStudio({
    replaced: {
      outboundService: (request: { method: string; url: string }) => {
        const { hostname, pathname } = new URL(request.url);
        requested.push(`${request.method} ${request.url}`);
        // some servers answer only GET
        if (pathname === '/get-only') return new Response(null, { status: request.method === 'GET' ? 200 : 404 });
        return hostname === 'www.example.com'
          ? (SITE[pathname]?.() ?? new Response())
          : new Response(null, { status: 404 });
      },
    },
  });
  api = studioApi(started.studio.fetch);
});
afterAll(() => started?.stop());

const find = async (id: string) => (await api.draft()).entries.find((entry) => entry.id === id);

describe('the draft', () => {
  test('starts with the messages and cards of the release', async () => {
    const { entries, latest } = await api.draft();
    const kinds = new Set(entries.map(({ content }) => content.kind));
    expect([...kinds].sort()).toEqual(['announcement', 'card', 'default-message']);
    expect(latest).toMatchObject({ version: 1, publishedBy: 'built-in', state: 'published' });
  });

  test('a save changes the revision of its entry and of the draft', async () => {
    const before = await api.draft();
    const entry = await api.add('saved');
    const changed = await api.change(entry, messageContent({ title: '' }));
    expect(changed).toMatchObject({ id: 'saved', changedBy: 'local', content: messageContent({ title: '' }) });
    expect(changed.revision).toBeGreaterThan(entry.revision);
    expect((await api.draft()).revision).toBeGreaterThan(before.revision);
    expect(await find('saved')).toEqual(changed);
  });

  test('a stale save is refused with what the other has saved, and loses nothing', async () => {
    const entry = await api.add('shared');
    const kims = await api.change(entry, messageContent({ title: 'Kim’s' }));
    const stale = await api.call<Conflict>('PUT', 'draft/announcement/shared', messageContent({ title: 'Lee’s' }), {
      'if-match': `"${entry.revision}"`,
    });
    expect(stale).toEqual({ status: 412, body: { error: 'conflict', current: kims } });
    expect(await find('shared')).toEqual(kims);
    const merged = await api.change(stale.body.current as Entry, messageContent({ title: 'Lee’s' }));
    expect(await find('shared')).toEqual(merged);
  });

  test('a stale deletion is refused too', async () => {
    const entry = await api.add('deleted');
    const changed = await api.change(entry, messageContent({ title: 'New' }));
    const stale = await api.call('DELETE', 'draft/announcement/deleted', undefined, {
      'if-match': `"${entry.revision}"`,
    });
    expect(stale).toEqual({ status: 412, body: { error: 'conflict', current: changed } });
    const fresh = await api.call('DELETE', 'draft/announcement/deleted', undefined, {
      'if-match': `"${changed.revision}"`,
    });
    expect(fresh.status).toBe(204);
    const save = await api.call('PUT', 'draft/announcement/deleted', messageContent({ title: 'Late' }), {
      'if-match': `"${changed.revision}"`,
    });
    expect(save).toEqual({ status: 412, body: { error: 'conflict', current: null } });
  });

  test('an entry that exists is not added again', async () => {
    const entry = await api.add('twice');
    const again = await api.call('PUT', 'draft/announcement/twice', messageContent({ title: 'Other' }), {
      'if-none-match': '*',
    });
    expect(again).toEqual({ status: 412, body: { error: 'conflict', current: entry } });
  });

  test('a save that is repeated because its answer was lost succeeds', async () => {
    const entry = await api.add('repeated');
    const content = messageContent({ title: 'New' });
    const first = await api.change(entry, content);
    expect(await api.change(entry, content)).toEqual(first);
  });

  test('one of several simultaneous saves succeeds, and the others learn what it saved', async () => {
    const entry = await api.add('raced');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((title) =>
        api.call<Conflict>('PUT', 'draft/announcement/raced', messageContent({ title }), {
          'if-match': `"${entry.revision}"`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const current = await find('raced');
    for (const { status, body } of answers) if (status === 412) expect(body.current).toEqual(current);
  });
});

describe('what is refused', () => {
  const PUT = 'draft/announcement/refused';
  const NEW = { 'if-none-match': '*' };

  test('a save without a condition', async () => {
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': '"x"' }, { 'if-none-match': '"1"' }]) {
      expect((await api.call('PUT', PUT, messageContent(), headers)).status).toBe(428);
    }
    expect((await api.call('DELETE', PUT)).status).toBe(428);
  });

  test.each([
    ['another content type', { body: '{}', headers: { ...NEW, 'content-type': 'text/plain' } }, 415],
    ['no content type', { body: new TextEncoder().encode('{}'), headers: NEW }, 415],
    ['something other than JSON', { body: '{', headers: { ...NEW, 'content-type': 'application/json' } }, 400],
    [
      'invalid UTF-8',
      { body: new Uint8Array([0x22, 0xff, 0x22]), headers: { ...NEW, 'content-type': 'application/json' } },
      400,
    ],
    ['an empty body', { headers: { ...NEW, 'content-type': 'application/json' } }, 400],
    ['a large body', { body: ' '.repeat(2_000_001), headers: { ...NEW, 'content-type': 'application/json' } }, 413],
  ])('%s', async (_, init: RequestInit, expected) => {
    const response = await started.studio.fetch(`/api/${PUT}`, { method: 'PUT', ...init });
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
    const init = { method: 'PUT', body, duplex: 'half', headers: { ...NEW, 'content-type': 'application/json' } };
    const sent = started.studio.fetch(`/api/${PUT}`, init as RequestInit);
    // the server may close the connection before all is sent
    const outcome = await sent.then(
      ({ status }) => status,
      ({ cause }: TypeError) => (cause as NodeJS.ErrnoException).code,
    );
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(outcome);
  });

  test('fields that are unknown or too long, with their names', async () => {
    const unknown = await api.call<ApiError>('PUT', PUT, { ...messageContent(), html: '' }, NEW);
    expect(unknown).toMatchObject({ status: 422, body: { error: 'invalid' } });
    const long = await api.call<ApiError>('PUT', PUT, messageContent({ title: 'x'.repeat(2_001) }), NEW);
    expect(long.status).toBe(422);
    expect(long.body.message).toContain('languages.en.title: must not be longer than 2,000 bytes');
  });

  test('a kind that differs from the address, unknown kinds, and ids of other forms', async () => {
    expect((await api.call('PUT', 'draft/default-message/a', messageContent(), NEW)).status).toBe(422);
    for (const path of [
      'draft/other/a',
      'draft/announcement/A',
      `draft/announcement/${'a'.repeat(101)}`,
      'draft/announcement/__proto__',
    ]) {
      expect((await api.call('PUT', path, messageContent(), NEW)).status).toBe(404);
    }
  });

  test('a chosen entry that has changed since the review, with 409; others do not matter', async () => {
    const entry = await api.add('reviewed');
    const { since } = await api.review();
    await api.add('meanwhile', messageContent({ title: '' }));
    const publish = (revision: number) =>
      api.call<ApiError>('POST', 'versions', {
        since,
        entries: [{ kind: 'announcement', id: 'reviewed', revision }],
        reason: '',
      });
    expect(await publish(entry.revision)).toMatchObject({ status: 409, body: { error: 'unacknowledged' } });
    await api.change(entry, messageContent({ title: 'Changed' }));
    expect(await publish(entry.revision)).toMatchObject({ status: 409, body: { error: 'stale' } });
  });

  test('chosen entries with problems, with each of them', async () => {
    const entry = await api.add('incomplete', messageContent({ title: '', link: 'nowhere' }));
    const { since, chosen, problems } = await api.review([{ kind: 'announcement', id: 'incomplete' }]);
    expect(problems.map(({ id, field }) => [id, field])).toEqual([
      ['incomplete', 'title'],
      ['incomplete', 'link'],
    ]);
    const { status, body } = await api.call<ApiError>('POST', 'versions', { since, entries: chosen, reason: '' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'invalid', problems });
    await api.call('DELETE', 'draft/announcement/incomplete', undefined, { 'if-match': `"${entry.revision}"` });
  });

  test('versions, announcements and links that do not exist', async () => {
    expect((await api.call('GET', 'versions/999')).status).toBe(404);
    expect((await api.call('GET', 'versions/abc')).status).toBe(404);
    expect((await api.call('GET', 'versions/1/changes?since=x')).status).toBe(404);
    expect((await api.call('POST', 'versions/999/restore', { reason: '' })).status).toBe(404);
    expect((await api.call('POST', 'announcements/none/end', { languages: ['en'], reason: '' })).status).toBe(404);
    expect((await api.call('DELETE', 'shares/none')).status).toBe(404);
    expect((await api.call('GET', 'nothing')).status).toBe(404);
  });
});

test('warnings have to be acknowledged', async () => {
  const entry = (await find('saved')) as Entry;
  await api.change(entry, messageContent());
  const { since, chosen: entries, warnings } = await api.review();
  expect(warnings.length).toBeGreaterThan(1);
  const acknowledged = warnings.slice(1).map(({ key }) => key);
  const refused = await api.call<ApiError>('POST', 'versions', { since, entries, reason: '', acknowledged });
  expect(refused).toMatchObject({ status: 409, body: { error: 'unacknowledged', warnings: [warnings[0]] } });
  expect((await api.publish()).version).toBe(2);
});

test('the changes between versions are described', async () => {
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
  expect((await started.studio.fetch(image?.href ?? '/none')).status).toBe(200);
});

test('the status has the version that the service serves', async () => {
  await started.service.fetch('/chrome/header');
  await expect.poll(async () => (await api.call<Status>('GET', 'status')).body.served, { timeout: 30_000 }).toBe(2);
});

test('nothing is stored', async () => {
  for (const path of ['session', 'draft', 'versions', 'versions/1', 'status', 'shares', 'nothing']) {
    expect((await started.studio.fetch(`/api/${path}`)).headers.get('cache-control')).toBe('no-store');
  }
});

test('links that lead nowhere are warned of where they can be asked', async () => {
  const links = [
    '/gone',
    '/missing#top',
    '/moved',
    '/inside',
    '/login',
    '/get-only',
    'https://10.0.0.1/x',
    'https://printer/x',
  ];
  const added: Entry[] = [];
  for (const [index, link] of links.entries())
    added.push(await api.add(`link-${index}`, messageContent({ title: `Link ${index}`, link })));
  requested.length = 0;
  const { warnings } = (await api.call<Review>('POST', 'review', { entries: 'ready', links: true })).body;
  const broken = warnings.filter(({ warning }) => warning === 'link-broken').map(({ text }) => text);
  expect(broken.filter((text) => text.includes('“Link')).sort()).toEqual([
    'https://www.example.com/gone returns 410. It is the link of “Link 0” in English.',
    'https://www.example.com/missing returns 404. It is the link of “Link 1” in English.',
    'https://www.example.com/moved returns 404. It is the link of “Link 2” in English.',
  ]);
  expect(requested.filter((request) => /10\.0\.0\.1|printer|intranet/.test(request))).toEqual([]);
  expect(requested.length).toBeGreaterThan(4);
  requested.length = 0;
  await api.review();
  expect(requested).toEqual([]);
  for (const { id, revision } of added) {
    await api.call('DELETE', `draft/announcement/${id}`, undefined, { 'if-match': `"${revision}"` });
  }
});

test('a document of another program is published if it was made from the latest version', async () => {
  const { latest } = await api.draft();
  const { body } = await api.call<{ languages: Record<string, { announcements: object[] }> }>(
    'GET',
    `versions/${latest.version}`,
  );
  const { languages } = body;
  const { startDate: _, endDate: __, ...fields } = MESSAGE_FIELDS;
  const imported = { id: 'imported', ...fields, weight: 1 };
  for (const messages of Object.values(languages)) messages.announcements = [imported];
  const stale = await api.call<ApiError>('POST', 'versions', { since: latest.version - 1, languages, reason: 'cms' });
  expect(stale).toMatchObject({ status: 409, body: { error: 'stale' } });
  const published = await api.call('POST', 'versions', { since: latest.version, languages, reason: 'cms' });
  expect(published).toMatchObject({ status: 201, body: { version: latest.version + 1, reason: 'cms' } });
  expect((await find('imported'))?.content).toMatchObject({ kind: 'announcement', languages: { ja: MESSAGE_FIELDS } });
  for (const messages of Object.values(languages)) messages.announcements = [{ ...imported, link: '{nowhere}/' }];
  const wrong = await api.call<ApiError>('POST', 'versions', { since: latest.version + 1, languages, reason: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.problems).toHaveLength(6);
  for (const messages of Object.values(languages)) messages.announcements = [{ ...imported, title: 'x'.repeat(3_000) }];
  const long = await api.call<ApiError>('POST', 'versions', { since: latest.version + 1, languages, reason: '' });
  expect(long.body.problems?.[0]).toMatchObject({ id: 'imported', language: 'de', field: 'title' });
});

describe('a link to a preview', () => {
  test('is listed without its secret, and can be ended', async () => {
    const { status, body } = await api.call<NewShare>('POST', 'shares', { days: 30 });
    expect(status).toBe(201);
    const secret = /^\/share\/([\w-]{32})$/.exec(body.path)?.[1] ?? '';
    expect(secret).not.toBe('');
    const { path: _, ...share } = body;
    const list = (await api.call<Share[]>('GET', 'shares')).body;
    expect(list).toContainEqual(share);
    expect(JSON.stringify(list)).not.toContain(secret);
    expect((await api.call('DELETE', `shares/${body.id}`)).status).toBe(204);
    expect((await api.call<Share[]>('GET', 'shares')).body).not.toContainEqual(share);
  });

  test('lasts between one and thirty days', async () => {
    for (const days of [0, 31, 1.5, -1, '7']) expect((await api.call('POST', 'shares', { days })).status).toBe(422);
  });
});

test('the store keeps no secret of a link, and removes the link when it has expired', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portico-studio-'));
  try {
    const first = await startStudio({ persistTo: directory });
    const { body } = await studioApi(first.studio.fetch).call<NewShare>('POST', 'shares', { days: 1 });
    await first.stop();
    const files = await readdir(directory, { recursive: true });
    const file =
      files.find((name) => /do\/.*MessageStore.*\.sqlite$/.test(name) && !name.endsWith('metadata.sqlite')) ?? '';
    const database = new DatabaseSync(join(directory, file));
    const rows = database.prepare('SELECT * FROM shares').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(body.path.slice('/share/'.length));
    database.prepare('UPDATE shares SET expires_at = ?').run(Date.now() - 1_000);
    database.close();
    const second = await startStudio({ persistTo: directory });
    expect((await studioApi(second.studio.fetch).call<Share[]>('GET', 'shares')).body).toEqual([]);
    await second.stop();
    const after = new DatabaseSync(join(directory, file));
    expect(after.prepare('SELECT * FROM shares').all()).toEqual([]);
    after.close();
  } finally {
    await rm(directory, { recursive: true });
  }
});
