/** What closes when: one table that the code goes through. */

/** What can be open: a section that drops down, by why it is open, one that is folded open in place, a pane of the overlay, or the overlay. */
export type Openable = 'hover' | 'focus' | 'click' | 'fold' | 'pane' | 'overlay';

export type ClosingEvent = keyof typeof CLOSED_BY;

/** Events → what they close. The browser itself closes the overlay on its button, on Escape and on a press outside. */
const CLOSED_BY = {
  /** The pointer leaves the section. */
  leave: 'hover',
  /** Another section of the group opens. */
  other: 'hover focus click pane',
  /** Its own button is pressed, which pins other sections. */
  toggle: 'click fold overlay',
  press: 'hover focus click overlay',
  /** The only event that returns the focus to the button. */
  escape: 'hover focus click overlay',
  /** The focus moves to another element; for the overlay, to one outside the header. */
  focus: 'hover focus click overlay',
  /** The focus moves into an iframe of the page, or of the header. */
  frame: 'focus click overlay',
  slot: 'focus click',
  /** The window loses the focus, or restores it. */
  window: '',
  hash: '',
  /**
   * A link to the same document is followed, the page changes its path or query or comes back from the cache, the
   * header is removed, or the window crosses a breakpoint.
   */
  page: 'hover focus click fold pane overlay',
} as const satisfies Record<string, string>;

export function closes(event: ClosingEvent, openable: Openable): boolean {
  return CLOSED_BY[event].includes(openable);
}

/** The detail of a `CLOSE_EVENT`, which may come from another release. */
export function closingEvent(event: Event): ClosingEvent {
  return (event as CustomEvent<ClosingEvent | null>).detail ?? 'page';
}
