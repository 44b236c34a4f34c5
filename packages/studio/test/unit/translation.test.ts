/** How far translations are, and what is noted of their sources. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { builtInMessages } from '../../../../src/content/built-in.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { MenusAnswer } from '../../src/contract/api.ts';
import type { CardContent, MenuContent, MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { knownContent } from '../../src/contract/known-content.ts';
import { composePublication, languagesFrom } from '../../src/entries/compose-publication.ts';
import { withSettingsOf } from '../../src/entries/entries-from.ts';
import { withFileTexts, withShown } from '../../src/entries/menu-texts.ts';
import { publishedPart } from '../../src/entries/published-part.ts';
import {
  sourceLanguage,
  translatedTexts,
  withMissingCopied,
  withSourcesNoted,
  withText,
} from '../../src/entries/translation.ts';
import { isPublishedAlike } from '../../src/model/compare.ts';
import { mergeContents } from '../../src/page/data/differences.ts';
import { copiedTo, withField, withLanguage } from '../../src/page/entries/edit-content.ts';
import { countTexts, filterRows, isPast, translationRows } from '../../src/page/translations/translation-rows.ts';

const EN: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar', description: 'Learn more.', cta: 'Join' };
const DE: MessageFields = { ...EN, title: 'Seminar', description: 'Mehr erfahren.', cta: 'Teilnehmen' };

type LinkContent = Extract<MenuContent, { kind: 'link' }>;

const statuses = (content: MessageContent | CardContent, language: 'de' | 'en' | 'fr' = 'de') =>
  Object.fromEntries(translatedTexts(content, language).map(({ field, status }) => [field, status]));

describe('the status of a translation', () => {
  test('is missing, the same as the source, or done', () => {
    const content = announcementIn({ en: EN, de: { ...DE, title: ' ', cta: 'Join ' } });
    expect(statuses(content)).toEqual({ title: 'missing', description: 'done', cta: 'same' });
    expect(statuses(content, 'fr')).toEqual({ title: 'missing', description: 'missing', cta: 'missing' });
    expect(statuses(content, 'en')).toEqual({});
  });

  test('says that the source has changed since, until someone translates it again or says that it fits', () => {
    const translated = withField('webinar', announcementIn({ en: EN, de: DE }), 'de', 'title', 'Das Seminar');
    const changed = withField('webinar', translated, 'en', 'title', 'Spring webinar');
    expect(translatedTexts(changed, 'de')[0]).toEqual({
      field: 'title',
      source: 'Spring webinar',
      target: 'Das Seminar',
      was: 'Webinar',
      status: 'changed',
    });
    expect(statuses(withField('webinar', changed, 'de', 'title', 'Frühlingsseminar')).title).toBe('done');
    expect(statuses(withSourcesNoted(changed, 'de', ['title'])).title).toBe('done');
    expect(statuses(withField('webinar', changed, 'en', 'title', 'Webinar')).title).toBe('done');
  });

  test('is done for drafts of releases that have noted nothing', () => {
    const changed = withField('webinar', announcementIn({ en: EN, de: DE }), 'en', 'title', 'Spring webinar');
    expect(statuses(changed).title).toBe('done');
  });

  test('is done for the same text only if someone says so', () => {
    const copied = copiedTo(withField('webinar', announcementIn({ en: EN, de: DE }), 'de', 'title', 'X'), 'en', [
      'de',
      'fr',
    ]);
    expect(statuses(copied)).toEqual({ title: 'same', description: 'same', cta: 'same' });
    expect(
      statuses(withField('webinar', withField('webinar', copied, 'de', 'title', 'W'), 'de', 'title', 'Webinar')).title,
    ).toBe('same');
    expect(statuses(withSourcesNoted(copied, 'de', ['title']))).toEqual({
      title: 'done',
      description: 'same',
      cta: 'same',
    });
  });

  test('follows the first language with texts while the default language has none', () => {
    const content = withLanguage(announcementIn({ de: DE, fr: { ...EN, title: 'Webinaire' } }), 'en');
    expect(sourceLanguage(content)).toBe('de');
    expect(statuses(content, 'fr').title).toBe('done');
    expect(sourceLanguage(announcementIn({}))).toBeNull();
  });
});

describe('the words of the menus', () => {
  const fields = (name: string, link: string) => ({ name, description: '', link });
  const ofFiles = (name: string, link: string) => ({ links: { blog: { name, link } }, texts: {}, lists: {} });
  const none = { links: {}, texts: {}, lists: {} };
  const files = {
    tree: {},
    languages: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, none])),
      en: ofFiles('Blog', '/blog'),
      de: ofFiles('Blog', '/de/blog'),
      fr: ofFiles('Le blog', '/fr/blog'),
    },
  } as unknown as MenusAnswer;
  const shown = (languages: LinkContent['languages']) => withFileTexts({ kind: 'link', languages }, 'blog', files);
  const states = (content: LinkContent) =>
    LANGUAGES.flatMap((language) => translatedTexts(content, language).map(({ status }) => `${language} ${status}`));

  test('are done as the files have them, and changed once the source is edited', () => {
    expect(states(shown({})).sort()).toEqual(['de done', 'es missing', 'fr done', 'ja missing', 'pt missing']);
    const edited = shown({ en: fields('News', '/blog'), de: fields('Blog', '/de/aktuell') });
    expect(states(edited).sort()).toEqual(['de changed', 'es missing', 'fr changed', 'ja missing', 'pt missing']);
    expect(translatedTexts(edited, 'fr')[0]).toMatchObject({ source: 'News', target: 'Le blog', was: 'Blog' });
  });

  test('are edited in one language, and stay as in the files in the others', () => {
    const draft: LinkContent = { kind: 'link', languages: { en: fields('News', '/blog') } };
    const before = withFileTexts(draft, 'blog', files);
    const after = withShown(draft, before, withText(before, 'de', 'name', 'Neues'));
    expect(after.languages).toEqual({
      en: draft.languages.en,
      de: { ...fields('Neues', '/de/blog'), nameSource: 'News' },
    });
    expect(withShown(draft, before, before)).toBe(draft);
    expect(publishedPart({ id: 'blog', content: after }, 'de')?.value).toEqual({ name: 'Neues', link: '/de/blog' });
    expect(knownContent(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});

test('what a translation lacks is copied from the source, and the rest stays', () => {
  const content = announcementIn({ en: { ...EN, link: '/webinar' }, de: { ...DE, cta: '' } });
  expect(withMissingCopied(content, 'de').languages.de).toEqual({ ...DE, cta: 'Join' });
  expect(withMissingCopied(content, 'fr').languages.fr).toEqual({ ...EN, link: '/fr/webinar' });
  expect(withMissingCopied(content, 'en')).toBe(content);
});

describe('the noted sources', () => {
  const noted = withSourcesNoted(announcementIn({ en: EN, de: DE }), 'de', ['title', 'cta']);

  test('do not count as a difference from what is published, and are not published', () => {
    expect(noted.languages.de).toMatchObject({ titleSource: 'Webinar', ctaSource: 'Join' });
    expect(isPublishedAlike(noted, announcementIn({ en: EN, de: DE }))).toBe(true);
    const published = languagesFrom((language) => builtInMessages(COMPANY, language));
    const card: CardContent = {
      kind: 'card',
      languages: { de: { epigraph: 'A', title: 'B', link: '/', image: 'teaser-roi', titleSource: 'C' } },
    };
    const entries = [
      { id: 'noted', content: noted },
      { id: 'noted', content: card },
    ];
    const rules = {
      brand: { siteOrigin: 'https://www.example.com', origins: {}, loginOrigins: [] },
      images: { names: ['teaser-roi'], origins: [] },
    };
    const names = entries.map(({ id, content }) => ({ id, kind: content.kind }));
    const { languages, problems } = composePublication({ published, entries }, names, rules);
    expect(problems).toEqual([]);
    expect(languages.de.announcements.at(-1)?.title).toBe('Seminar');
    expect(languages.de.cards.noted?.title).toBe('B');
    expect(JSON.stringify(languages)).not.toContain('Source');
  });

  test('are read from what is stored, and stay when an entry becomes what was published', () => {
    expect(knownContent(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
    const published = announcementIn({ en: EN, de: { ...DE, cta: 'Los' } });
    expect(withSettingsOf(noted, published).languages.de).toEqual({ ...DE, cta: 'Los', titleSource: 'Webinar' });
  });

  test('of two people are never a conflict', () => {
    const edited = (text: string) => announcementIn({ en: EN, de: { ...DE, titleSource: text } });
    const theirs = { ...edited('Theirs'), campaign: 'Spring' };
    const merge = mergeContents(edited('Base'), edited('Mine'), theirs);
    expect(merge.open).toEqual([]);
    expect(merge.theirs.map(({ field }) => field)).toEqual(['campaign']);
    expect(merge.content).toEqual({ ...edited('Mine'), campaign: 'Spring' });
    expect(mergeContents(null, edited('Mine'), edited('Theirs')).open).toEqual([]);
  });
});

describe('the table of translations', () => {
  const card: CardContent = { kind: 'card', languages: { en: { epigraph: 'A', title: 'B', link: '', image: '' } } };
  const over = announcementIn({ en: { ...EN, endDate: '2020-01-01T00:00:00Z' } });
  const rows = translationRows(
    [
      shownEntry('webinar', announcementIn({ en: EN, de: { ...DE, cta: '' } })),
      shownEntry('over', over),
      shownEntry('archived', { ...announcementIn({ en: EN }), archived: true }),
      shownEntry('video', card),
    ],
    [{ id: 'video', languages: ['en', 'de'] }],
  ).filter(({ content }) => !isPast(content, Date.UTC(2026, 0)));

  test('has what is neither over nor archived, in the languages that show it, with the first text that needs work', () => {
    expect(rows.map(({ key }) => key)).toEqual(['announcement/webinar', 'card/video']);
    expect(Object.keys(rows[1]?.cells ?? {})).toEqual(['de']);
    expect(rows[0]?.cells.de).toEqual({
      counts: { missing: 1, same: 0, changed: 0, done: 2 },
      status: 'missing',
      field: 'cta',
    });
  });

  test('counts texts by status, and shows the rows that have one', () => {
    expect(countTexts(rows, 'de')).toEqual({ missing: 3, same: 0, changed: 0, done: 2 });
    expect(countTexts(rows, null).missing).toBe(3 + 4 * 3);
    const keys = (filter: Parameters<typeof filterRows>[1]) => filterRows(rows, filter).map(({ id }) => id);
    expect(keys({ language: 'de', status: 'done' })).toEqual(['webinar']);
    expect(keys({ language: 'fr', status: null })).toEqual(['webinar']);
  });
});
