/** Dictionaries with longer texts than any real one: a layout that fits them has room for what editors write later. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { DictionaryFile } from '../../src/content/schema.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Checkout } from './checkout.ts';

/** The languages that they replace: French gets the longest text of all six, German and Japanese each text twice. */
export const PSEUDO_LANGUAGES = { fr: 'longest', de: 'doubled', ja: 'doubled' } as const;

/** Values for placeholders, which may occur only once in a text. */
const FILLED: Readonly<Record<string, string>> = { '{brand}': 'Acme', '{year}': '2026', '{language}': 'Português' };

type Tree = string | { readonly [key: string]: Tree };
type Texts = Omit<DictionaryFile, '$schema' | 'language' | 'announcements' | 'featureMessages'>;

/** Replaces three languages of a checkout with pseudo-languages, in which an announcement is always active. */
export async function writePseudoLanguages(checkout: Checkout): Promise<void> {
  const dictionaries = {} as Record<Language, DictionaryFile>;
  for (const language of LANGUAGES) {
    dictionaries[language] = JSON.parse(await checkout.read(`locales/${language}.json`));
  }
  for (const [language, kind] of Object.entries(PSEUDO_LANGUAGES) as [Language, 'longest' | 'doubled'][]) {
    const sources = kind === 'longest' ? Object.values(dictionaries) : [dictionaries[language]];
    const combine = (texts: readonly string[]) => (kind === 'longest' ? longestOf(texts) : twice(longestOf(texts)));
    const pseudo: DictionaryFile = {
      ...(combineTrees(sources.map(textsOf) as Tree[], combine) as unknown as Texts),
      language,
      announcements: [combineMessages(sources, combine)],
      featureMessages: [combineMessages(sources, combine)],
    };
    await checkout.edit(`locales/${language}.json`, () => JSON.stringify(pseudo));
  }
}

function textsOf({ labels, titles, links, pills, social, teasers }: DictionaryFile): Texts {
  return { labels, titles, links, pills, social, teasers };
}

/** Combines the texts that are at the same place in all trees. */
function combineTrees(trees: readonly Tree[], combine: (texts: readonly string[]) => string): Tree {
  const [first] = trees;
  if (typeof first !== 'object') return combine(trees as readonly string[]);
  return Object.fromEntries(
    Object.keys(first).map((key) => [
      key,
      combineTrees(
        trees.flatMap((tree) => (tree as Record<string, Tree>)[key] ?? []),
        combine,
      ),
    ]),
  );
}

function combineMessages(
  sources: readonly DictionaryFile[],
  combine: (texts: readonly string[]) => string,
): AnnouncementFile {
  const messages = sources.flatMap(({ announcements, featureMessages }) => [...announcements, ...featureMessages]);
  const all = (key: 'title' | 'description' | 'cta') => combine(messages.map((message) => message[key]));
  return {
    id: 'pseudo',
    title: all('title'),
    link: '/signup',
    description: all('description'),
    cta: all('cta'),
    weight: 1,
  };
}

function twice(text: string): string {
  return `${text} ${text.replace(/\{\w+\}/g, (name) => FILLED[name] ?? name)}`;
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (columnsOf(text) > columnsOf(longest) ? text : longest));
}

/** The width of a text in Latin letters: a Japanese character is as wide as two. */
function columnsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[⺀-鿿＀-￠]/.test(letter) ? 2 : 1), 0);
}
