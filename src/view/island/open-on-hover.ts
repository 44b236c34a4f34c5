/** Opens a section when the mouse comes over it, and closes it when the mouse leaves. */

import { type DisclosureState, dropsDown, openSection, schedule, setOpen } from './disclosures.ts';
import { isOnTheWay } from './safe-triangle.ts';

/** In milliseconds: long enough to cross a corner, short enough to feel immediate. */
const LEAVE_DELAY = 250;
const SWITCH_DELAY = 120;

export function openOnHover(state: DisclosureState, section: HTMLElement, signal: AbortSignal): void {
  const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && dropsDown(state);
  const open = () => openSection(state, section, 'hover');
  const enter = (event: PointerEvent) => {
    if (!hovers(event)) return;
    const current = state.open[0];
    if (current?.section === section || current?.reason === 'click') clearTimeout(state.timer);
    else schedule(state, current ? SWITCH_DELAY : 0, open);
  };
  // on the way to the open panel, the sections in between stay closed for as long as the pointer moves
  const move = (event: PointerEvent) => {
    const current = state.open[0];
    const { lastPoint } = state;
    if (current?.section === section) state.lastPoint = event;
    else if (current && current.reason !== 'click' && lastPoint && dropsDown(state)) {
      const panel = current.section.lastElementChild;
      if (panel && isOnTheWay(event, lastPoint, panel.getBoundingClientRect())) schedule(state, SWITCH_DELAY, open);
    }
  };
  const leave = (event: PointerEvent) => {
    if (hovers(event))
      schedule(state, LEAVE_DELAY, () =>
        setOpen(
          state,
          state.open.filter(({ reason }) => reason !== 'hover'),
        ),
      );
  };
  section.addEventListener('pointerenter', enter, { signal });
  section.addEventListener('pointermove', move, { signal });
  section.addEventListener('pointerleave', leave, { signal });
}
