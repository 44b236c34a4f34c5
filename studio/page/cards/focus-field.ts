/** Moves the focus to the field that the address of the page names, to which the list of problems links. */

import { fieldName } from '../publish/entry-words.ts';

export function focusField(): void {
  const query = new URLSearchParams(location.search);
  const [card, field] = [query.get('card'), query.get('field')];
  const sections = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const section = sections.find(({ dataset }) => dataset.card === card);
  if (!section) return;
  const labels = [...section.querySelectorAll('label')];
  const label = labels.find(({ textContent }) => field !== null && textContent === fieldName(field));
  section.scrollIntoView({ block: 'start' });
  const input = label?.control ?? section.querySelector<HTMLElement>('input, button');
  input?.focus({ preventScroll: label === undefined });
}
