/** What opens and closes the sections of a group: events in, a list of openings out. Knows no framework. */

import { focusTarget } from './disclosure-keys.ts';
import { isOnTheWay, type Point } from './safe-triangle.ts';

/** An open section and why it is open: what the pointer opened it also closes by leaving; a click pins it. */
export interface Opening {
  readonly id: string;
  readonly by: 'hover' | 'focus' | 'click';
}

export interface DisclosureOptions {
  readonly group: HTMLElement;
  readonly publish: (openings: readonly Opening[]) => void;
  /** Where it matches, sections drop down over the page, one at a time; elsewhere they fold open in place. */
  readonly dropDownMedia: MediaQueryList;
}

/** In milliseconds: long enough to cross a corner, short enough to feel immediate. */
const LEAVE_DELAY = 250;
const SWITCH_DELAY = 120;

const SECTION = '[data-portico-section]';

/** Takes over the sections of `group` that the style sheet has open. */
export function createDisclosures({ group, publish, dropDownMedia }: DisclosureOptions) {
  let openings: readonly Opening[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ignoresFocus = false;
  /** Where the pointer was last on what is open. */
  let start: Point | undefined;

  const dropsDown = () => dropDownMedia.matches;
  const sections = [...group.querySelectorAll<HTMLElement>(SECTION)];
  const sectionOf = ({ id }: Opening) => sections.find((section) => idOf(section) === id);
  const find = (id: string) => openings.find((opening) => opening.id === id);
  const set = (next: readonly Opening[]) => {
    clearTimeout(timer);
    openings = next;
    publish(next);
  };
  const close = (id: string) => set(openings.filter((opening) => opening.id !== id));
  const open = (id: string, by: Opening['by']) => set([...(dropsDown() ? [] : openings), { id, by }]);
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const takeOver = () => {
    const found: Opening[] = [];
    for (const section of sections) {
      if (section.matches(':focus-within')) found.push({ id: idOf(section), by: 'focus' });
      else if (dropsDown() && section.matches(':hover') && matchMedia('(hover: hover)').matches) {
        found.push({ id: idOf(section), by: 'hover' });
      }
    }
    set(dropsDown() ? found.slice(0, 1) : found);
  };

  const onPressOutside = (event: Event) => {
    if (openings[0] && dropsDown() && !event.composedPath().includes(group)) set([]);
  };

  /** Also heard where the focus is elsewhere: what hovering opened must be dismissable too. */
  const onEscape = (event: KeyboardEvent) => {
    const [opening] = openings;
    if (event.key !== 'Escape' || !opening || !dropsDown()) return;
    const section = sectionOf(opening);
    if (section?.matches(':focus-within')) {
      ignoresFocus = true;
      section.querySelector('button')?.focus();
      ignoresFocus = false;
    }
    set([]);
  };

  return {
    /** Returns how to stop. */
    connect() {
      const listening = new AbortController();
      takeOver();
      document.addEventListener('pointerdown', onPressOutside, listening);
      document.addEventListener('keydown', onEscape, listening);
      // what was folded open would lie over the page, and the other way round
      dropDownMedia.addEventListener('change', () => set([]), listening);
      return () => {
        clearTimeout(timer);
        listening.abort();
      };
    },

    onPointerEnter(id: string, pointerType: string) {
      if (pointerType !== 'mouse' || !dropsDown()) return;
      if (find(id) || openings[0]?.by === 'click') clearTimeout(timer);
      else after(openings[0] ? SWITCH_DELAY : 0, () => open(id, 'hover'));
    },

    /** On the way to the open panel, the sections in between stay closed for as long as the pointer moves. */
    onPointerMove(id: string, event: Point) {
      const [opening] = openings;
      if (opening?.id === id) start = event;
      else if (opening && opening.by !== 'click' && start && dropsDown()) {
        const panel = sectionOf(opening)?.lastElementChild;
        if (panel && isOnTheWay(event, start, panel.getBoundingClientRect()))
          after(SWITCH_DELAY, () => open(id, 'hover'));
      }
    },

    onPointerLeave(pointerType: string) {
      if (pointerType !== 'mouse' || !dropsDown()) return;
      after(LEAVE_DELAY, () => set(openings.filter(({ by }) => by !== 'hover')));
    },

    /** Focus from the keyboard opens; focus that a press brings is the click's to judge. */
    onFocus(id: string, target: Element) {
      if (!ignoresFocus && dropsDown() && !find(id) && target.matches('button:focus-visible')) open(id, 'focus');
    },

    onBlur(id: string, section: Element, next: EventTarget | null) {
      if (dropsDown() && next instanceof Node && !section.contains(next)) close(id);
    },

    /** A press on what hover or focus has just opened pins it; the next one closes it. */
    onClick(id: string, fromKeyboard: boolean) {
      const opening = find(id);
      const others = openings.filter((other) => other !== opening);
      const pins = opening && opening.by !== 'click' && !fromKeyboard && dropsDown();
      if (opening && !pins) set(others);
      else open(id, 'click');
    },

    /** Whether the key was used. */
    onKeyDown(key: string, target: Element): boolean {
      const section = target.closest<HTMLElement>(SECTION);
      if (key === 'ArrowDown' && section && target.matches('button') && dropsDown()) {
        if (!find(idOf(section))) open(idOf(section), 'focus');
        // the panel is shown once React has drawn it
        requestAnimationFrame(() => section.querySelector('a')?.focus());
        return true;
      }
      const next = focusTarget(key, target, group, dropsDown());
      next?.focus();
      return next !== undefined;
    },
  };
}

function idOf(section: HTMLElement): string {
  return section.dataset.porticoSection ?? '';
}
