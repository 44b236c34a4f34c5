/** What the API answers, word for word, to each way of publishing chosen entries. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { NOW } from '../../../../test/support/app.ts';
import { messageContent, type StudioApi } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Check } from '../../src/contract/api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import type { Release } from '../../src/contract/releases.ts';

let studio: InProcessStudio;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  studio = await studioInProcess();
});
afterEach(() => {
  vi.useRealTimers();
});

type Body = Awaited<ReturnType<StudioApi['checked']>>;
/** Sends what was checked. @param change of the checked body */
type Send = (api: StudioApi, change?: (body: Body) => Body) => Promise<{ status: number; body: unknown }>;

const same = (body: Body) => body;
const webinar = [{ kind: 'announcement', id: 'webinar' }] as const;
const scheduled = { name: 'Spring', state: 'scheduled', at: new Date(NOW + 3_600_000).toISOString() };

async function openRelease(content = messageContent()) {
  await studio.add('webinar', content);
  const body = { ...(await studio.checked(webinar)), name: 'Spring', state: 'open' };
  const { body: release } = await studio.call<Release>('POST', 'releases', body);
  const checked = await studio.checked(release.entries, release);
  return { release, checked };
}

/** Each way, with its entry in the draft. */
const WAYS: readonly (readonly [string, (content?: EntryContent) => Promise<Send>])[] = [
  [
    'at once',
    async (content) => {
      await studio.add('webinar', content);
      const checked = await studio.checked(webinar);
      return (api, change = same) => api.call('POST', 'versions', { ...change(checked), reason: 'Spring' });
    },
  ],
  [
    'with a new release that is scheduled',
    async (content) => {
      await studio.add('webinar', content);
      const checked = await studio.checked(webinar);
      return (api, change = same) => api.call('POST', 'releases', { ...change(checked), ...scheduled });
    },
  ],
  [
    'with a release that is scheduled later',
    async (content) => {
      const { release, checked } = await openRelease(content as ReturnType<typeof messageContent>);
      const { id, revision } = release;
      return (api, change = same) => api.call('PUT', `releases/${id}`, { ...change(checked), ...scheduled, revision });
    },
  ],
  [
    'with a release',
    async (content) => {
      const { release, checked } = await openRelease(content as ReturnType<typeof messageContent>);
      const { id, revision } = release;
      return (api, change = same) => {
        const { since, acknowledged } = change(checked);
        return api.call('POST', `releases/${id}/publish`, { since, acknowledged, revision });
      };
    },
  ],
];

test('a check answers what would change, and what speaks against it', async () => {
  const { revision } = await studio.add('webinar');
  const bad = await studio.add('bad', messageContent({ title: '' }));
  const entries = [...webinar, { kind: 'announcement', id: 'bad' }, { kind: 'card', id: 'unchanged' }];
  const { status, body } = await studio.call<Check>('POST', 'review', { entries });
  const { warnings, earlier, ...rest } = body;
  const problem = { kind: 'announcement', id: 'bad', language: 'en', field: 'title', reason: 'must not be empty' };
  const by = { changedAt: new Date(NOW).toISOString(), changedBy: 'local' };
  const text = '“Spring webinar” is shown from now on.';
  expect(status).toBe(200);
  expect(rest).toEqual({
    since: 1,
    pending: [
      { kind: 'announcement', id: 'webinar', revision, problems: [], ...by },
      { kind: 'announcement', id: 'bad', revision: bad.revision, problems: [problem], ...by },
    ],
    chosen: [
      { kind: 'announcement', id: 'webinar', revision },
      { kind: 'announcement', id: 'bad', revision: bad.revision },
    ],
    changes: [{ language: 'en', kind: 'announcement', id: 'webinar', text, at: null }],
    problems: [problem],
  });
  expect(warnings.map(({ key }) => key)).toEqual([
    'language-missing webinar de fr es pt ja',
    'overlap free-sign-up 1 webinar 1 en',
  ]);
  expect(earlier.map(({ key }) => key)).toEqual(['language-missing free-sign-up ja', 'gap now ja']);
});

describe.each(WAYS)('what is published %s', (_, prepared) => {
  test('is refused if another version is the latest', async () => {
    const send = await prepared();
    expect(await send(studio, (body) => ({ ...body, since: 7 }))).toEqual({
      status: 409,
      body: { error: 'stale', message: 'Version 1 has been published in the meantime.' },
    });
  });

  test('is refused with every problem', async () => {
    const send = await prepared(messageContent({ title: '', link: 'nowhere' }));
    expect(await send(studio)).toEqual({
      status: 422,
      body: {
        error: 'invalid',
        message: 'This cannot be published as it is: see what is wrong with each field.',
        problems: [
          { kind: 'announcement', id: 'webinar', language: 'en', field: 'title', reason: 'must not be empty' },
          {
            kind: 'announcement',
            id: 'webinar',
            language: 'en',
            field: 'link',
            reason: expect.stringContaining('must'),
          },
        ],
      },
    });
  });

  test('is refused with every warning that is not acknowledged', async () => {
    const send = await prepared();
    const missing = 'language-missing webinar de fr es pt ja';
    const others = ({ acknowledged }: Body) => acknowledged.filter((key) => key !== missing);
    expect(await send(studio, (body) => ({ ...body, acknowledged: others(body) }))).toEqual({
      status: 409,
      body: {
        error: 'unacknowledged',
        message: 'There are warnings that have to be acknowledged first.',
        warnings: [
          {
            key: missing,
            warning: 'language-missing',
            group: 'look-at',
            language: null,
            text: '“Spring webinar” is not shown in German, French, Spanish, Portuguese and Japanese.',
          },
        ],
      },
    });
  });

  test('is refused beyond the languages of a publisher', async () => {
    const send = await prepared();
    const publishes = [{ languages: ['ja'] as const, sites: null }];
    const yuki = studio.as('yuki@example.com', { ...EVERYTHING, role: 'publisher', publishes });
    expect(await send(yuki)).toEqual({
      status: 403,
      body: { error: 'refused', message: 'It changes English. You may publish Japanese.' },
    });
  });

  test('is refused without the approval of a second person', async () => {
    studio = await studioInProcess({ APPROVAL: 'second-person' });
    const send = await prepared();
    expect(await send(studio)).toEqual({
      status: 409,
      body: {
        error: 'unapproved',
        message:
          'A second person has to approve a release before it is published. Ask for a review of a release first.',
      },
    });
  });
});

test.each(WAYS.slice(0, 2))('entries that changed since are not published %s', async (_, prepared) => {
  const send = await prepared();
  await studio.change(await studio.entry('webinar'), messageContent({ title: 'Changed' }));
  expect(await send(studio)).toEqual({
    status: 409,
    body: { error: 'stale', message: 'A chosen message has changed since the review. Review it again.' },
  });
});

test.each(WAYS.slice(2))('a release at another revision is not published %s', async (_, prepared) => {
  const send = await prepared();
  studio.sql.exec("UPDATE releases SET content = json_set(content, '$.revision', 5)");
  expect(await send(studio)).toEqual({
    status: 409,
    body: { error: 'stale', message: 'Somebody has changed this release in the meantime. Reload it.' },
  });
  await studio.sql.exec('DELETE FROM releases');
  expect(await send(studio)).toEqual({
    status: 404,
    body: { error: 'not-found', message: 'There is no such release, or it is published.' },
  });
});

const version = {
  version: 2,
  // after version 1, of the same instant
  publishedAt: later(1),
  publishedBy: 'local',
  reason: 'Spring',
  restores: null,
  state: 'published',
};

test.each([WAYS[0], WAYS[3]].flatMap((way) => (way ? [way] : [])))(
  'a publication %s answers its version',
  async (_, prepared) => {
    const send = await prepared();
    const { status, body } = await send(studio);
    expect([status, body]).toEqual([201, version]);
  },
);

test('a document, a restored version and an ended announcement are published in the same way', async () => {
  await studio.add('webinar');
  await studio.publish('Spring', webinar);
  const { languages } = await studio.latest();
  const document = await studio.call('POST', 'versions', { since: 2, languages, reason: 'CMS' });
  expect(document).toEqual({ status: 201, body: { ...version, version: 3, reason: 'CMS', publishedAt: later(2) } });
  const end = { languages: ['en'], reason: 'Full' };
  const ended = await studio.call('POST', 'announcements/webinar/end', end);
  expect(ended).toEqual({ status: 201, body: { ...version, version: 4, reason: 'Full', publishedAt: later(3) } });
  const restored = await studio.call('POST', 'versions/3/restore', { reason: 'Back' });
  expect(restored).toEqual({
    status: 201,
    body: { ...version, version: 5, reason: 'Back', restores: 3, publishedAt: later(4) },
  });
});

test('what is not there is neither restored nor ended, and nothing is ended twice', async () => {
  expect(await studio.call('POST', 'versions/9/restore', { reason: '' })).toEqual({
    status: 404,
    body: { error: 'not-found', message: 'There is no such version, or this release can read nothing of it.' },
  });
  const end = { languages: ['en'], reason: '' };
  expect(await studio.call('POST', 'announcements/webinar/end', end)).toEqual({
    status: 404,
    body: { error: 'not-found', message: 'No announcement “webinar” is published there.' },
  });
  await studio.add('webinar', messageContent({ endDate: new Date(NOW - 60_000).toISOString() }));
  await studio.publish('Spring', webinar);
  expect(await studio.call('POST', 'announcements/webinar/end', end)).toEqual({
    status: 422,
    body: { error: 'invalid', message: 'The announcement “webinar” is over already.' },
  });
});

function later(milliseconds: number): string {
  return new Date(NOW + milliseconds).toISOString();
}
