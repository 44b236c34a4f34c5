/** Responses of the Studio's API (`routes.ts`). All paths start with `/api/`; instants are ISO 8601 in UTC. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import type { CompleteMenus } from '../../../../src/content/menu-schema.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { FieldProblem } from '../fields/field-type.ts';
import type { Parts } from '../fields/sentence.ts';
import type { Draft, Entry, EntryContent, EntryKind, EntryName } from './draft.ts';
import type { Rights } from './rights.ts';
import type { WithSentence } from './sentence.ts';

/** `GET session`: who is signed in, and what the page needs to know about the release. */
export interface Session {
  /** The person's email address, a service token's client id, or `local`. */
  readonly person: string;
  readonly rights: Rights;
  readonly brand: {
    readonly name: string;
    readonly siteOrigin: string;
    /** By the name used in links as `{name}/path`. */
    readonly origins: Readonly<Record<string, string>>;
    /** Further origins where a login may be. */
    readonly loginOrigins: readonly string[];
  };
  /** The release's images: their names, and where the Studio serves them. */
  readonly images: readonly { readonly name: string; readonly href: string }[];
  /** Allowed origins of card images. */
  readonly imageOrigins: readonly string[];
  /** The company's sites, the main site first. */
  readonly sites: readonly { readonly id: string; readonly title: string }[];
  /** Whether a second person has to approve a release before it is published. */
  readonly needsApproval: boolean;
  /** The menus' cards, each with the languages that show it. */
  readonly cards: readonly { readonly id: string; readonly languages: readonly Language[] }[];
}

/**
 * `published`: this or a later version is in KV. `pending`: KV has not accepted it yet; the Studio keeps trying.
 * `unreadable`, in lists only: this release can't read its content, so there are no changes and no preview.
 */
type VersionState = 'published' | 'pending' | 'unreadable';

export interface VersionSummary {
  readonly version: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** The person's reason; may be empty. */
  readonly reason: string;
  /** The version whose content this one restores; `null` for other versions. */
  readonly restores: number | null;
  readonly state: VersionState;
}

/** `GET versions/:version`. */
export interface Version extends VersionSummary {
  readonly languages: PublishedLanguages;
}

/** `GET versions?before=`: newest first, at most 50. */
export interface VersionList {
  readonly versions: readonly VersionSummary[];
  readonly hasEarlier: boolean;
}

/** `GET draft?since=`. Version 1 has the messages of the files, from before anything was published. */
export interface DraftAnswer extends Draft {
  readonly latest: VersionSummary;
  /** Present if `entries` are only those changed after this revision. After a deletion, all are sent. */
  readonly since?: number;
}

/**
 * `PUT draft/:kind/:id` expects an `EntryContent`, with `If-Match: "<revision>"`, or `If-None-Match: *` for a new
 * entry, and returns a `SavedEntry`. `DELETE` expects `If-Match`. A 412 returns a `Conflict`.
 */
export interface Conflict {
  readonly error: 'conflict';
  /** The other person's entry; `null` if they deleted it. */
  readonly current: Entry | null;
}

/** `PATCH draft`: the outcome of each change, in order. `full`: the draft has no room; `refused`: by role. */
export interface EntryOutcomes {
  readonly outcomes: readonly (
    | { readonly outcome: 'saved'; readonly entry: Entry }
    | { readonly outcome: 'deleted' }
    | { readonly outcome: 'conflict'; readonly current: Entry | null }
    | { readonly outcome: 'full' | 'refused'; readonly message: string }
  )[];
}

/**
 * A state of an entry. `GET draft/:kind/:id/revisions`: newest first, at most 51. Saves of one person without a pause of
 * 15 minutes are one state, the last one.
 */
export interface EntryRevision extends Omit<Entry, 'id' | 'content'> {
  /** `null` if the entry was deleted. */
  readonly content: EntryContent | null;
}

/** An entry that can be restored, by saving it as a new one. */
export interface DeletedEntry extends EntryName {
  /** Before it was deleted. */
  readonly content: EntryContent;
  /** The draft's revision since which it is deleted. */
  readonly revision: number;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/** `GET deleted?before=`: of the last 30 days, the latest deletions first, at most 100. */
export interface DeletedEntries {
  readonly entries: readonly DeletedEntry[];
  /** The `before` of earlier ones; `null` if there are none. */
  readonly next: number | null;
}

/** A problem in the draft. */
export interface Problem {
  readonly kind: EntryKind;
  /** Empty if an entry is missing, such as the default message of a language. */
  readonly id: string;
  readonly language: Language | null;
  /** The field, such as `title`; `null` for the whole entry. */
  readonly field: string | null;
  /** Starts in lower case, such as `must not be empty`. */
  readonly reason: string;
  /** `origin-unknown`: a link starts with a name in braces that the brand lacks. Absent for other problems. */
  readonly code?: FieldProblem['code'];
}

/** The saved entry, which may be invalid. */
export interface SavedEntry extends Entry {
  /** To fix before it can be published. */
  readonly problems: readonly Problem[];
}

/** A change that visitors will see. */
export interface Change extends WithSentence {
  readonly language: Language;
  readonly kind: EntryKind;
  readonly id: string;
  /** When visitors see it; `null` for as soon as it is published. */
  readonly at: string | null;
}

/** `GET menus`: menus, footer and labels from the files, which entries of the draft replace. */
export interface MenusAnswer {
  /** Which link is in which place, as in `links.json`. */
  readonly tree: LinkTreeFile;
  /** What can be edited in each language. */
  readonly languages: Readonly<Record<Language, CompleteMenus>>;
  /** Where posts of the blog may lead. */
  readonly linkOrigins: readonly string[];
}

/** In the order in which people read them. */
export const WARNING_KINDS = [
  'link-broken',
  'date',
  'placeholder',
  'long',
  'too-large',
  'contrast',
  'blog-source',
  'site-unknown',
  'language-missing',
  'gap',
  'overlap',
] as const;

export interface Warning extends WithSentence {
  /** Identifies the warning when it is acknowledged; stays the same while the warning is about the same thing. */
  readonly key: string;
  readonly warning: (typeof WARNING_KINDS)[number];
  readonly language: Language | null;
}

/** In the order in which people read them: probable mistakes, what needs a look, and what is good to know. */
export const WARNING_GROUPS = ['stops', 'look-at', 'information'] as const;

export interface GroupedWarning extends Warning {
  /** The warnings of a group can be acknowledged together. */
  readonly group: (typeof WARNING_GROUPS)[number];
}

/** Names an entry at a revision of the draft. */
export interface ChosenEntry extends EntryName {
  /** `null` if the entry is deleted in the draft, and still published. */
  readonly revision: number | null;
}

/** An entry of the draft that differs from what is published. */
export interface PendingEntry extends ChosenEntry {
  /** To fix before the entry can be published. */
  readonly problems: readonly Problem[];
  /** `null` if the entry is deleted in the draft. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

/** `POST review`: what publishing the chosen entries would do. */
export interface Check {
  /** The latest version, to which the chosen entries are added. */
  readonly since: number;
  /** All entries that differ from the latest version: the draft's in order, then deleted ones. */
  readonly pending: readonly PendingEntry[];
  /** The checked entries: those in the request that are pending. */
  readonly chosen: readonly ChosenEntry[];
  readonly changes: readonly Change[];
  /** What blocks the publication: problems of chosen entries, and of the publication as a whole. */
  readonly problems: readonly Problem[];
  /** Warnings that the latest version doesn't have: they must be acknowledged. */
  readonly warnings: readonly GroupedWarning[];
  /** Warnings that the latest version has too: they need no acknowledgement. */
  readonly earlier: readonly GroupedWarning[];
}

/** `POST review/links`: the warnings about links that a check omits unless it asks for them. */
export type LinkCheck = Pick<Check, 'warnings' | 'earlier'>;

/** What a shared preview shows of the draft, with its name then; the rest is as published. */
export type SharedPart = (EntryName | { readonly release: string }) & { readonly name: string };

export interface Share {
  /** Identifies the link without revealing its secret. */
  readonly id: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string;
  /** Absent for the whole draft. */
  readonly only?: SharedPart;
}

/** `POST shares` returns a `NewShare`, `GET shares` a list of `Share`; `DELETE shares/:id` ends a link. */
export interface NewShare extends Share {
  /** The preview's path, which contains the secret; returned only this once. */
  readonly path: string;
}

/** `GET status`: whether the latest version has reached visitors, and whether anything else has changed. */
export interface Status {
  readonly latest: VersionSummary;
  /** The version that the service reports; `null` if it cannot be reached, or serves the messages of its files. */
  readonly served: number | null;
  /** Sentences about faults that have lasted three minutes: in KV's document, or in what the service shows. */
  readonly faults: readonly string[];
  /** The revision of the draft. */
  readonly draft: number;
  /** Rises with each event of the audit, such as a release, a review or a comment. */
  readonly event: number;
}

/** The body of every response that is neither 2xx nor 412. */
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
  /** A sentence for people, with instants in UTC. */
  readonly message: string;
  /** The same, with instants as data. Absent if there are none. */
  readonly sentence?: Parts;
  /** With `invalid`. */
  readonly problems?: readonly Problem[];
  /** With `unacknowledged`: the warnings that were not acknowledged. */
  readonly warnings?: readonly GroupedWarning[];
}
