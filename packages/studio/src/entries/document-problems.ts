/** Checks a document from another program, beyond its schema. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import { problemsOf } from './content-problems.ts';
import { entriesFrom } from './entries-from.ts';
import { publishedPart } from './published-part.ts';
import { lengthProblems, totalProblems } from './size-problems.ts';

export function documentProblems(languages: PublishedLanguages, rules: PublicationRules): Problem[] {
  const total = totalProblems(languages, null);
  return total.length > 0
    ? total
    : [...contentProblems(languages, rules), ...entriesFrom(languages).flatMap(lengthProblems)];
}

function contentProblems(languages: PublishedLanguages, rules: PublicationRules): Problem[] {
  const entries = entriesFrom(languages);
  return LANGUAGES.flatMap((language) =>
    entries.flatMap((entry) => {
      const part = publishedPart(entry, language);
      return part ? problemsOf(entry.id, language, part, rules) : [];
    }),
  );
}
