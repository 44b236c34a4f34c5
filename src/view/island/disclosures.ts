/** Which sections of a group are open, and why. Uses no framework; connect-disclosures.ts calls it on events. */

import { CLOSE_EVENT } from '../../contract/markup.ts';
import type { Point } from './safe-triangle.ts';

export interface DisclosureOptions {
  readonly group: HTMLElement;
  /** Called with the ids of the open sections whenever they change. */
  readonly publish: (ids: readonly string[]) => void;
  /** Where it matches, sections drop down over the page, one at a time; elsewhere they fold open in place. */
  readonly dropDownMedia: MediaQueryList;
}

export interface DisclosureState extends DisclosureOptions {
  open: readonly OpenSection[];
  /** What is scheduled, if anything. */
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

/** Why a section is open: leaving it closes what the pointer or the focus opened; a click pins it. */
export type Reason = 'hover' | 'focus' | 'click';

export function dropsDown({ dropDownMedia }: DisclosureState): boolean {
  return dropDownMedia.matches;
}

export function findOpen(state: DisclosureState, section: HTMLElement): OpenSection | undefined {
  return state.open.find((candidate) => candidate.section === section);
}

export function openSection(state: DisclosureState, section: HTMLElement, reason: Reason): void {
  setOpen(state, [...(dropsDown(state) ? [] : state.open), { section, reason }]);
}

export function closeSection(state: DisclosureState, section: HTMLElement): void {
  const others = state.open.filter((candidate) => candidate.section !== section);
  setOpen(state, others);
}

export function setOpen(state: DisclosureState, next: readonly OpenSection[]): void {
  clearTimeout(state.timer);
  state.open = next;
  state.outside?.abort();
  if (next.length > 0) listenOutside(state);
  for (const { section, reason } of next) setTabStops(section, reason !== 'focus' || !dropsDown(state));
  state.publish(next.map(({ section }) => section.dataset.porticoSection ?? ''));
}

/**
 * Tab passes a panel that focus has opened, so that a visitor reaches the page after a dozen stops; it goes through a panel
 * that the visitor has entered.
 */
export function setTabStops(section: HTMLElement, areStops: boolean): void {
  for (const link of section.lastElementChild?.querySelectorAll('a') ?? []) {
    if (areStops) link.removeAttribute('tabindex');
    else link.tabIndex = -1;
  }
}

/** Acts after a delay in milliseconds, unless something opens, closes or is scheduled before. */
export function schedule(state: DisclosureState, delay: number, act: () => void): void {
  clearTimeout(state.timer);
  state.timer = setTimeout(act, delay);
}

/** Only while something is open: listeners of the document would keep a removed header in memory. */
function listenOutside(state: DisclosureState): void {
  state.outside = new AbortController();
  const { signal } = state.outside;
  const closeByPress = (event: PointerEvent) => {
    if (dropsDown(state) && !event.composedPath().includes(state.group)) setOpen(state, []);
  };
  document.addEventListener('pointerdown', closeByPress, { signal });
  document.addEventListener('keydown', (event) => closeByEscape(state, event), { signal });
  const close = () => setOpen(state, []);
  document.addEventListener(CLOSE_EVENT, close, { signal });
  state.dropDownMedia.addEventListener('change', close, { signal });
}

/** Wherever the focus is, so that what hovering opened can be dismissed too. */
function closeByEscape(state: DisclosureState, { key }: KeyboardEvent): void {
  if (key !== 'Escape' || !dropsDown(state)) return;
  const section = state.open[0]?.section;
  if (section?.matches(':focus-within')) section.querySelector('button')?.focus();
  setOpen(state, []);
}
