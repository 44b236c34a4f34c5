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
  checkout = await checkOut();
  await addDutch(checkout);
  await checkout.build();
  [before, after] = [`${ROOT}dist`, checkout.dist];
});
afterAll(() => checkout?.remove());

interface Running {
  readonly api: StudioApi;
  /** Waits until the header of the service has this title: the first one after a start may not wait for KV. */
  readonly shows: (lang: string, title: string, message?: string) => Promise<void>;
}

/** Two releases that run on the same store and KV, one after the other. */
async function onSameData(
  use: (
    run: <Result>(
      releases: { readonly studio: string; readonly service: string },
      work: (running: Running) => Promise<Result>,
    ) => Promise<Result>,
  ) => Promise<void>,
): Promise<void> {
  const persistTo = await mkdtemp(join(tmpdir(), 'portico-languages-'));
  try {
    await use(async ({ studio, service }, work) => {
      const started = await startStudio({ persistTo, dist: studio, serviceDist: service });
      const shown = async (lang: string) => {
        const header = await (await started.service.fetch(`/chrome/header?lang=${lang}`)).text();
        return /announcement__title">([^<]*)</.exec(header)?.[1];
      };
      const shows: Running['shows'] = (lang, title, message) =>
        expect.poll(() => shown(lang), { timeout: 30_000, ...(message && { message }) }).toBe(title);
      try {
        return await work({ api: studioApi(started.studio.fetch), shows });
      } finally {
        await started.stop();
      }
    });
  } finally {
    await rm(persistTo, { recursive: true });
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

test('a language is added and removed over live data', () =>
  onSameData(async (run) => {
    const [without, withDutch] = [before, after].map((dist) => ({ studio: dist, service: dist }));
    if (!without || !withDutch) throw new Error('there is no build');

    await run(without, async ({ api }) => {
      await publishOnly(api, 'spring', contentWith({ de: 'Frühling', en: 'Spring' }));
    });

    await run(withDutch, async ({ api, shows }) => {
      await shows('de', 'Frühling');
      await shows('nl', BUILT_IN);
      const { entries } = await api.draft();
      expect(
        entries.some((entry) => entry.content.kind === 'default-message' && titleOf(entry, 'nl') === BUILT_IN),
      ).toBe(true);
      // nothing that visitors see differs from the draft
      expect((await api.call<Change[]>('GET', 'versions/2/changes?since=2')).body).toEqual([]);
      await api.change(await find(api, 'spring'), contentWith({ de: 'Frühling', en: 'Spring', nl: 'Lente' }));
      expect(await api.publish('with Dutch')).toMatchObject({ version: 3 });
      const { body } = await api.call<Change[]>('GET', 'versions/3/changes');
      expect(new Set(body.map(({ language }) => language))).toEqual(new Set(['nl']));
      expect(await api.call('POST', 'versions/2/restore', { reason: '' })).toMatchObject({ status: 201 });
      expect(await api.call('POST', 'versions/3/restore', { reason: '' })).toMatchObject({ status: 201 });
    });

    await run(without, async ({ api, shows }) => {
      await shows('de', 'Frühling');
      const spring = await find(api, 'spring');
      await api.change(spring, contentWith({ de: 'Sommer', en: 'Summer' }));
      expect(await api.publish('after a rollback')).toMatchObject({ version: 6 });
      expect((await api.call<Version>('GET', 'versions/3')).body.languages).not.toHaveProperty('nl');
      expect((await api.call<Change[]>('GET', 'versions/6/changes')).body.length).toBeGreaterThan(0);
    });

    await run(withDutch, async ({ api, shows }) => {
      await shows('de', 'Sommer');
      await shows('nl', 'Lente');
      expect(titleOf(await find(api, 'spring'), 'nl')).toBe('Lente');
      expect(titleOf(await find(api, 'spring'), 'de')).toBe('Sommer');
    });
  }));

test('whether service or Studio is deployed or rolled back first, visitors see what was published last', () =>
  onSameData(async (run) => {
    let published = 'Frühling 0';
    const steps = [
      ...[
        [before, before],
        [after, before],
        [after, after],
        [before, after],
      ],
      ...[
        [before, before],
        [before, after],
        [after, after],
        [after, before],
        [before, before],
      ],
    ].map(([service = '', studio = '']) => ({ service, studio }));
    await run({ service: before, studio: before }, async ({ api }) => {
      await publishOnly(api, 'spring', contentWith({ de: published }));
    });
    for (const [index, releases] of steps.entries()) {
      await run(releases, async ({ api, shows }) => {
        await shows('de', published, `step ${index}`);
        if (releases.service === after) await shows('nl', BUILT_IN, `step ${index}`);
        const spring = await find(api, 'spring');
        published = `Frühling ${index + 1}`;
        await api.change(spring, contentWith({ de: published }));
        await api.publish();
      });
    }
  }));
