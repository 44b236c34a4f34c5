/** What each role may do through the API, with tokens of Cloudflare Access. */

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCESS, CERTS, signed, tokenOf } from '../../../../test/support/access.ts';
import { messageStore } from '../../../../test/support/message-store.ts';
import { pictureBucket } from '../../../../test/support/picture-bucket.ts';
import { testStudio } from '../../../../test/support/studio.ts';
import { MESSAGE_FIELDS, messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { apiInProcess } from '../../../../test/support/studio-in-process.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { ApiError, EntryOutcomes, MenusAnswer, Session } from '../../src/contract/api.ts';
import type { Entry, EntryContent, MessageContent } from '../../src/contract/draft.ts';
import type { Release } from '../../src/contract/releases.ts';
import { ROLES, type Role } from '../../src/contract/rights.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import type { Store } from '../../src/store/store.ts';

const ORIGIN = 'https://studio.example.com';

const STUDIO_ROLES = [
  ...ROLES.map((role) => ({ role, groups: [role] })),
  { role: 'translator', groups: ['german'], languages: ['de'] },
  { role: 'publisher', groups: ['japanese'], languages: ['ja'] },
  { role: 'publisher', groups: ['english'], languages: ['en'] },
  { role: 'publisher', groups: ['docs'], sites: ['docs'] },
  { role: 'publisher', people: ['e367826f93b8d71185e03fe518aff3b4.access'] },
];

beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(CERTS));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

let store: Store;
let as: (...groups: string[]) => Promise<StudioApi & { readonly fetch: Fetch }>;
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

beforeEach(async () => {
  store = await messageStore().open();
  const request = testStudio({ store, pictures: pictureBucket().bucket, access: { ...ACCESS, STUDIO_ROLES } });
  as = async (...groups) => {
    const token = await tokenOf(`${groups.join('-')}@example.com`, groups);
    const fetch: Fetch = (path, init = {}) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), 'cf-access-jwt-assertion': token };
      return request(path, { ...init, headers, origin: ORIGIN });
    };
    return { ...studioApi(fetch), fetch };
  };
});

/** The API with a route that has no row. */
function withoutRow() {
  const paths: string[] = [];
  const request = apiInProcess(store, 'local', {
    createApi(options) {
      const api = createApi({ ...options, pictures: pictureBucket().bucket });
      paths.push(...api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`));
      api.get('/new', () => new Response('done'));
      return api;
    },
  });
  return { paths, request };
}

describe('every route', () => {
  test('has a role, and every role a route', () => {
    const routes = withoutRow().paths.map((path) => path.replace(' /api/', ' /'));
    expect(new Set(routes)).toEqual(new Set(Object.keys(ROUTES)));
  });

  test('without a role is refused, to administrators too', async () => {
    const { request } = withoutRow();
    for (const method of ['GET', 'HEAD']) expect((await request('/api/new', { method })).status).toBe(403);
    expect((await request('/api/unknown')).status).toBe(404);
  });

  const NEEDED: Readonly<Record<Role, string>> = {
    reader: `GET session, HEAD session, GET menus, GET status, GET schemas/share, GET draft, GET draft/card/a/revisions, GET deleted, GET versions,
      GET versions/1, GET versions/1/changes, GET shares, GET pictures, GET figures, GET figures/a, GET releases,
      GET releases/a, GET comments, POST review, POST review/links`,
    translator: 'PATCH draft, PUT draft/announcement/a, POST comments, POST comments/1/resolve',
    author: `POST releases, PUT releases/a, DELETE releases/a, POST releases/a/review, DELETE draft/announcement/a,
      POST pictures, DELETE pictures/a, POST shares, DELETE shares/a`,
    publisher: 'POST releases/a/publish, POST versions, POST versions/1/restore, POST announcements/a/end',
    administrator: `PUT draft, GET audit, GET audit.csv, GET audit.ndjson, GET backups, POST backups,
      POST backups/a/restore`,
  };

  test.each(ROLES.map((role) => [role] as const))('is open to the role %s as far as the role reaches', async (role) => {
    const { fetch } = await as(role);
    let asked = 0;
    for (const needed of ROLES) {
      const isOpen = ROLES.indexOf(needed) <= ROLES.indexOf(role);
      for (const route of NEEDED[needed].split(/,\s+/)) {
        const [method = '', path] = route.split(' ');
        // without a body, so that nothing changes
        const response = await fetch(`/api/${path}`, { method });
        const answer = method === 'HEAD' ? null : await response.text();
        expect([route, response.status === 403]).toEqual([route, !isOpen]);
        if (!isOpen && answer !== null) {
          const message = `This needs the role ${needed}. Yours is ${role}.`;
          expect(JSON.parse(answer)).toEqual({ error: 'refused', message } satisfies ApiError);
        }
        asked += 1;
      }
    }
    expect(asked).toBe(Object.keys(ROUTES).length + 1);
  });

  test('of the Studio is closed to people without a role, in words', async () => {
    const { fetch, call } = await as('elsewhere');
    for (const path of ['/', '/messages/announcement/a', '/preview', '/preview/bar', '/chrome/header', '/nothing']) {
      const response = await fetch(path);
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('You are signed in as elsewhere@example.com, but have no role');
    }
    const { status, body } = await call<ApiError>('GET', 'session');
    expect([status, body.error]).toEqual([403, 'refused']);
  });

  test('but files and shared previews is closed if the roles are wrong, which is said to those who are admitted', async () => {
    const request = testStudio({ access: { ...ACCESS, STUDIO_ROLES: [{ role: 'boss', people: ['<b>'] }] } });
    const token = await signed();
    for (const path of ['/', '/api/session', '/preview']) {
      const headers = { 'cf-access-jwt-assertion': token };
      const admitted = await request(path, { origin: ORIGIN, headers });
      expect([path, admitted.status]).toEqual([path, 503]);
      expect(await admitted.text()).toContain('STUDIO_ROLES: entry 1, role: must be one of reader');
      expect(await (await request(path, { origin: ORIGIN })).text()).not.toContain('STUDIO_ROLES');
    }
    expect((await request('/studio/a.js', { origin: ORIGIN })).status).toBe(200);
  });
});

test('the preview offers authors to share it, and tells others why not', async () => {
  const preview = async (group: string) => (await (await as(group)).fetch('/preview')).text();
  expect(await preview('reader')).toContain('Only authors can share previews.');
  expect(await preview('reader')).not.toContain('data-preview-share');
  expect(await preview('author')).toContain('data-preview-share');
});

describe('the session', () => {
  const rightsOf = async (...groups: string[]) =>
    (await (await as(...groups)).call<Session>('GET', 'session')).body.rights;

  test('says what the person may do', async () => {
    expect(await rightsOf('german')).toEqual({ role: 'translator', texts: ['de'], publishes: [] });
    expect(await rightsOf('reader', 'japanese')).toMatchObject({
      role: 'publisher',
      publishes: [{ languages: ['ja'], sites: null }],
    });
  });

  test('of a program follows its service token, and no claim of its own', async () => {
    const request = testStudio({ access: { ...ACCESS, STUDIO_ROLES } });
    const ask = async (claims: Parameters<typeof signed>[0]) => {
      const headers = { 'cf-access-jwt-assertion': await signed(claims) };
      return request('/api/session', { origin: ORIGIN, headers });
    };
    const person = 'e367826f93b8d71185e03fe518aff3b4.access';
    const session = await (await ask({ email: undefined, common_name: person, sub: '' })).json();
    expect(session).toMatchObject({ person, rights: { role: 'publisher' } });
    expect((await ask({ email: 'eve@example.com', groups: ['administrator'] })).status).toBe(403);
  });
});

/** In English and Japanese. */
const WEBINAR: MessageContent = {
  ...messageContent(),
  languages: { en: MESSAGE_FIELDS, ja: { ...MESSAGE_FIELDS, title: 'ウェビナー', link: '/ja/webinar' } },
};
const BOTH: MessageContent = {
  ...WEBINAR,
  languages: { ...WEBINAR.languages, de: { ...MESSAGE_FIELDS, title: 'Seminar', link: '/de/webinar' } },
};

describe('a translator of German', () => {
  let entry: Entry;
  beforeEach(async () => {
    entry = await (await as('author')).add('webinar', BOTH);
  });

  /** Saves with one request, and with one that saves several. @returns the refusal; `null` if both saved it */
  async function save(content: EntryContent): Promise<string | null> {
    const { call } = await as('german');
    const { kind } = content;
    const changes = [{ kind, id: entry.id, revision: entry.revision, content }];
    const together = (await call<EntryOutcomes>('PATCH', 'draft', { changes })).body.outcomes[0];
    const { revision } = await (await as('reader')).entry(entry.id);
    const headers = { 'if-match': `"${revision}"` };
    const { status, body } = await call<ApiError>('PUT', `draft/${kind}/webinar`, content, headers);
    expect([200, 403]).toContain(status);
    expect(together?.outcome).toBe(status === 200 ? 'saved' : 'refused');
    if (together?.outcome === 'refused') expect(together.message).toBe(body.message);
    return status === 200 ? null : body.message;
  }

  const inLanguage = (language: 'de' | 'en', fields: object): MessageContent => ({
    ...BOTH,
    languages: {
      ...BOTH.languages,
      [language]: { ...BOTH.languages[language], ...fields },
    } as MessageContent['languages'],
  });

  test.each(['title', 'description', 'cta', 'titleSource', 'descriptionSource', 'ctaSource'])(
    'changes the German %s, and not the English one',
    async (field) => {
      expect(await save(inLanguage('en', { [field]: 'Neu' }))).toBe(
        `You may change texts in German. Only an author may change ${field} in English.`,
      );
      expect(await save(inLanguage('de', { [field]: 'Neu' }))).toBeNull();
    },
  );

  test.each<[string, MessageContent, string]>([
    ...Object.entries({
      link: '/de/elsewhere',
      weight: '2',
      startDate: '2090-03-01T08:00:00Z',
      endDate: '2090-03-01T08:00:00Z',
      sites: 'main',
      paths: '/pricing',
    }).map(([field, value]): [string, MessageContent, string] => {
      const content = inLanguage('de', { title: 'Neu', [field]: value });
      return [`change ${field}`, content, `change ${field} in German`];
    }),
    ['archive it', { ...BOTH, archived: true }, 'change archived'],
    ['label it', { ...BOTH, campaign: 'Spring' }, 'change campaign'],
    ['remove German', WEBINAR, 'remove German'],
    ['remove Japanese', { ...BOTH, languages: { en: MESSAGE_FIELDS, de: BOTH.languages.de } }, 'remove Japanese'],
    ['add French', { ...BOTH, languages: { ...BOTH.languages, fr: MESSAGE_FIELDS } }, 'add French'],
  ])('does not %s', async (_, content, what) => {
    expect(await save(content)).toBe(`You may change texts in German. Only an author may ${what}.`);
  });

  test('adds German as a copy of the source, with other texts alone', async () => {
    const { change, entry: read } = await as('author');
    entry = await change(entry, WEBINAR);
    const added = (fields: object): MessageContent => ({
      ...WEBINAR,
      languages: { ...WEBINAR.languages, de: { ...MESSAGE_FIELDS, link: '/de/webinar', title: 'Seminar', ...fields } },
    });
    expect(await save(added({ endDate: '2090-03-01T08:00:00Z' }))).toContain('may change endDate in German');
    expect(await save(added({ link: '/webinar' }))).toContain('may change link in German');
    expect(await save(added({ titleSource: MESSAGE_FIELDS.title }))).toBeNull();
    expect((await read('webinar')).content.languages.de).toMatchObject({ title: 'Seminar' });
  });

  test('neither adds nor deletes a message', async () => {
    const { call, put } = await as('german');
    const message = 'You may change texts in German. Only an author may add this.';
    expect((await put('other', WEBINAR)).body).toEqual({ error: 'refused', message });
    const changes = [{ kind: 'announcement', id: 'webinar', revision: entry.revision, content: null }];
    expect((await call<EntryOutcomes>('PATCH', 'draft', { changes })).body.outcomes).toEqual([
      { outcome: 'refused', message: 'Only an author may delete this.' },
    ]);
    expect(await (await as('reader')).find('webinar')).toBeDefined();
  });

  test('is told of a conflict, not of the role, when someone has changed the message', async () => {
    await (await as('author')).change(entry, inLanguage('de', { weight: '3' }));
    const { call } = await as('german');
    const headers = { 'if-match': `"${entry.revision}"` };
    const mine = inLanguage('de', { title: 'Neu' });
    expect((await call('PUT', 'draft/announcement/webinar', mine, headers)).status).toBe(412);
  });

  test('changes the words of links and labels that only the files have, in German alone', async () => {
    const { call, put: add, change } = await as('german');
    const { links, texts } = (await call<MenusAnswer>('GET', 'menus')).body.languages.de;
    const [place = '', file] = Object.entries(links)[0] ?? [];
    const [label = '', text] = Object.entries(texts)[0] ?? [];
    const put = (kind: string, id: string, languages: object) => add(id, { kind, languages } as EntryContent);
    const de = { name: 'Neu', description: 'Ganz neu', link: file?.link, nameSource: 'New' };
    const SETTINGS = 'change the theme, sites, and where posts of the blog come from.';
    const REFUSED: readonly (readonly [string, string, object, string])[] = [
      ['link', place, { de: { ...de, link: '/de/x' } }, 'change link in German.'],
      ['link', place, { de, en: de }, 'add English.'],
      ['link', 'unknown', { de }, 'add this.'],
      ['text', label, { de: { text }, fr: { text } }, 'add French.'],
      ['list', 'navigation', { de: { entries: 'a' } }, 'add this.'],
      ['text', 'blog.latest-post.format', { de: { text: 'feed' } }, SETTINGS],
      ['text', 'teasers.latest-post.source', { de: { text: 'press-releases' } }, SETTINGS],
      ['text', 'sites.docs.theme', { en: { text: 'dark' } }, SETTINGS],
    ];
    for (const [kind, id, languages, what] of REFUSED) {
      const { status, body } = await put(kind, id, languages);
      expect([status, body.message.split('may ').at(-1)]).toEqual([403, what]);
    }
    expect((await put('link', place, { de })).status).toBe(201);
    expect((await put('text', label, { de: { text: 'Neu', textSource: 'New' } })).status).toBe(201);
    const saved = await (await as('reader')).entry(place, 'link');
    expect(await change(saved, { kind: 'link', languages: {} })).toMatchObject({ id: place });
  });
});

describe('a publisher', () => {
  const webinar = [{ kind: 'announcement', id: 'webinar' }] as const;
  const publish = async (group: string, content: MessageContent) => {
    const author = await as('author');
    const current = await author.find('webinar');
    if (current) await author.change(current, content);
    else await author.add('webinar', content);
    const { call, checked } = await as(group);
    return call<ApiError>('POST', 'versions', { ...(await checked(webinar)), reason: '' });
  };
  const only = (languages: MessageContent['languages']): MessageContent => ({ ...WEBINAR, languages });

  test('of Japanese publishes what changes Japanese alone', async () => {
    expect((await publish('publisher', WEBINAR)).status).toBe(201);
    const { en, ja } = { en: MESSAGE_FIELDS, ja: { ...MESSAGE_FIELDS, title: '新しい', link: '/ja/webinar' } };
    expect(await publish('japanese', only({ en: { ...en, title: 'New' }, ja }))).toEqual({
      status: 403,
      body: { error: 'refused', message: 'It changes English. You may publish Japanese.' },
    });
    expect((await publish('japanese', only({ ja }))).body.message).toContain('It changes English.');
    expect((await publish('japanese', { ...only({ en, ja }), archived: true })).body.message).toContain(
      'It changes English. You may',
    );
    expect((await publish('japanese', only({ en, ja }))).status).toBe(201);
  });

  test('of English publishes no setting of a site, which all languages share', async () => {
    await (await as('author')).add('sites.docs.theme', { kind: 'text', languages: { en: { text: 'dark' } } });
    const { call, checked } = await as('english');
    const body = { ...(await checked([{ kind: 'text', id: 'sites.docs.theme' }])), acknowledged: [], reason: '' };
    const answer = await call<ApiError>('POST', 'versions', body);
    expect(answer.body.message).toMatch(/^It changes German.* You may publish English\.$/);
  });

  test('of a site publishes what that site alone shows', async () => {
    const onDocs = { ...MESSAGE_FIELDS, sites: 'docs' };
    expect((await publish('docs', only({ en: MESSAGE_FIELDS }))).body.message).toMatch(
      /^It changes English on all sites\. You may publish all languages on .+\.$/,
    );
    expect((await publish('docs', only({ en: { ...onDocs, sites: 'docs\nmain' } }))).body.message).toContain(
      'It changes English on Main site. You may',
    );
    expect((await publish('docs', only({ en: onDocs }))).status).toBe(201);
    // it would be gone from its site, and new on all others
    expect((await publish('docs', only({ en: MESSAGE_FIELDS }))).status).toBe(403);
    expect((await publish('docs', only({ en: { ...onDocs, title: 'New' } }))).status).toBe(201);
  });

  test('with two grants publishes what they cover together', async () => {
    const onDocs = { ...MESSAGE_FIELDS, sites: 'docs' };
    await (await as('author')).add('webinar', only({ en: onDocs, ja: MESSAGE_FIELDS }));
    const { call, checked } = await as('japanese', 'docs');
    expect((await call('POST', 'versions', { ...(await checked(webinar)), reason: '' })).status).toBe(201);
  });

  test('of Japanese neither ends, restores nor sends a document that changes other languages', async () => {
    expect((await publish('publisher', WEBINAR)).status).toBe(201);
    const { call } = await as('japanese');
    const end = (languages: readonly string[]) =>
      call<ApiError>('POST', 'announcements/webinar/end', { languages, reason: '' });
    const beyond = 'It changes English. You may publish Japanese.';
    expect((await end(['en', 'ja'])).body.message).toBe(beyond);
    expect((await call<ApiError>('POST', 'versions/1/restore', { reason: '' })).body.message).toBe(beyond);
    const { languages } = (await call<{ languages: object }>('GET', 'versions/1')).body;
    const { status, body } = await call<ApiError>('POST', 'versions', { since: 2, languages, reason: '' });
    // what is wrong, or warned of, may come first
    expect([403, 409]).toContain(status);
    const acknowledged = (body.warnings ?? []).map(({ key }) => key);
    const sent = { since: 2, languages, reason: '', acknowledged };
    expect((await call<ApiError>('POST', 'versions', sent)).status).toBe(403);
    expect((await end(['ja'])).status).toBe(201);
  });

  test('without limits does all of it', async () => {
    expect((await publish('publisher', WEBINAR)).status).toBe(201);
    const { call } = await as('publisher');
    expect((await call('POST', 'announcements/webinar/end', { languages: ['en', 'ja'], reason: '' })).status).toBe(201);
    expect((await call('POST', 'versions/1/restore', { reason: '' })).status).toBe(201);
  });
});

describe('a release', () => {
  const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const webinar = [{ kind: 'announcement', id: 'webinar' }] as const;
  const BEYOND = 'It changes English. You may publish Japanese.';

  /** Saves a release of the webinar, new or in place of another. */
  async function save(group: string, state: 'open' | 'scheduled', release?: Release) {
    const { call, checked } = await as(group);
    const at = state === 'scheduled' ? IN_A_YEAR : undefined;
    const body = { ...(await checked(webinar)), name: 'Spring', state, at, revision: release?.revision };
    const path = release ? `releases/${release.id}` : 'releases';
    return call<Release & ApiError>(release ? 'PUT' : 'POST', path, body);
  }

  const act = async (group: string, id: string, request: object) =>
    (await as(group)).call<Release & ApiError>('POST', `releases/${id}/review`, request);

  beforeEach(async () => {
    await (await as('author')).add('webinar', WEBINAR);
  });

  test('is prepared by authors, and scheduled, changed and deleted by publishers once it is scheduled', async () => {
    expect((await save('author', 'scheduled')).body.message).toBe('This needs the role publisher. Yours is author.');
    const open = await save('author', 'open');
    expect(open.status).toBe(201);
    const scheduled = await save('publisher', 'scheduled', open.body);
    expect([scheduled.status, scheduled.body.state]).toEqual([200, 'scheduled']);
    expect((await save('author', 'open', scheduled.body)).status).toBe(403);
    const remove = async (group: string) => (await as(group)).call('DELETE', `releases/${scheduled.body.id}`);
    expect([(await remove('author')).status, (await remove('publisher')).status]).toEqual([403, 204]);
  });

  test('is scheduled and published only by those who may publish all that it changes', async () => {
    expect((await save('japanese', 'scheduled')).body.message).toBe(BEYOND);
    const { body } = await save('japanese', 'open');
    const publish = async (group: string) => {
      const { call, checked } = await as(group);
      const { since, acknowledged } = await checked(webinar);
      return call<ApiError>('POST', `releases/${body.id}/publish`, { revision: body.revision, since, acknowledged });
    };
    expect((await publish('japanese')).body.message).toBe(BEYOND);
    expect((await publish('publisher')).status).toBe(201);
  });

  test('is approved and sent back by publishers, for authors who ask', async () => {
    const { body } = await save('author', 'open');
    const asked = await act('author', body.id, { revision: body.revision, action: 'ask' });
    expect(asked.status).toBe(200);
    const { revision } = asked.body;
    expect((await act('author', body.id, { revision, action: 'approve' })).status).toBe(403);
    expect((await act('author', body.id, { revision, action: 'return', reason: 'Too long' })).status).toBe(403);
    expect((await act('publisher', body.id, { revision, action: 'approve' })).status).toBe(200);
  });

  test('is approved only by those who may publish all that it changes, even if something is wrong with it', async () => {
    const { add, call } = await as('author');
    const { id, revision } = await add('unfinished', messageContent({ title: '' }));
    const entries = [{ kind: 'announcement', id, revision }];
    const { body } = await call<Release>('POST', 'releases', { name: 'Later', since: 1, entries, state: 'open' });
    const asked = await act('author', body.id, { revision: body.revision, action: 'ask' });
    const approve = { revision: asked.body.revision, action: 'approve' };
    expect(await act('japanese', body.id, approve)).toMatchObject({ status: 403, body: { message: BEYOND } });
    expect((await act('english', body.id, approve)).status).toBe(200);
  });
});
