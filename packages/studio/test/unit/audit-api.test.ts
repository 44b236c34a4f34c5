/** The audit as the API answers it: pages and files. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testStudio } from '../../../../test/support/studio.ts';
import type { AuditEvent, AuditList } from '../../src/contract/audit.ts';
import type { AuditRange } from '../../src/store/store.ts';

const event = (id: number, changes: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  at: '2030-01-01T00:00:00.000Z',
  person: 'kim@example.com',
  action: 'saved',
  subject: 'draft/announcement/spring',
  revision: id,
  version: null,
  ...changes,
});

/** @returns a Studio whose audit has these events, the newest first */
function studioWith(events: readonly AuditEvent[], reads: AuditRange[] = []) {
  return testStudio({
    store: {
      readAudit: async (range) => {
        reads.push(range);
        const { before, after, limit } = range;
        return events
          .filter(({ id }) => id < (before ?? Number.POSITIVE_INFINITY) && id > (after ?? 0))
          .slice(0, limit);
      },
    },
  });
}

const MANY = Array.from({ length: 2_500 }, (_, index) => event(2_500 - index));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('pages', () => {
  test('have a hundred events, and say whether there are earlier ones', async () => {
    const request = studioWith(MANY.slice(0, 150));
    const first = (await (await request('/api/audit')).json()) as AuditList;
    expect([first.events.length, first.hasEarlier]).toEqual([100, true]);
    const second = (await (await request(`/api/audit?before=${first.events.at(-1)?.id}`)).json()) as AuditList;
    expect([second.events.length, second.hasEarlier]).toEqual([50, false]);
    expect([...first.events, ...second.events]).toEqual(MANY.slice(0, 150));
  });

  test.each(['/api/audit?before=x', '/api/audit?before=', '/api/audit.csv?after=-1', '/api/audit.ndjson?after=1e9'])(
    '%s is not found',
    async (path) => {
      expect((await studioWith(MANY)(path)).status).toBe(404);
    },
  );
});

describe('files', () => {
  test('have all events, which are read in parts', async () => {
    const reads: AuditRange[] = [];
    const response = await studioWith(MANY, reads)('/api/audit.ndjson');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="portico-audit.ndjson"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(MANY);
    expect(reads.map(({ before, limit }) => [before, limit])).toEqual([
      [null, 1_000],
      [1_501, 1_000],
      [501, 1_000],
    ]);
  });

  test.each([0, 1, 1_000, 2_000])('are complete with %s events', async (count) => {
    const text = await (await studioWith(MANY.slice(MANY.length - count))('/api/audit.csv')).text();
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('id,at,person,action,subject,revision,version');
    expect(lines).toHaveLength(count);
  });

  test('for spreadsheets start with the name of the first column, as in 0.4.0', async () => {
    const bytes = new Uint8Array(await (await studioWith(MANY)('/api/audit.csv')).arrayBuffer());
    expect([...bytes.subarray(0, 5)]).toEqual([...new TextEncoder().encode('id,at')]);
  });

  test('continue after an id', async () => {
    const text = await (await studioWith(MANY)('/api/audit.csv?after=2498')).text();
    expect(
      text
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['2500', '2499', '']);
  });

  test.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['-1', "'-1"],
    ['＝1＋1', "'＝1＋1"],
    ["'=1", "''=1"],
    ['\t=1', "'\t=1"],
    ['kim@example.com, "Kim"', '"kim@example.com, ""Kim"""'],
  ])('a person called %j starts no formula and ends no cell', async (person, cell) => {
    const text = await (await studioWith([event(1, { person })])('/api/audit.csv')).text();
    expect(text.slice(text.indexOf('\r\n') + 2)).toBe(
      `1,2030-01-01T00:00:00.000Z,${cell},saved,draft/announcement/spring,1,\r\n`,
    );
  });

  test('are not begun if the store fails, and not ended as if complete if it fails later', async () => {
    const failing = testStudio({ store: { readAudit: () => Promise.reject(new Error('down')) } });
    expect((await failing('/api/audit.csv')).status).toBe(500);
    const later = testStudio({
      store: {
        readAudit: async ({ before }) => (before === null ? MANY.slice(0, 1_000) : Promise.reject(new Error('down'))),
      },
    });
    const response = await later('/api/audit.csv');
    await expect(response.text()).rejects.toThrow('down');
  });
});

describe('sign-ins', () => {
  test('a person is recorded with the first request of each day', async () => {
    let now = Date.UTC(2030, 0, 1);
    const noted: string[] = [];
    const request = testStudio({ now: () => now, store: { signIn: async (person) => void noted.push(person) } });
    for (const path of ['/', '/api/session', '/history', '/nothing']) await request(path);
    expect(noted).toEqual(['local']);
    now += 86_400_000;
    await request('/');
    expect(noted).toEqual(['local', 'local']);
  });

  test.each(['/', '/api/session'])('people who are refused are not recorded: %s', async (path) => {
    const noted: string[] = [];
    const request = testStudio({ access: {}, store: { signIn: async (person) => void noted.push(person) } });
    expect((await request(path)).status).toBe(403);
    expect(noted).toEqual([]);
  });

  test('a shared preview and a file are no sign-in, and a page opened after them is', async () => {
    const noted: string[] = [];
    const store = { signIn: async (person: string) => void noted.push(person), readShare: async () => null };
    const request = testStudio({ store });
    const statusOf = async (path: string) => (await request(path)).status;
    expect([await statusOf(`/share/${'a'.repeat(43)}`), await statusOf('/studio/a.js')]).toEqual([404, 200]);
    expect(noted).toEqual([]);
    expect(await statusOf('/')).toBe(200);
    expect(noted).toEqual(['local']);
  });

  test('if the store fails, the request is answered, and the next one tries again', async () => {
    let attempts = 0;
    const request = testStudio({
      store: {
        signIn: async () => {
          attempts += 1;
          throw new Error('down');
        },
      },
    });
    for (const path of ['/', '/']) expect((await request(path)).status).toBe(200);
    expect(attempts).toBe(2);
  });
});
