/** Scrolls to the focus in a framed page: browsers don't if it is in the framed page's fixed header. */

/** In frames, in which a menu opens that the focus has opened. */
const OPENING = 20;

export function showFocus(frame: HTMLIFrameElement, focused: Element): void {
  // a press must not move what is pressed
  if (!focused.matches(':focus-visible')) return;
  let frames = 0;
  const follow = () => {
    if (frames++ === OPENING || !focused.matches(':focus')) return;
    scrollToFocus(frame, focused);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

function scrollToFocus(frame: HTMLIFrameElement, focused: Element): void {
  const { top, height } = frame.getBoundingClientRect();
  // the frame may be scaled down
  const scale = height / (frame.contentWindow?.innerHeight || height);
  const inFrame = focused.getBoundingClientRect();
  const [start, end] = [top + inFrame.top * scale, top + inFrame.bottom * scale];
  const style = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(style.scrollPaddingBlockStart);
  const last = innerHeight - Number.parseFloat(style.scrollPaddingBlockEnd);
  if (start < first) scrollBy(0, start - first);
  else if (end > last) scrollBy(0, Math.min(end - last, start - first));
}
