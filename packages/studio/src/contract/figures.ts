/** What visitors did with messages: responses of `GET figures` and `GET figures/:id`. Days are in UTC. */

import type { Language } from '../../../../src/contract/language.ts';

/** Seen: half of the message was visible for a second, counted once for each page view. */
export const FIGURE_KINDS = ['seen', 'click', 'dismiss'] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** How often something was counted, perhaps from a sample. */
export interface Count {
  /** An estimate if only a sample was counted. */
  readonly count: number;
  /** The count's variance, by chance and by sampling: equals the count if everything was counted. */
  readonly variance: number;
}

/** The total of a message in a language, on all sites and days. */
export interface TotalRow extends Count {
  readonly id: string;
  readonly kind: FigureKind;
  readonly language: Language;
}

/** A day's count of one message, on one site and in one language. */
export interface DayRow extends Count {
  /** Such as `2026-11-24`. */
  readonly day: string;
  readonly kind: FigureKind;
  /** The id of the site. */
  readonly site: string;
  readonly language: Language;
}

/**
 * `counted`: from visitors. `sample`: invented, on a computer without visitors. `off`: the deployment does not count,
 * or does not let the Studio read the counts. `failed`: they could not be read now.
 */
export type Figures<Row> =
  | {
      readonly state: 'counted' | 'sample';
      /** The first and the last day. */
      readonly from: string;
      readonly to: string;
      /** When the figures were read; the events of the last minute may be missing. */
      readonly updatedAt: string;
      readonly rows: readonly Row[];
    }
  | {
      readonly state: 'off' | 'failed';
      /** A sentence. */
      readonly message: string;
    };

/** How long Analytics Engine keeps events. */
export const MAX_DAYS = 90;

export const USUAL_DAYS = 28;
