/** Merges findings that several languages share into one warning. */

import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { withSentence } from '../contract/sentence.ts';
import type { Sentence } from '../fields/sentence.ts';
import { listed } from '../fields/wording.ts';

/** A warning about one language. Findings with the same key are acknowledged together. */
export interface Finding extends Pick<Warning, 'key' | 'warning'> {
  readonly language: Language;
  /** After the name of the language. */
  readonly detail?: string;
  readonly sentence: (languages: string, verb: 'show' | 'shows') => Sentence;
}

/** One warning per key, in the words of its first language. */
export function mergeFindings(findings: readonly Finding[]): Warning[] {
  return [...Map.groupBy(findings, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const { key, warning, sentence } = first;
    const isEverywhere = group.length === LANGUAGES.length && others.length > 0 && first.detail === undefined;
    const names = isEverywhere
      ? 'every language'
      : listed(group.map(({ language, detail = '' }) => languageName(language) + detail));
    return {
      key: [key, ...group.map(({ language, detail = '' }) => language + detail)].join(' '),
      warning,
      language: others.length === 0 ? first.language : null,
      ...withSentence(sentence(names, others.length === 0 || isEverywhere ? 'shows' : 'show')),
    };
  });
}
