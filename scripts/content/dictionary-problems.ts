/** Finds missing texts, unknown texts and wrong placeholders in a dictionary. */

import { LABEL_NAMES } from '../../src/content/content.ts';
import type { Locales } from '../../src/content/locales.ts';
import { messageProblems, placeholderProblem } from '../../src/content/message-problems.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../src/contract/language.ts';
import type { Problem } from './invalid-content.ts';

/** By path, the placeholders besides `{brand}`. */
const OWN_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'labels.copyright': ['{year}'],
  'labels.chooseLanguage': ['{language}'],
};

export function dictionaryProblems({ brand, links, dictionaries }: Locales, language: Language): Problem[] {
  const problems: Problem[] = [];
  const file = `${language}.json`;
  const own = dictionaries[language];
  const report = (path: string, reason: string) => problems.push({ file, path, reason });
  if (own.language !== language) report('language', `must be "${language}"`);
  const expected = {
    ...textsOf({ ...dictionaries[DEFAULT_LANGUAGE], announcements: [], featureMessages: [] }),
    ...Object.fromEntries(
      [...Object.keys(links.links)].map((id) => [
        `links.${id}.name`,
        dictionaries[DEFAULT_LANGUAGE].links[id]?.name ?? '',
      ]),
    ),
    ...Object.fromEntries(
      [...Object.keys(links.teasers)].map((id) => [
        `teasers.${id}.title`,
        dictionaries[DEFAULT_LANGUAGE].teasers[id]?.title ?? '',
      ]),
    ),
  };
  const actual = textsOf({ ...own, announcements: [], featureMessages: [] });
  for (const [path, english] of Object.entries(expected)) {
    const translated = actual[path];
    if (translated === undefined) report(path, 'is missing');
    else if (placeholders(translated) !== placeholders(english)) {
      report(path, `must have the same placeholders as ${DEFAULT_LANGUAGE}.json: ${placeholders(english) || 'none'}`);
    }
  }
  for (const path of Object.keys(actual)) if (!(path in expected)) report(path, 'is not a known text');
  for (const { path, reason } of messageProblems(own, brand)) report(path, reason);
  if (language === DEFAULT_LANGUAGE) {
    for (const name of LABEL_NAMES) if (!own.labels[name]) report(`labels.${name}`, 'is missing');
    for (const [path, text] of Object.entries(actual)) {
      const reason = placeholderProblem(text, ['{brand}', ...(OWN_PLACEHOLDERS[path] ?? [])]);
      if (reason) report(path, reason);
    }
  }
  if (own.featureMessages.length === 0) report('featureMessages', 'must contain a message to fall back to');
  return problems;
}

/** All texts of a dictionary by path. */
function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([key]) => key !== '$schema' && (path !== '' || key !== 'language'))
      .map(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, string>;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}
