/** An id is data to the Studio: one that names a property of every object is like any other, or refused. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiError, DraftAnswer, Review, VersionSummary } from '../../../packages/studio/src/contract/api.ts';
import { ENTRY_KINDS, type EntryContent, type EntryKind } from '../../../packages/studio/src/contract/draft.ts';
import { testPreview } from '../../support/preview.ts';
import { inEveryLanguage } from '../../support/publications.ts';
import { messageContent } from '../../support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../support/studio-in-process.ts';
import { hostileId, siteName } from './arbitraries/ids.ts';
import { property } from './property.ts';

const CARD = { epigraph: 'Report', title: 'A report', link: '/report', image: 'teaser-roi' };
const LINK = { name: 'A link', description: '', link: '/link' };

/** An entry of each kind; a list names the id, and a text can be an address. */
const contentOf = (kind: EntryKind, id: string): EntryContent => {
  const contents: Readonly<Record<EntryKind, EntryContent>> = {
    announcement: messageContent({ sites: id }),
    'default-message': { ...messageContent(), kind: 'default-message' },
    card: { kind: 'card', languages: { en: CARD } },
    link: { kind: 'link', languages: { en: LINK } },
    text: { kind: 'text', languages: { en: { text: '/docs/' } } },
    list: { kind: 'list', languages: { en: { entries: id } } },
  };
  return contents[kind];
};

const NEW = { 'if-none-match': '*' };
const CHANGED = { 'if-match': '"1"' };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: HeadersInit;
}

/** Every route that takes an id, in its path or body. */
const CALLS: Readonly<Record<string, (id: string, kind: EntryKind, draft: DraftAnswer) => Call>> = {
  'add an entry': (id, kind) => ({
    method: 'PUT',
    path: `draft/${kind}/${id}`,
    body: contentOf(kind, 'docs'),
    headers: NEW,
  }),
  'add an entry that names it': (id, kind, draft) => ({
    method: 'PUT',
    path: `draft/${kind}/entry-${draft.revision}`,
    body: contentOf(kind, id),
    headers: NEW,
  }),
  'change an entry': (id, kind) => ({
    method: 'PUT',
    path: `draft/${kind}/${id}`,
    body: contentOf(kind, 'main'),
    headers: CHANGED,
  }),
  'delete an entry': (id, kind) => ({ method: 'DELETE', path: `draft/${kind}/${id}`, headers: CHANGED }),
  'an unknown kind': (id) => ({ method: 'DELETE', path: `draft/${id}/x`, headers: CHANGED }),
  'save entries': (id, kind) => ({
    method: 'PATCH',
    path: 'draft',
    body: { changes: [{ kind, id, revision: null, content: contentOf(kind, 'docs') }] },
  }),
  'delete entries': (id, kind) => ({
    method: 'PATCH',
    path: 'draft',
    body: { changes: [{ kind, id, revision: 1, content: null }] },
  }),
  'replace the draft': (id, kind, { revision, entries }) => ({
    method: 'PUT',
    path: 'draft',
    body: {
      revision,
      entries: [
        ...entries.map((entry) => ({ id: entry.id, content: entry.content })),
        { id, content: contentOf(kind, id) },
      ],
    },
  }),
  review: (id, kind) => ({ method: 'POST', path: 'review', body: { entries: [{ kind, id }], release: id } }),
  publish: (id, kind, { latest }) => ({
    method: 'POST',
    path: 'versions',
    body: { since: latest.version, entries: [{ kind, id, revision: 1 }], reason: id },
  }),
  'publish a document': (id, _, { latest }) => ({
    method: 'POST',
    path: 'versions',
    body: {
      since: latest.version,
      languages: inEveryLanguage({ links: { [id]: { name: 'A link', link: '/link' } }, cards: { [id]: CARD } }),
      reason: id,
    },
  }),
  'publish lists': (id, _, { latest }) => ({
    method: 'POST',
    path: 'versions',
    body: { since: latest.version, languages: inEveryLanguage({ lists: { [id]: [id] } }), reason: '' },
  }),
  'a version': (id) => ({ method: 'GET', path: `versions/${id}` }),
  'changes since a version': (id) => ({ method: 'GET', path: `versions/1/changes?since=${id}` }),
  'restore a version': (id) => ({ method: 'POST', path: `versions/${id}/restore`, body: { reason: '' } }),
  'end an announcement': (id) => ({
    method: 'POST',
    path: `announcements/${id}/end`,
    body: { languages: ['en'], reason: '' },
  }),
  'add a release': (id, kind, { latest }) => ({
    method: 'POST',
    path: 'releases',
    body: { name: id, since: latest.version, state: 'open', entries: [{ kind, id, revision: 1 }] },
  }),
  'a release': (id) => ({ method: 'GET', path: `releases/${id}` }),
  'change a release': (id, kind, { latest }) => ({
    method: 'PUT',
    path: `releases/${id}`,
    body: { name: id, since: latest.version, state: 'open', revision: 1, entries: [{ kind, id, revision: 1 }] },
  }),
  'publish a release': (id, _, { latest }) => ({
    method: 'POST',
    path: `releases/${id}/publish`,
    body: { revision: 1, since: latest.version },
  }),
  'review a release': (id) => ({
    method: 'POST',
    path: `releases/${id}/review`,
    body: { action: 'ask', revision: 1 },
  }),
  'delete a release': (id) => ({ method: 'DELETE', path: `releases/${id}` }),
  'comment on an entry': (id, kind) => ({
    method: 'POST',
    path: 'comments',
    body: { on: { kind, id, language: 'en' }, text: id },
  }),
  'comment on a release': (id) => ({ method: 'POST', path: 'comments', body: { on: { release: id }, text: 'x' } }),
  'resolve a comment': (id) => ({ method: 'POST', path: `comments/${id}/resolve` }),
  'delete a picture': (id) => ({ method: 'DELETE', path: `pictures/${id}` }),
  figures: (id) => ({ method: 'GET', path: `figures/${id}` }),
  'end a share': (id) => ({ method: 'DELETE', path: `shares/${id}` }),
  'restore a backup': (id) => ({ method: 'POST', path: `backups/${id}/restore` }),
  'a schema': (id) => ({ method: 'GET', path: `schemas/${id}` }),
  'an unknown field': (id) => ({ method: 'POST', path: 'shares', body: { days: 1, [id]: id } }),
};

/** These store what they are sent. */
const WRITES: readonly string[] = [
  'add an entry',
  'save entries',
  'replace the draft',
  'publish a document',
  'publish lists',
];

const kind = fc.constantFrom(...ENTRY_KINDS);
const action = fc.constantFrom(...Object.keys(CALLS));

async function answerOf(studio: InProcessStudio, name: string, id: string, of: EntryKind) {
  const call = CALLS[name]?.(id, of, await studio.draft());
  if (!call) throw new Error(`there is no call ${name}`);
  return studio.call<Partial<ApiError>>(call.method, call.path, call.body, call.headers);
}

property(
  'such an id is like any other to every route, or refused with a reason',
  120,
  fc.record({ name: action, id: hostileId, kind }),
  async (input) => {
    const [studio, other] = [await studioInProcess(), await studioInProcess()];
    const answer = await answerOf(studio, input.name, input.id.id, input.kind);
    const usual = await answerOf(other, input.name, input.id.ordinary, input.kind);
    const isRefused = [404, 422].includes(answer.status) && (answer.body?.message ?? '') !== '';
    expect([answer.status, isRefused]).toBeOneOf([
      [usual.status, false],
      [usual.status, true],
      [404, true],
      [422, true],
    ]);
    expect(isRefused || !input.id.isReserved || !WRITES.includes(input.name)).toBe(true);
    expect((await studio.call('GET', 'draft')).status).toBe(200);
    expect((await studio.call('POST', 'review', { entries: 'ready' })).status).toBe(200);
  },
);

/** Stores an entry like a release that refused no id. */
function stored({ sql }: InProcessStudio, of: EntryKind, id: string): void {
  sql.exec(
    'INSERT INTO entries (kind, id, content, revision, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)',
    of,
    id,
    JSON.stringify(contentOf(of, id)),
    9_000,
    '2026-01-01T00:00:00.000Z',
    'ada@example.com',
  );
}

property(
  'a stored entry with such an id is a problem at that entry, and nowhere else',
  40,
  fc.record({ id: hostileId, kind }),
  async ({ id: { id, isReserved }, kind: of }) => {
    const studio = await studioInProcess();
    stored(studio, of, id);
    await studio.add('other');
    const { status, body: review } = await studio.call<Review>('POST', 'review', { entries: 'ready' });
    expect(status).toBe(200);
    const mine = review.pending.filter((entry) => entry.id === id);
    expect(mine.map(({ problems }) => problems.length > 0 || !isReserved)).toEqual([true]);
    const others = review.pending.filter((entry) => entry.id !== id);
    expect(others).toMatchObject([{ kind: 'announcement', id: 'other', problems: [] }]);
    expect(review.problems).toEqual([]);
    const { entries } = await studio.draft();
    expect(entries.filter((entry) => entry.id === id)).toHaveLength(1);
    const named = await studio.call<Review>('POST', 'review', { entries: [{ kind: of, id }] });
    expect([200, 422]).toContain(named.status);
    for (const problem of named.body.problems ?? []) expect([problem.kind, problem.id]).toEqual([of, id]);
    const languages = await studio.store.readLanguages('draft');
    const preview = testPreview({ readLanguages: async () => languages });
    expect((await preview('/preview?lang=en')).status).toBe(200);
    expect((await preview(`/preview?site=${id}&message=${id}`)).status).toBe(200);
    const chosen = review.chosen.filter((entry) => entry.id === 'other');
    const { body: version } = await studio.call<VersionSummary>('POST', 'versions', {
      since: review.since,
      entries: chosen,
      reason: '',
      acknowledged: review.warnings.map(({ key }) => key),
    });
    expect(version).toMatchObject({ version: 2 });
  },
);

property(
  'a site with such an id is previewed like any other',
  60,
  fc.record({ name: siteName, fragment: fc.constantFrom('header', 'footer') }),
  async ({ name: { id }, fragment }) => {
    const menus = {
      links: { [id]: { name: 'x', link: '/' } },
      texts: { [`sites.${id}.home`]: '/x/' },
      lists: { [id]: [id], [`navigation.${id}`]: [id], [`footer.${id}`]: [id], [`actions.${id}`]: [id] },
    };
    const response = await testPreview()('/preview/menus', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en', site: id, fragment, menus }),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(`</${fragment}>`)]);
  },
);
