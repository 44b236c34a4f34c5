/** The language selector of the bar: a button that opens the list of languages. */

import type { ReactNode } from 'react';
import { LANGUAGE_SECTION_ID, panelId } from '../../contract/markup.ts';
import { Slot } from './slot.tsx';
import { useDisclosures } from './use-disclosures.ts';

export interface LanguageMenuProps {
  readonly label: string;
  readonly currentName: string;
}

export function LanguageMenu({ label, currentName, list }: LanguageMenuProps & { readonly list?: ReactNode }) {
  const [groupProps, sectionProps, buttonProps] = useDisclosures<HTMLDivElement>('all');
  return (
    <div className="portico-language-menu" data-portico-part="language-selector" {...groupProps}>
      <div className="portico-language-menu__section" {...sectionProps(LANGUAGE_SECTION_ID)}>
        <button
          className="portico-language-menu__button"
          type="button"
          aria-label={label}
          aria-controls={panelId(LANGUAGE_SECTION_ID)}
          {...buttonProps(LANGUAGE_SECTION_ID)}
        >
          {currentName}
        </button>
        <div className="portico-language-menu__panel" id={panelId(LANGUAGE_SECTION_ID)}>
          <Slot className="portico-language-menu__list">{list}</Slot>
        </div>
      </div>
    </div>
  );
}
