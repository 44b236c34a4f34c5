/** Events that operators should know about: the input of logs and counters. */

import type { Freshness } from '../contract/freshness.ts';
import type { Language } from '../contract/language.ts';

/** The name of a route, such as `header`. */
export type RouteName = 'header' | 'footer' | 'head' | 'all' | 'teaser' | 'manifest' | 'health' | 'asset' | 'other';

/** `error` and `reason` are messages for people; what a request or the blog sent may be in them. */
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
  /** A part of a fragment could not be made, and is missing in it. */
  | {
      readonly name: 'part-failed';
      readonly route: RouteName;
      readonly part: string;
      readonly language: Language | null;
      readonly error: string;
    }
  /** A fragment failed as a whole: the last good one, or the build snapshot, was sent instead. */
  | {
      readonly name: 'copy-sent';
      readonly route: RouteName;
      readonly language: Language | null;
      readonly copy: 'last good' | 'build snapshot';
      readonly error: string;
    }
  /** A request could not be answered. */
  | { readonly name: 'unavailable'; readonly route: RouteName; readonly error: string }
  /** Something that is only needed for speed or for later failed, or took too long: the answer did without it. */
  | { readonly name: 'wait-failed'; readonly wait: Wait; readonly late: boolean; readonly error: string }
  /** What a cache holds was not used. */
  | { readonly name: 'cache-entry-rejected'; readonly key: string; readonly reason: string }
  /** An instance shows another version of the messages from now on. */
  | { readonly name: 'publication-taken'; readonly publication: string }
  /** Of the version that is shown, messages, cards or languages cannot be read, and are left out. */
  | { readonly name: 'publication-incomplete'; readonly reason: string }
  /** A document that was published cannot be used: the last good one is shown. */
  | { readonly name: 'publication-rejected'; readonly reason: string }
  /** KV has no document, although the instance has read one: that version is still shown. */
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

/** What an answer may wait for, besides the blog. */
export type Wait = 'cache match' | 'cache put' | 'deployed file' | 'bucket' | 'publication' | 'waitUntil';

export type Report = (event: ServiceEvent) => void;
