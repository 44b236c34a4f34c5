/** The burger's overlay: the browser opens it (`popover`), and the script keeps it apart from the page. */

import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { DESKTOP_MEDIA, PANES_MEDIA } from '../../contract/breakpoints.ts';
import { CLOSE_EVENT, HEADER_CLASS, MENU_ID } from '../../contract/markup.ts';
import { closes, closingEvent } from './closing.ts';
import { dispatchToggle } from './dispatch-toggle.ts';
import { lockPage, unlockPage } from './hold-page.ts';
import { layOutAhead } from './lay-out-ahead.ts';

/** @returns whether the overlay is open, and the properties of the burger and of the overlay */
export function useOverlay() {
  const overlay = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  /** `undefined` until the script has taken over, and in browsers without popovers. */
  const [open, setOpen] = useState<boolean>();

  useLayoutEffect(() => {
    const element = overlay.current;
    const button = burger.current;
    // as in use-disclosures.ts
    const header = element?.closest(`.${HEADER_CLASS}`);
    if (!button || !element || !header) return;
    setOpen(isShown(element));
    // an element of the host may have the same id
    if (button.popoverTargetElement !== element) button.popoverTargetElement = element;
    if (!matchMedia(DESKTOP_MEDIA).matches) layOutAhead([element], 'display', 'flex');
    const hide = () => {
      document.removeEventListener(CLOSE_EVENT, leave);
      document.removeEventListener('focusin', closeWhenFocusLeaves);
      if (!isShown(element)) return;
      // or the browser would return the focus to the burger
      element.querySelector<HTMLElement>(':focus')?.blur();
      element.hidePopover();
    };
    const leave = (event: Event) => {
      if (closes(closingEvent(event), 'overlay')) hide();
    };
    // to a dialog of the page, which the overlay would cover
    const closeWhenFocusLeaves = (event: FocusEvent) => {
      const path = event.composedPath() as Element[];
      if (!path.includes(header) || path.some(({ slot }) => slot === 'banner')) hide();
    };
    // from the click on, because the page may change before the event for the opened overlay
    const closeOnNavigation = () => {
      document.addEventListener(CLOSE_EVENT, leave);
      document.addEventListener('focusin', closeWhenFocusLeaves);
    };
    button.addEventListener('click', closeOnNavigation);
    // it may have been opened before the script ran
    closeOnNavigation();
  }, []);

  useLayoutEffect(() => {
    const element = overlay.current;
    const header = element?.closest<HTMLElement>(`.${HEADER_CLASS}`);
    const row = element?.closest('.portico-header__inner');
    if (!open || !element || !header || !row) return;
    const listening = new AbortController();
    const { signal } = listening;
    let free = unlockPage;
    const hide = () => {
      // at once, because a router may focus an element that is still inert
      free();
      element.hidePopover();
      setOpen(false);
    };
    const hideOn = (event: Event) => {
      if (closes(closingEvent(event), 'overlay')) hide();
    };
    document.addEventListener(CLOSE_EVENT, hideOn, { signal });
    // after the frame that shows the overlay, because it recalculates the page's styles
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!signal.aborted) free = lockPage(header);
      }),
    );
    dispatchToggle(element, { id: MENU_ID, open });
    const wrapFocus = (event: KeyboardEvent) => {
      if (
        event.key !== 'Tab' ||
        event.shiftKey ||
        event.target !== lastStop(CSS.supports('reading-flow:normal') ? element : row)
      )
        return;
      // everything after it is inert, and Firefox would return to it again and again
      event.preventDefault();
      burger.current?.focus();
    };
    header.addEventListener('keydown', wrapFocus, { signal });
    for (const media of [DESKTOP_MEDIA, PANES_MEDIA]) matchMedia(media).addEventListener('change', hide, { signal });
    const size = new ResizeObserver(() => {
      // a popover that is removed from the page, or hidden with its ancestors, closes without an event
      if (element.offsetHeight === 0) hide();
      // Below the host's bar and the header's line, and over the second level. Without the script, below a row at its
      // usual place.
      else {
        const line = header.offsetHeight - header.clientHeight;
        // older browsers, whose measures ignore the zoom, do not know it
        const { currentCSSZoom = 1 } = row;
        element.style.insetBlockStart = `${row.getBoundingClientRect().bottom / currentCSSZoom + line}px`;
      }
    });
    size.observe(element);
    size.observe(header);
    return () => {
      size.disconnect();
      listening.abort();
      free();
      dispatchToggle(element, { id: MENU_ID, open: false });
    };
  }, [open]);

  return [
    open ?? false,
    {
      ref: burger,
      'aria-expanded': open,
    },
    {
      ref: overlay,
      // a click beside the sheet, on the dimmed page
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
        if (open && target === currentTarget) currentTarget.hidePopover();
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        setOpen(event.newState === 'open');
        if (event.newState === 'closed' && event.currentTarget.matches(':focus-within')) burger.current?.focus();
      },
    },
  ] as const;
}

function lastStop(row: Element): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>('a, button')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1);
}

/** `undefined` in browsers without popovers, where CSS shows the overlay (menu.css) and the state is unknown. */
function isShown(element: HTMLElement | null): boolean | undefined {
  return element?.popover ? element.matches(':popover-open') : undefined;
}
