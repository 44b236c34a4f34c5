/** The language selector of the bar: a button that opens the list of languages. */

import type { ReactNode } from 'react';
import { LANGUAGE_SECTION_ID, panelId } from '../../contract/markup.ts';

interface LanguageMenuProps {
  readonly label: string;
  readonly currentName: string;
  readonly list: ReactNode;
}

export function LanguageMenu({ label, currentName, list }: LanguageMenuProps) {
  return (
    <div className="portico-language-menu" data-portico-part="language-selector">
      <div className="portico-language-menu__section" data-portico-section={LANGUAGE_SECTION_ID}>
        <button
          className="portico-language-menu__button"
          type="button"
          aria-label={label}
          aria-controls={panelId(LANGUAGE_SECTION_ID)}
        >
          {currentName}
        </button>
        <div className="portico-language-menu__panel" id={panelId(LANGUAGE_SECTION_ID)}>
          {list}
        </div>
      </div>
    </div>
  );
}
