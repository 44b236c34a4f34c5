/** Lays out closed menus in idle time once the visitor may open them, so that they open faster. */

import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
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
    whenIdle(() => {
      state.group.setAttribute('data-portico-ahead', '');
      layOutAll(panels);
    });
  };
  for (const intent of ['pointerover', 'focusin']) header?.addEventListener(intent, onIntent);
  if (header?.matches(':hover, :focus-within')) onIntent();
}

/** Lays out the overlay once the visitor has touched, scrolled or pressed a key anywhere on the page. */
export function layOutOnInput(overlay: HTMLElement): void {
  const waiting = new AbortController();
  // listeners on the window would keep a removed header in memory
  const reference = new WeakRef(overlay);
  const onInput = ({ type }: Event) => {
    waiting.abort();
    // a browser has no idle time while a finger presses
    const soon = type === 'pointerdown' ? requestAnimationFrame : whenIdle;
    soon(() => {
      const menu = reference.deref();
      if (menu && !matchMedia(DESKTOP_MEDIA).matches) layOut(menu, 'display', 'flex');
    });
  };
  for (const input of ['pointerdown', 'scroll', 'keydown'])
    addEventListener(input, onInput, { capture: true, signal: waiting.signal });
}

/** Lays out panels one after another, each in its own idle period. */
function layOutAll([panel, ...others]: readonly HTMLElement[]): void {
  if (!panel) return;
  whenIdle(() => {
    layOut(panel, 'contentVisibility', 'visible');
    layOutAll(others);
  });
}

/** Sets a property only for the layout, so that nothing is painted. */
function layOut(menu: HTMLElement, property: 'contentVisibility' | 'display', value: 'visible' | 'flex'): void {
  // skips menus that are open or fading out
  if (menu.offsetHeight > 0) return;
  withoutTransition(menu, () => {
    menu.style[property] = value;
    menu.getBoundingClientRect();
    menu.style[property] = '';
  });
}

function whenIdle(act: () => void): void {
  // in browsers without it, an element with this id would be the global
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act);
}
