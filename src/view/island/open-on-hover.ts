/** Opens a section when the mouse moves onto it, and closes it when the mouse leaves. */

import { closeOn, type DisclosureState, dropsDown, openSection, schedule } from './disclosures.ts';
import { isOnTheWay } from './safe-triangle.ts';

/** In milliseconds: long enough to cross a corner, short enough to feel immediate. */
const LEAVE_DELAY = 250;
const SWITCH_DELAY = 120;
/** While nothing is open, so that a pointer that crosses the row opens nothing. */
const INTENT_DELAY = 80;

export function openOnHover(state: DisclosureState, section: HTMLElement): void {
  const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && dropsDown(state);
  const openThis = () => openSection(state, section, 'hover');
  // ignores a section that appears under a resting pointer, until it moves
  let hasEntered = false;
  const onEnter = (event: PointerEvent) => {
    hasEntered = hovers(event);
  };
  const onMove = (event: PointerEvent) => {
    if (hasEntered) scheduleOpen();
    hasEntered = false;
    trackPointer(event);
  };
  const scheduleOpen = () => {
    const current = state.open[0];
    if (current?.section === section || current?.reason === 'click') clearTimeout(state.timer);
    else schedule(state, current ? SWITCH_DELAY : INTENT_DELAY, openThis);
  };
  // sections on the way to the open panel stay closed while the pointer keeps moving
  const trackPointer = (event: PointerEvent) => {
    const current = state.open[0];
    const { lastPoint } = state;
    if (current?.section === section) state.lastPoint = event;
    else if (current && current.reason !== 'click' && lastPoint && dropsDown(state)) {
      const panel = current.section.lastElementChild;
      if (panel && isOnTheWay(event, lastPoint, panel.getBoundingClientRect())) schedule(state, SWITCH_DELAY, openThis);
    }
  };
  const onLeave = (event: PointerEvent) => {
    hasEntered = false;
    if (hovers(event)) schedule(state, LEAVE_DELAY, () => closeOn(state, 'leave'));
  };
  section.addEventListener('pointerenter', onEnter);
  section.addEventListener('pointermove', onMove);
  section.addEventListener('pointerleave', onLeave);
}
