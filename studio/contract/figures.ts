/** What visitors did with messages, as `GET figures` and `GET figures/:id` answer it. Days are those of UTC. */

import type { Language } from '../../src/contract/language.ts';

/** Seen: half of the message was visible for a second, counted once for each page view. */
export const FIGURE_KINDS = ['seen', 'click', 'dismiss'] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** How often something was counted, of which some systems count only a sample. */
export interface Count {
  /** An estimate if only a sample was counted. */
  readonly count: number;
  /** Of the count, by chance and by sampling: equals the count if everything was counted. */
  readonly variance: number;
}

/** Of a message and language, on all sites and days. */
export interface TotalRow extends Count {
  readonly id: string;
  readonly kind: FigureKind;
  readonly language: Language;
}

/** Of one message. */
export interface DayRow extends Count {
  /** Such as `2026-11-24`. */
  readonly day: string;
  readonly kind: FigureKind;
  /** The id of the site. */
  readonly site: string;
  readonly language: Language;
}

/**
 * `counted`: by visitors. `sample`: invented, on a computer without visitors. `off`: the deployment does not count, or
 * does not let the Studio read it. `failed`: it could not be read now.
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

/** As long as the dataset keeps events. */
export const MOST_DAYS = 90;

export const USUAL_DAYS = 28;
