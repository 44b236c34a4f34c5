/** Remembers in the browser's history where the person left a page, so that Back returns to the same row. */

export interface Place {
  /** In pixels. */
  readonly scroll: number;
  /** A selector of the focused link or row; `null` if something else had the focus. */
  readonly focus: string | null;
  /** The focused row, or else the first in view. Absent without rows, and in places stored by 0.4.0. */
  readonly row?: { readonly key: string; readonly top: number };
}

/** Frames in which rows may appear: they load page by page, and lists render those in view only after scrolling. */
const MAX_FRAMES = 300;

/** Must be called before an entry is added to the history. */
export function notePlace(): void {
  const { activeElement } = document;
  const row = activeElement?.closest<HTMLElement>('main [data-key]') ?? firstRowInView();
  const key = row?.dataset.key;
  history.replaceState(
    {
      scroll: scrollY,
      focus: selectorOf(activeElement),
      ...(row && key && { row: { key, top: row.getBoundingClientRect().top } }),
    } satisfies Place,
    '',
  );
}

/** @returns `null` unless the person has returned to a page with Back */
export function notedPlace(): Place | null {
  return history.state as Place | null;
}

/** Scrolls to a place and restores the focus, until the person does something. @returns a function that stops it */
export function returnTo({ scroll, focus, row }: Place): () => void {
  const person = new AbortController();
  let frames = 0;
  let isFocused = focus === null;
  let request = requestAnimationFrame(look);
  function stop(): void {
    cancelAnimationFrame(request);
    person.abort();
  }
  function look(): void {
    frames += 1;
    const isThere = scrollBack();
    const element = isFocused || focus === null ? null : document.querySelector<HTMLElement>(focus);
    element?.focus({ preventScroll: true });
    isFocused ||= element !== null;
    if (frames >= MAX_FRAMES || (isThere && isFocused)) stop();
    else request = requestAnimationFrame(look);
  }
  function scrollBack(): boolean {
    const before = scrollY;
    const element = row && document.querySelector(selectorOfRow(row.key));
    if (!element) {
      scrollTo(0, scroll);
      return row === undefined && Math.abs(scrollY - scroll) < 1;
    }
    // content above may have another height now
    scrollBy(0, element.getBoundingClientRect().top - row.top);
    return scrollY === before;
  }
  for (const name of ['wheel', 'keydown', 'pointerdown']) addEventListener(name, stop, { signal: person.signal });
  return stop;
}

function firstRowInView(): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-key]')];
  return rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? null;
}

function selectorOfRow(key: string): string {
  return `main [data-key="${CSS.escape(key)}"]`;
}

function selectorOf(element: Element | null): string | null {
  const href = element?.closest('main a')?.getAttribute('href');
  if (href) return `main a[href="${CSS.escape(href)}"]`;
  const key = element?.closest<HTMLElement>('main [data-key]')?.dataset.key;
  return key ? selectorOfRow(key) : null;
}
