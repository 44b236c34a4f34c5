/** Where a dictionary lacks a text of the link tree or of `en.json`, says one too many, or loses a placeholder. */

import type { Language } from '../contract/language.ts';
import type { Problem } from './invalid-content.ts';
import type { Locales } from './locales.ts';
import { originProblem } from './origin-problem.ts';

/** By place, what the service fills in besides the brand's name. */
const OWN_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'labels.copyright': ['{year}'],
  'labels.chooseLanguage': ['{language}'],
};

export function dictionaryProblems({ brand, links, dictionaries }: Locales, language: Language): Problem[] {
  const problems: Problem[] = [];
  const file = `${language}.json`;
  const own = dictionaries[language];
  const report = (place: string, reason: string) => problems.push({ file, place, reason });
  if (own.language !== language) report('language', `must be "${language}"`);
  const expected = {
    ...textsOf({ ...dictionaries.en, announcements: [], featureMessages: [] }),
    ...Object.fromEntries(
      [...Object.keys(links.links)].map((id) => [`links.${id}.name`, dictionaries.en.links[id]?.name ?? '']),
    ),
    ...Object.fromEntries(
      [...Object.keys(links.teasers)].map((id) => [`teasers.${id}.title`, dictionaries.en.teasers[id]?.title ?? '']),
    ),
  };
  const actual = textsOf({ ...own, announcements: [], featureMessages: [] });
  for (const [place, english] of Object.entries(expected)) {
    const translated = actual[place];
    if (translated === undefined) report(place, 'is missing');
    else if (placeholders(translated) !== placeholders(english)) {
      report(place, `must hold the placeholders of en.json: ${placeholders(english) || 'none'}`);
    }
  }
  for (const place of Object.keys(actual))
    if (!(place in expected)) report(place, 'is unknown: no text is shown there');
  const { announcements, featureMessages } = own;
  for (const [place, text] of Object.entries(textsOf({ announcements, featureMessages }))) {
    const reason = place.endsWith('.link') ? originProblem(text, brand) : placeholderProblem(text, ['{brand}']);
    if (reason) report(place, reason);
  }
  if (language === 'en') {
    for (const [place, text] of Object.entries(actual)) {
      const reason = placeholderProblem(text, ['{brand}', ...(OWN_PLACEHOLDERS[place] ?? [])]);
      if (reason) report(place, reason);
    }
  }
  if (featureMessages.length === 0) report('featureMessages', 'must hold a message to fall back to');
  return problems;
}

function placeholderProblem(text: string, fillable: readonly string[]): string | null {
  const known = [...text.matchAll(/\{[^}]*\}/g)].every(([name]) => fillable.includes(name));
  return known ? null : `must hold no placeholder but ${fillable.join(' and ')}`;
}

/** Every text of a dictionary by its place. */
function textsOf(value: unknown, place = ''): Record<string, string> {
  if (typeof value === 'string') return { [place]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([key]) => key !== '$schema' && (place !== '' || key !== 'language'))
      .map(([key, inner]) => textsOf(inner, place === '' ? key : `${place}.${key}`)),
  ) as Record<string, string>;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}
