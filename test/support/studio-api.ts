/** A client of a Studio's API, with the requests that its page sends. */

import type {
  ApiError,
  Check,
  DraftAnswer,
  SavedEntry,
  Version,
  VersionSummary,
} from '../../packages/studio/src/contract/api.ts';
import {
  type Entry,
  type EntryContent,
  type EntryName,
  isMessageContent,
  type MessageContent,
  type MessageFields,
} from '../../packages/studio/src/contract/draft.ts';
import type { Release } from '../../packages/studio/src/contract/releases.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Names of entries, each with the revision to check if it is not the draft's. */
type ToCheck = 'ready' | readonly (EntryName & { readonly revision?: number | null | undefined })[];

interface ApiAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

interface Asked {
  readonly entries?: ToCheck | undefined;
  /** A release's id. */
  readonly release?: string | undefined;
  /** When it will be published, in ISO 8601. */
  readonly at?: string;
}

/** What a request that publishes or schedules says of the entries that were checked. */
interface Checked {
  readonly since: number;
  readonly entries: Check['chosen'];
  readonly acknowledged: readonly string[];
}

export interface StudioApi {
  readonly call: <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ) => Promise<ApiAnswer<Body>>;
  readonly draft: () => Promise<DraftAnswer>;
  readonly find: (id: string, kind?: EntryContent['kind']) => Promise<Entry | undefined>;
  /** An entry that is in the draft. */
  readonly entry: (id: string, kind?: EntryContent['kind']) => Promise<Entry>;
  /** Saves a new entry, which may be refused. */
  readonly put: (id: string, content: EntryContent) => Promise<ApiAnswer<SavedEntry & ApiError>>;
  readonly add: (id: string, content?: EntryContent) => Promise<Entry>;
  readonly change: (entry: Entry, content: EntryContent) => Promise<Entry>;
  /** Deletes an entry from the draft. */
  readonly remove: (entry: Pick<Entry, 'id' | 'revision'>, kind?: EntryContent['kind']) => Promise<void>;
  readonly latest: () => Promise<Version>;
  readonly check: (entries?: ToCheck) => Promise<Check>;
  /** Checks the entries, or those of a release, and acknowledges all warnings. */
  readonly checked: (entries?: ToCheck, release?: Release) => Promise<Checked>;
  /** Publishes entries, by default those that are ready and in no release, with all warnings acknowledged. */
  readonly publish: (reason?: string, entries?: ToCheck) => Promise<VersionSummary>;
  /** Schedules a release of an announcement, with all warnings acknowledged. @param at ISO 8601 */
  readonly schedule: (id: string, name: string, at: string) => Promise<Release>;
}

export function studioApi(fetch: Fetch): StudioApi {
  const call = async <Body>(method: string, path: string, body?: unknown, headers: HeadersInit = {}) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`/api/${path}`, { method, ...init, headers: { ...type, ...headers } });
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    return { status: response.status, body: (isJson ? JSON.parse(text) : null) as Body };
  };
  const draft = async () => (await call<DraftAnswer>('GET', 'draft')).body;
  const succeed = <Body>({ status, body }: ApiAnswer<Body>): Body => {
    if (status < 200 || status > 299) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const check = async (entries: ToCheck = 'ready') => succeed(await call<Check>('POST', 'review', { entries }));
  const checked = async ({ entries = 'ready', ...more }: Asked): Promise<Checked> => {
    const { since, chosen, warnings } = succeed(await call<Check>('POST', 'review', { entries, ...more }));
    return { since, entries: chosen, acknowledged: warnings.map(({ key }) => key) };
  };
  const save = (id: string, content: EntryContent, condition: HeadersInit) =>
    call<SavedEntry & ApiError>('PUT', `draft/${content.kind}/${id}`, content, condition);
  const put: StudioApi['put'] = (id, content) => save(id, content, { 'if-none-match': '*' });
  const saved = (answer: ApiAnswer<SavedEntry>): Entry => {
    const { problems: _, ...entry } = succeed(answer);
    return entry;
  };
  const find: StudioApi['find'] = async (id, kind) =>
    (await draft()).entries.find((entry) => entry.id === id && (kind ?? entry.content.kind) === entry.content.kind);
  return {
    call,
    draft,
    find,
    entry: async (id, kind) => {
      const found = await find(id, kind);
      if (!found) throw new Error(`There is no ${id}`);
      return found;
    },
    put,
    add: async (id, content = messageContent()) => saved(await put(id, content)),
    change: async ({ id, revision }, content) => saved(await save(id, content, { 'if-match': `"${revision}"` })),
    async remove({ id, revision }, kind = 'announcement') {
      succeed(await call('DELETE', `draft/${kind}/${id}`, undefined, { 'if-match': `"${revision}"` }));
    },
    latest: async () => succeed(await call<Version>('GET', 'versions/latest')),
    check,
    checked: (entries, release) => checked({ entries, release: release?.id }),
    publish: async (reason = 'a test', entries = 'ready') =>
      succeed(await call<VersionSummary>('POST', 'versions', { ...(await checked({ entries })), reason })),
    async schedule(id, name, at) {
      const request = await checked({ entries: [{ kind: 'announcement', id }], at });
      return succeed(await call<Release>('POST', 'releases', { ...request, name, state: 'scheduled', at }));
    },
  };
}

/** The English title of a message; `undefined` for anything else. */
export function titleOf(entry: Pick<Entry, 'content'> | undefined): string | undefined {
  return entry && isMessageContent(entry.content) ? entry.content.languages.en?.title : undefined;
}

export const MESSAGE_FIELDS: MessageFields = {
  title: 'Spring webinar',
  description: 'How teams ship logins.',
  cta: 'Save your seat',
  link: '/webinar',
  weight: '1',
  startDate: '',
  endDate: '',
};

export const announcementIn = (languages: MessageContent['languages'], timeZone = 'UTC'): MessageContent => ({
  kind: 'announcement',
  timeZone,
  languages,
});

/** An announcement in English. */
export const messageContent = (fields: Partial<MessageFields> = {}): MessageContent =>
  announcementIn({ en: { ...MESSAGE_FIELDS, ...fields } });
