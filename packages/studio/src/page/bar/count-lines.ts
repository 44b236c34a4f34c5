/** Measures the message in a real header: its lines, and whether its words fit. */

/** In pixels: words on the same line differ by less. */
const SAME_LINE = 6;

/** @returns the lines of text; 0 without a message */
export function countLines(frame: Document): number {
  const link = barOf(frame);
  if (!link) return 0;
  const tops = textRectangles(link)
    .map(({ top, height }) => top + height / 2)
    .sort((one, other) => one - other);
  return tops.filter((top, index) => index === 0 || top - (tops[index - 1] ?? 0) > SAME_LINE).length;
}

/** Whether a word is wider than the bar, so that it breaks. */
export function breaksWords(frame: Document): boolean {
  const link = barOf(frame);
  if (!link) return false;
  const usual = shapeOf(link);
  // if any text moves now, a word was broken
  link.style.overflowWrap = 'normal';
  const isDifferent = shapeOf(link) !== usual;
  link.style.overflowWrap = '';
  return isDifferent;
}

/** Whether the header makes the page wider than the window. */
export function isTooWide({ documentElement }: Document): boolean {
  return documentElement.scrollWidth > documentElement.clientWidth;
}

/** The height of the bar, in pixels of the frame. */
export function barHeight(frame: Document): number {
  return Math.ceil(barOf(frame)?.getBoundingClientRect().bottom ?? 0);
}

function barOf(frame: Document): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-portico-part="announcement"]');
}

function shapeOf(link: HTMLElement): string {
  return textRectangles(link)
    .map(({ top, left, right }) => [top, left, right].map(Math.round))
    .join(' ');
}

/** Rectangles of visible text: narrow headers hide the description in a box of one pixel. */
function textRectangles(link: HTMLElement): DOMRect[] {
  const range = link.ownerDocument.createRange();
  return [...link.querySelectorAll('span')]
    .filter((part) => part.childElementCount === 0 && part.getBoundingClientRect().width > 1)
    .flatMap((part) => {
      range.selectNodeContents(part);
      return [...range.getClientRects()];
    })
    .filter(({ width }) => width > 0);
}
