/** Shown for a language in which the message has not been written. */

import type { Language } from '../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';

interface MissingLanguageProps {
  readonly language: Language;
  /** The languages that the message has. */
  readonly present: readonly Language[];
  readonly onWrite: () => void;
  readonly onCopy: (from: Language) => void;
}

export function MissingLanguage({ language, present, onWrite, onCopy }: MissingLanguageProps) {
  const name = languageName(language);
  return (
    <div className="studio-panel studio-missing">
      <h2 className="studio-missing__title">Not shown in {name}</h2>
      <p className="studio-quiet">Write the message in {name}, or start with a copy.</p>
      <div className="studio-missing__actions">
        <Button look="primary" onPress={onWrite}>
          Write in {name}
        </Button>
        {present.map((from) => (
          <Button key={from} onPress={() => onCopy(from)}>
            Copy {languageName(from)}
          </Button>
        ))}
      </div>
    </div>
  );
}
