/** An id is data to the Studio: one that names a property of every object is like any other, or refused. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiError, Check, DraftAnswer, VersionSummary } from '../../../packages/studio/src/contract/api.ts';
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
const LANGUAGES_WITH = (id: string) =>
  inEveryLanguage({ links: { [id]: { name: 'A link', link: '/link' } }, cards: { [id]: CARD } });

type Call = readonly [method: string, path: string, body?: unknown, headers?: HeadersInit];

/** Every route that takes an id, in its path or body. */
function callsFor(id: string, kind: EntryKind, draft: DraftAnswer): Readonly<Record<string, Call>> {
  const [entry, path, since] = [{ kind, id }, `draft/${kind}/${id}`, draft.latest.version];
  const content = contentOf(kind, 'docs');
  const entries = [{ ...entry, revision: 1 }];
  const release = { name: id, since, state: 'open', entries };
  const all = [
    ...draft.entries.map((one) => ({ id: one.id, content: one.content })),
    { id, content: contentOf(kind, id) },
  ];
  return {
    'add an entry': ['PUT', path, content, NEW],
    'add an entry that names it': ['PUT', `draft/${kind}/entry-${draft.revision}`, contentOf(kind, id), NEW],
    'change an entry': ['PUT', path, contentOf(kind, 'main'), CHANGED],
    'delete an entry': ['DELETE', path, undefined, CHANGED],
    'an unknown kind': ['DELETE', `draft/${id}/x`, undefined, CHANGED],
    'save entries': ['PATCH', 'draft', { changes: [{ ...entry, revision: null, content }] }],
    'delete entries': ['PATCH', 'draft', { changes: [{ ...entry, revision: 1, content: null }] }],
    'replace the draft': ['PUT', 'draft', { revision: draft.revision, entries: all }],
    review: ['POST', 'review', { entries: [entry], release: id }],
    publish: ['POST', 'versions', { since, entries, reason: id }],
    'publish a document': ['POST', 'versions', { since, languages: LANGUAGES_WITH(id), reason: id }],
    'publish lists': ['POST', 'versions', { since, languages: inEveryLanguage({ lists: { [id]: [id] } }), reason: '' }],
    'a version': ['GET', `versions/${id}`],
    'changes since a version': ['GET', `versions/1/changes?since=${id}`],
    'restore a version': ['POST', `versions/${id}/restore`, { reason: '' }],
    'end an announcement': ['POST', `announcements/${id}/end`, { languages: ['en'], reason: '' }],
    'add a release': ['POST', 'releases', release],
    'a release': ['GET', `releases/${id}`],
    'change a release': ['PUT', `releases/${id}`, { ...release, revision: 1 }],
    'publish a release': ['POST', `releases/${id}/publish`, { revision: 1, since }],
    'review a release': ['POST', `releases/${id}/review`, { action: 'ask', revision: 1 }],
    'delete a release': ['DELETE', `releases/${id}`],
    'comment on an entry': ['POST', 'comments', { on: { ...entry, language: 'en' }, text: id }],
    'comment on a release': ['POST', 'comments', { on: { release: id }, text: 'x' }],
    'resolve a comment': ['POST', `comments/${id}/resolve`],
    'delete a picture': ['DELETE', `pictures/${id}`],
    figures: ['GET', `figures/${id}`],
    'end a share': ['DELETE', `shares/${id}`],
    'restore a backup': ['POST', `backups/${id}/restore`],
    'a schema': ['GET', `schemas/${id}`],
    'an unknown field': ['POST', 'shares', { days: 1, [id]: id }],
  };
}

/** These store what they are sent. */
const WRITES: readonly string[] = [
  'add an entry',
  'save entries',
  'replace the draft',
  'publish a document',
  'publish lists',
];

const kind = fc.constantFrom(...ENTRY_KINDS);
const NO_DRAFT = { revision: 0, entries: [], latest: { version: 1 } } as unknown as DraftAnswer;
const action = fc.constantFrom(...Object.keys(callsFor('', 'text', NO_DRAFT)));

async function answerOf(studio: InProcessStudio, name: string, id: string, of: EntryKind) {
  const call = callsFor(id, of, await studio.draft())[name];
  if (!call) throw new Error(`there is no call ${name}`);
  return studio.call<Partial<ApiError>>(...call);
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
  const insert = 'INSERT INTO entries (kind, id, content, revision, changed_at, changed_by) VALUES (?, ?, ?, ?, ?, ?)';
  sql.exec(insert, of, id, JSON.stringify(contentOf(of, id)), 9_000, '2026-01-01T00:00:00.000Z', 'ada@example.com');
}

property(
  'a stored entry with such an id is a problem at that entry, and nowhere else',
  40,
  fc.record({ id: hostileId, kind }),
  async ({ id: { id, isReserved }, kind: of }) => {
    const studio = await studioInProcess();
    stored(studio, of, id);
    await studio.add('other');
    const { status, body: check } = await studio.call<Check>('POST', 'review', { entries: 'ready' });
    expect(status).toBe(200);
    const mine = check.pending.filter((entry) => entry.id === id);
    expect(mine.map(({ problems }) => problems.length > 0 || !isReserved)).toEqual([true]);
    const others = check.pending.filter((entry) => entry.id !== id);
    expect(others).toMatchObject([{ kind: 'announcement', id: 'other', problems: [] }]);
    expect(check.problems).toEqual([]);
    const { entries } = await studio.draft();
    expect(entries.filter((entry) => entry.id === id)).toHaveLength(1);
    const named = await studio.call<Check>('POST', 'review', { entries: [{ kind: of, id }] });
    expect([200, 422]).toContain(named.status);
    for (const problem of named.body.problems ?? []) expect([problem.kind, problem.id]).toEqual([of, id]);
    const languages = await studio.store.readLanguages('draft');
    const preview = testPreview({ readLanguages: async () => languages });
    expect((await preview('/preview?lang=en')).status).toBe(200);
    expect((await preview(`/preview?site=${id}&message=${id}`)).status).toBe(200);
    const body = { ...(await studio.checked([{ kind: 'announcement', id: 'other' }])), reason: '' };
    const { body: version } = await studio.call<VersionSummary>('POST', 'versions', body);
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
