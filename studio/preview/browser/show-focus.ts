/** Scrolls to the focus in a framed page: browsers don't if it is in the framed page's fixed header. */

export function showFocus(frame: HTMLIFrameElement, focused: Element): void {
  // a press must not move what is pressed
  if (!focused.matches(':focus-visible')) return;
  requestAnimationFrame(() => {
    const { top, height } = frame.getBoundingClientRect();
    // the frame may be scaled down
    const scale = height / (frame.contentWindow?.innerHeight || height);
    const inFrame = focused.getBoundingClientRect();
    const [start, end] = [top + inFrame.top * scale, top + inFrame.bottom * scale];
    const style = getComputedStyle(document.documentElement);
    const room = {
      start: Number.parseFloat(style.scrollPaddingBlockStart),
      end: innerHeight - Number.parseFloat(style.scrollPaddingBlockEnd),
    };
    if (start < room.start) scrollBy(0, start - room.start);
    else if (end > room.end) scrollBy(0, Math.min(end - room.end, start - room.start));
  });
}
