/** The texts that are sent to translators and come back, one unit for each field. */

import { placeholdersIn } from '../../../../src/content/message-problems.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { type EntryContent, type EntryKind, type EntryName, isMenuKind, isMessageContent } from '../contract/draft.ts';
import { MAX_FIELD_BYTES, numberText } from '../contract/limits.ts';
import { limitsOf, type SiteName } from '../entries/audience.ts';
import { asSentence, limitsText } from '../entries/describe-audience.ts';
import { sourceLanguage, type TranslationStatus, translatedTexts } from '../entries/translation.ts';
import type { TextField } from '../fields/fields.ts';
import { listed } from '../fields/wording.ts';
import { KINDS } from '../model/entry-types.ts';

export interface TranslationUnit extends EntryName {
  readonly field: TextField;
  readonly source: string;
  /** Empty if it is missing. */
  readonly target: string;
  readonly status: TranslationStatus;
  /** Sentences on where visitors see it. */
  readonly places: readonly string[];
}

/** A unit from a file, unchecked. */
export interface ReturnedUnit {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  /** What it was translated from; `null` if the file does not say. */
  readonly source: string | null;
  readonly target: string;
  /** Whether someone has marked it as reviewed, even if it is unchanged. */
  readonly isReviewed: boolean;
}

export interface ReturnedFile {
  /** As written in the file; `null` if absent. */
  readonly language: string | null;
  readonly units: readonly ReturnedUnit[];
}

/** The file can't be read. The message is a sentence. */
export class UnreadableFile extends Error {}

interface Exported {
  readonly from: Language;
  readonly to: Language;
  /** Whether to omit finished texts. */
  readonly isOpenOnly: boolean;
}

export interface TranslatedEntry extends EntryName {
  readonly content: EntryContent;
  /** Where its texts stand in the menus, such as `Header, Product`; `null` for messages and cards. */
  readonly where: string | null;
}

/** Units of the entries whose source language is `from`. */
export function unitsOf(
  entries: readonly TranslatedEntry[],
  { from, to, isOpenOnly }: Exported,
  sites: readonly SiteName[],
): readonly TranslationUnit[] {
  return entries.flatMap(({ kind, id, content, where }) => {
    if (sourceLanguage(content) !== from) return [];
    const texts = translatedTexts(content, to).filter(({ status }) => !isOpenOnly || status !== 'done');
    return texts.map(({ field, status }) => ({
      kind,
      id,
      field,
      source: textIn(content, from, field),
      target: textIn(content, to, field),
      status,
      places: [
        ...(where === null ? [] : [`In the menus: ${where}.`]),
        KINDS[kind].fields[field]?.hint ?? '',
        limitsSentence(content, from, sites),
        keptText(textIn(content, from, field)),
      ].filter((place) => place !== ''),
    }));
  });
}

const IN_ONE_LINE = {
  bar: 'In the bar, title and call to action together fit on one line up to about 70 characters, 35 in Japanese.',
  menu: 'On a phone, a line of the menu holds about 30 characters, 18 in Japanese.',
} as const;

/** Sentences for translators. */
export function lengthLimit(kind: EntryKind): string {
  return `At most ${numberText(MAX_FIELD_BYTES)} bytes. ${IN_ONE_LINE[isMenuKind(kind) ? 'menu' : 'bar']}`;
}

/** A sentence about placeholders, such as `{brand}`, which the service replaces; empty without any. */
function keptText(source: string): string {
  const names = new Set(placeholdersIn(source));
  return names.size === 0 ? '' : `Keep ${listed([...names])} as it is.`;
}

/** As it is stored, with its whitespace. */
function textIn({ languages }: EntryContent, language: Language, field: TextField): string {
  const fields: Readonly<Record<string, string | undefined>> = languages[language] ?? {};
  return fields[field] ?? '';
}

function limitsSentence(content: EntryContent, language: Language, names: readonly SiteName[]): string {
  if (!isMessageContent(content)) return '';
  const fields = content.languages[language];
  const text = fields && limitsText(limitsOf(fields), names);
  return text ? `${asSentence(text)}.` : '';
}
