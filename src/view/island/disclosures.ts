/** Which sections of a group are open, and why. connect-disclosures.ts calls it on events. */

import { PANES_MEDIA } from '../../contract/breakpoints.ts';
import { CLOSE_EVENT } from '../../contract/markup.ts';
import { type ClosingEvent, closes, closingEvent } from './closing.ts';
import type { Point } from './safe-triangle.ts';

export interface DisclosureOptions {
  readonly group: HTMLElement;
  /** Called with the open sections whenever they change. */
  readonly publish: (sections: readonly HTMLElement[]) => void;
  /** If it matches, sections drop down over the page, one at a time; otherwise they fold open in place. */
  readonly dropDownMedia: MediaQueryList;
}

export interface DisclosureState extends DisclosureOptions {
  open: readonly OpenSection[];
  /** The scheduled action, if any. */
  timer?: ReturnType<typeof setTimeout>;
  /** Where the pointer was last over the open section. */
  lastPoint?: Point;
  /** Stops listening outside the group. */
  outside?: AbortController;
}

export interface OpenSection {
  readonly section: HTMLElement;
  readonly reason: Reason;
}

/** Matches where the overlay has panes, of which one is open at any time. */
export const panes = () => matchMedia(PANES_MEDIA);

/** Why a section is open. `hover` and `focus` end when the visitor leaves it; `click` pins it. */
export type Reason = 'hover' | 'focus' | 'click';

export function dropsDown({ dropDownMedia }: DisclosureState): boolean {
  return dropDownMedia.matches;
}

export function findOpen(state: DisclosureState, section: HTMLElement): OpenSection | undefined {
  return state.open.find((candidate) => candidate.section === section);
}

export function openSection(state: DisclosureState, section: HTMLElement, reason: Reason): void {
  setOpen(state, [...keptOpen(state, 'other'), { section, reason }]);
}

/**
 * Closes what the event closes (closing.ts).
 *
 * @param section the only section to which the event applies
 * @returns whether it has closed a section
 */
export function closeOn(state: DisclosureState, event: ClosingEvent, section?: HTMLElement): boolean {
  const kept = keptOpen(state, event, section);
  const isChanged = kept.length < state.open.length;
  if (isChanged) setOpen(state, kept);
  return isChanged;
}

function keptOpen(state: DisclosureState, event: ClosingEvent, section?: HTMLElement): readonly OpenSection[] {
  return state.open.filter(
    (candidate) =>
      (section && candidate.section !== section) ||
      !closes(event, dropsDown(state) ? candidate.reason : panes().matches ? 'pane' : 'fold'),
  );
}

export function setOpen(state: DisclosureState, next: readonly OpenSection[]): void {
  clearTimeout(state.timer);
  state.open = next;
  state.outside?.abort();
  if (next.length > 0) listenOutside(state);
  for (const { section, reason } of next) setTabStops(section, reason !== 'focus' || !dropsDown(state));
  markBusy(state);
  state.publish(next.map(({ section }) => section));
}

/** Names what keeps other sections from standing out under the pointer: an open one, or the keyboard's focus. */
export function markBusy({ group, open }: DisclosureState): void {
  const busy = open.length > 0 ? 'open' : group.querySelector(':scope > * > :focus-visible') && 'focus';
  if (busy) group.dataset.porticoBusy = busy;
  else delete group.dataset.porticoBusy;
}

/**
 * Tab skips a panel that focus has opened, so that visitors reach the page after a dozen stops, but stops in a panel
 * that they have entered.
 */
export function setTabStops(section: HTMLElement, areStops: boolean): void {
  for (const link of section.lastElementChild?.querySelectorAll('a') ?? []) {
    if (areStops) link.removeAttribute('tabindex');
    else link.tabIndex = -1;
  }
}

/** Acts after a delay in milliseconds, unless something opens, closes or is scheduled first. */
export function schedule(state: DisclosureState, delay: number, act: () => void): void {
  clearTimeout(state.timer);
  state.timer = setTimeout(act, delay);
}

/** Listens only while something is open, because listeners on the document would keep a removed header in memory. */
function listenOutside(state: DisclosureState): void {
  state.outside = new AbortController();
  const { signal } = state.outside;
  const closeByPress = (event: PointerEvent) => {
    if (!event.composedPath().includes(state.group)) closeOn(state, 'press');
  };
  document.addEventListener('pointerdown', closeByPress, { signal });
  document.addEventListener('keydown', (event) => closeByEscape(state, event), { signal });
  document.addEventListener(CLOSE_EVENT, (event) => closeOn(state, closingEvent(event)), { signal });
  state.dropDownMedia.addEventListener('change', () => closeOn(state, 'page'), { signal });
}

/** Works wherever the focus is, so that Escape also closes sections opened by hover. */
function closeByEscape(state: DisclosureState, { key }: KeyboardEvent): void {
  if (key !== 'Escape' || !dropsDown(state)) return;
  const section = state.open[0]?.section;
  if (section?.matches(':focus-within')) section.querySelector('button')?.focus();
  closeOn(state, 'escape');
}
