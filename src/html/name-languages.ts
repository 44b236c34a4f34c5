/** Names the language of borrowed texts in rendered HTML (WCAG 3.1.2). */

import { MARKED, withoutMarks } from '../contract/borrowed-text.ts';
import { type Direction, directionOf, LANGUAGES } from '../contract/language.ts';

/** The value of an attribute, which has no language of its own; or a marked text. Texts have no quotation marks. */
const PLACES = new RegExp(`="[^"]*"|${MARKED.source}`, 'g');

/** @param direction of the text around; `null` if it is not known */
export function nameLanguages(html: string, direction: Direction | null): string {
  if (html.search(MARKED) < 0) return html;
  return html.replace(PLACES, (place, code: string | undefined, text: string) => {
    const language = LANGUAGES.find((known) => known === code);
    if (language === undefined) return withoutMarks(place);
    const own = directionOf(language);
    return `<span lang="${language}"${own === direction ? '' : ` dir="${own}"`}>${text}</span>`;
  });
}
