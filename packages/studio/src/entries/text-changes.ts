/** Checks that a translator changes only texts, and only in their languages. */

import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { MenusAnswer } from '../contract/api.ts';
import {
  type EntryContent,
  type EntryKind,
  isMenuKind,
  isMessageContent,
  isSourceField,
  SETTINGS,
} from '../contract/draft.ts';
import { languageName } from '../contract/language-name.ts';
import { listed } from '../fields/wording.ts';
import { changedFields } from '../model/compare.ts';
import { isSettingPlace } from '../model/entry-types.ts';
import type { FieldTexts } from '../model/published-form.ts';
import { withFileTexts } from './menu-texts.ts';
import { isTextField, withMissingCopied } from './translation.ts';

export const NO_DELETING = 'Only an author may delete this.';

interface ChangedEntry {
  readonly id: string;
  /** `null` if there is no such entry. */
  readonly before: EntryContent | null;
  readonly after: EntryContent;
}

/**
 * A language that a message or card lacks may be added as a copy of the source with different texts. Menus start
 * with the files' texts.
 *
 * @returns two sentences about what only an author may do; `null` if all is allowed
 */
export function beyondTexts(
  { id, before, after }: ChangedEntry,
  languages: readonly Language[],
  files: MenusAnswer,
): string | null {
  if (isSettingPlace(id)) return 'Only an author may change the theme, sites, and where posts of the blog come from.';
  const known = (content: EntryContent) => withFileTexts(content, id, files, languages);
  const empty = known({ ...after, languages: {} } as EntryContent);
  const isNew = before === null && Object.keys(empty.languages).length === 0;
  const beyond = isNew ? 'add this' : firstBeyond(before ? known(before) : empty, known(after), languages);
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
    const isCopied = isTheirs && !isMenuKind(before.kind);
    const from = was ?? (isCopied ? withMissingCopied(before, language).languages[language] : undefined);
    if (!from) return `add ${name}`;
    const field = changedField(before.kind, from, is, isTheirs);
    if (field !== null) return `change ${field} in ${name}`;
  }
  return null;
}

function changedSetting(before: EntryContent, after: EntryContent): string | null {
  if (!isMessageContent(before) || !isMessageContent(after)) return before.kind === after.kind ? null : 'kind';
  const settings = ['kind', 'timeZone', ...SETTINGS] as const;
  return settings.find((name) => before[name] !== after[name]) ?? null;
}

/** @param isTheirs whether translated texts may differ */
function changedField(kind: EntryKind, before: FieldTexts, after: FieldTexts, isTheirs: boolean): string | null {
  const isFree = (name: string) => isTheirs && (isTextField(kind, name) || isSourceField(name));
  return changedFields(kind, before, after).find(({ field }) => !isFree(field))?.field ?? null;
}
