/** What opens and closes the sections of a group: events in, a list of what is open out. Knows no framework. */

import { focusTarget } from './disclosure-keys.ts';
import { isOnTheWay, type Point } from './safe-triangle.ts';

export interface DisclosureOptions {
  readonly group: HTMLElement;
  /** Gets the ids of the open sections whenever they change. */
  readonly publish: (ids: readonly string[]) => void;
  /** Where it matches, sections drop down over the page, one at a time; elsewhere they fold open in place. */
  readonly dropDownMedia: MediaQueryList;
}

/** An open section and why it is open: what the pointer opened it also closes by leaving; a click pins it. */
interface Opening {
  readonly section: HTMLElement;
  readonly by: 'hover' | 'focus' | 'click';
}

/** In milliseconds: long enough to cross a corner, short enough to feel immediate. */
const LEAVE_DELAY = 250;
const SWITCH_DELAY = 120;

/**
 * Takes over the sections of `group` that the style sheet has open.
 *
 * @returns how to stop
 */
export function connectDisclosures({ group, publish, dropDownMedia }: DisclosureOptions): () => void {
  let openings: readonly Opening[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ignoresFocus = false;
  /** Where the pointer was last on what is open. */
  let start: Point | undefined;

  const dropsDown = () => dropDownMedia.matches;
  const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && dropsDown();
  const find = (section: HTMLElement) => openings.find((opening) => opening.section === section);
  const set = (next: readonly Opening[]) => {
    clearTimeout(timer);
    openings = next;
    // only while there is something to close: a header that a page throws away is kept by nothing
    const change = next[0] ? 'addEventListener' : 'removeEventListener';
    document[change]('pointerdown', closeByPress);
    document[change]('keydown', closeByEscape as EventListener);
    dropDownMedia[change]('change', closeAll);
    publish(next.map(({ section }) => section.dataset.porticoSection ?? ''));
  };
  const closeAll = () => set([]);
  const open = (section: HTMLElement, by: Opening['by']) => set([...(dropsDown() ? [] : openings), { section, by }]);
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const closeByPress = (event: Event) => {
    if (dropsDown() && !event.composedPath().includes(group)) closeAll();
  };

  /** Also heard where the focus is elsewhere: what hovering opened must be dismissable too. */
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !dropsDown()) return;
    const section = openings[0]?.section;
    if (section?.matches(':focus-within')) {
      ignoresFocus = true;
      section.querySelector('button')?.focus();
      ignoresFocus = false;
    }
    closeAll();
  };

  const listening = new AbortController();
  const sections = [...group.querySelectorAll<HTMLElement>('[data-portico-section]')];
  for (const section of sections) {
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => section.addEventListener(type, listener, listening);

    on('pointerenter', (event) => {
      if (!hovers(event)) return;
      if (find(section) || openings[0]?.by === 'click') clearTimeout(timer);
      else after(openings[0] ? SWITCH_DELAY : 0, () => open(section, 'hover'));
    });

    // on the way to the open panel, the sections in between stay closed for as long as the pointer moves
    on('pointermove', (event) => {
      const [opening] = openings;
      if (opening?.section === section) start = event;
      else if (opening && opening.by !== 'click' && start && dropsDown()) {
        const panel = opening.section.lastElementChild;
        if (panel && isOnTheWay(event, start, panel.getBoundingClientRect()))
          after(SWITCH_DELAY, () => open(section, 'hover'));
      }
    });

    on('pointerleave', (event) => {
      if (hovers(event)) after(LEAVE_DELAY, () => set(openings.filter(({ by }) => by !== 'hover')));
    });

    // focus from the keyboard opens; focus that a press brings is the click's to judge
    on('focusin', ({ target }) => {
      if (!ignoresFocus && dropsDown() && !find(section) && (target as Element).matches('button:focus-visible'))
        open(section, 'focus');
    });

    on('focusout', ({ relatedTarget }) => {
      if (dropsDown() && relatedTarget instanceof Node && !section.contains(relatedTarget))
        set(openings.filter((opening) => opening.section !== section));
    });

    // a press on what hover or focus has just opened pins it; the next one closes it
    on('click', ({ target, detail }) => {
      if (!(target as Element).closest('button')) return;
      const opening = find(section);
      const fromKeyboard = detail === 0;
      const pins = opening && opening.by !== 'click' && !fromKeyboard && dropsDown();
      if (opening && !pins) set(openings.filter((other) => other !== opening));
      else open(section, 'click');
    });
  }

  group.addEventListener(
    'keydown',
    (event) => {
      // with a modifier, keys are the browser's
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as Element;
      const section = target.closest<HTMLElement>('[data-portico-section]');
      if (event.key === 'ArrowDown' && section && target.matches('button') && dropsDown()) {
        if (!find(section)) open(section, 'focus');
        event.preventDefault();
        // the panel is shown once React has drawn it
        requestAnimationFrame(() => section.querySelector('a')?.focus());
        return;
      }
      const next = focusTarget(event.key, target, group, dropsDown());
      next?.focus();
      if (next) event.preventDefault();
    },
    listening,
  );

  const found = sections.flatMap((section): Opening[] => {
    if (section.matches(':focus-within')) return [{ section, by: 'focus' }];
    const isHovered = dropsDown() && section.matches(':hover') && matchMedia('(hover: hover)').matches;
    return isHovered ? [{ section, by: 'hover' }] : [];
  });
  set(dropsDown() ? found.slice(0, 1) : found);

  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
