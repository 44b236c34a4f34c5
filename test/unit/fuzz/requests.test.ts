/** Whatever the method, the path and the headers of a request are, the answer is documented and has no half of a body. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { testApp } from '../../support/app.ts';
import { anyBody, anyMethod, anyPath, type HeaderList, headerList, knownPath } from './arbitraries/requests.ts';
import { type Answer, forbiddenHeadersOf, headerProblemsOf, received } from './problems/answer-problems.ts';
import { fragmentProblemsOf, MARKER, markupProblemsOf } from './problems/markup-problems.ts';
import { expectNone, property } from './property.ts';

const app = testApp({
  fetchAsset: async (request) =>
    /\/(?:chrome-0\.css|elements-0\.js)$/.test(new URL(request.url).pathname)
      ? new Response('a{}', { headers: { 'content-type': 'text/css; charset=utf-8' } })
      : new Response(`no such file: ${request.url}`, { status: 404, headers: { 'content-type': 'text/html' } }),
});
const FRAGMENT_PATH = /^\/chrome\/(?:header|footer|head|teaser)(?:\/|$)/;
const STATUSES = [200, 204, 304, 404, 405, 503];

async function answerTo(path: string, init: RequestInit = {}): Promise<Answer> {
  return received(await app.request(path, init));
}

const headersOf = (list: HeaderList) => list.map(([name, value]): [string, string] => [name, value]);

/** Problems of an answer to any request. */
function problemsOf(method: string, path: string, answer: Answer): string[] {
  const { status, headers, body } = answer;
  const problems = forbiddenHeadersOf(answer);
  if (!STATUSES.includes(status)) problems.push(`has the status ${status}`);
  if (body.includes(MARKER)) problems.push('has something of the request in its body');
  const { pathname } = new URL(`https://www.example.com${path}`);
  if (FRAGMENT_PATH.test(pathname) && status !== 200 && body !== '') problems.push(`has a body with ${status}`);
  if (method !== 'GET' && body !== '') problems.push(`has a body with ${method}`);
  if (headers.get('access-control-allow-origin') !== '*') problems.push('cannot be read from another origin');
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isHtml && status === 200 && method === 'GET') {
    problems.push(...headerProblemsOf(answer), ...markupProblemsOf(body));
    const name = /<(header|footer) /.exec(body)?.[1];
    if (name === 'header' || name === 'footer') problems.push(...fragmentProblemsOf(name, body, { language: 'en' }));
  }
  return problems;
}

const anyRequest = fc.record({ method: anyMethod, path: anyPath, headers: headerList, body: anyBody });

property('any method, path, headers and body get a documented answer', 400, anyRequest, async (input) => {
  const method = /^(?:get|head|options|post|put|delete)$/i.test(input.method)
    ? input.method.toUpperCase()
    : input.method;
  const body = ['GET', 'HEAD'].includes(method) ? null : input.body;
  const answer = await answerTo(input.path, { method, headers: headersOf(input.headers), body });
  expectNone(problemsOf(method, input.path, answer));
});

property('no header of a request changes a fragment', 150, fc.tuple(knownPath, headerList), async ([path, list]) => {
  await answerTo(path);
  await app.settle();
  await answerTo(path);
  const plain = await answerTo(path);
  const answer = await answerTo(path, { headers: headersOf(list) });
  expect([answer.status, answer.body, [...answer.headers]]).toEqual([plain.status, plain.body, [...plain.headers]]);
});

const condition = fc.record({
  path: fc.constantFrom('/chrome/header', '/chrome/footer', '/chrome/head', '/chrome/all.json?seed=a'),
  others: fc.array(
    fc.oneof(fc.constantFrom('"x"', 'W/"y"', '*', '""', '', '"portico-0"'), fc.string({ maxLength: 10 })),
  ),
  own: fc.constantFrom('none', 'strong', 'weak', 'cut', 'unquoted'),
  at: fc.nat(5),
});

property('304 is sent for an entity tag of this service only', 100, condition, async ({ path, others, own, at }) => {
  const plain = await answerTo(path);
  const etag = (plain.headers.get('etag') ?? '').replace(/^W\//, '');
  const written = {
    none: '"none"',
    strong: etag,
    weak: `W/${etag}`,
    cut: etag.slice(0, -2),
    unquoted: etag.slice(1, -1),
  };
  const list = others.map((other) => other.replace(/[^\x20-\x7e]|portico/g, ''));
  list.splice(at, 0, written[own]);
  // an unclosed quote before it would make it part of another tag
  const header = list.map((tag) => (/^(?:W\/)?"[^",]*"$/.test(tag) ? tag : tag.replaceAll('"', ''))).join(', ');
  const answer = await answerTo(path, { headers: { 'if-none-match': header } });
  const isOwn = own === 'strong' || own === 'weak';
  expect([answer.status, answer.body]).toEqual(isOwn ? [304, ''] : [200, plain.body]);
  expectNone(headerProblemsOf(answer));
});
