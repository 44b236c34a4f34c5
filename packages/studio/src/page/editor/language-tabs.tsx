/** The tabs of the languages, with a mark if a language is missing, invalid, not translated or older than its source. */

import { useMemo } from 'react';
import { LANGUAGE_ENTRIES, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import type { MessageContent } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { translatedTexts } from '../../entries/translation.ts';
import type { TabItem } from '../controls/tabs.tsx';
import { untranslatedFrom } from '../entries/edit-content.ts';
import { Mark, type MarkState } from '../kit/mark.tsx';
import { Row } from '../primitives/layout.tsx';

type LanguageState = 'complete' | 'missing' | 'invalid' | 'untranslated' | 'changed';

const SUFFIXES: Readonly<Record<LanguageState, string>> = {
  complete: '',
  missing: ', missing',
  invalid: ', with problems',
  untranslated: ', not translated',
  changed: ', source has changed',
};

const MARKS: Readonly<Record<LanguageState, MarkState>> = {
  complete: 'done',
  missing: 'missing',
  invalid: 'invalid',
  untranslated: 'partly',
  changed: 'partly',
};

/** @returns the same tabs until the state of a language changes */
export function useLanguageTabs(content: MessageContent, problems: readonly Problem[]): readonly TabItem<Language>[] {
  const states = JSON.stringify(LANGUAGES.map((language) => stateOf(language, content, problems)));
  return useMemo(() => tabsOf(JSON.parse(states)), [states]);
}

function stateOf(language: Language, content: MessageContent, problems: readonly Problem[]): LanguageState {
  if (!content.languages[language]) return 'missing';
  if (problems.some((problem) => problem.language === language)) return 'invalid';
  if (untranslatedFrom(content, language)) return 'untranslated';
  return translatedTexts(content, language).some(({ status }) => status === 'changed') ? 'changed' : 'complete';
}

/** @param states in the order of the languages */
function tabsOf(states: readonly LanguageState[]): readonly TabItem<Language>[] {
  return LANGUAGES.map((id, index) => {
    const state = states[index] ?? 'complete';
    // for screen readers, such as `German, missing`
    const name = `${languageName(id)}${SUFFIXES[state]}`;
    return { id, label: <TabLabel language={id} state={state} />, name };
  });
}

function TabLabel({ language, state }: { readonly language: Language; readonly state: LanguageState }) {
  return (
    <Row as="span" inline oneLine gap={2} title={LANGUAGE_ENTRIES[language].name}>
      <Mark state={MARKS[state]} />
      {languageName(language)}
    </Row>
  );
}
