/** What a press on a link of the chrome does besides following it. */

import {
  COMMAND_EVENT,
  type CommandDetail,
  LANGUAGE_CHANGE_EVENT,
  type LanguageChangeDetail,
} from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';
import { closeMenus } from './close-menus.ts';
import { keepQuery, LANGUAGE_LINK } from './link-languages.ts';

/**
 * Language links keep the page's query and dispatch an event. Closes menus if the page stays.
 *
 * @param header the element that contains the bar and the row
 */
export function followLinks(header: HTMLElement): void {
  // before routers, which leave prevented clicks alone; also for the footer, which has no script of its own
  addEventListener('click', offerCommand, true);
  for (const intent of ['pointerdown', 'keydown', 'click']) header.addEventListener(intent, keepQuery, true);
  header.addEventListener('click', (event) => {
    const link = pressedLink(event, 'a:not([download],[target^=_b])');
    if (!link) return;
    if (link.matches(LANGUAGE_LINK) && !event.defaultPrevented) {
      const detail: LanguageChangeDetail = { language: link.lang, href: link.href };
      if (dispatchChromeEvent(header, LANGUAGE_CHANGE_EVENT, detail, true)) event.preventDefault();
    }
    // even if a router has prevented the default: it changes nothing on the current page
    if (link.host === location.host && link.pathname === location.pathname && link.search === location.search)
      closeMenus();
  });
}

/** Lets the page do what a link says, such as open its cookie settings, instead of following it. */
function offerCommand(event: MouseEvent): void {
  const link = pressedLink(event, '[data-portico-command]');
  if (!link || event.defaultPrevented) return;
  const detail = { command: link.dataset.porticoCommand as string, href: link.href } satisfies CommandDetail;
  if (dispatchChromeEvent(link, COMMAND_EVENT, detail, true)) {
    event.preventDefault();
    closeMenus();
  }
}

/** Null if the press asks for another tab or window. */
function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  // the document may be the target
  return (event.composedPath()[0] as Element).closest?.(selector);
}
