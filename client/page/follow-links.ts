/** Dispatches an event before a language link is followed. */

import { LANGUAGE_CHANGE_EVENT, type LanguageChangeDetail } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';

/** @param header the element that contains the bar and the row */
export function dispatchLanguageChanges(header: HTMLElement): void {
  header.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('.portico-language-list__link');
    if (!link) return;
    const detail: LanguageChangeDetail = { language: link.lang, href: link.href };
    if (dispatchChromeEvent(header, LANGUAGE_CHANGE_EVENT, detail, true)) event.preventDefault();
  });
}
