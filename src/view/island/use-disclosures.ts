/** Sections that open and close: by hover, focus, click and keys where they drop down, by click where they fold. */

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TOGGLE_EVENT, type ToggleDetail } from '../../contract/events.ts';
import { ENHANCED_ATTRIBUTE, OPEN_ATTRIBUTE } from '../../contract/markup.ts';
import { createDisclosures, type Opening } from './disclosures.ts';

/**
 * Until the script has run, style sheets open sections on hover and focus; then the group takes over whatever is
 * open, says so with `data-portico-enhanced`, and its buttons tell their state.
 *
 * @param dropDownMedia the media query in which sections drop down over the page instead of folding open in place
 */
export function useDisclosures<Group extends HTMLElement>(dropDownMedia: string) {
  const group = useRef<Group>(null);
  const disclosures = useRef<ReturnType<typeof createDisclosures>>(null);
  /** `null` until the script has taken over. */
  const [openings, setOpenings] = useState<readonly Opening[] | null>(null);

  useLayoutEffect(() => {
    if (!group.current) return;
    disclosures.current = createDisclosures({
      group: group.current,
      publish: setOpenings,
      dropDownMedia: matchMedia(dropDownMedia),
    });
    return disclosures.current.connect();
  }, [dropDownMedia]);

  const isOpen = (id: string) => openings?.some((opening) => opening.id === id) ?? false;
  const ids = openings?.map(({ id }) => id).join() ?? '';
  const told = useRef('');
  useLayoutEffect(() => {
    const before = told.current;
    told.current = ids;
    const tell = (from: string, to: string, open: boolean) => {
      const kept = to.split(',');
      for (const id of from.split(',')) if (id && !kept.includes(id)) dispatchToggle(group.current, { id, open });
    };
    tell(before, ids, false);
    tell(ids, before, true);
  }, [ids]);

  return {
    groupProps: {
      ref: group,
      [ENHANCED_ATTRIBUTE]: openings ? 'true' : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        // with a modifier, keys are the browser's
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (disclosures.current?.onKeyDown(event.key, event.target as Element)) event.preventDefault();
      },
    },
    sectionProps: (id: string) => ({
      'data-portico-section': id,
      [OPEN_ATTRIBUTE]: isOpen(id) ? 'true' : undefined,
      onPointerEnter: (event: PointerEvent) => disclosures.current?.onPointerEnter(id, event.pointerType),
      onPointerMove: (event: PointerEvent) => disclosures.current?.onPointerMove(id, event),
      onPointerLeave: (event: PointerEvent) => disclosures.current?.onPointerLeave(event.pointerType),
      onFocusCapture: (event: FocusEvent) => disclosures.current?.onFocus(id, event.target),
      onBlurCapture: (event: FocusEvent) => disclosures.current?.onBlur(id, event.currentTarget, event.relatedTarget),
    }),
    buttonProps: (id: string) => ({
      'aria-expanded': openings ? isOpen(id) : undefined,
      onClick: (event: MouseEvent) => disclosures.current?.onClick(id, event.detail === 0),
    }),
  };
}

function dispatchToggle(group: HTMLElement | null, detail: ToggleDetail): void {
  const section = group?.querySelector(`[data-portico-section="${detail.id}"]`);
  section?.dispatchEvent(new CustomEvent(TOGGLE_EVENT, { bubbles: true, composed: true, detail }));
}
