/** Changes the content of a card. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { CardContent, CardFields } from '../../contract/draft.ts';
import { isTextField, withText } from '../../entries/translation.ts';
import { EMPTY_CARD } from './empty-fields.ts';

export type CardField = keyof CardFields;

export function withCardField(content: CardContent, language: Language, field: CardField, value: string): CardContent {
  const fields = content.languages[language] ?? EMPTY_CARD;
  const changed = { ...content, languages: { ...content.languages, [language]: { ...fields, [field]: value } } };
  return isTextField('card', field) ? withText(changed, language, field, value) : changed;
}

/** Starts the language with the link and image of the first one that has the card, and without texts. */
export function withCardLanguage(content: CardContent, language: Language): CardContent {
  const source = LANGUAGES.map((name) => content.languages[name]).find((fields) => fields !== undefined);
  const fields: CardFields = source ? { ...EMPTY_CARD, link: source.link, image: source.image } : EMPTY_CARD;
  return { ...content, languages: { ...content.languages, [language]: fields } };
}

/** The display name of a card or image: `roi-calculator` → `ROI calculator` */
export function nameOf(id: string): string {
  const words = id.split('-').map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word));
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(['roi', 'pdf', 'faq']);
