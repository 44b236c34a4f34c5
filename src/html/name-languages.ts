/** Names the language of borrowed texts in rendered HTML (WCAG 3.1.2). */

import { MARKED, withoutMarks } from '../contract/borrowed-text.ts';
import { type Direction, directionOf, LANGUAGES } from '../contract/language.ts';

/** An attribute value, which cannot name a language, or a marked text. Texts contain no unescaped quotation marks. */
const PLACES = new RegExp(`="[^"]*"|${MARKED.source}`, 'g');

/** @param direction the direction of the surrounding text; `null` if unknown */
export function nameLanguages(html: string, direction: Direction | null): string {
  if (html.search(MARKED) < 0) return html;
  return html.replace(PLACES, (place, code: string | undefined, text: string) => {
    const language = LANGUAGES.find((known) => known === code);
    if (language === undefined) return withoutMarks(place);
    const own = directionOf(language);
    return `<span lang="${language}"${own === direction ? '' : ` dir="${own}"`}>${text}</span>`;
  });
}
