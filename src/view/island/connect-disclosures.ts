/** Opens and closes the sections of a group by pointer, focus, click and keys. */

import { focusTarget } from './disclosure-keys.ts';
import {
  closeSection,
  type DisclosureOptions,
  type DisclosureState,
  dropsDown,
  findOpen,
  type OpenSection,
  openSection,
  setOpen,
  setTabStops,
} from './disclosures.ts';
import { layOutOnIntent } from './lay-out-ahead.ts';
import { openOnHover } from './open-on-hover.ts';

/**
 * Adopts the sections that CSS has opened.
 *
 * @returns a function that removes the listeners
 */
export function connectDisclosures(options: DisclosureOptions): () => void {
  const state: DisclosureState = { ...options, open: [] };
  const listening = new AbortController();
  const { signal } = listening;
  const sections = [...options.group.querySelectorAll<HTMLElement>('[data-portico-section]')];
  for (const section of sections) {
    openOnHover(state, section, signal);
    openOnFocus(state, section, signal);
    openOnClick(state, section, signal);
  }
  moveByKeys(state, signal);
  closeByFocus(state, signal);
  layOutOnIntent(state, signal);
  setOpen(state, openByStyles(sections, dropsDown(state)));
  return () => {
    clearTimeout(state.timer);
    state.outside?.abort();
    listening.abort();
  };
}

function openByStyles(sections: readonly HTMLElement[], oneOnly: boolean): readonly OpenSection[] {
  const found: OpenSection[] = [];
  const canHover = oneOnly && matchMedia('(hover: hover)').matches;
  for (const section of sections) {
    if (section.matches(':focus-within')) {
      found.push({ section, reason: section.querySelector('button:focus') ? 'focus' : 'click' });
    } else if (canHover && section.matches(':hover') && isShown(section.lastElementChild))
      found.push({ section, reason: 'hover' });
  }
  return oneOnly ? found.slice(0, 1) : found;
}

/** A panel under a resting pointer may still be closed (client/page/keep-closed.ts). */
function isShown(panel: Element | null): boolean {
  return panel instanceof HTMLElement && panel.offsetHeight > 0;
}

/** Opens a section on keyboard focus, but not on focus from a press, whose click opens it. */
function openOnFocus(state: DisclosureState, section: HTMLElement, signal: AbortSignal): void {
  const onFocusIn = () => {
    const isWanted = dropsDown(state) && section.querySelector('button:focus-visible');
    if (isWanted && !findOpen(state, section)) openSection(state, section, 'focus');
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget instanceof Node && !section.contains(relatedTarget);
    if (dropsDown(state) && isElsewhere) closeSection(state, section);
  };
  section.addEventListener('focusin', onFocusIn, { signal });
  section.lastElementChild?.addEventListener('pointerenter', () => setTabStops(section, true), { signal });
  section.addEventListener('focusout', onFocusOut, { signal });
}

/** Closes a section that the pointer has opened when a link in the row gets keyboard focus. */
function closeByFocus(state: DisclosureState, signal: AbortSignal): void {
  const onFocusIn = ({ target }: FocusEvent) => {
    const isElsewhere = target instanceof Element && state.open[0]?.section.contains(target) === false;
    if (dropsDown(state) && isElsewhere && target.matches(':focus-visible')) setOpen(state, []);
  };
  state.group.addEventListener('focusin', onFocusIn, { signal });
}

/** A click pins a section that hover or focus has opened; the next click closes it. */
function openOnClick(state: DisclosureState, section: HTMLElement, signal: AbortSignal): void {
  const onClick = () => {
    const reason = findOpen(state, section)?.reason;
    const isPinned = reason === 'click' || !dropsDown(state);
    if (reason && isPinned) closeSection(state, section);
    else openSection(state, section, 'click');
  };
  section.querySelector('button')?.addEventListener('click', onClick, { signal });
}

function moveByKeys(state: DisclosureState, signal: AbortSignal): void {
  const { group } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    // leaves keys with a modifier to the browser
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isModified || !(target instanceof HTMLElement)) return;
    const section = target.closest<HTMLElement>('[data-portico-section]');
    if (key === 'ArrowDown' && section && target.matches('button') && dropsDown(state)) {
      event.preventDefault();
      enterPanel(state, section);
      return;
    }
    const next = focusTarget(key, target, group, dropsDown(state));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  group.addEventListener('keydown', onKeyDown, { signal });
}

function enterPanel(state: DisclosureState, section: HTMLElement): void {
  openSection(state, section, 'click');
  // the panel is shown once React has drawn it
  requestAnimationFrame(() => section.querySelector('a')?.focus());
}
