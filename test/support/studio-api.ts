/** A client of a Studio's API, with the requests that its page sends. */

import type { DraftAnswer, Review, SavedEntry, VersionSummary } from '../../packages/studio/src/contract/api.ts';
import {
  type Entry,
  type EntryContent,
  isMessageContent,
  type MessageContent,
  type MessageFields,
} from '../../packages/studio/src/contract/draft.ts';
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
  /** Publishes the draft's ready entries, with all warnings acknowledged. */
  readonly publish: (reason?: string) => Promise<VersionSummary>;
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
    publish: async (reason = 'a test') => {
      const { since, chosen, warnings } = await review();
      const acknowledged = warnings.map(({ key }) => key);
      return succeed(await call<VersionSummary>('POST', 'versions', { since, entries: chosen, reason, acknowledged }));
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

/** An announcement in English. */
export function messageContent(fields: Partial<MessageFields> = {}): MessageContent {
  return { kind: 'announcement', timeZone: 'UTC', languages: { en: { ...MESSAGE_FIELDS, ...fields } } };
}
