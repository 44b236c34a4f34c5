/** Remembers in the browser's history where a page was left, so that Back returns to the row one came from. */

/** The place in a page. */
export interface Place {
  /** In pixels. */
  readonly scroll: number;
  /** Of the list that scrolls by itself, if the page has one. */
  readonly listScroll: number;
  /** A selector of what had the focus; `null` if that was no link and no row. */
  readonly focus: string | null;
}

/** Frames in which what had the focus may appear: lists render the rows in view only after they have been scrolled. */
const MOST_FRAMES = 60;

/** Call it before another entry is added to the history. */
export function notePlace(): void {
  const focus = selectorOf(document.activeElement);
  history.replaceState({ scroll: scrollY, listScroll: list()?.scrollTop ?? 0, focus } satisfies Place, '');
}

/** @returns `null` unless the person has returned to a page with Back */
export function notedPlace(): Place | null {
  return history.state as Place | null;
}

/** Scrolls to a place and focuses what had the focus. @returns a function that stops it */
export function returnTo({ scroll, listScroll, focus }: Place): () => void {
  let frames = 0;
  let request = requestAnimationFrame(look);
  function look(): void {
    frames += 1;
    scrollTo(0, scroll);
    if (listScroll > 0) list()?.scrollTo(0, listScroll);
    const element = focus === null ? null : document.querySelector<HTMLElement>(focus);
    if (element) element.focus({ preventScroll: true });
    else if (frames < MOST_FRAMES) request = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(request);
}

function list(): Element | null {
  return document.querySelector('main [role="grid"]');
}

function selectorOf(element: Element | null): string | null {
  const href = element?.closest('main a')?.getAttribute('href');
  if (href) return `main a[href="${CSS.escape(href)}"]`;
  const key = element?.closest<HTMLElement>('main [data-key]')?.dataset.key;
  return key ? `main [data-key="${CSS.escape(key)}"]` : null;
}
