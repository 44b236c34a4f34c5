/** Events for operators: the input of logs and counters. */

import type { Freshness } from '../contract/freshness.ts';
import type { Language } from '../contract/language.ts';

/** The name of a route, such as `header`. */
export type RouteName = 'header' | 'footer' | 'head' | 'all' | 'teaser' | 'manifest' | 'health' | 'asset' | 'other';

/** `error` and `reason` are messages for people, and may quote what a request or the blog sent. */
export type ServiceEvent =
  /** A request was answered. */
  | {
      readonly name: 'answered';
      readonly route: RouteName;
      readonly language: Language | null;
      readonly status: number;
      readonly state: Freshness | null;
      /** The number of notices about parameters. */
      readonly notices: number;
    }
  /** A part of a fragment failed and was omitted. */
  | {
      readonly name: 'part-failed';
      readonly route: RouteName;
      readonly part: string;
      readonly language: Language | null;
      readonly error: string;
    }
  /** A whole fragment failed: the build snapshot was sent instead. */
  | {
      readonly name: 'copy-sent';
      readonly route: RouteName;
      readonly language: Language | null;
      readonly error: string;
    }
  /** A request could not be answered. */
  | { readonly name: 'unavailable'; readonly route: RouteName; readonly error: string }
  /** Something that the answer does not need failed or was late. */
  | { readonly name: 'wait-failed'; readonly wait: Wait; readonly late: boolean; readonly error: string }
  /** A cache entry was invalid and not used. */
  | { readonly name: 'cache-entry-rejected'; readonly key: string; readonly reason: string }
  /** An instance now shows another version of the messages. */
  | { readonly name: 'publication-taken'; readonly publication: string }
  /** Messages, cards or languages of the shown version cannot be read and are omitted. */
  | { readonly name: 'publication-incomplete'; readonly reason: string }
  /** A published document cannot be used: the last good one is still shown. */
  | { readonly name: 'publication-rejected'; readonly reason: string }
  /** The document has disappeared from KV: the version that the instance has read is still shown. */
  | { readonly name: 'publication-missing'; readonly publication: string }
  /** A post was fetched from the blog. */
  | {
      readonly name: 'post-fetched';
      readonly source: string;
      readonly language: Language;
      readonly milliseconds: number;
    }
  /** A post could not be fetched. */
  | {
      readonly name: 'post-failed';
      readonly source: string;
      readonly language: Language;
      readonly reason: string;
      /** In milliseconds. */
      readonly retryAfter: number;
    };

/** What a request may wait for, besides the blog. */
export type Wait = 'cache match' | 'cache put' | 'deployed file' | 'bucket' | 'publication' | 'counting' | 'waitUntil';

export type Report = (event: ServiceEvent) => void;
