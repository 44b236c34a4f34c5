/** Sections that open and close: by hover, focus, click and keys where they drop down, by click where they fold. */

import { useLayoutEffect, useRef, useState } from 'react';
import { ENHANCED_ATTRIBUTE, HEADER_CLASS, OPEN_ATTRIBUTE } from '../../contract/markup.ts';
import { connectDisclosures } from './connect-disclosures.ts';
import { crossOver } from './cross-over.ts';
import { dispatchToggle } from './dispatch-toggle.ts';

/**
 * Until the script has run, CSS opens sections on hover and focus. Then the group adopts what is open, marks itself
 * with `data-portico-enhanced`, and its buttons state whether their sections are open.
 *
 * @returns properties of the group, and functions that return those of a section and of its button
 * @param dropDownMedia the media query in which sections drop down over the page instead of folding open in place
 */
export function useDisclosures<Group extends HTMLElement>(dropDownMedia: string) {
  const group = useRef<Group>(null);
  /** Ids of open sections; `null` until the script has taken over. */
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const announced = useRef<readonly string[]>([]);
  /** The height of the last open panel, in pixels. */
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = group.current;
    // hydration compares the page with a model, which is in no header
    if (!element?.closest(`.${HEADER_CLASS}`)) return;
    connectDisclosures({
      group: element,
      publish: (ids) => {
        height.current = element.querySelector<HTMLElement>(`[${OPEN_ATTRIBUTE}] > :last-child`)?.offsetHeight ?? 0;
        setOpen(ids);
      },
      dropDownMedia: matchMedia(dropDownMedia),
    });
  }, [dropDownMedia]);

  useLayoutEffect(() => {
    const before = announced.current;
    const now = open ?? [];
    announced.current = now;
    const closed = before.filter((id) => !now.includes(id));
    const opened = now.filter((id) => !before.includes(id));
    const sectionOf = (id?: string) => group.current?.querySelector(`[data-portico-section="${CSS.escape(`${id}`)}"]`);
    for (const id of closed) dispatchToggle(sectionOf(id), { id, open: false });
    for (const id of opened) dispatchToggle(sectionOf(id), { id, open: true });
    // one section replaces another only where they drop down
    const [from, to] = [closed[0], opened[0]].map((id) => sectionOf(id)?.querySelector<HTMLElement>('.portico-panel'));
    if (from && to) crossOver(from, height.current, to);
  }, [open]);

  return [
    { ref: group, [ENHANCED_ATTRIBUTE]: open ? 'true' : undefined },
    (id: string) => ({
      'data-portico-section': id,
      [OPEN_ATTRIBUTE]: open?.includes(id) ? 'true' : undefined,
    }),
    (id: string) => ({ 'aria-expanded': open?.includes(id) }),
  ] as const;
}
