/** What is counted: the markup that a company turns it on with, and what the service stores of what browsers send. */

import { expect, test } from 'vitest';
import { countingApp } from '../../support/counting.ts';

const ALL = { rate: 0.1, links: true, device: true, country: true };
const PAGE = '0.1 main en +links +device';
const PHONE = '0.1 main en +links phone';

const ATTRIBUTES = / data-portico-(?:count|event)="[^"]*"/g;

const headerOf = async (app: Pick<ReturnType<typeof countingApp>, 'request'>, query = 'lang=en&seed=1') =>
  (await app.request(`/chrome/header?${query}`)).text();

async function idOfMessage(app: ReturnType<typeof countingApp>): Promise<string> {
  return /data-portico-announcement="([^"]*)"/.exec(await headerOf(app))?.[1] ?? '';
}

test.each(['header', 'footer', 'head', 'all.json'])('counting changes only the attributes of %s', async (name) => {
  const path = `/chrome/${name}?lang=de&seed=1`;
  const [off, on] = await Promise.all(
    [undefined, ALL].map(async (counting) => (await countingApp(counting).request(path)).text()),
  );
  expect(off).not.toMatch(ATTRIBUTES);
  expect(on?.replace(/ data-portico-(?:count|event)=(?:\\"[^"]*\\"|"[^"]*")/g, '')).toBe(off);
});

test('the header says what is counted, by site and language', async () => {
  expect(await headerOf(countingApp({ rate: 1 }))).toContain(' data-portico-count="1 main en"');
  expect(await headerOf(countingApp(ALL), 'lang=de&site=docs')).toContain(
    ' data-portico-count="0.1 docs de +links +device"',
  );
  expect(await headerOf(countingApp({ rate: 1 }))).not.toContain('data-portico-event="link ');
});

async function markedEvents(app: ReturnType<typeof countingApp>, site: string): Promise<string[]> {
  const fragments = ['header', 'footer'].map((name) => app.request(`/chrome/${name}?lang=en&site=${site}&seed=1`));
  const markup = (await Promise.all(fragments.map(async (answer) => (await answer).text()))).join('');
  return [...new Set([...markup.matchAll(/data-portico-event="([^"]*)"/g)].map(([, event = '']) => event))];
}

test('every link of menus, footer, second level and buttons that is marked is stored', async () => {
  const app = countingApp({ rate: 1, links: true });
  for (const site of ['main', 'docs']) {
    const events = await markedEvents(app, site);
    expect(events.length).toBeGreaterThan(30);
    for (let from = 0; from < events.length; from += 20) {
      const chunk = events.slice(from, from + 20);
      expect(await app.storedOf([`1 ${site} en +links`, ...chunk].join('\n'))).toEqual(
        chunk.map((event) => [...event.split(' '), site, 'en', '', '', 1]),
      );
    }
  }
});

test('an event is stored with its page, and with the page views that it stands for', async () => {
  const app = countingApp(ALL);
  const id = await idOfMessage(app);
  expect(await app.storedOf(`${PHONE}\nseen ${id}\nclick ${id}\nopen NAV_PRODUCT\nlink login`)).toEqual([
    ['seen', id, 'main', 'en', 'DE', 'phone', 10],
    ['click', id, 'main', 'en', 'DE', 'phone', 10],
    ['open', 'NAV_PRODUCT', 'main', 'en', 'DE', 'phone', 10],
    ['link', 'login', 'main', 'en', 'DE', 'phone', 10],
  ]);
  expect(app.stored[0]?.indexes).toEqual([id]);
});

test('country and device are stored only if the configuration names them, and an event once', async () => {
  const app = countingApp({ rate: 1 });
  const id = await idOfMessage(app);
  const twice = `dismiss ${id}\ndismiss ${id}`;
  expect(await app.storedOf(`1 main en\n${twice}`)).toEqual([['dismiss', id, 'main', 'en', '', '', 1]]);
  expect(await app.storedOf(`1 main en phone\ndismiss ${id}`)).toEqual([]);
});

test.each([
  ['another rate', '0.01 main en +links phone\nseen {id}'],
  ['an unknown site', '0.1 nowhere en +links phone\nseen {id}'],
  ['a site that is a member of objects', '0.1 constructor en +links phone\nseen {id}'],
  ['an unknown language', '0.1 main xx +links phone\nseen {id}'],
  ['no device', `${PAGE}\nseen {id}`.replace(' +device', '')],
  ['another device', '0.1 main en +links fridge\nseen {id}'],
  ['an unknown id', `${PHONE}\nseen no-such-message`],
  ['the id of a message as a link', `${PHONE}\nlink {id}`],
  ['the id of a link as a message', `${PHONE}\nseen login`],
  ['an unknown kind', `${PHONE}\nbuy {id}`],
  ['more words', `${PHONE}\nseen {id} ${'x'.repeat(20)}`],
  ['JSON', '{"seen":"{id}"}'],
  ['no text at all', '\0\uffff\n\n\n'],
])('nothing is stored for %s', async (_, body) => {
  const app = countingApp(ALL);
  const id = await idOfMessage(app);
  expect(await app.storedOf(body.replace('{id}', id))).toEqual([]);
});

test('every request gets an empty 204 that no cache stores and any page may read', async () => {
  const app = countingApp(ALL);
  for (const body of ['x', PHONE, 'x'.repeat(100_000)]) {
    const answer = await app.post(body);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('the first twenty events of a request are stored, because Analytics Engine accepts 25 rows', async () => {
  const app = countingApp({ rate: 1, links: true });
  const events = await markedEvents(app, 'main');
  const stored = await app.storedOf(['1 main en +links', ...events].join('\n'));
  expect(stored.map((row) => (row as string[]).slice(0, 2).join(' '))).toEqual(events.slice(0, 20));
});

test('a body that is too long, or of unknown length, is not read', async () => {
  const app = countingApp({ rate: 1 });
  const id = await idOfMessage(app);
  const body = `1 main en\nseen ${id}`;
  for (const length of ['', '0', '-1', '4097', 'x']) await app.post(body, { 'content-length': length });
  await app.settle();
  expect(app.stored).toEqual([]);
});

test('in a flood, an instance stores the events of a hundred requests a second, and continues in the next second', async () => {
  const app = countingApp({ rate: 1 });
  const id = await idOfMessage(app);
  const flood = async () => {
    for (let index = 0; index < 150; index++) await app.post(`1 main en\nseen ${id}`);
    await app.settle();
  };
  await flood();
  expect(app.stored).toHaveLength(100);
  app.clock.now += 1_000;
  await flood();
  expect(app.stored).toHaveLength(200);
  expect((await app.request('/chrome/header')).status).toBe(200);
});

test('without a store, or with one that fails, nothing breaks', async () => {
  const fails = {
    write: () => {
      throw new Error('full');
    },
    countryOf: () => '',
  };
  for (const events of [null, fails]) {
    const app = countingApp({ rate: 1 }, { events });
    const id = await idOfMessage(app);
    expect((await app.post(`1 main en\nseen ${id}`)).status).toBe(204);
    await app.settle();
    expect((await app.request('/chrome/header')).status).toBe(200);
  }
});

test('a body that is cut off is reported', async () => {
  const app = countingApp({ rate: 1 });
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) });
  const headers = { 'content-length': '20' };
  const answer = await app.request('/chrome/events', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  await app.settle();
  expect([answer.status, app.stored]).toEqual([204, []]);
  expect(app.events).toContainEqual(expect.objectContaining({ name: 'wait-failed', wait: 'counting' }));
});

test('other methods are refused, and preflight requests may send', async () => {
  const { request } = countingApp(ALL);
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const { status, headers } = await request('/chrome/events', { method });
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS']);
  }
  const { headers } = await request('/chrome/events', { method: 'OPTIONS' });
  expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
});

test('a page needs connect-src only if something is counted', async () => {
  for (const [counting, expected] of [
    [undefined, undefined],
    [{ rate: 1 }, ["'self'"]],
  ] as const) {
    const manifest = await (await countingApp(counting).request('/chrome/manifest.json?lang=en')).json();
    expect(manifest.contentSecurityPolicy.directives['connect-src']).toEqual(expected);
  }
});
