/** Ways in which the blog may be broken or hostile, and what a header shows once it has answered. */

import { gzipSync } from 'node:zlib';
import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { BLOG_ANSWER, brokenBlog, silentBlog } from './app.ts';

export interface HostileBlog {
  readonly name: string;
  /** Answers the service's request, whose `init.signal` is aborted at the deadline. */
  readonly answer: Fetch;
  readonly shows: 'post' | 'post without image' | 'fallback';
  /** The title of the post that is shown, if it differs from `BLOG_ANSWER`'s. */
  readonly title?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A blog that always gives this answer. */
const answers =
  (body: BodyInit | null, init: ResponseInit = {}): Fetch =>
  async () =>
    new Response(body, { ...init, headers: { ...JSON_TYPE, ...init.headers } });
/** A blog whose post has different members. */
const postWith = (members: object): Fetch => answers(JSON.stringify([{ ...BLOG_ANSWER, ...members }]));
const status = (code: number, headers: Record<string, string> = {}, body: BodyInit | null = null): Fetch =>
  answers(body, { status: code, headers });
const POST = JSON.stringify(BLOG_ANSWER);

/** Sends the start of the body at once, and then `next` in these intervals, until the service stops reading. */
const streams =
  (start: string, next: string | null, milliseconds = 5): Fetch =>
  async (_, { signal }) => {
    let timer: NodeJS.Timeout | undefined;
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode(start));
        signal?.addEventListener('abort', () => clearInterval(timer));
        if (next !== null) timer = setInterval(() => controller.enqueue(encoder.encode(next)), milliseconds);
      },
      cancel: () => clearInterval(timer),
    });
    return new Response(body, { headers: JSON_TYPE });
  };

const rejects =
  (reason: unknown): Fetch =>
  () =>
    Promise.reject(reason);

/** Sends the start of the body, and then an error. */
const breaksOff: Fetch = async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(POST.slice(0, 20)));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: JSON_TYPE });
};

const answersLate: Fetch = (_, { signal }) =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => setTimeout(() => resolve(Response.json(BLOG_ANSWER)), 5));
  });

const throws: Fetch = () => {
  throw new Error('no network');
};

const bytes = (...parts: readonly Buffer[]) => new Uint8Array(Buffer.concat(parts));

/** Directives of include processors and of templates. */
const DIRECTIVES =
  '<!--#include virtual="/etc/passwd" --><esi:include src="//evil.example/"/><esi:vars>$(HTTP_COOKIE)</esi:vars><?php phpinfo() ?><% x %>{{7*7}}';
const MARKUP = '</span></a></header><script src="//evil.example/x.js"></script><img src=x onerror=alert(1)><!--';
const DEEP = '['.repeat(10_000) + ']'.repeat(10_000);
const everywhere = (text: string) =>
  postWith({ title: text, link: BLOG_ANSWER.link + text, thumbnail: `${BLOG_ANSWER.thumbnail}?${text}` });

/** After these, the header shows the fallback. */
const FAILURES: Readonly<Record<string, Fetch>> = {
  'answers 500 with a valid post': status(500, {}, POST),
  'answers 500 with a text': brokenBlog,
  'answers 404 with a page': status(404, {}, '<!doctype html>'),
  'answers 201': status(201, {}, POST),
  'answers 204': status(204),
  'answers 205': status(205),
  'answers 206 with a part': status(206, { 'content-range': 'bytes 0-9/99' }, POST),
  'answers 304': status(304, { etag: '"post"' }),
  'answers 200 without a body': answers(null),
  'redirects to another origin': status(302, { location: 'https://evil.example/api/last-post' }),
  'redirects to itself': async (url) => Response.redirect(url, 301),
  'redirects to a data: URL': status(307, { location: `data:,${POST}` }),
  'asks for ten years of silence': status(503, { 'retry-after': '315360000' }),
  'asks for a negative pause': status(503, { 'retry-after': '-5' }),
  'asks for a garbled pause': status(429, { 'retry-after': `${'9'.repeat(400)}x` }),
  'asks for an infinite pause': status(429, { 'retry-after': '9'.repeat(400) }),

  'refuses connections': rejects(new TypeError('fetch failed')),
  'fails without a reason': rejects(undefined),
  'fails with a reason of a megabyte and line breaks': rejects(
    new Error('{"name":"forged line"}\r\n\u2028'.repeat(40_000)),
  ),
  'throws synchronously': throws,
  'never answers': silentBlog,
  'answers after the deadline': answersLate,
  'stalls after the headers': streams('', null),
  'stalls within the body': streams(POST.slice(0, -1), null),
  drips: streams(POST.slice(0, -1), ' '),
  'never ends': streams(POST, ' '.repeat(10_000), 1),
  'is cut off within the body': breaksOff,

  'sends a page': answers('<!doctype html><script>alert(1)</script>'),
  'sends UTF-16': answers(bytes(Buffer.from(POST, 'utf16le'))),
  'sends Latin-1': answers(bytes(Buffer.from(POST.replace('keys', 'é'), 'latin1')), {
    headers: { 'content-type': 'application/json; charset=iso-8859-1' },
  }),
  'sends an overlong encoding of <': answers(bytes(Buffer.from('{"title":"'), Buffer.from([0xc0, 0xbc]))),
  'sends a gzip bomb': answers(bytes(gzipSync(`{"title":"${'x'.repeat(20_000_000)}`)), {
    headers: { 'content-encoding': 'gzip' },
  }),
  'sends a megabyte': postWith({ body: 'x'.repeat(1_000_000) }),

  'sends truncated JSON': answers(POST.slice(0, -5)),
  'sends JSONP': answers(`callback(${POST})`),
  'sends JSON after a guard': answers(`)]}'\n${POST}`),
  'sends null': answers('null'),
  'sends a string': answers(JSON.stringify(`${MARKUP}\n`)),
  'sends no posts': answers('[]'),
  'sends an array of arrays': answers(`[[${POST}]]`),
  'sends thousands of empty posts': answers(`[${'{},'.repeat(20_000)}{}]`),
  'sends JSON of depth 10,000': answers(DEEP),
  'hides its post in __proto__': answers(`{"__proto__":${POST}}`),
  'repeats keys with a dangerous link': answers(POST.replace('}', ',"link":"javascript:alert(1)"}')),
  'sends a number as title': postWith({ title: 7 }),
  'sends an object as title': postWith({ title: { toString: 'x', rendered: 'x' } }),
  'sends an array as link': postWith({ link: [BLOG_ANSWER.link] }),
  'sends a title of a megabyte': postWith({ title: 'x'.repeat(1_000_000) }),
  'sends an invisible title': postWith({ title: '\u200b\u3164\u00ad\u{e0041}\u2800' }),
};

const COOKIES_AND_POLICIES = {
  'set-cookie': 'session=evil',
  'clear-site-data': '"*"',
  'content-security-policy': "default-src 'none'",
  refresh: '0;url=https://evil.example/',
  link: '<https://evil.example/x.js>; rel=preload; as=script',
};
const MANY_HEADERS = Array.from({ length: 1_000 }, (_, index) => [`x-header-${index}`, 'x'.repeat(20)]);

/** After these, the header shows the post as it is. */
const POSTS: Readonly<Record<string, Fetch>> = {
  'calls its post a page': answers(POST, { headers: { 'content-type': 'text/html' } }),
  'names no content type': async () => new Response(new TextEncoder().encode(POST)),
  'starts with a byte-order mark': answers(`\ufeff${POST}`),
  'also sends prototype keys': answers(
    POST.replace('{', '{"__proto__":{"title":1},"constructor":{"prototype":{"link":1}},"toString":0,'),
  ),
  'sends infinite numbers': answers(POST.replace('}', ',"id":1e999}')),
  'sends half surrogate pairs': answers(POST.replace('How', '\\ud83dHow\\ude00')),
  'sets cookies and policies': answers(POST, { headers: COOKIES_AND_POLICIES }),
  'sends a thousand headers': answers(POST, { headers: Object.fromEntries(MANY_HEADERS) }),
  'writes its link with backslashes and tabs': postWith({ link: 'https:\\\\blog.example.com\\po\tst' }),
  'breaks out of the attribute of the image': postWith({
    thumbnail: 'https://images.example.com/x.svg" onerror="alert(1)',
  }),
};

/** After these, the header shows the post with another title. */
const TITLES: Readonly<Record<string, readonly [blog: Fetch, title: string]>> = {
  'repeats the title': [answers(POST.replace('}', ',"title":"Last"}')), 'Last'],
  'sends a title of 60,000 characters': [postWith({ title: 'x'.repeat(60_000) }), `${'x'.repeat(159)}…`],
  'sends control characters': [postWith({ title: 'a\0b\x1b[31mc\r\nd\u2028e' }), 'a b [31mc d e'],
  'stacks combining marks': [postWith({ title: `Z${'\u0335'.repeat(500)}algo` }), 'Z\u0335\u0335\u0335algo'],
  'reverses the text': [postWith({ title: '\u202eevil\u2066' }), 'evil'],
  'hides text in the title': [postWith({ title: 'Pass\u00adkeys\u{e0041}\u{e0042}\ufe0f' }), 'Passkeys'],
  'sends markup as title': [postWith({ title: MARKUP }), MARKUP],
  'sends include directives in all members': [everywhere(DIRECTIVES), DIRECTIVES],
  'sends markup in all members': [everywhere(MARKUP), MARKUP],
  'answers in the wrong language': [postWith({ title: 'パスキーの仕組み' }), 'パスキーの仕組み'],
};

const LINKS = [
  'javascript:alert(1)',
  ' \tjava\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://blog.example.com/0b8e6f5c',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://blog.example.com/post',
  '//evil.example/',
  '/relative',
  'https://evil.example/',
  'https://blog.example.com.evil.example/',
  'https://blog.example.com@evil.example/',
  'https://user:secret@blog.example.com/',
  'https://evil.example\\@blog.example.com/',
  'https://blog.example.com:8443/',
  'https://blog.example.com./',
  'https://bl\u043eg.example.com/',
  'https://xn--blg-rma.example.com/',
  `https://blog.example.com/${'a'.repeat(3_000)}`,
];

const IMAGES = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://images.example.com/0b8e6f5c',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'https://user@images.example.com/x.png',
  'https://images.example.com:8443/x.png',
  'https://im\u0430ges.example.com/x.png',
  { url: BLOG_ANSWER.thumbnail },
];

const IMAGE_OF_DEPTH = answers(POST.replace(`"${BLOG_ANSWER.thumbnail}"`, DEEP));

export const HOSTILE_BLOGS: readonly HostileBlog[] = [
  ...Object.entries(FAILURES).map(([name, answer]) => ({ name, answer, shows: 'fallback' as const })),
  ...Object.entries(POSTS).map(([name, answer]) => ({ name, answer, shows: 'post' as const })),
  ...Object.entries(TITLES).map(([name, [answer, title]]) => ({ name, answer, shows: 'post' as const, title })),
  ...LINKS.map((link) => ({
    name: `links to ${JSON.stringify(link).slice(0, 60)}`,
    answer: postWith({ link }),
    shows: 'fallback' as const,
  })),
  ...IMAGES.map((thumbnail) => ({
    name: `has the image ${JSON.stringify(thumbnail).slice(0, 60)}`,
    answer: postWith({ thumbnail }),
    shows: 'post without image' as const,
  })),
  { name: 'sends an image of depth 10,000', answer: IMAGE_OF_DEPTH, shows: 'post without image' },
];
