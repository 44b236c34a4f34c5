/** Shows which languages a message has. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { languageNames } from '../names/language-names.ts';
import { Row } from '../primitives/layout.tsx';

interface LanguageChipsProps {
  readonly present: readonly Language[];
}

export function LanguageChips({ present }: LanguageChipsProps) {
  const missing = LANGUAGES.filter((language) => !present.includes(language));
  return (
    <Row as="span" gap={1} rows={0} className="studio-chips">
      <span className="studio-visually-hidden">
        {missing.length === 0 ? 'In all languages' : `Missing in ${languageNames(missing)}`}
      </span>
      {LANGUAGES.map((language) => (
        <span
          key={language}
          aria-hidden="true"
          className={`studio-chip ${present.includes(language) ? '' : 'studio-chip--missing'}`}
        >
          {language.toUpperCase()}
        </span>
      ))}
    </Row>
  );
}
