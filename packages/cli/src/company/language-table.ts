/** A configuration's table of languages, and its problems. */

import type { LanguageEntry } from '../../../../src/contract/language-entry.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { CONFIG_FILE, type Config } from './config-schema.ts';

export function languageTable({ languages, defaultLanguage }: Config): Record<string, LanguageEntry> {
  return Object.fromEntries(
    Object.entries(languages).map(([code, { name, pathPrefix, alias, blogCode }]) => [
      code,
      {
        name,
        pathPrefix: pathPrefix ?? (code === defaultLanguage ? '' : `/${code.toLowerCase()}`),
        ...(alias === undefined ? {} : { alias }),
        blogCode: blogCode === undefined ? code : blogCode,
        ...(isRightToLeft(code) ? { direction: 'rtl' } : {}),
      },
    ]),
  );
}

/** Node 22 has a property, later releases a method. */
type AnyLocale = Partial<Pick<Intl.Locale, 'getTextInfo'>> & {
  readonly textInfo?: ReturnType<Intl.Locale['getTextInfo']>;
};

/** `ar` and `pa-Arab`, but not `pa`. */
function isRightToLeft(code: string): boolean {
  const locale: AnyLocale = new Intl.Locale(code);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
}

/** Codes and prefixes that two languages share, and fallbacks that lead nowhere or are circular. */
export function languageProblems(config: Config): Problem[] {
  const entries = Object.entries(languageTable(config));
  const report = (code: string, field: string, reason: string): Problem => ({
    file: CONFIG_FILE,
    path: `languages.${code}.${field}`,
    reason,
  });
  const problems: Problem[] = [];
  for (const [index, [code, { pathPrefix, alias }]] of entries.entries()) {
    const others = entries.filter((_, other) => other !== index);
    const taken = others.find(([other, entry]) => alias !== undefined && (other === alias || entry.alias === alias));
    if (taken) problems.push(report(code, 'alias', `"${alias}" is already a code of ${taken[0]}`));
    const before = entries.slice(0, index).find(([, entry]) => entry.pathPrefix === pathPrefix);
    if (before) problems.push(report(code, 'pathPrefix', `"${pathPrefix}" is already the prefix of ${before[0]}`));
  }
  for (const code of Object.keys(config.languages)) {
    const chain = [code];
    for (
      let next = ownValue(config.languages, code)?.fallback;
      next !== undefined;
      next = ownValue(config.languages, next)?.fallback
    ) {
      if (!ownValue(config.languages, next))
        problems.push(report(code, 'fallback', `"${next}" is not one of the languages`));
      if (chain.includes(next)) {
        const circle = [...chain, next].join(' → ');
        problems.push(report(code, 'fallback', `is circular: ${circle}; choose a language outside it`));
        break;
      }
      chain.push(next);
    }
  }
  return problems;
}
