/** Tags fallback texts with their language; `html/name-languages.ts` turns tags into `<span lang>`. */

/** Control characters that content cannot contain, and that renderers and JSON leave unchanged. */
const [START, TEXT, END] = ['\u0086', '\u0087', '\u0088'];

/** A marked text: its language, and the text. */
export const MARKED = new RegExp(`${START}([\\w-]+)${TEXT}([^${END}]*)${END}`, 'g');

export function markBorrowed(text: string, language: string): string {
  return `${START}${language}${TEXT}${text}${END}`;
}

/** For places that cannot name a language, such as attribute values. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '$2');
}
