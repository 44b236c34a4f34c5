/** Sections that open and close: by hover, focus, click and keys where they drop down, by click where they fold. */

import { ENHANCED_ATTRIBUTE, OPEN_ATTRIBUTE } from '../../contract/markup.ts';
import { connectDisclosures } from './connect-disclosures.ts';
import { crossOver } from './cross-over.ts';
import { dispatchToggle } from './dispatch-toggle.ts';
import { lastOf } from './last-of.ts';

/**
 * Until the script has run, CSS opens sections on hover and focus. Then the group adopts what is open, marks itself
 * with `data-portico-enhanced`, and its buttons state whether their sections are open.
 *
 * @param dropDownMedia the media query in which sections drop down over the page instead of folding open in place
 */
export function enhanceSections(group: HTMLElement, dropDownMedia: string): void {
  const sections = new Map(
    [...group.querySelectorAll<HTMLElement>('[data-portico-section]')].map((section) => [
      section.dataset.porticoSection ?? '',
      section,
    ]),
  );
  let before: readonly string[] = [];
  /** The height of the last open panel, in pixels. */
  let height = 0;

  const show = lastOf((now: readonly string[]) => {
    const closed = before.filter((id) => !now.includes(id));
    const opened = now.filter((id) => !before.includes(id));
    before = now;
    group.setAttribute(ENHANCED_ATTRIBUTE, 'true');
    for (const [id, section] of sections) {
      const isOpen = now.includes(id);
      if (isOpen) section.setAttribute(OPEN_ATTRIBUTE, 'true');
      else section.removeAttribute(OPEN_ATTRIBUTE);
      section.querySelector(':scope > button')?.setAttribute('aria-expanded', `${isOpen}`);
    }
    for (const id of closed) dispatchToggle(sections.get(id), { id, open: false });
    for (const id of opened) dispatchToggle(sections.get(id), { id, open: true });
    // one section replaces another only where they drop down
    const [from, to] = [closed[0], opened[0]].map((id) =>
      sections.get(`${id}`)?.querySelector<HTMLElement>('.portico-panel'),
    );
    if (from && to) crossOver(from, height, to);
  });

  connectDisclosures({
    group,
    publish: (ids) => {
      height = group.querySelector<HTMLElement>(`[${OPEN_ATTRIBUTE}] > :last-child`)?.offsetHeight ?? 0;
      show(ids);
    },
    dropDownMedia: matchMedia(dropDownMedia),
  });
}
