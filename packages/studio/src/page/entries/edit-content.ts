/** Changes the content of an entry. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { EMPTY_CONTENTS, type EntryContent, type EntryName, isMessageKind, languagesOf } from '../../contract/draft.ts';
import { withFileTexts, withShown } from '../../entries/menu-texts.ts';
import { copiedFields, textFields, withoutSources, withText } from '../../entries/translation.ts';
import type { Field } from '../../fields/field-type.ts';
import type { TextField } from '../../fields/fields.ts';
import { emptyFields, fieldOf, KINDS } from '../../model/entry-types.ts';
import type { FieldTexts } from '../../model/published-form.ts';

/** Languages without a change stay as in the files. */
export function editedContent(
  entry: EntryName,
  before: EntryContent | null,
  change: (content: EntryContent) => EntryContent,
  files?: MenusAnswer,
): EntryContent {
  const shown = shownContent(entry, before, files);
  const changed = change(shown);
  return files ? withShown(before ?? EMPTY_CONTENTS[entry.kind], shown, changed) : changed;
}

/** What people see of an entry: its content, and otherwise what the files have. */
export function shownContent({ kind, id }: EntryName, content: EntryContent | null, files?: MenusAnswer): EntryContent {
  const draft = content ?? EMPTY_CONTENTS[kind];
  return files ? withFileTexts(draft, id, files) : draft;
}

/**
 * Sets a field in one language, or in all that share it, and records a text's translation source.
 *
 * @param isApart whether the language has its own schedule, even if others have the same
 */
export function withField<Content extends EntryContent>(
  id: string,
  content: Content,
  language: Language,
  name: string,
  text: string,
  isApart = false,
): Content {
  const field = fieldOf({ kind: content.kind, id }, name);
  // someone else may have given a language another schedule
  const isInAll = field?.isShared || (field && isOfSchedule(field) && !isApart && hasOneSchedule(content));
  const languages = isInAll ? languagesOf(content) : [language];
  return languages.reduce((before, each) => {
    const fields = { ...(before.languages[each] ?? emptyFields(content.kind)), [name]: text };
    const { [name]: _, ...others }: FieldTexts = fields;
    const isAbsent = text === '' && field?.optional === 'stored';
    const changed = withFields(before, each, isAbsent ? others : fields);
    return field?.type.isTranslated ? withText(changed, each, name as TextField, text) : changed;
  }, content);
}

/** Languages may have it apart. */
function isOfSchedule({ section, isShared }: Field): boolean {
  return section === 'schedule' && !isShared;
}

function scheduleIn({ kind, languages }: EntryContent, language: Language): FieldTexts {
  const fields: FieldTexts = languages[language] ?? {};
  const names = Object.entries(KINDS[kind].fields).filter(([, field]) => isOfSchedule(field));
  return Object.fromEntries(names.map(([name]) => [name, ownValue(fields, name)?.trim() ?? '']));
}

/** Gives all languages the schedule and weight of one. */
export function withScheduleOf<Content extends EntryContent>(content: Content, language: Language): Content {
  const schedule = scheduleIn(content, language);
  return languagesOf(content).reduce(
    (changed, each) => withFields(changed, each, { ...changed.languages[each], ...schedule }),
    content,
  );
}

export function hasOneSchedule(content: EntryContent): boolean {
  const schedules = languagesOf(content).map((language) => Object.values(scheduleIn(content, language)).join(' '));
  return new Set(schedules).size <= 1;
}

/** Adds a language without texts, with everything else of another. */
export function withLanguage<Content extends EntryContent>(content: Content, language: Language): Content {
  const { kind } = content;
  const [first] = languagesOf(content);
  // pages that messages lead to differ more than those of cards
  const isOwn = ({ type }: Field) => Boolean(type.isTranslated || (isMessageKind(kind) && type.inLanguage));
  const own = Object.entries(KINDS[kind].fields).flatMap(([name, field]) => (isOwn(field) ? [[name, '']] : []));
  const others = withoutSources((first && content.languages[first]) ?? emptyFields(kind));
  return withFields(content, language, { ...others, ...Object.fromEntries(own) });
}

export function withoutLanguage<Content extends EntryContent>(content: Content, language: Language): Content {
  const { [language]: _, ...languages } = content.languages;
  return { ...content, languages };
}

/** Copies all fields of one language over others. Site paths get each language's prefix. */
export function copiedTo<Content extends EntryContent>(
  content: Content,
  from: Language,
  to: readonly Language[],
): Content {
  const fields = content.languages[from];
  return fields
    ? to.reduce((changed, language) => withFields(changed, language, copiedFields(fields, language)), content)
    : content;
}

/** The language from which this one's texts were copied unchanged; English if several match. `null` once translated. */
export function untranslatedFrom(content: EntryContent, language: Language): Language | null {
  const texts = textsOf(content, language);
  if (texts === null) return null;
  const same = LANGUAGES.filter((other) => textsOf(content, other) === texts);
  const source = same.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : same[0];
  return source === undefined || source === language ? null : source;
}

function textsOf({ kind, languages }: EntryContent, language: Language): string | null {
  const fields: FieldTexts = languages[language] ?? {};
  const texts = textFields(kind).map((name) => ownValue(fields, name)?.trim() ?? '');
  return texts.some(Boolean) ? JSON.stringify(texts) : null;
}

function withFields<Content extends EntryContent>(content: Content, language: Language, fields: FieldTexts): Content {
  return { ...content, languages: { ...content.languages, [language]: fields } };
}
