/** Focuses the field named in the page's URL. The list of problems links to such URLs. */

import { useEffect } from 'react';
import { fieldName } from '../names/entry-names.ts';

/** Reads the parameters `field`, such as `title`, and `card`, a card's id, once the page is shown. */
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

/** Inputs, buttons and the segments of a date field. */
const FIELDS = 'input, textarea, [role="spinbutton"], button';
