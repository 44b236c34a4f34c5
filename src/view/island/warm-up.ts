/** Lays out closed menus in idle time, so that they open faster. */

import { HEADER_CLASS } from '../../contract/markup.ts';
import { type DisclosureState, dropsDown } from './disclosures.ts';

/** Warms up the panels of sections that drop down, once the pointer or the focus is in the header. */
export function warmUpOnIntent(state: DisclosureState, sections: readonly HTMLElement[], signal: AbortSignal): void {
  const header = state.group.closest<HTMLElement>(`.${HEADER_CLASS}`);
  let isWarm = false;
  const onIntent = () => {
    if (isWarm || !dropsDown(state)) return;
    isWarm = true;
    warmUp(
      sections.flatMap((section) => [...section.querySelectorAll<HTMLElement>(':scope > :last-child')]),
      'block',
    );
  };
  for (const intent of ['pointerover', 'focusin']) header?.addEventListener(intent, onIntent, { signal });
  if (header?.matches(':hover, :focus-within')) onIntent();
}

/**
 * Displays menus one after another, each in an idle period and only until it is laid out, so that none is painted. What the
 * browser keeps in its caches, such as matched styles and shaped text, halves the time to open.
 *
 * @param display how they are displayed when they are open
 */
export function warmUp(menus: readonly HTMLElement[], display: 'block' | 'flex'): void {
  const [menu, ...others] = menus;
  // where it is missing, an element of the page may have its name as an id
  if (!menu || typeof requestIdleCallback !== 'function') return;
  requestIdleCallback(() => {
    // neither open nor fading out
    if (menu.offsetHeight === 0) {
      const { style } = menu;
      style.transition = 'none';
      style.display = display;
      menu.getBoundingClientRect();
      style.display = '';
      style.transition = '';
      if (!style.length) menu.removeAttribute('style');
    }
    warmUp(others, display);
  });
}
