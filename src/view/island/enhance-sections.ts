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
  const sections = [...group.querySelectorAll<HTMLElement>('[data-portico-section]')];
  let before: readonly HTMLElement[] = [];
  /** The height of the panel that another replaces, in pixels. */
  let height = 0;

  const show = lastOf((now: readonly HTMLElement[]) => {
    const closed = without(before, now);
    const opened = without(now, before);
    before = now;
    group.setAttribute(ENHANCED_ATTRIBUTE, 'true');
    for (const section of sections) {
      const isOpen = now.includes(section);
      if (isOpen) section.setAttribute(OPEN_ATTRIBUTE, 'true');
      else section.removeAttribute(OPEN_ATTRIBUTE);
      section.querySelector(':scope > button')?.setAttribute('aria-expanded', `${isOpen}`);
    }
    for (const section of closed) dispatchToggle(section, { id: idOf(section), open: false });
    for (const section of opened) dispatchToggle(section, { id: idOf(section), open: true });
    // one section replaces another only where they drop down
    const [from, to] = [closed[0], opened[0]].map((section) => section?.querySelector<HTMLElement>('.portico-panel'));
    if (from && to) crossOver(from, height, to);
  });

  connectDisclosures({
    group,
    publish: (now) => {
      const panel = without(before, now)[0]?.lastElementChild;
      // while it is shown; reading it is a layout
      if (panel && without(now, before).length > 0) height = (panel as HTMLElement).offsetHeight;
      show(now);
    },
    dropDownMedia: matchMedia(dropDownMedia),
  });
}

function without(sections: readonly HTMLElement[], others: readonly HTMLElement[]): readonly HTMLElement[] {
  return sections.filter((section) => !others.includes(section));
}

function idOf(section: HTMLElement): string {
  return section.dataset.porticoSection ?? '';
}
