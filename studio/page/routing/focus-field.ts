/** Focuses the field that the page's URL names. The list of problems links to such URLs. */

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

/** Inputs, buttons and the parts of a date. */
const FIELDS = 'input, textarea, [role="spinbutton"], button';
