/** What the API of the Studio answers. All paths start with `/api/`; instants are ISO 8601 in UTC. */

import type { LinkTreeFile } from '../../src/content/link-tree-schema.ts';
import type { CompleteMenus } from '../../src/content/menu-schema.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Language } from '../../src/contract/language.ts';
import type { Draft, Entry, EntryKind, EntryName } from './draft.ts';
import type { Rights } from './rights.ts';

/** `GET session`: who sends the request, and what the page needs to know of the release. */
export interface Session {
  /** The address of the person, the client id of a service token, or `local`. */
  readonly person: string;
  readonly rights: Rights;
  readonly brand: {
    readonly name: string;
    readonly siteOrigin: string;
    /** By the name in `{name}/path`. */
    readonly origins: Readonly<Record<string, string>>;
    /** Where a login may be, besides these. */
    readonly loginOrigins: readonly string[];
  };
  /** The images of the release: their names, and where the Studio serves them. */
  readonly images: readonly { readonly name: string; readonly href: string }[];
  /** Origins from which the image of a card may come. */
  readonly imageOrigins: readonly string[];
  /** The sites of the company, the main site first. */
  readonly sites: readonly { readonly id: string; readonly title: string }[];
  /** Whether a second person has to approve a release before it is published. */
  readonly needsApproval: boolean;
  /** The cards that the menus have, and the languages that show each. */
  readonly cards: readonly { readonly id: string; readonly languages: readonly Language[] }[];
}

/**
 * `published`: it, or a later version, is in KV. `pending`: KV has not accepted it yet; the Studio tries again by itself.
 * `unreadable`, in lists only: this release can read nothing of its content, so it has neither changes nor a preview.
 */
export type VersionState = 'published' | 'pending' | 'unreadable';

export interface VersionSummary {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** Why, in the words of the person; may be empty. */
  readonly reason: string;
  /** The version whose content this one restores. */
  readonly restores: number | null;
  readonly state: VersionState;
}

/** `GET versions/:version`. */
export interface Version extends VersionSummary {
  readonly languages: PublishedLanguages;
}

/** `GET versions?before=`: the newest first, at most 50. */
export interface VersionList {
  readonly versions: readonly VersionSummary[];
  readonly hasEarlier: boolean;
}

/** `GET draft?since=`. Version 1 has the messages of the files, from before anything was published. */
export interface DraftAnswer extends Draft {
  readonly latest: VersionSummary;
  /** If `entries` are only those that were changed after this revision, and not all, as after a deletion. */
  readonly since?: number;
}

/**
 * `PUT draft/:kind/:id` takes an `EntryContent`, with `If-Match: "<revision>"`, or `If-None-Match: *` for a new entry, and
 * answers a `SavedEntry`. `DELETE` takes `If-Match`. 412 answers a `Conflict`.
 */
export interface Conflict {
  readonly error: 'conflict';
  /** What the other person has saved; `null` if the entry was deleted. */
  readonly current: Entry | null;
}

/** `PATCH draft`: what became of each change, in their order. `full`: the draft cannot hold it; `refused`: the role. */
export interface EntryOutcomes {
  readonly outcomes: readonly (
    | { readonly outcome: 'saved'; readonly entry: Entry }
    | { readonly outcome: 'deleted' }
    | { readonly outcome: 'conflict'; readonly current: Entry | null }
    | { readonly outcome: 'full' | 'refused'; readonly message: string }
  )[];
}

/** A problem in the draft. */
export interface Problem {
  readonly kind: EntryKind;
  /** Empty if an entry is missing, such as the default message of a language. */
  readonly id: string;
  readonly language: Language | null;
  /** The field, such as `title`; `null` if the whole entry is meant. */
  readonly field: string | null;
  /** Starts in lower case, such as `must not be empty`. */
  readonly reason: string;
}

/** Invalid entries are saved too. */
export interface SavedEntry extends Entry {
  /** To fix before it can be published. */
  readonly problems: readonly Problem[];
}

/** A change that visitors will see. */
export interface Change {
  readonly language: Language;
  readonly kind: EntryKind;
  readonly id: string;
  /** A sentence, such as `“Spring webinar” is shown from 1 March 2027, 09:00 UTC.` */
  readonly text: string;
  /** When visitors see it; `null` as soon as it is published. */
  readonly at: string | null;
}

/** `GET menus`: what the files have of menus, footer and labels, which entries of the draft replace. */
export interface MenusAnswer {
  /** What stands where, as in `links.json`. */
  readonly tree: LinkTreeFile;
  /** What can be edited in each language. */
  readonly languages: Readonly<Record<Language, CompleteMenus>>;
  /** Where posts of the blog may lead. */
  readonly linkOrigins: readonly string[];
}

/** In the order in which people read them. */
export const WARNING_KINDS = [
  'link-broken',
  'long',
  'too-large',
  'contrast',
  'blog-source',
  'site-unknown',
  'language-missing',
  'gap',
  'overlap',
] as const;

export interface Warning {
  /** Names the warning, so that it can be acknowledged; the same as long as it is about the same. */
  readonly key: string;
  readonly warning: (typeof WARNING_KINDS)[number];
  readonly language: Language | null;
  /** A sentence. */
  readonly text: string;
}

/** Names an entry as it is in the draft. */
export interface ChosenEntry extends EntryName {
  /** `null` if the draft has deleted the entry, which is still published. */
  readonly revision: number | null;
}

/** An entry of the draft that differs from what is published. */
export interface PendingEntry extends ChosenEntry {
  /** To fix before the entry can be published. */
  readonly problems: readonly Problem[];
  /** `null` if the draft has deleted the entry. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

/** What publishing the chosen entries would do. */
export interface Review {
  /** The latest version, to which the chosen entries are added. */
  readonly since: number;
  /** All entries that differ from the latest version: those of the draft in its order, then the deleted ones. */
  readonly pending: readonly PendingEntry[];
  /** The entries that this review is about: those of the request that are pending. */
  readonly chosen: readonly ChosenEntry[];
  readonly changes: readonly Change[];
  /** What stops the publication: problems of the chosen entries, and of the messages that they make together. */
  readonly problems: readonly Problem[];
  /** What this publication adds to those of the latest version: to be acknowledged. */
  readonly warnings: readonly Warning[];
  /** Those that the latest version has too, about everything that visitors will see: they need no acknowledgement. */
  readonly earlier: readonly Warning[];
}

export interface Share {
  /** Names the link without opening it. */
  readonly id: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string;
}

/** `POST shares` answers a `NewShare`; `GET shares` a list of `Share`; `DELETE shares/:id` ends one. */
export interface NewShare extends Share {
  /** The path of the preview, which holds the secret; it is answered only once. */
  readonly path: string;
}

/** `GET status`: how far the latest version has come, and whether anything else has changed. */
export interface Status {
  readonly latest: VersionSummary;
  /** The version that the service reports; `null` if it cannot be reached, or serves the messages of its files. */
  readonly served: number | null;
  /** Sentences about what has been wrong for three minutes or longer: the document in KV, or what the service shows. */
  readonly faults: readonly string[];
  /** The revision of the draft. */
  readonly draft: number;
  /** Rises with each event of the audit, such as a release, a review or a comment. */
  readonly event: number;
}

/** Every answer that is neither 2xx nor 412. */
export interface ApiError {
  readonly error:
    | 'refused'
    | 'throttled'
    | 'invalid'
    | 'not-found'
    | 'stale'
    | 'unacknowledged'
    | 'unapproved'
    | 'unavailable';
  /** A sentence for people. */
  readonly message: string;
  /** With `invalid`. */
  readonly problems?: readonly Problem[];
  /** With `unacknowledged`: the warnings that were not acknowledged. */
  readonly warnings?: readonly Warning[];
}
