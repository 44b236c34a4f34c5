/** Lays out closed menus in idle time, so that they open faster. */

import { HEADER_CLASS } from '../../contract/markup.ts';
import { type DisclosureState, dropsDown } from './disclosures.ts';
import { withoutTransition } from './without-transition.ts';

/** Lays out drop-down panels once the pointer or focus is in the header. CSS keeps their layout (wide-menu.css). */
export function layOutOnIntent(state: DisclosureState): void {
  const header = state.group.closest<HTMLElement>(`.${HEADER_CLASS}`);
  const panels = [...state.group.querySelectorAll<HTMLElement>('.portico-panel')];
  let isDone = false;
  const onIntent = () => {
    if (isDone || !dropsDown(state)) return;
    isDone = true;
    layOutAhead(panels, 'contentVisibility', 'visible');
  };
  for (const intent of ['pointerover', 'focusin']) header?.addEventListener(intent, onIntent);
  if (header?.matches(':hover, :focus-within')) onIntent();
}

/**
 * Lays out menus one after another, each in its own idle period. Sets a property only for the layout, so that nothing
 * is painted.
 */
export function layOutAhead(
  menus: readonly HTMLElement[],
  property: 'contentVisibility' | 'display',
  value: 'visible' | 'flex',
): void {
  const [menu, ...others] = menus;
  // in browsers without it, an element with this id would be the global
  if (!menu || typeof requestIdleCallback !== 'function') return;
  requestIdleCallback(() => {
    // skips menus that are open or fading out
    if (menu.offsetHeight === 0)
      withoutTransition(menu, () => {
        menu.style[property] = value;
        menu.getBoundingClientRect();
        menu.style[property] = '';
      });
    layOutAhead(others, property, value);
  });
}
