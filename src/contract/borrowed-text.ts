/** Marks texts that stand in from another language, until the markup names that language. */

/** Control characters, which no content can have, and which neither renderers nor JSON change. */
const [START, TEXT, END] = ['\u0086', '\u0087', '\u0088'];

/** A marked text: its language, and the text. */
export const MARKED = new RegExp(`${START}([\\w-]+)${TEXT}([^${END}]*)${END}`, 'g');

export function markBorrowed(text: string, language: string): string {
  return `${START}${language}${TEXT}${text}${END}`;
}

/** For what cannot name a language, such as the value of an attribute. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '$2');
}
