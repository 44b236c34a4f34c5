/** A client of a Studio's API, with the requests that its page sends. */

import type { DraftAnswer, Review, SavedEntry, VersionSummary } from '../../packages/studio/src/contract/api.ts';
import {
  type Entry,
  type EntryContent,
  isMessageContent,
  type MessageContent,
  type MessageFields,
} from '../../packages/studio/src/contract/draft.ts';
import type { Release } from '../../packages/studio/src/contract/releases.ts';
import type { ReviewRequest } from '../../packages/studio/src/contract/requests.ts';

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

interface ApiAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface StudioApi {
  readonly call: <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ) => Promise<ApiAnswer<Body>>;
  readonly draft: () => Promise<DraftAnswer>;
  readonly add: (id: string, content?: EntryContent) => Promise<Entry>;
  readonly change: (entry: Entry, content: EntryContent) => Promise<Entry>;
  readonly review: (entries?: ReviewRequest['entries']) => Promise<Review>;
  /** Publishes entries, by default those that are ready and in no release, with all warnings acknowledged. */
  readonly publish: (reason?: string, entries?: ReviewRequest['entries']) => Promise<VersionSummary>;
  /** Schedules a release of an announcement, with all warnings acknowledged. @param at ISO 8601 */
  readonly schedule: (id: string, name: string, at: string) => Promise<Release>;
  /** Deletes an announcement from the draft. */
  readonly remove: (entry: Pick<Entry, 'id' | 'revision'>) => Promise<unknown>;
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
  const review = async (entries: ReviewRequest['entries'] = 'ready') =>
    succeed(await call<Review>('POST', 'review', { entries }));
  const save = async (id: string, content: EntryContent, condition: HeadersInit): Promise<Entry> => {
    const answer = succeed(await call<SavedEntry>('PUT', `draft/${content.kind}/${id}`, content, condition));
    const { problems: _, ...entry } = answer;
    return entry;
  };
  return {
    call,
    draft,
    review,
    add: (id, content = messageContent()) => save(id, content, { 'if-none-match': '*' }),
    change: ({ id, revision }, content) => save(id, content, { 'if-match': `"${revision}"` }),
    publish: async (reason = 'a test', entries = 'ready') => {
      const { since, chosen, warnings } = await review(entries);
      const acknowledged = warnings.map(({ key }) => key);
      return succeed(await call<VersionSummary>('POST', 'versions', { since, entries: chosen, reason, acknowledged }));
    },
    async schedule(id, name, at) {
      const asked = { entries: [{ kind: 'announcement', id }], at };
      const { since, chosen: entries, warnings } = succeed(await call<Review>('POST', 'review', asked));
      const acknowledged = warnings.map(({ key }) => key);
      const release = { name, since, entries, state: 'scheduled', at, acknowledged };
      return succeed(await call<Release>('POST', 'releases', release));
    },
    remove: async ({ id, revision }) =>
      succeed(await call('DELETE', `draft/announcement/${id}`, undefined, { 'if-match': `"${revision}"` })),
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

/** An announcement in English. */
export const messageContent = (fields: Partial<MessageFields> = {}): MessageContent =>
  announcementIn({ en: { ...MESSAGE_FIELDS, ...fields } });

export const announcementIn = (languages: MessageContent['languages'], timeZone = 'UTC'): MessageContent => ({
  kind: 'announcement',
  timeZone,
  languages,
});
