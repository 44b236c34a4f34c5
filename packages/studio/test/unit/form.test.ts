/** What the form of an entry shows, and what an edit of one of its fields stores. */

import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/contract/language.ts';
import { FILES } from '../../../../test/support/every-field.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { CardContent, EntryContent, EntryName } from '../../src/contract/draft.ts';
import { editedContent, shownContent, withField, withLanguage } from '../../src/page/entries/edit-content.ts';

const files = {
  ...FILES,
  languages: {
    ...FILES.languages,
    en: { links: { pricing: { name: 'Pricing', link: '/pricing/' } }, texts: { 'blog.news': '/api/news' }, lists: {} },
    de: { links: { pricing: { name: 'Preise', link: '/de/pricing/' } }, texts: { 'blog.news': '/api/de' }, lists: {} },
  },
};

const edited = (entry: EntryName, language: Language, field: string, text: string) =>
  editedContent(entry, null, (content) => withField(entry.id, content, language, field, text), files).languages;

describe('a part of the menus', () => {
  const pricing = { kind: 'link', id: 'pricing' } as const;

  test('shows what the files have', () => {
    expect(shownContent(pricing, null, files).languages.en).toMatchObject({ name: 'Pricing', link: '/pricing/' });
  });

  test('keeps the files’ other fields when one is edited, and their other languages', () => {
    expect(edited(pricing, 'de', 'link', '/de/prices/')).toEqual({
      de: { name: 'Preise', nameSource: 'Pricing', description: '', link: '/de/prices/' },
    });
  });

  test('records the source of an edited translation', () => {
    expect(edited(pricing, 'de', 'name', 'Tarife').de).toMatchObject({ name: 'Tarife', nameSource: 'Pricing' });
  });
});

describe('a setting', () => {
  test('has no source, because nobody translates it', () => {
    expect(edited({ kind: 'text', id: 'blog.news' }, 'de', 'text', '/api/neu')).toEqual({ de: { text: '/api/neu' } });
  });

  test('shows its default', () => {
    const theme = { kind: 'text', id: 'sites.docs.theme' } as const;
    expect(shownContent(theme, null, files).languages.en).toEqual({ text: 'dark' });
  });
});

describe('a message', () => {
  const two = announcementIn({ en: MESSAGE_FIELDS, de: { ...MESSAGE_FIELDS, weight: '3' } });
  const fieldIn = ({ languages }: EntryContent, language: Language, name: string) =>
    (languages[language] as Readonly<Record<string, string>> | undefined)?.[name];

  test('gets its sites in all languages, and loses them again completely', () => {
    const limited = withField('webinar', two, 'de', 'sites', 'docs');
    expect([fieldIn(limited, 'en', 'sites'), fieldIn(limited, 'de', 'sites')]).toEqual(['docs', 'docs']);
    expect(withField('webinar', limited, 'de', 'sites', '')).toEqual(two);
  });

  test('keeps schedules apart that are not the same', () => {
    const changed = withField('webinar', two, 'en', 'weight', '5');
    expect([fieldIn(changed, 'en', 'weight'), fieldIn(changed, 'de', 'weight')]).toEqual(['5', '3']);
  });
});

test('a card’s new language starts with its link and image, a message’s without its link', () => {
  const fields = { title: 'Report', epigraph: 'Study', link: '/report/', image: 'teaser-report' };
  const card: CardContent = { kind: 'card', languages: { en: fields } };
  expect(withLanguage(card, 'de').languages.de).toEqual({ ...fields, title: '', epigraph: '' });
  const message = announcementIn({ en: { ...MESSAGE_FIELDS, link: '/webinar/' } });
  expect(withLanguage(message, 'de').languages.de).toMatchObject({ title: '', link: '' });
});
