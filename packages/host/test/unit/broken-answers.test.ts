/** What comes from the service is parsed before it is used: a page never shows half of it, or something else. */

import { expect, test } from 'vitest';
import { type Answer, answerFor, json, works } from './support/fake-service.ts';
import { seconds, useFakeTime } from './support/fake-time.ts';
import { host } from './support/host.ts';

useFakeTime();

/** With the header that tells answers of the service from those of gateways, since some of those have it by mistake. */
const text =
  (body: string | ReadableStream<Uint8Array>, init: ResponseInit = {}): Answer =>
  () =>
    new Response(body, { headers: { 'portico-state': 'fresh' }, ...init });
/** The answer with something changed. */
const changed =
  (change: object): Answer =>
  ({ searchParams }) =>
    json({ ...answerFor(searchParams), ...change });
/** With JSON that `JSON.stringify` does not write. */
const freshness =
  (change: object): Answer =>
  ({ searchParams }) =>
    json(answerFor(searchParams, change));
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });
const breaksOff = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"head":'));
      controller.error(new TypeError('terminated'));
    },
  });
const ok = answerFor(new URLSearchParams());

const BROKEN: Readonly<Record<string, Answer>> = {
  'an error page': text('<h1>ERROR PAGE</h1>', { status: 500 }),
  'an error page with 200': text('<html><header><h1>ERROR PAGE</h1></header></html>'),
  'a complete answer of a gateway': ({ searchParams }) => Response.json(answerFor(searchParams)),
  'a redirect': text('', { status: 302, headers: { location: 'https://evil.example/' } }),
  '204 without a body': () => new Response(null, { status: 204 }),
  '304 to everything': () => new Response(null, { status: 304 }),
  '206 with a part': ({ searchParams }) => json(answerFor(searchParams), {}, 206),
  'an empty body': text(''),
  'half a body': text(JSON.stringify(ok).slice(0, 400)),
  'a body that breaks off': text(breaksOff()),
  'an endless body': text(endless()),
  'a huge body': changed({ header: `<header data-portico="header">${'x'.repeat(1_100_000)}</header>` }),
  'bytes that are not UTF-8': () =>
    new Response(new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]), { headers: { 'portico-state': 'fresh' } }),
  null: text('null'),
  'a number': text('5'),
  'a list': text('[]'),
  'an empty object': text('{}'),
  'a header that is not text': changed({ header: { html: '<header>' } }),
  'no header': changed({ header: undefined }),
  'an empty header': changed({ header: '' }),
  'half a character': changed({ header: ok.header.replace('null', '\ud800') }),
  'a header without its end': changed({ header: ok.header.replace('</header>', '') }),
  'a header with something after it': changed({ header: `${ok.header}<script>alert(1)</script>` }),
  'a header of someone else': changed({ header: '<header class="portico-header">ERROR PAGE</header>' }),
  'a footer without its end': changed({ footer: ok.footer.slice(0, -3) }),
  'a footer in place of the header': changed({ header: ok.footer }),
  'an empty head': changed({ head: '' }),
  'a head without its end': changed({ head: ok.head.slice(0, -3) }),
  'styles that are not a list': changed({ styles: {} }),
  'styles of another shape': changed({ styles: ['/chrome/assets/chrome.css'] }),
  'styles without integrity': changed({ styles: [{ href: '/chrome/assets/chrome.css' }] }),
  'styles that are a script': changed({ styles: [{ ...ok.styles[0], href: 'javascript:alert(1)' }] }),
  'styles elsewhere': changed({ styles: [{ ...ok.styles[0], href: '//evil.example/chrome/assets/a.css' }] }),
  'styles outside of the assets': changed({ styles: [{ ...ok.styles[0], href: '/chrome/assets/../../a.css' }] }),
  'an integrity with markup': changed({ styles: [{ ...ok.styles[0], integrity: 'sha256-"><script>' }] }),
  'scripts that are null': changed({ scripts: [null] }),
  'no lifetimes': changed({ freshness: undefined }),
  'lifetimes that are null': freshness({ maxAge: Number.NaN }),
  'negative lifetimes': freshness({ maxAge: -1 }),
  'a lifetime without end': text(JSON.stringify(ok).replace('"maxAge":60', '"maxAge":1e999')),
  'lifetimes that are text': freshness({ staleIfError: '86400' }),
  'no freshUntil': freshness({ freshUntil: undefined }),
  'a freshUntil without a time': freshness({ freshUntil: '2100-01-01' }),
  'a freshUntil that is not a date': freshness({ freshUntil: 'tomorrow' }),
  'a rejection without an error': () => Promise.reject(undefined),
  'something that is not a response': () => ({}) as Response,
};

test.each(Object.entries(BROKEN))(
  '%s is never shown: a page has the fallback, or the last good copy',
  async (_, broken) => {
    const { service, page } = host(broken);
    expect((await page({}, 1_300)).header).toBe('<header>Acme</header>');
    expect(service.problems).toEqual([expect.stringMatching(/^Portico: could not renew header and footer: ./)]);
    await seconds(60);
    service.answer = works;
    const good = await page();
    expect(good.source).toBe('service');
    await seconds(400);
    service.answer = broken;
    expect(await page({}, 1_300)).toEqual({ ...good, source: 'copy', freshUntil: null });
  },
);

test('an answer that has already changed is shown without its announcement', async () => {
  const { page } = host(freshness({ freshUntil: '2000-01-01T00:00:00.000Z' }));
  const { source, header } = await page();
  expect([source, header]).toEqual(['copy', expect.not.stringContaining('Ends soon')]);
});

test('infinite lifetimes end at freshUntil', async () => {
  const freshUntil = new Date(Date.now() + 600_000).toISOString();
  const { service, page } = host(freshness({ maxAge: 1e308, freshUntil }));
  await page();
  service.takeRequests();
  await seconds(599);
  await page();
  expect(service.takeRequests()).toEqual([]);
  await seconds(2);
  await page();
  expect(service.takeRequests()).toHaveLength(2);
});

test('the body of an error is not kept', async () => {
  let isCancelled = false;
  const body = () =>
    new ReadableStream({
      cancel: () => {
        isCancelled = true;
      },
    });
  const { page } = host(() => new Response(body(), { status: 500 }));
  await page();
  expect(isCancelled).toBe(true);
});

test('a late request is aborted', async () => {
  const { service, page } = host(() => new Promise(() => {}));
  await page({}, 1_300);
  expect(service.inits.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});
