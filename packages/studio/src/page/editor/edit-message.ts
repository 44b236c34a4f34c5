/** Changes the content of a message. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { MessageContent, MessageFields } from '../../contract/draft.ts';
import { copiedFields, isTextField, textFields, withoutSources, withText } from '../../entries/translation.ts';
import type { Field } from '../../fields/field-type.ts';
import { MESSAGE_FIELDS } from '../../fields/fields.ts';
import { EMPTY_FIELDS } from '../entries/empty-fields.ts';
import { languagesOf } from '../entries/message-entry.ts';

export type MessageField = keyof MessageFields;

/** Usually the same in all languages. */
export const SCHEDULE_FIELDS: readonly MessageField[] = namesOf(
  ({ section, isShared }) => section === 'schedule' && !isShared,
);

/** Each language has its own. */
const IN_LANGUAGE = namesOf(({ type }) => Boolean(type.isTranslated || type.inLanguage));

function namesOf(isWanted: (field: Field) => boolean): readonly MessageField[] {
  return Object.entries<Field>(MESSAGE_FIELDS).flatMap(([name, field]) =>
    isWanted(field) ? [name as MessageField] : [],
  );
}

/** Sets a field in one language, and records a text's translation source. */
export function withField(
  content: MessageContent,
  language: Language,
  field: MessageField,
  value: string,
): MessageContent {
  const changed = withFields(content, language, { [field]: value });
  return isTextField(content.kind, field) ? withText(changed, language, field, value) : changed;
}

/** Sets a field in every language that the message has. */
export function withFieldInAll(content: MessageContent, field: MessageField, value: string): MessageContent {
  return languagesOf(content).reduce((changed, language) => withField(changed, language, field, value), content);
}

/** Gives all languages the schedule and weight of one. */
export function withScheduleOf(content: MessageContent, language: Language): MessageContent {
  const fields = content.languages[language];
  if (!fields) return content;
  return SCHEDULE_FIELDS.reduce((changed, field) => withFieldInAll(changed, field, fields[field] ?? ''), content);
}

export function hasOneSchedule(content: MessageContent): boolean {
  const schedules = languagesOf(content).map((language) =>
    SCHEDULE_FIELDS.map((field) => content.languages[language]?.[field]?.trim()).join(' '),
  );
  return new Set(schedules).size <= 1;
}

/** Adds a language without texts, with the schedule, sites and pages of another. */
export function withLanguage(content: MessageContent, language: Language): MessageContent {
  const [first] = languagesOf(content);
  return withFields(content, language, {
    ...withoutSources((first && content.languages[first]) ?? EMPTY_FIELDS),
    ...Object.fromEntries(IN_LANGUAGE.map((field) => [field, ''])),
  });
}

export function withoutLanguage(content: MessageContent, language: Language): MessageContent {
  const { [language]: _, ...languages } = content.languages;
  return { ...content, languages };
}

/** Copies all fields of one language over others. Site paths get each language's prefix. */
export function copiedTo(content: MessageContent, from: Language, to: readonly Language[]): MessageContent {
  const fields = content.languages[from];
  if (!fields) return content;
  const copied = to.map((language) => [language, copiedFields(fields, language) satisfies MessageFields]);
  return { ...content, languages: { ...content.languages, ...Object.fromEntries(copied) } };
}

/** The language from which this one's texts were copied unchanged; English if several match. `null` once translated. */
export function untranslatedFrom(content: MessageContent, language: Language): Language | null {
  const texts = textsOf(content, language);
  if (texts === null) return null;
  const same = LANGUAGES.filter((other) => textsOf(content, other) === texts);
  const source = same.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : same[0];
  return source === undefined || source === language ? null : source;
}

function textsOf({ kind, languages }: MessageContent, language: Language): string | null {
  const fields: Readonly<Record<string, string | undefined>> = languages[language] ?? {};
  const texts = textFields(kind).map((name) => fields[name]?.trim() ?? '');
  return texts.some(Boolean) ? JSON.stringify(texts) : null;
}

function withFields(content: MessageContent, language: Language, fields: Partial<MessageFields>): MessageContent {
  const before = content.languages[language] ?? EMPTY_FIELDS;
  const after = { ...before, ...fields };
  const kept = Object.entries(after).filter(
    ([name, text]) => text || ownValue<Field>(MESSAGE_FIELDS, name)?.optional !== 'stored',
  );
  return { ...content, languages: { ...content.languages, [language]: Object.fromEntries(kept) as MessageFields } };
}
