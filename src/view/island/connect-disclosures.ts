/** Opens and closes the sections of a group by pointer, focus, click and keys. */

import { focusTarget } from './disclosure-keys.ts';
import {
  closeOn,
  type DisclosureOptions,
  type DisclosureState,
  dropsDown,
  findOpen,
  markBusy,
  type OpenSection,
  openSection,
  panes,
  setOpen,
  setTabStops,
} from './disclosures.ts';
import { layOutOnIntent } from './lay-out-ahead.ts';
import { openOnHover } from './open-on-hover.ts';

/** Adopts the sections that CSS has opened. All listeners are on the group, and go with it. */
export function connectDisclosures(options: DisclosureOptions): void {
  const state: DisclosureState = { ...options, open: [] };
  const sections = [...options.group.querySelectorAll<HTMLElement>('[data-portico-section]')];
  for (const section of sections) {
    openOnHover(state, section);
    section.lastElementChild?.addEventListener('pointerenter', () => setTabStops(section, true));
    section.querySelector('button')?.addEventListener('click', () => {
      // a click pins a section that hover or focus has opened; the next click closes it
      if (!closeOn(state, 'toggle', section)) openSection(state, section, 'click');
    });
  }
  moveByKeys(state);
  followFocus(state);
  layOutOnIntent(state);
  setOpen(state, openByStyles(sections, dropsDown(state)));
  fillPane(state, sections);
}

/** While the overlay is open and has panes, one section is open, at first the first one. */
function fillPane(state: DisclosureState, [first]: readonly HTMLElement[]): void {
  const overlay = state.group.closest<HTMLElement>('.portico-menu');
  if (!first || !overlay?.popover) return;
  const fill = () => {
    if (panes().matches && overlay.matches(':popover-open') && state.open.length !== 1)
      setOpen(state, [state.open[0] ?? { section: first, reason: 'click' }]);
  };
  overlay.addEventListener('toggle', fill);
  fill();
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

/**
 * Opens a section on keyboard focus, but not on focus from a press, whose click opens it, nor on focus that the window
 * restores. Closes what the focus has left, or what the pointer has opened elsewhere.
 */
function followFocus(state: DisclosureState): void {
  const { group } = state;
  /** The element that had the focus when the window lost it. */
  let last: EventTarget | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    markBusy(state);
    const isRestored = target === last;
    last = null;
    if (isRestored || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const section = sectionOf(target);
    if (section !== state.open[0]?.section) closeOn(state, 'focus');
    if (section && target.matches('button') && dropsDown(state) && !findOpen(state, section))
      openSection(state, section, 'focus');
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // the page keeps its active element when the window loses the focus
    last = (group.getRootNode() as Document | ShadowRoot).activeElement === target ? target : null;
    if (!group.contains(relatedTarget as Node | null)) markBusy(state);
    const section = sectionOf(target as Element);
    if (section && relatedTarget instanceof Node && !section.contains(relatedTarget)) closeOn(state, 'focus', section);
  };
  group.addEventListener('focusin', onFocusIn);
  group.addEventListener('focusout', onFocusOut);
}

function sectionOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-portico-section]');
}

function moveByKeys(state: DisclosureState): void {
  const { group } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    // leaves keys with a modifier to the browser
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isModified || !(target instanceof HTMLElement)) return;
    const section = sectionOf(target);
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
  group.addEventListener('keydown', onKeyDown);
}

function enterPanel(state: DisclosureState, section: HTMLElement): void {
  openSection(state, section, 'click');
  // once the panel is shown
  requestAnimationFrame(() => section.querySelector('a')?.focus());
}
