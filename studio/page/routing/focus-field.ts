/** Moves the focus to the field that the address of the page names, to which the list of problems links. */

import { useEffect } from 'react';
import { fieldName } from '../names/entry-names.ts';

/** Follows `field`, such as `title`, and `card`, the id of a card, once the page is shown. */
export function useNamedField(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [card, field] = [query.get('card'), query.get('field')];
    const sections = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    const section = card === null ? document.body : sections.find(({ dataset }) => dataset.card === card);
    if (!section || field === null) return;
    const label = [...section.querySelectorAll('.studio-field__label')].find(
      ({ textContent }) => textContent === fieldName(field),
    );
    label?.closest('div')?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
}

/** What can be typed into or chosen, also a part of a date. */
const FIELDS = 'input, textarea, [role="spinbutton"], button';
