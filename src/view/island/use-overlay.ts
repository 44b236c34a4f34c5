/** The overlay of the burger: opened by the browser itself (`popover`), kept apart from the page by the script. */

import { type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
import { HEADER_CLASS, MENU_ID } from '../../contract/markup.ts';
import { dispatchToggle } from './dispatch-toggle.ts';
import { holdPage } from './hold-page.ts';

export function useOverlay() {
  const overlay = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  /** `undefined` until the script has taken over, and where the browser knows no popover. */
  const [open, setOpen] = useState<boolean>();

  useLayoutEffect(() => setOpen(isShown(overlay.current)), []);

  useLayoutEffect(() => {
    const element = overlay.current;
    const header = element?.closest<HTMLElement>(`.${HEADER_CLASS}`);
    if (!open || !element || !header) return;
    const release = holdPage(header);
    dispatchToggle(element, { id: MENU_ID, open });
    const hide = () => {
      element.hidePopover();
      setOpen(false);
    };
    const desktop = matchMedia(DESKTOP_MEDIA);
    desktop.addEventListener('change', hide);
    // taken out of the page, or hidden with what is around it, a popover leaves without a word
    const size = new ResizeObserver(() => element.offsetHeight || hide());
    size.observe(element);
    return () => {
      size.disconnect();
      desktop.removeEventListener('change', hide);
      release();
      dispatchToggle(element, { id: MENU_ID, open: false });
    };
  }, [open]);

  return {
    open: open ?? false,
    burgerProps: {
      ref: burger,
      'aria-expanded': open,
    },
    overlayProps: {
      ref: overlay,
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        setOpen(event.newState === 'open');
        if (event.newState === 'closed' && event.currentTarget.matches(':focus-within')) burger.current?.focus();
      },
    },
  };
}

/** `undefined` where the browser knows no popover: style sheets show the overlay then, and nobody keeps its state (menu.css). */
function isShown(element: HTMLElement | null): boolean | undefined {
  return element?.popover ? element.matches(':popover-open') : undefined;
}
