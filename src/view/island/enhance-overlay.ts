/** The burger's overlay: the browser opens it (`popover`), and the script keeps it apart from the page. */

import { CLOSE_EVENT } from '../../contract/markup.ts';
import { closes, closingEvent } from './closing.ts';
import { headerOf, keepApart } from './keep-apart.ts';
import { lastOf } from './last-of.ts';
import { layOutOnInput } from './lay-out-ahead.ts';

/** @param labels of the burger, for a closed and an open overlay */
export function enhanceOverlay(burger: HTMLButtonElement, overlay: HTMLElement, labels: readonly string[]): void {
  /** `undefined` until the script has taken over, and in browsers without popovers. */
  let open: boolean | undefined;
  let release = () => {};
  const show = lastOf((next: boolean | undefined) => {
    if (next === open) return;
    open = next;
    release();
    burger.setAttribute('aria-expanded', `${open}`);
    const label = labels[Number(open)] ?? '';
    burger.setAttribute('aria-label', label);
    for (const lines of burger.children) if (lines.textContent !== label) lines.textContent = label;
    release = open ? keepApart(burger, overlay, () => show(false)) : () => {};
  });
  show(isShown(overlay));
  // an element of the host may have the same id
  if (burger.popoverTargetElement !== overlay) burger.popoverTargetElement = overlay;
  layOutOnInput(overlay);
  closeWithPage(burger, overlay);
  // a click beside the sheet, on the dimmed page
  overlay.addEventListener('click', ({ target }) => {
    if (open && target === overlay) overlay.hidePopover();
  });
  overlay.addEventListener('toggle', ({ newState }) => {
    // not before the frame that shows the overlay has reached the screen
    if (newState === 'open') setTimeout(() => show(isShown(overlay)));
    else show(false);
    if (newState === 'closed' && overlay.matches(':focus-within')) burger.focus();
  });
}

/** Closes the overlay when the page changes, or the focus moves elsewhere. */
function closeWithPage(burger: HTMLElement, overlay: HTMLElement): void {
  const header = headerOf(overlay);
  const hide = () => {
    document.removeEventListener(CLOSE_EVENT, leave);
    document.removeEventListener('focusin', closeWhenFocusLeaves);
    if (!isShown(overlay)) return;
    // or the browser would return the focus to the burger
    overlay.querySelector<HTMLElement>(':focus')?.blur();
    overlay.hidePopover();
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
  burger.addEventListener('click', closeOnNavigation);
  // it may have been opened before the script ran
  closeOnNavigation();
}

/** `undefined` in browsers without popovers, where CSS shows the overlay (menu.css) and the state is unknown. */
function isShown(overlay: HTMLElement): boolean | undefined {
  return overlay.popover ? overlay.matches(':popover-open') : undefined;
}
