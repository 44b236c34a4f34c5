/** Whatever people do at the same moment, in whatever order the store receives it, nobody publishes beyond their rights. */

import fc from 'fast-check';
import { afterAll, beforeAll, vi } from 'vitest';
import type { AuditList } from '../../../packages/studio/src/contract/audit.ts';
import type { Release, ReleaseList } from '../../../packages/studio/src/contract/releases.ts';
import type { Rights } from '../../../packages/studio/src/contract/rights.ts';
import { reachBetween } from '../../../packages/studio/src/entries/publication-reach.ts';
import type { Store } from '../../../packages/studio/src/store/store.ts';
import { EVERYTHING } from '../../support/admitted.ts';
import { NOW } from '../../support/app.ts';
import { messageStore } from '../../support/message-store.ts';
import { MESSAGE_FIELDS, messageContent, type StudioApi, studioApi } from '../../support/studio-api.ts';
import { apiInProcess } from '../../support/studio-in-process.ts';
import { expectNone, property } from './property.ts';

const PEOPLE: Readonly<Record<string, Rights>> = {
  ada: EVERYTHING,
  author: { ...EVERYTHING, role: 'author', publishes: [] },
  // publishes Japanese alone
  yuki: { ...EVERYTHING, role: 'publisher', publishes: [{ languages: ['ja'], sites: null }] },
};

const ACTS = ['change', 'publish', 'save', 'schedule', 'publish-release', 'ask', 'approve', 'delete'] as const;

interface Step {
  readonly act: (typeof ACTS)[number];
  /** What is added to each revision that the person has read. */
  readonly guess: 0 | 1;
  readonly language: 'en' | 'ja';
}

const step = fc.record<Step>({
  act: fc.constantFrom(...ACTS),
  guess: fc.constantFrom(0, 1),
  language: fc.constantFrom('en', 'ja'),
});

/** A store that receives calls in the order that the scheduler chooses. */
function scheduled(store: Store, scheduler: fc.Scheduler): Store {
  return new Proxy(store, {
    get:
      (target, name: keyof Store) =>
      async (...parameters: unknown[]) => {
        await scheduler.schedule(Promise.resolve(), String(name));
        return (target[name] as (...all: unknown[]) => unknown).apply(target, parameters);
      },
  });
}

const MINUTE = 60_000;

let titles = 0;
beforeAll(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

async function act({ act: what, guess, language }: Step, api: StudioApi): Promise<unknown> {
  const { entries, latest } = await api.draft();
  const entry = entries.find(({ id }) => id === 'webinar');
  if (!entry) return;
  if (what === 'change') {
    titles += 1;
    const languages = { ...entry.content.languages, [language]: { ...MESSAGE_FIELDS, title: `Title ${titles}` } };
    const headers = { 'if-match': `"${entry.revision}"` };
    return api.call('PUT', 'draft/announcement/webinar', { ...messageContent(), languages }, headers);
  }
  const check = await api.check([{ kind: 'announcement', id: 'webinar' }]);
  const body = {
    since: latest.version,
    acknowledged: check.warnings.map(({ key }) => key),
    entries: [{ kind: 'announcement', id: 'webinar', revision: entry.revision + guess }],
  };
  if (what === 'publish') return api.call('POST', 'versions', { ...body, reason: '' });
  const [release] = (await api.call<ReleaseList>('GET', 'releases')).body.releases;
  const revision = (release?.revision ?? 0) + guess;
  if (what === 'save' || what === 'schedule') {
    const at = {
      state: what === 'schedule' ? 'scheduled' : 'open',
      at: new Date(NOW + 30 * MINUTE).toISOString(),
    };
    const saved = { ...body, ...at, name: 'Spring' };
    return release
      ? api.call<Release>('PUT', `releases/${release.id}`, { ...saved, revision })
      : api.call<Release>('POST', 'releases', saved);
  }
  if (!release) return;
  if (what === 'delete') return api.call('DELETE', `releases/${release.id}`);
  if (what !== 'publish-release') return api.call('POST', `releases/${release.id}/review`, { action: what, revision });
  const { since, acknowledged } = body;
  return api.call('POST', `releases/${release.id}/publish`, { since, acknowledged, revision });
}

/** What has been published beyond the rights of whoever did it. */
async function publishedBeyond(store: Store): Promise<string[]> {
  const problems: string[] = [];
  const { version: last } = await store.readLatest();
  for (let version = 2; version <= last; version += 1) {
    const [before, after] = [await store.readVersion(version - 1), await store.readVersion(version)];
    if (!before || !after) throw new Error(`version ${version} can't be read`);
    const languages = reachBetween(before.languages, after.languages).map((place) => place.language);
    const beyond = after.publishedBy === 'yuki' ? languages.filter((language) => language !== 'ja') : [];
    if (after.publishedBy === 'author' || beyond.length > 0) {
      problems.push(`${after.publishedBy} has published ${languages.join(', ')} in version ${version}`);
    }
  }
  return problems;
}

/** Authors' changes of releases that were scheduled. */
async function changedBeyond(api: StudioApi): Promise<string[]> {
  const { events } = (await api.call<AuditList>('GET', 'audit')).body;
  const states = new Map<string, string>();
  return [...events].reverse().flatMap(({ person, action, subject }) => {
    const wasScheduled = states.get(subject) === 'release-scheduled';
    if (subject.startsWith('releases/') && action.startsWith('release-')) states.set(subject, action);
    return wasScheduled && person === 'author' && subject.startsWith('releases/')
      ? [`author: ${action} ${subject}`]
      : [];
  });
}

property(
  'whatever order the steps of simultaneous requests have, nobody publishes or changes anything beyond their rights',
  40,
  fc.tuple(
    fc.scheduler(),
    fc.record(Object.fromEntries(Object.keys(PEOPLE).map((person) => [person, fc.array(step, { maxLength: 5 })]))),
  ),
  async ([scheduler, steps]) => {
    vi.setSystemTime(NOW);
    const { open, ring } = messageStore();
    const store = await open();
    const ada = studioApi(apiInProcess(store, 'ada'));
    await ada.add('webinar', { ...messageContent(), languages: { ja: MESSAGE_FIELDS } });
    const shared = scheduled(store, scheduler);
    const done = Object.entries(PEOPLE).map(async ([person, rights]) => {
      const api = studioApi(apiInProcess(shared, person, undefined, null, false, rights));
      for (const one of steps[person] ?? []) await act(one, api);
    });
    await scheduler.waitFor(Promise.all(done));
    vi.setSystemTime(NOW + 31 * MINUTE);
    await ring();
    expectNone([...(await publishedBeyond(store)), ...(await changedBeyond(ada))]);
  },
);
