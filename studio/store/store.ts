/** What the store of the Studio offers. Its methods are called over RPC, so they answer what went wrong as values. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Language } from '../../src/contract/language.ts';
import type { ChosenEntry, NewShare, Share, Version, VersionList, VersionSummary } from '../contract/api.ts';
import type { Draft, Entry, EntryContent, EntryName } from '../contract/draft.ts';

/** Who changes something. */
export interface Change {
  readonly person: string;
}

export interface SaveEntry extends EntryName, Change {
  readonly content: EntryContent;
  /** The revision that is changed; `null` for a new entry. */
  readonly revision: number | null;
}

export interface DeleteEntry extends EntryName, Change {
  readonly revision: number;
}

export type SaveResult =
  | { readonly outcome: 'saved'; readonly entry: Entry }
  | { readonly outcome: 'conflict'; readonly current: Entry | null }
  | { readonly outcome: 'full'; readonly message: string };

/** The draft, with the version that visitors see. */
export interface StoredDraft extends Draft {
  readonly latest: Version;
}

export interface ReplaceDraft extends Change {
  /** The revision of the draft that is replaced. */
  readonly revision: number;
  readonly entries: readonly Pick<Entry, 'id' | 'content'>[];
}

export type ReplaceResult =
  | { readonly outcome: 'replaced'; readonly draft: StoredDraft }
  | { readonly outcome: 'stale' | 'full'; readonly message: string };

export type DeleteResult =
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'conflict'; readonly current: Entry | null };

export interface Publish extends Change {
  readonly languages: PublishedLanguages;
  readonly reason: string;
  /** Refused as stale if another version is the latest. */
  readonly since?: number;
  /** Refused as stale if the draft has another revision of any of them. */
  readonly entries?: readonly ChosenEntry[];
  /** The version whose content this is. */
  readonly restores?: number;
}

export interface EndAnnouncement extends Change {
  readonly id: string;
  readonly languages: readonly Language[];
  readonly reason: string;
}

export type PublishResult =
  | { readonly outcome: 'published'; readonly version: VersionSummary }
  | { readonly outcome: 'stale' | 'full'; readonly message: string };

export type EndResult = PublishResult | { readonly outcome: 'not-found' | 'over'; readonly message: string };

export type ShareResult =
  | { readonly outcome: 'shared'; readonly share: NewShare }
  | { readonly outcome: 'full'; readonly message: string };

/** Names what is to be shown. */
export type ReadableLanguages = 'draft' | 'published' | number;

/** A draft as it was when it was shared. */
export interface SharedDraft extends Pick<Share, 'createdBy' | 'expiresAt'> {
  readonly languages: PublishedLanguages;
}

export interface Store {
  readDraft(): Promise<StoredDraft>;
  /** Replaces all entries or none. */
  replaceDraft(replace: ReplaceDraft): Promise<ReplaceResult>;
  saveEntry(save: SaveEntry): Promise<SaveResult>;
  deleteEntry(request: DeleteEntry): Promise<DeleteResult>;
  publish(publish: Publish): Promise<PublishResult>;
  endAnnouncement(end: EndAnnouncement): Promise<EndResult>;
  readLatest(): Promise<Version>;
  readVersion(version: number): Promise<Version | null>;
  /** @param before a version; `null` starts with the latest */
  listVersions(before: number | null): Promise<VersionList>;
  share(share: Change & { readonly days: number }): Promise<ShareResult>;
  listShares(): Promise<readonly Share[]>;
  endShare(id: string): Promise<boolean>;
  /**
   * What a preview shows: the draft as far as it can be shown, the latest version, or a version by its number.
   *
   * @returns `null` if there is no such version
   */
  readLanguages(of: ReadableLanguages): Promise<PublishedLanguages | null>;
  /** @returns `null` if the secret is unknown, or if the link has expired */
  readShare(secret: string): Promise<SharedDraft | null>;
}
