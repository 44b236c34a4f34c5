/** A language that a release adds, and that a rollback takes away, while messages are published and drafts are open. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStudio } from '../../../packages/cli/src/local/studio.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import type { Change, Version } from '../../../packages/studio/src/contract/api.ts';
import type { Entry, EntryContent } from '../../../packages/studio/src/contract/draft.ts';
import { type Checkout, checkOut } from '../../support/checkout.ts';
import { TEST_CONTENT } from '../../support/content-folder.ts';
import { MESSAGE_FIELDS, type StudioApi, studioApi } from '../../support/studio-api.ts';

/** The default message of the files of Dutch. */
const BUILT_IN = 'Ingebouwd bericht';

let checkout: Checkout;
let persistTo: string;
/** Directories of builds: that of the repository, and one with Dutch. */
let before: string;
let after: string;

/** As CONTRIBUTING.md describes it. */
async function addDutch({ edit, add }: Checkout): Promise<void> {
  await edit('portico.config.ts', (text) =>
    text.replace(/^ {4}pt: .*$/m, "$&\n    nl: { name: 'Nederlands', blogCode: null },"),
  );
  const spanish = JSON.parse(await readFile(`${ROOT}${TEST_CONTENT}/es.json`, 'utf8'));
  const [message] = spanish.featureMessages;
  const dutch = { ...spanish, language: 'nl', announcements: [], featureMessages: [{ ...message, title: BUILT_IN }] };
  await add('locales/nl.json', JSON.stringify(dutch));
}

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'portico-languages-'));
  checkout = await checkOut();
  await addDutch(checkout);
  await checkout.build();
  [before, after] = [`${ROOT}dist`, checkout.dist];
});
afterAll(async () => {
  await checkout?.remove();
  await rm(persistTo, { recursive: true, force: true });
});

/** Runs Studio and service of a release on the store and KV of the earlier ones. */
async function run(
  dist: string,
  work: (api: StudioApi, shows: (lang: string, title: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const started = await startStudio({ persistTo, dist, serviceDist: dist });
  const shown = async (lang: string) => {
    const header = await (await started.service.fetch(`/chrome/header?lang=${lang}`)).text();
    return /announcement__title">([^<]*)</.exec(header)?.[1];
  };
  try {
    // the first header after a start may not wait for KV
    await work(studioApi(started.studio.fetch), (lang, title) =>
      expect.poll(() => shown(lang), { timeout: 30_000 }).toBe(title),
    );
  } finally {
    await started.stop();
  }
}

/** An announcement with a title for each language. */
const contentWith = (titles: Readonly<Record<string, string>>): EntryContent => ({
  kind: 'announcement',
  timeZone: 'UTC',
  languages: Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, { ...MESSAGE_FIELDS, title }]),
  ),
});

/** Publishes this announcement alone. */
async function publishOnly(api: StudioApi, id: string, content: EntryContent): Promise<void> {
  for (const entry of (await api.draft()).entries) {
    if (entry.content.kind !== 'announcement') continue;
    await api.call('DELETE', `draft/announcement/${entry.id}`, undefined, { 'if-match': `"${entry.revision}"` });
  }
  await api.add(id, content);
  await api.publish();
}

async function find(api: StudioApi, id: string): Promise<Entry> {
  const entry = (await api.draft()).entries.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no entry ${id}`);
  return entry;
}

const titleOf = ({ content }: Entry, language: string) =>
  (content.languages as Readonly<Record<string, { title: string }>>)[language]?.title;

test('a language is added and removed over live data', async () => {
  await run(before, async (api) => {
    await publishOnly(api, 'spring', contentWith({ de: 'Frühling', en: 'Spring' }));
  });

  await run(after, async (api, shows) => {
    await shows('de', 'Frühling');
    await shows('nl', BUILT_IN);
    const { entries } = await api.draft();
    expect(entries.some((entry) => entry.content.kind === 'default-message' && titleOf(entry, 'nl') === BUILT_IN)).toBe(
      true,
    );
    // nothing that visitors see differs from the draft
    expect((await api.call<Change[]>('GET', 'versions/2/changes?since=2')).body).toEqual([]);
    await api.change(await find(api, 'spring'), contentWith({ de: 'Frühling', en: 'Spring', nl: 'Lente' }));
    expect(await api.publish('with Dutch')).toMatchObject({ version: 3 });
    const { body } = await api.call<Change[]>('GET', 'versions/3/changes');
    expect(new Set(body.map(({ language }) => language))).toEqual(new Set(['nl']));
    expect(await api.call('POST', 'versions/2/restore', { reason: '' })).toMatchObject({ status: 201 });
    expect(await api.call('POST', 'versions/3/restore', { reason: '' })).toMatchObject({ status: 201 });
  });

  await run(before, async (api, shows) => {
    await shows('de', 'Frühling');
    const spring = await find(api, 'spring');
    await api.change(spring, contentWith({ de: 'Sommer', en: 'Summer' }));
    expect(await api.publish('after a rollback')).toMatchObject({ version: 6 });
    expect((await api.call<Version>('GET', 'versions/3')).body.languages).not.toHaveProperty('nl');
    expect((await api.call<Change[]>('GET', 'versions/6/changes')).body.length).toBeGreaterThan(0);
  });

  await run(after, async (api, shows) => {
    await shows('de', 'Sommer');
    await shows('nl', 'Lente');
    expect(titleOf(await find(api, 'spring'), 'nl')).toBe('Lente');
    expect(titleOf(await find(api, 'spring'), 'de')).toBe('Sommer');
  });
});
