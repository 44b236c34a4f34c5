/** Whatever people save, delete, choose, restore and end: exactly what is chosen becomes different for visitors. */

import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Check, Version, VersionSummary } from '../../../packages/studio/src/contract/api.ts';
import { type EntryContent, type EntryKind, entryKey } from '../../../packages/studio/src/contract/draft.ts';
import { byName, entriesFrom } from '../../../packages/studio/src/entries/entries-from.ts';
import { isPublishedAlike } from '../../../packages/studio/src/model/compare.ts';
import { publicationSchema } from '../../../src/content/publication.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { MESSAGE_FIELDS } from '../../support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../support/studio-in-process.ts';
import { property } from './property.ts';

const kind = fc.constantFrom<EntryKind>('announcement', 'default-message', 'card');
const id = fc.constantFrom('a', 'b', 'c', 'default-sign-up');
const title = fc.constantFrom('', 'One', 'Two');
const languages = fc.subarray([...LANGUAGES]);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('save' as const), kind, id, title, languages }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), kind, id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('publish' as const), chosen: fc.array(fc.boolean()) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('publish-ready' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), version: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), id }) },
);

function contentOf(kind: EntryKind, title: string, languages: readonly string[]): EntryContent {
  const card = { epigraph: 'Report', title, link: '/report', image: 'teaser-report' };
  const fields = kind === 'card' ? card : { ...MESSAGE_FIELDS, title };
  const content = { kind, languages: Object.fromEntries(languages.map((language) => [language, fields])) };
  return (kind === 'card' ? content : { ...content, timeZone: 'UTC' }) as EntryContent;
}

/** The published entries by their names. */
async function published(api: InProcessStudio) {
  const { version } = (await api.draft()).latest;
  return byName(entriesFrom((await api.call<Version>('GET', `versions/${version}`)).body.languages));
}

const find = async (api: InProcessStudio, kind: EntryKind, id: string) =>
  (await api.draft()).entries.find((entry) => entry.id === id && entry.content.kind === kind);

/** Publishes what was checked, and checks that it and nothing else has changed. */
async function publish(api: InProcessStudio, check: Check) {
  const [draft, before] = [await api.draft(), await published(api)];
  const { since, chosen, problems, warnings } = check;
  const acknowledged = warnings.map(({ key }) => key);
  const body = { since, entries: chosen, reason: '', acknowledged };
  const { status } = await api.call<VersionSummary>('POST', 'versions', body);
  expect(status).toBe(problems.length > 0 || chosen.length === 0 ? 422 : 201);
  expect((await api.draft()).entries).toEqual(draft.entries);
  const [drafts, after] = [byName(draft.entries), await published(api)];
  const names = new Set(status === 201 ? chosen.map(entryKey) : []);
  for (const name of new Set([...before.keys(), ...after.keys(), ...names])) {
    const expected = names.has(name) ? drafts.get(name) : before.get(name);
    expect([name, isPublishedAlike(after.get(name)?.content, expected?.content)]).toEqual([name, true]);
  }
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(api: InProcessStudio, action: Step) {
  if (action.do === 'save' || action.do === 'delete') {
    const entry = await find(api, action.kind, action.id);
    const path = `draft/${action.kind}/${action.id}`;
    const headers = entry ? { 'if-match': `"${entry.revision}"` } : { 'if-none-match': '*' };
    if (action.do === 'save') {
      await api.call('PUT', path, contentOf(action.kind, action.title, action.languages), headers);
    } else if (entry) await api.call('DELETE', path, undefined, headers);
  }
  if (action.do === 'publish') {
    const { pending } = await api.check();
    await publish(api, await api.check(pending.filter((_, index) => action.chosen[index])));
  }
  if (action.do === 'publish-ready') {
    const check = await api.check();
    expect(check.problems).toEqual([]);
    await publish(api, check);
    expect((await api.check()).pending.filter(({ problems }) => problems.length === 0)).toEqual([]);
  }
  if (action.do === 'restore') await api.call('POST', `versions/${action.version}/restore`, { reason: '' });
  if (action.do === 'end') {
    await api.call('POST', `announcements/${action.id}/end`, { languages: LANGUAGES, reason: '' });
  }
}

property('what is chosen is published, and nothing else', 25, fc.array(step, { maxLength: 12 }), async (steps) => {
  const api = await studioInProcess();
  for (const action of steps) {
    await take(api, action);
    const document = api.document();
    if (document !== null) v.parse(publicationSchema, JSON.parse(document));
    const [drafts, live] = [byName((await api.draft()).entries), await published(api)];
    const differing = [...new Set([...drafts.keys(), ...live.keys()])].filter(
      (name) => !isPublishedAlike(drafts.get(name)?.content, live.get(name)?.content),
    );
    expect((await api.check()).pending.map(entryKey).sort()).toEqual(differing.sort());
  }
});
