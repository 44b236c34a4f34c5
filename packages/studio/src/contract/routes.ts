/**
 * The routes of the Studio's API, below `/api/`: who may use each, what it takes and what it answers. The API, the page
 * and the command derive their types from this table.
 */

import type { ParamKeys } from 'hono/types';
import type * as v from 'valibot';
import type {
  Change,
  Check,
  DeletedEntries,
  DraftAnswer,
  EntryOutcomes,
  EntryRevision,
  LinkCheck,
  MenusAnswer,
  NewShare,
  SavedEntry,
  Session,
  Share,
  Status,
  Version,
  VersionList,
  VersionSummary,
} from './api.ts';
import type { AuditList } from './audit.ts';
import type { BackupList, BackupProgress, RestoreProgress } from './backups.ts';
import type { Comment, CommentList } from './comments.ts';
import { entryContentSchema } from './draft.ts';
import type { DayRow, Figures, TotalRow } from './figures.ts';
import type { PictureList, UploadedPicture } from './pictures.ts';
import type { Release, ReleaseList } from './releases.ts';
import {
  changesRequestSchema,
  checkRequestSchema,
  commentRequestSchema,
  draftRequestSchema,
  endRequestSchema,
  linkCheckRequestSchema,
  newReleaseRequestSchema,
  publishReleaseRequestSchema,
  publishRequestSchema,
  releaseRequestSchema,
  releaseReviewRequestSchema,
  restoreRequestSchema,
  shareRequestSchema,
} from './requests.ts';
import { type Role, WRITE_ROLES } from './rights.ts';

export interface RouteRow {
  /** The store checks what a write changes, too. */
  readonly role: Role;
  /** The names of its parameters after `?`. */
  readonly query?: readonly string[];
  /** Of a JSON body. */
  readonly body?: v.GenericSchema;
  /** Whether the body is a form with files. */
  readonly form?: true;
  readonly answer: Answer<unknown>;
}

/** Only a type: answers are not parsed. */
interface Answer<Body> {
  readonly body?: Body;
}

const json = <Body>(): Answer<Body> => ({});
/** With status 204. */
const nothing = json<null>();
const file = json<never>();

/** A request to any other route is refused. */
export const ROUTES = {
  'GET /session': { role: 'reader', answer: json<Session>() },
  'GET /menus': { role: 'reader', answer: json<MenusAnswer>() },
  'GET /status': { role: 'reader', answer: json<Status>() },
  'GET /schemas/:name': { role: 'reader', answer: json<object>() },

  'GET /draft': { role: 'reader', query: ['since'], answer: json<DraftAnswer>() },
  'PUT /draft': { role: WRITE_ROLES.replaceDraft, body: draftRequestSchema, answer: json<DraftAnswer>() },
  'PATCH /draft': { role: WRITE_ROLES.saveEntry, body: changesRequestSchema, answer: json<EntryOutcomes>() },
  'PUT /draft/:kind/:id': { role: WRITE_ROLES.saveEntry, body: entryContentSchema, answer: json<SavedEntry>() },
  'GET /draft/:kind/:id/revisions': { role: 'reader', answer: json<readonly EntryRevision[]>() },
  'DELETE /draft/:kind/:id': { role: WRITE_ROLES.deleteEntry, answer: nothing },
  'GET /deleted': { role: 'reader', query: ['before'], answer: json<DeletedEntries>() },

  'GET /pictures': { role: 'reader', answer: json<PictureList>() },
  'POST /pictures': { role: 'author', form: true, answer: json<UploadedPicture>() },
  'DELETE /pictures/:file': { role: 'author', answer: nothing },

  'GET /figures': { role: 'reader', query: ['days'], answer: json<Figures<TotalRow>>() },
  'GET /figures/:id': { role: 'reader', query: ['days'], answer: json<Figures<DayRow>>() },

  'POST /review': { role: 'reader', body: checkRequestSchema, answer: json<Check>() },
  'POST /review/links': { role: 'reader', body: linkCheckRequestSchema, answer: json<LinkCheck>() },
  'GET /versions': { role: 'reader', query: ['before'], answer: json<VersionList>() },
  'GET /versions/:version': { role: 'reader', answer: json<Version>() },
  'GET /versions/:version/changes': { role: 'reader', query: ['since'], answer: json<readonly Change[]>() },
  'POST /versions': { role: WRITE_ROLES.publish, body: publishRequestSchema, answer: json<VersionSummary>() },
  'POST /versions/:version/restore': {
    role: WRITE_ROLES.publish,
    body: restoreRequestSchema,
    answer: json<VersionSummary>(),
  },
  'POST /announcements/:id/end': { role: WRITE_ROLES.publish, body: endRequestSchema, answer: json<VersionSummary>() },

  'GET /releases': { role: 'reader', answer: json<ReleaseList>() },
  'GET /releases/:id': { role: 'reader', answer: json<Release>() },
  'POST /releases': { role: WRITE_ROLES.saveRelease, body: newReleaseRequestSchema, answer: json<Release>() },
  'PUT /releases/:id': { role: WRITE_ROLES.saveRelease, body: releaseRequestSchema, answer: json<Release>() },
  'DELETE /releases/:id': { role: WRITE_ROLES.saveRelease, answer: nothing },
  'POST /releases/:id/review': {
    role: WRITE_ROLES.askForReview,
    body: releaseReviewRequestSchema,
    answer: json<Release>(),
  },
  'POST /releases/:id/publish': {
    role: WRITE_ROLES.publish,
    body: publishReleaseRequestSchema,
    answer: json<VersionSummary>(),
  },

  'GET /comments': { role: 'reader', answer: json<CommentList>() },
  'POST /comments': { role: 'translator', body: commentRequestSchema, answer: json<Comment>() },
  'POST /comments/:id/resolve': { role: 'translator', answer: nothing },

  'GET /shares': { role: 'reader', answer: json<readonly Share[]>() },
  'POST /shares': { role: 'author', body: shareRequestSchema, answer: json<NewShare>() },
  'DELETE /shares/:id': { role: 'author', answer: nothing },

  'GET /audit': { role: 'administrator', query: ['before'], answer: json<AuditList>() },
  'GET /audit.csv': { role: 'administrator', query: ['after'], answer: file },
  'GET /audit.ndjson': { role: 'administrator', query: ['after'], answer: file },

  'GET /backups': { role: 'administrator', answer: json<BackupList>() },
  'POST /backups': { role: 'administrator', answer: json<BackupProgress>() },
  'POST /backups/:name/restore': { role: WRITE_ROLES.restoreBackup, answer: json<RestoreProgress>() },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteRow>>;

type Routes = typeof ROUTES;
export type Route = keyof Routes;

export type QueryName<R extends Route> = Routes[R] extends { query: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** The body as parsed; `never` if the route takes no JSON. */
export type BodyOf<R extends Route> = Routes[R] extends { body: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : never;

export type AnswerOf<R extends Route> = Routes[R]['answer'] extends Answer<infer Body> ? Body : never;

type Params<R extends Route, Value> = Readonly<Record<ParamKeys<R>, Value>>;
export type ParamsOf<R extends Route> = Params<R, string>;

type Sent<R extends Route> = Routes[R] extends { body: infer Schema extends v.GenericSchema }
  ? { readonly body: v.InferInput<Schema> }
  : Routes[R] extends { form: true }
    ? { readonly body: FormData }
    : { readonly body?: never };

type Requests = {
  readonly [R in Route]: Sent<R> &
    ([ParamKeys<R>] extends [never] ? { readonly params?: never } : { readonly params: Params<R, string | number> }) & {
      /** `null` omits it. */
      readonly query?: Readonly<Record<QueryName<R>, string | number | null>>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly signal?: AbortSignal;
    };
};

/** What a client sends. */
export type RequestOf<R extends Route> = Requests[R];
