/** The overlay of the burger: opened by the browser itself (`popover`), kept apart from the page by the script. */

import { type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
import { TOGGLE_EVENT, type ToggleDetail } from '../../contract/events.ts';
import { HEADER_CLASS, MENU_ID } from '../../contract/markup.ts';
import { holdPage } from './hold-page.ts';

export function useOverlay() {
  const overlay = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  /** `null` until the script has taken over. */
  const [open, setOpen] = useState<boolean | null>(null);

  useLayoutEffect(() => {
    setOpen(isShown(overlay.current));
    const desktop = matchMedia(DESKTOP_MEDIA);
    const hide = () => {
      if (!desktop.matches) return;
      if (isShown(overlay.current)) overlay.current?.hidePopover();
      setOpen(false);
    };
    desktop.addEventListener('change', hide);
    return () => desktop.removeEventListener('change', hide);
  }, []);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const element = overlay.current;
    if (open === null || !element || open === wasOpen.current) return;
    wasOpen.current = open;
    const detail: ToggleDetail = { id: MENU_ID, open };
    element.dispatchEvent(new CustomEvent(TOGGLE_EVENT, { bubbles: true, composed: true, detail }));
  }, [open]);
  useLayoutEffect(() => {
    const header = overlay.current?.closest<HTMLElement>(`.${HEADER_CLASS}`);
    if (!open || !header) return;
    const release = holdPage(header);
    // a popover that is taken out of the page closes without a word
    const removal = new MutationObserver(() => isShown(overlay.current) || setOpen(false));
    removal.observe(document, { childList: true, subtree: true });
    return () => {
      removal.disconnect();
      release();
    };
  }, [open]);

  return {
    open: open ?? false,
    burgerProps: {
      ref: burger,
      'aria-expanded': open ?? undefined,
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

/** Where the browser knows no popover, style sheets show the overlay while the focus is in it (menu.css). */
function isShown(element: HTMLElement | null): boolean {
  return element !== null && 'popover' in element && element.matches(':popover-open');
}
