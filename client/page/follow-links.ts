/** What a press on a link in the header does besides following it. */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';
import { closeMenus } from './close-menus.ts';
import { keepQuery, LANGUAGE_LINK } from './link-languages.ts';

/**
 * Language links keep the page's query and dispatch an event. Closes menus if the page stays.
 *
 * @param header the element that contains the bar and the row
 */
export function followLinks(header: HTMLElement): void {
  for (const intent of ['pointerdown', 'keydown', 'click']) header.addEventListener(intent, keepQuery, true);
  header.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a:not([download],[target^=_b])');
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
