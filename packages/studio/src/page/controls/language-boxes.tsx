/** A checkbox for each language. */

import type { ReactNode } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Text } from '../primitives/layout.tsx';
import { Checkbox } from './checkbox.tsx';

interface LanguageBoxesProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly chosen: readonly Language[];
  readonly onChange: (chosen: readonly Language[]) => void;
  /** Shown after a language's name. */
  readonly note?: (language: Language) => ReactNode;
}

export function LanguageBoxes({ label, languages, chosen, onChange, note }: LanguageBoxesProps) {
  const choose = (language: Language, isSelected: boolean) =>
    onChange(isSelected ? [...chosen, language] : chosen.filter((other) => other !== language));
  return (
    <fieldset>
      <legend className={FIELD.label}>{label}</legend>
      <div className={note ? look({ layout: 'stack', gap: 4 }, 'studio-fieldset__rows') : 'studio-fieldset__columns'}>
        {languages.map((language) => (
          <Checkbox
            key={language}
            isSelected={chosen.includes(language)}
            onChange={(isSelected) => choose(language, isSelected)}
          >
            {languageName(language)}
            {note ? (
              <Text as="span" tone="quiet">
                {note(language)}
              </Text>
            ) : null}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
