/** The events of the page about what is counted, each once in a page view, if the service counts (docs/counting.md). */

export interface CountedDetail {
  /** Of the message, of the menu that has opened, or of the link. */
  readonly id: string;
}

/** By their names. */
export type CountedEvents = Readonly<
  Record<
    'portico-seen' | 'portico-click' | 'portico-dismiss' | 'portico-open' | 'portico-link',
    CustomEvent<CountedDetail>
  >
>;
