/** Checks that someone who translates changes only texts, in their languages. Pure. */

import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import { type EntryContent, type EntryKind, isMessageContent, SETTINGS, SOURCE_FIELDS } from '../contract/draft.ts';
import { languageName } from '../contract/language-name.ts';
import { textFields, withMissingCopied } from './translation.ts';
import { listed } from './wording.ts';

type Fields = Readonly<Record<string, string | undefined>>;

/** Words of the menus, which have no source beside them. */
const MENU_TEXTS: Readonly<Partial<Record<EntryKind, readonly string[]>>> = {
  link: ['name', 'description'],
  text: ['text'],
};

export const NO_DELETING = 'Only an author may delete this.';

/**
 * A language that the entry lacks may be added as a copy of the source, in which only texts differ.
 *
 * @param before `null` if there is no such entry
 * @returns two sentences about what needs an author; `null` if nothing does
 */
export function beyondTexts(
  before: EntryContent | null,
  after: EntryContent,
  languages: readonly Language[],
): string | null {
  const beyond = before ? firstBeyond(before, after, languages) : 'add this';
  if (beyond === null) return null;
  const names = languages.map((language) => languageName(language));
  return `You may change texts in ${listed(names)}. Only an author may ${beyond}.`;
}

function firstBeyond(before: EntryContent, after: EntryContent, languages: readonly Language[]): string | null {
  const setting = changedSetting(before, after);
  if (setting !== null) return `change ${setting}`;
  for (const language of LANGUAGES) {
    const name = languageName(language);
    const [was, is] = [before.languages[language], after.languages[language]];
    const isTheirs = languages.includes(language);
    if (!was && !is) continue;
    if (!is) return `remove ${name}`;
    const from = was ?? (isTheirs ? withMissingCopied(before, language).languages[language] : undefined);
    if (!from) return `add ${name}`;
    const field = changedField(from, is, isTheirs ? before.kind : null);
    if (field !== null) return `change ${field} in ${name}`;
  }
  return null;
}

function changedSetting(before: EntryContent, after: EntryContent): string | null {
  if (!isMessageContent(before) || !isMessageContent(after)) return before.kind === after.kind ? null : 'kind';
  const settings = ['kind', 'timeZone', ...SETTINGS] as const;
  return settings.find((name) => before[name] !== after[name]) ?? null;
}

/** @param translated the kind whose texts may differ; `null` if nothing may */
function changedField(before: Fields, after: Fields, translated: EntryKind | null): string | null {
  const free: readonly string[] =
    translated === null ? [] : [...textFields(translated), ...(MENU_TEXTS[translated] ?? []), ...SOURCE_FIELDS];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].find((name) => !free.includes(name) && before[name] !== after[name]) ?? null;
}
