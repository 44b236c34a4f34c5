/** The store's interface. Methods are called over RPC, so they return failures as values. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type {
  ChosenEntry,
  DeletedEntries,
  EntryRevision,
  NewShare,
  PendingEntry,
  Problem,
  Share,
  Version,
  VersionList,
  VersionSummary,
} from '../contract/api.ts';
import type { AuditEvent } from '../contract/audit.ts';
import type { BackupProgress } from '../contract/backups.ts';
import type { Comment } from '../contract/comments.ts';
import type { Draft, Entry, EntryContent, EntryName } from '../contract/draft.ts';
import type { Release, ReleaseSummary } from '../contract/releases.ts';
import type { CheckedEntries, ShareRequest } from '../contract/requests.ts';
import type { Rights } from '../contract/rights.ts';
import type { Ending } from '../entries/end-announcement.ts';
import type { Parts } from '../fields/sentence.ts';

/** Who changes something. */
export interface Change {
  readonly person: string;
}

/** A change that depends on what the person may do. */
export interface LimitedChange extends Change {
  readonly rights: Rights;
}

/** Why a write is not done. */
export interface Refusal {
  /** `refused`: by rights. `stale`: it is based on something that has changed. `over`: it has ended already. */
  readonly outcome: 'refused' | 'stale' | 'unapproved' | 'not-found' | 'over' | 'full' | 'invalid';
  readonly message: string;
  /** The message with instants as data, if it has any. */
  readonly sentence?: Parts;
}

export interface SaveEntry extends EntryName, LimitedChange {
  readonly content: EntryContent;
  /** The revision to replace; `null` for a new entry. */
  readonly revision: number | null;
}

export interface DeleteEntry extends EntryName, LimitedChange {
  readonly revision: number;
}

export type SaveResult =
  | { readonly outcome: 'saved'; readonly entry: Entry }
  | { readonly outcome: 'conflict'; readonly current: Entry | null }
  | { readonly outcome: 'full' | 'refused'; readonly message: string };

export interface ChangeEntries extends LimitedChange {
  readonly changes: readonly (EntryName & Pick<SaveEntry, 'revision'> & { readonly content: EntryContent | null })[];
}

/** The draft, with the version that visitors see. */
export interface StoredDraft extends Draft {
  readonly latest: Version;
  /** If a revision, `entries` are only those changed after it; `null` if they are all. */
  readonly since: number | null;
}

export interface ReplaceDraft extends LimitedChange {
  /** The draft's revision to replace. */
  readonly revision: number;
  readonly entries: readonly Pick<Entry, 'id' | 'content'>[];
}

export type ReplaceResult =
  | { readonly outcome: 'replaced'; readonly draft: StoredDraft }
  | { readonly outcome: 'refused' | 'stale' | 'full'; readonly message: string };

export type DeleteResult =
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'conflict'; readonly current: Entry | null }
  | { readonly outcome: 'refused'; readonly message: string };

/** What is published; refused as stale if `since` is not the latest version. */
type PublicationSource =
  /** A stored release, at its revision. Its name becomes the version's reason. */
  | { readonly release: string; readonly revision: number; readonly since: number }
  | ({ readonly reason: string } & (
      | /** Entries of the draft, at these revisions: a release without a row. */
      { readonly entries: readonly ChosenEntry[]; readonly since: number }
      /** Another program's document. */
      | { readonly languages: PublishedLanguages; readonly since: number }
      /** An earlier version. Visitors have seen it, so current rules don't prevent publishing it again. */
      | { readonly restores: number }
      /** The latest version with this announcement ended. Works in any state, so that announcements can always be ended. */
      | { readonly ends: string; readonly in: readonly Language[] }
    ));

export type Publish = LimitedChange & PublicationSource;

export type PublishResult = { readonly outcome: 'published'; readonly version: VersionSummary } | Refusal;

/** A release to save, as somebody has checked it. */
export interface SaveRelease extends LimitedChange {
  /** `null` for a new release. */
  readonly id: string | null;
  /** The revision to replace; `null` for a new release. */
  readonly revision: number | null;
  readonly name: string;
  readonly state: 'open' | 'scheduled';
  readonly at: string | null;
  /** Refused as stale if another version is the latest. */
  readonly since: number;
  /** Each with the draft's revision, or with the release's pinned one. */
  readonly entries: readonly ChosenEntry[];
}

export type SaveReleaseResult = { readonly outcome: 'saved'; readonly release: Release } | Refusal;

export type DeleteReleaseResult = { readonly outcome: 'deleted' } | Refusal;

/** What a publication would write. */
export interface Prepared {
  readonly outcome: 'prepared';
  readonly languages: PublishedLanguages;
  /** The latest version's. */
  readonly published: PublishedLanguages;
  /** `null` if they are all chosen. */
  readonly chosen: readonly ChosenEntry[] | null;
  /** With any of them, the write is refused. */
  readonly problems: readonly Problem[];
  /** The stored release, the version that it restores, or the announcement that it ends; `null` for other publications. */
  readonly release: Release | null;
  readonly restores: number | null;
  readonly ending: Ending | null;
}

/** What publishing a selection would write, whether or not it may be published. */
export interface PreparedCheck extends Pick<Prepared, 'languages' | 'published' | 'problems'> {
  /** The latest version. */
  readonly since: number;
  readonly pending: readonly PendingEntry[];
  readonly chosen: readonly ChosenEntry[];
}

/** Asks for a review of a release, or answers it. */
export interface ReviewRelease extends LimitedChange {
  readonly id: string;
  readonly revision: number;
  readonly act:
    | { readonly action: 'ask'; readonly note: string }
    | { readonly action: 'approve' }
    | { readonly action: 'return'; readonly reason: string };
}

export type CommentResult =
  | { readonly outcome: 'saved'; readonly comment: Comment }
  | { readonly outcome: 'not-found' | 'full'; readonly message: string };

export type ShareResult = { readonly outcome: 'shared'; readonly share: NewShare } | Refusal;

export type ShareDraft = Change & ShareRequest;

/** A range of audit events between two ids, both exclusive. */
export interface AuditRange {
  readonly before: number | null;
  readonly after: number | null;
  readonly limit: number;
}

/** Which messages a preview shows. */
export type ReadableLanguages = 'draft' | 'published' | number | `release-${string}`;

/** The draft as it was when someone shared it, or a part of it with what was published then. */
export interface SharedDraft extends Pick<Share, 'createdBy' | 'expiresAt' | 'only'> {
  readonly languages: PublishedLanguages;
}

export type RestoreBackupResult =
  | { readonly outcome: 'refused'; readonly message: string }
  | { readonly outcome: 'restored'; readonly latest: VersionSummary; readonly missing: readonly string[] }
  | { readonly outcome: 'copying'; readonly left: number }
  | { readonly outcome: 'not-found' }
  /** Something has been published since the data was lost. */
  | { readonly outcome: 'not-empty'; readonly message: string };

/** What shows a picture, so that it must stay. */
export interface PictureHolders {
  /** The ids of cards in the draft. */
  readonly cards: readonly string[];
  /** In ascending order. */
  readonly versions: readonly number[];
  /** Whether a shared preview shows it. */
  readonly isShared: boolean;
}

export interface PictureDeed extends Change {
  readonly action: 'picture-uploaded' | 'picture-deleted';
  /** The picture's path on the service. */
  readonly path: string;
}

/** What has been published, and what is in KV. */
export interface Delivered {
  readonly latest: VersionSummary;
  /** `null` if there is no readable document, `unknown` if KV could not be read. */
  readonly inKv: Pick<VersionSummary, 'version' | 'publishedAt'> | null | 'unknown';
  /** Releases that were not published at their time. */
  readonly failed: readonly Pick<ReleaseSummary, 'name' | 'failure'>[];
  /** The revision of the draft. */
  readonly draft: number;
  /** The id of the newest event in the audit. */
  readonly event: number;
}

export interface Store {
  /** @param since asks for entries changed after this revision; after deletions, returns all */
  readDraft(since?: number): Promise<StoredDraft>;
  /** Replaces all entries or none. */
  replaceDraft(replace: ReplaceDraft): Promise<ReplaceResult>;
  saveEntry(save: SaveEntry): Promise<SaveResult>;
  deleteEntry(request: DeleteEntry): Promise<DeleteResult>;
  /** The kept states of an entry, newest first. */
  readRevisions(name: EntryName): Promise<readonly EntryRevision[]>;
  /** @param before a revision of the draft; `null` starts with the latest deletion */
  listDeleted(before: number | null): Promise<DeletedEntries>;
  /** Saves or deletes each entry as if it were alone. */
  changeEntries(request: ChangeEntries): Promise<readonly (SaveResult | DeleteResult)[]>;
  prepareCheck(entries: CheckedEntries): Promise<PreparedCheck>;
  /**
   * Composes what a publication would write, so that it can be checked for warnings. The write itself composes it again
   * and decides in the same turn. It names all revisions, so it writes what was prepared, or is refused as stale.
   */
  prepare(publication: Publish | SaveRelease): Promise<Prepared | Refusal>;
  publish(publish: Publish): Promise<PublishResult>;
  /** Unpublished releases by time, then those without a time. */
  listReleases(): Promise<readonly Release[]>;
  readRelease(id: string): Promise<Release | null>;
  saveRelease(save: SaveRelease): Promise<SaveReleaseResult>;
  reviewRelease(review: ReviewRelease): Promise<SaveReleaseResult>;
  /** Unresolved comments, oldest first. */
  listComments(): Promise<readonly Comment[]>;
  comment(comment: Change & Pick<Comment, 'on' | 'text'>): Promise<CommentResult>;
  /** @returns whether there was such an unresolved comment */
  resolveComment(request: Change & { readonly id: number }): Promise<boolean>;
  deleteRelease(request: LimitedChange & { readonly id: string }): Promise<DeleteReleaseResult>;
  readLatest(): Promise<Version>;
  readVersion(version: number): Promise<Version | null>;
  /** @param before a version; `null` starts with the latest */
  listVersions(before: number | null): Promise<VersionList>;
  share(share: ShareDraft): Promise<ShareResult>;
  listShares(): Promise<readonly Share[]>;
  endShare(share: Change & { readonly id: string }): Promise<boolean>;
  /**
   * What a preview shows: the showable part of the draft, the latest version, a version by number, or the latest
   * version with an unpublished release.
   *
   * @returns `null` if there is no such version or release
   */
  readLanguages(of: ReadableLanguages): Promise<PublishedLanguages | null>;
  countChanges(): Promise<number>;
  /** @returns `null` if the secret is unknown, or if the link has expired */
  readShare(secret: string): Promise<SharedDraft | null>;
  readPictureHolders(path: string): Promise<PictureHolders>;
  recordPicture(deed: PictureDeed): Promise<void>;
  /** Records that a person uses the Studio, once a day. */
  signIn(person: string): Promise<void>;
  /** Newest first. */
  readAudit(range: AuditRange): Promise<readonly AuditEvent[]>;
  readDelivered(): Promise<Delivered>;
  /**
   * Records whether the service shows the latest version.
   *
   * @returns since when it doesn't, in milliseconds since 1970; `null` if it does
   */
  noteShown(isShown: boolean): Promise<number | null>;
  /** Puts the latest version into KV again, in the background. */
  putAgain(): Promise<void>;
  /** Call it until nothing is left. */
  backUp(): Promise<BackupProgress>;
  /** The names of the backups, newest first. */
  listBackups(): Promise<readonly string[]>;
  /** Call it again while the outcome is `copying`. */
  restoreBackup(restore: LimitedChange & { readonly name: string }): Promise<RestoreBackupResult>;
}
