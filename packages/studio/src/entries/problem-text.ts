/** Lists problems in a sentence, for places that can't link to entries. */

import type { Problem } from '../contract/api.ts';
import type { EntryContent } from '../contract/draft.ts';
import { languageName } from '../contract/language-name.ts';
import { quoted } from '../fields/wording.ts';

/** Problems named in one sentence. */
const MAX_NAMED = 3;

/** Such as `“spring-webinar” in German: title must not be empty`. */
function problemText({ id, language, field, reason }: Problem): string {
  const where = [id === '' ? '' : quoted(id), language ? `in ${languageName(language)}` : ''].filter(Boolean).join(' ');
  return `${where}${where === '' ? '' : ': '}${field === null ? '' : `${field} `}${reason}`;
}

export function problemsText(problems: readonly Problem[]): string {
  const more = problems.length - MAX_NAMED;
  const named = problems.slice(0, MAX_NAMED).map(problemText).join('; ');
  return `${named}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** The quoted title of a message in the first of its languages, or its id. */
export function entryName(id: string, content: EntryContent | null): string {
  return quoted(entryTitle(id, content));
}

export function entryTitle(id: string, content: EntryContent | null): string {
  const [fields] = Object.values(content?.languages ?? {});
  return fields && 'title' in fields && fields.title !== '' ? fields.title : id;
}
