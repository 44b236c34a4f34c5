/** Starts a Studio and publishes many messages in it. */

import { COMPANY } from '../../../src/company.ts';
import type { PublishedLanguages } from '../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { publishDocument } from '../../cli/src/document/import-document.ts';
import { connectTo } from '../../cli/src/document/studio-client.ts';
import { type StartedStudio, startStudio } from '../../cli/src/local/studio.ts';
import { entriesFrom } from '../src/entries/entries-from.ts';
import { manyEntries } from './many-entries.ts';

/** The messages in all languages would exceed the size of a document. */
const WRITTEN: readonly Language[] = ['en', 'de', 'ja'];

export interface FilledStudio {
  readonly started: StartedStudio;
  /** Messages and cards in the draft, all of which are published. */
  readonly count: number;
  /** The id of an announcement in English. */
  readonly announcement: string;
}

/**
 * @param total messages and cards; `null` for those of the release
 * @throws Error if the Studio does not accept them
 */
export async function startFilledStudio(total: number | null): Promise<FilledStudio> {
  const started = await startStudio();
  try {
    const client = connectTo(started.studio.origin);
    const { latest } = await client.readDraft();
    const { languages } = await client.call('GET /versions/:version', { params: { version: latest.version } });
    const present = entriesFrom(languages).length;
    const document = withMessages(languages, Math.max((total ?? present) - present, 1));
    await publishDocument(document, COMPANY, client, { reason: 'a benchmark', acknowledge: true });
    const { length: count } = (await client.readDraft()).entries;
    return { started, count, announcement: 'message-0' };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** How many entries of a large draft are published; the others are only in the draft. */
const PUBLISHED = 100;

/**
 * Starts a Studio whose draft has many messages in all languages.
 *
 * @param total entries, with those of the release
 * @throws Error if the Studio does not accept them
 */
export async function startLargeStudio(total: number): Promise<FilledStudio> {
  const started = await startStudio();
  try {
    const client = connectTo(started.studio.origin);
    const { revision, entries } = await client.readDraft();
    const kept = entries.map(({ id, content }) => ({ id, content }));
    const many = manyEntries(Math.max(total - kept.length, 1));
    await client.call('PUT /draft', { body: { revision, entries: [...kept, ...many] } });
    const chosen = many.slice(0, PUBLISHED).map(({ id }) => ({ kind: 'announcement' as const, id }));
    const review = await client.call('POST /review', { body: { entries: chosen } });
    const acknowledged = review.warnings.map(({ key }) => key);
    const body = { since: review.since, entries: [...review.chosen], reason: '', acknowledged };
    await client.call('POST /versions', { body });
    return { started, count: kept.length + many.length, announcement: 'message-0' };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Adds messages: a third are live, a third over, and a third scheduled. */
function withMessages(languages: PublishedLanguages, count: number): PublishedLanguages {
  const messages = Array.from({ length: count }, (_, index) => {
    const [from, to] = PERIODS[index % PERIODS.length] ?? PERIODS[0];
    return {
      id: `message-${index}`,
      title: `Message ${index}`,
      description: 'What visitors read after the title, in a sentence of the usual length.',
      cta: 'Read more',
      link: `/news/${index}/`,
      weight: 1 + (index % 4),
      startDate: `${from}-01-01T00:00:00Z`,
      endDate: `${to}-12-31T00:00:00Z`,
    };
  });
  const added = (language: Language): PublishedLanguages[Language] => {
    const { announcements, ...others } = languages[language];
    return {
      ...others,
      announcements: WRITTEN.includes(language) ? [...announcements, ...messages] : announcements,
    };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, added(language)])) as PublishedLanguages;
}

/** In years. */
const PERIODS = [
  [2020, 2099],
  [2020, 2021],
  [2100, 2100],
] as const;
