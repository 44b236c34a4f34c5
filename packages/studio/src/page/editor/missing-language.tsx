/** Shown for a language in which the message has not been written. */

import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { NeedsLanguage } from '../rights/needs-role.tsx';
import { useHasRole, useMayTranslate } from '../rights/use-rights.ts';

interface MissingLanguageProps {
  readonly language: Language;
  readonly present: readonly Language[];
  /** The language that translators copy; `null` if there are no texts yet. */
  readonly source: Language | null;
  readonly onWrite: () => void;
  readonly onCopy: (from: Language) => void;
}

export function MissingLanguage({ language, present, source, onWrite, onCopy }: MissingLanguageProps) {
  const name = languageName(language);
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const copied = isAuthor ? present : present.filter((from) => mayTranslate && from === source);
  return (
    <div className="studio-panel studio-missing">
      <h2 className="studio-missing__title">Not shown in {name}</h2>
      {mayTranslate ? (
        <p className="studio-quiet">
          {isAuthor ? `Write the message in ${name}, or start with a copy.` : 'Start with a copy, and translate it.'}
        </p>
      ) : (
        <NeedsLanguage language={language}>add it</NeedsLanguage>
      )}
      <div className="studio-missing__actions">
        {isAuthor ? (
          <Button look="primary" onPress={onWrite}>
            Write in {name}
          </Button>
        ) : null}
        {copied.map((from) => (
          <Button key={from} onPress={() => onCopy(from)}>
            Copy {languageName(from)}
          </Button>
        ))}
      </div>
    </div>
  );
}
