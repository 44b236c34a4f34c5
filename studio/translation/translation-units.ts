/** The texts that are sent to translators and come back, one unit for each field. Pure. */

import type { Language } from '../../src/contract/language.ts';
import { type EntryContent, type EntryName, isMessageContent, listIn } from '../contract/draft.ts';
import { LONGEST_FIELD, numberText } from '../contract/limits.ts';
import type { SiteName } from '../messages/audience.ts';
import { asSentence, limitsText } from '../messages/describe-audience.ts';
import { textPlace } from '../messages/text-place.ts';
import { sourceLanguage, type TextField, type TranslationStatus, translatedTexts } from '../messages/translation.ts';

export interface TranslationUnit extends EntryName {
  readonly field: TextField;
  readonly source: string;
  /** Empty if it is missing. */
  readonly target: string;
  readonly status: TranslationStatus;
  /** Sentences on where visitors see it. */
  readonly places: readonly string[];
}

/** A unit as a file has it, which may be wrong in every respect. */
export interface ReturnedUnit {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  /** What it was translated from; `null` if the file does not say. */
  readonly source: string | null;
  readonly target: string;
  /** Whether someone says that it fits, even if it is what it was. */
  readonly isReviewed: boolean;
}

export interface ReturnedFile {
  /** As the file names it; `null` if it does not. */
  readonly language: string | null;
  readonly units: readonly ReturnedUnit[];
}

/** A file that cannot be read. Its message is a sentence. */
export class UnreadableFile extends Error {}

interface Exported {
  readonly from: Language;
  readonly to: Language;
  /** Whether to leave out what is done. */
  readonly isOpenOnly: boolean;
}

/** The units of entries whose source language is `from`. */
export function unitsOf(
  entries: readonly (EntryName & { readonly content: EntryContent })[],
  { from, to, isOpenOnly }: Exported,
  sites: readonly SiteName[],
): readonly TranslationUnit[] {
  return entries.flatMap(({ kind, id, content }) => {
    if (sourceLanguage(content) !== from) return [];
    const texts = translatedTexts(content, to).filter(({ status }) => !isOpenOnly || status !== 'done');
    const where = limitsOf(content, from, sites);
    return texts.map(({ field, status }) => ({
      kind,
      id,
      field,
      source: textIn(content, from, field),
      target: textIn(content, to, field),
      status,
      places: [textPlace(kind, field), ...(where ? [where] : [])],
    }));
  });
}

/** A sentence for translators. */
export const LENGTH_LIMIT = `At most ${numberText(LONGEST_FIELD)} bytes. In a bar, title and call to action together fit one line with about 70 characters, 35 in Japanese.`;

/** As it is stored, with its whitespace. */
function textIn({ languages }: EntryContent, language: Language, field: TextField): string {
  const fields: Readonly<Record<string, string | undefined>> = languages[language] ?? {};
  return fields[field] ?? '';
}

function limitsOf(content: EntryContent, language: Language, names: readonly SiteName[]): string | null {
  if (!isMessageContent(content)) return null;
  const fields = content.languages[language];
  const [sites, paths] = [listIn(fields?.sites), listIn(fields?.paths)];
  const text = limitsText({ ...(sites.length > 0 && { sites }), ...(paths.length > 0 && { paths }) }, names);
  return text && `${asSentence(text)}.`;
}
