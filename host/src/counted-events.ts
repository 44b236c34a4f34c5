/** Events for what the service counts, each dispatched once per page view (docs/counting.md). */

export interface CountedDetail {
  /** The id of the message, opened menu or link. */
  readonly id: string;
}

/** Event details by event name. */
export type CountedEvents = Readonly<
  Record<
    'portico-seen' | 'portico-click' | 'portico-dismiss' | 'portico-open' | 'portico-link',
    CustomEvent<CountedDetail>
  >
>;
