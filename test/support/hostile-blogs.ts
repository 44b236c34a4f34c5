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

/** Directives of include processors and of templates. */
const DIRECTIVES =
  '<!--#include virtual="/etc/passwd" --><esi:include src="//evil.example/"/><esi:vars>$(HTTP_COOKIE)</esi:vars><?php phpinfo() ?><% x %>{{7*7}}';
const MARKUP = '</span></a></header><script src="//evil.example/x.js"></script><img src=x onerror=alert(1)><!--';
const DEEP = '['.repeat(10_000) + ']'.repeat(10_000);

const STATUSES: readonly HostileBlog[] = [
  { name: 'answers 500 with a valid post', answer: status(500, {}, POST), shows: 'fallback' },
  { name: 'answers 500 with a text', answer: brokenBlog, shows: 'fallback' },
  { name: 'answers 404 with a page', answer: status(404, {}, '<!doctype html>'), shows: 'fallback' },
  { name: 'answers 201', answer: status(201, {}, POST), shows: 'fallback' },
  { name: 'answers 204', answer: status(204), shows: 'fallback' },
  { name: 'answers 205', answer: status(205), shows: 'fallback' },
  {
    name: 'answers 206 with a part',
    answer: status(206, { 'content-range': 'bytes 0-9/99' }, POST),
    shows: 'fallback',
  },
  { name: 'answers 304', answer: status(304, { etag: '"post"' }), shows: 'fallback' },
  { name: 'answers 200 without a body', answer: answers(null), shows: 'fallback' },
  {
    name: 'redirects to another origin',
    answer: status(302, { location: 'https://evil.example/api/last-post' }),
    shows: 'fallback',
  },
  { name: 'redirects to itself', answer: async (url) => Response.redirect(url, 301), shows: 'fallback' },
  { name: 'redirects to a data: URL', answer: status(307, { location: `data:,${POST}` }), shows: 'fallback' },
  { name: 'asks for ten years of silence', answer: status(503, { 'retry-after': '315360000' }), shows: 'fallback' },
  { name: 'asks for a negative pause', answer: status(503, { 'retry-after': '-5' }), shows: 'fallback' },
  {
    name: 'asks for a garbled pause',
    answer: status(429, { 'retry-after': `${'9'.repeat(400)}x` }),
    shows: 'fallback',
  },
  { name: 'asks for an infinite pause', answer: status(429, { 'retry-after': '9'.repeat(400) }), shows: 'fallback' },
];

const CONNECTIONS: readonly HostileBlog[] = [
  { name: 'refuses connections', answer: rejects(new TypeError('fetch failed')), shows: 'fallback' },
  { name: 'fails without a reason', answer: rejects(undefined), shows: 'fallback' },
  {
    name: 'fails with a reason of a megabyte and line breaks',
    answer: rejects(new Error('{"name":"forged line"}\r\n\u2028'.repeat(40_000))),
    shows: 'fallback',
  },
  {
    name: 'throws synchronously',
    answer: () => {
      throw new Error('no network');
    },
    shows: 'fallback',
  },
  { name: 'never answers', answer: silentBlog, shows: 'fallback' },
  {
    name: 'answers after the deadline',
    answer: (_, { signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => setTimeout(() => resolve(Response.json(BLOG_ANSWER)), 5));
      }),
    shows: 'fallback',
  },
  { name: 'stalls after the headers', answer: streams('', null), shows: 'fallback' },
  { name: 'stalls within the body', answer: streams(POST.slice(0, -1), null), shows: 'fallback' },
  { name: 'drips', answer: streams(POST.slice(0, -1), ' '), shows: 'fallback' },
  { name: 'never ends', answer: streams(POST, ' '.repeat(10_000), 1), shows: 'fallback' },
  {
    name: 'is cut off within the body',
    answer: async () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(POST.slice(0, 20)));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body, { headers: JSON_TYPE });
    },
    shows: 'fallback',
  },
];

const ENCODINGS: readonly HostileBlog[] = [
  { name: 'calls its post a page', answer: answers(POST, { headers: { 'content-type': 'text/html' } }), shows: 'post' },
  { name: 'names no content type', answer: async () => new Response(new TextEncoder().encode(POST)), shows: 'post' },
  { name: 'sends a page', answer: answers('<!doctype html><script>alert(1)</script>'), shows: 'fallback' },
  { name: 'sends UTF-16', answer: answers(new Uint8Array(Buffer.from(POST, 'utf16le'))), shows: 'fallback' },
  {
    name: 'sends Latin-1',
    answer: answers(new Uint8Array(Buffer.from(POST.replace('keys', 'é'), 'latin1')), {
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
    }),
    shows: 'fallback',
  },
  {
    name: 'sends an overlong encoding of <',
    answer: answers(new Uint8Array(Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xc0, 0xbc])]))),
    shows: 'fallback',
  },
  { name: 'starts with a byte-order mark', answer: answers(`\ufeff${POST}`), shows: 'post' },
  {
    name: 'sends a gzip bomb',
    answer: answers(new Uint8Array(gzipSync(`{"title":"${'x'.repeat(20_000_000)}`)), {
      headers: { 'content-encoding': 'gzip' },
    }),
    shows: 'fallback',
  },
  { name: 'sends a megabyte', answer: postWith({ body: 'x'.repeat(1_000_000) }), shows: 'fallback' },
];

const SHAPES: readonly HostileBlog[] = [
  { name: 'sends truncated JSON', answer: answers(POST.slice(0, -5)), shows: 'fallback' },
  { name: 'sends JSONP', answer: answers(`callback(${POST})`), shows: 'fallback' },
  { name: 'sends JSON after a guard', answer: answers(`)]}'\n${POST}`), shows: 'fallback' },
  { name: 'sends null', answer: answers('null'), shows: 'fallback' },
  { name: 'sends a string', answer: answers(JSON.stringify(`${MARKUP}\n`)), shows: 'fallback' },
  { name: 'sends no posts', answer: answers('[]'), shows: 'fallback' },
  { name: 'sends an array of arrays', answer: answers(`[[${POST}]]`), shows: 'fallback' },
  { name: 'sends thousands of empty posts', answer: answers(`[${'{},'.repeat(20_000)}{}]`), shows: 'fallback' },
  { name: 'sends JSON of depth 10,000', answer: answers(DEEP), shows: 'fallback' },
  {
    name: 'sends an image of depth 10,000',
    answer: answers(POST.replace(`"${BLOG_ANSWER.thumbnail}"`, DEEP)),
    shows: 'post without image',
  },
  { name: 'hides its post in __proto__', answer: answers(`{"__proto__":${POST}}`), shows: 'fallback' },
  {
    name: 'also sends prototype keys',
    answer: answers(POST.replace('{', '{"__proto__":{"title":1},"constructor":{"prototype":{"link":1}},"toString":0,')),
    shows: 'post',
  },
  {
    name: 'repeats keys with a dangerous link',
    answer: answers(POST.replace('}', ',"link":"javascript:alert(1)"}')),
    shows: 'fallback',
  },
  { name: 'repeats the title', answer: answers(POST.replace('}', ',"title":"Last"}')), shows: 'post', title: 'Last' },
  { name: 'sends a number as title', answer: postWith({ title: 7 }), shows: 'fallback' },
  {
    name: 'sends an object as title',
    answer: postWith({ title: { toString: 'x', rendered: 'x' } }),
    shows: 'fallback',
  },
  { name: 'sends an array as link', answer: postWith({ link: [BLOG_ANSWER.link] }), shows: 'fallback' },
  { name: 'sends infinite numbers', answer: answers(POST.replace('}', ',"id":1e999}')), shows: 'post' },
];

const TITLES: readonly HostileBlog[] = [
  { name: 'sends a title of a megabyte', answer: postWith({ title: 'x'.repeat(1_000_000) }), shows: 'fallback' },
  {
    name: 'sends a title of 60,000 characters',
    answer: postWith({ title: 'x'.repeat(60_000) }),
    shows: 'post',
    title: `${'x'.repeat(159)}…`,
  },
  {
    name: 'sends control characters',
    answer: postWith({ title: 'a\0b\x1b[31mc\r\nd\u2028e' }),
    shows: 'post',
    title: 'a b [31mc d e',
  },
  {
    name: 'sends an invisible title',
    answer: postWith({ title: '\u200b\u3164\u00ad\u{e0041}\u2800' }),
    shows: 'fallback',
  },
  {
    name: 'stacks combining marks',
    answer: postWith({ title: `Z${'\u0335'.repeat(500)}algo` }),
    shows: 'post',
    title: 'Z\u0335\u0335\u0335algo',
  },
  { name: 'reverses the text', answer: postWith({ title: '\u202eevil\u2066' }), shows: 'post', title: 'evil' },
  {
    name: 'hides text in the title',
    answer: postWith({ title: 'Pass\u00adkeys\u{e0041}\u{e0042}\ufe0f' }),
    shows: 'post',
    title: 'Passkeys',
  },
  { name: 'sends half surrogate pairs', answer: answers(POST.replace('How', '\\ud83dHow\\ude00')), shows: 'post' },
  { name: 'sends markup as title', answer: postWith({ title: MARKUP }), shows: 'post', title: MARKUP },
  {
    name: 'sends include directives in all members',
    answer: postWith({
      title: DIRECTIVES,
      link: BLOG_ANSWER.link + DIRECTIVES,
      thumbnail: BLOG_ANSWER.thumbnail + DIRECTIVES,
    }),
    shows: 'post',
    title: DIRECTIVES.slice(0, 159) + (DIRECTIVES.length > 160 ? '…' : ''),
  },
  {
    name: 'sends markup in all members',
    answer: postWith({
      title: MARKUP,
      link: BLOG_ANSWER.link + MARKUP,
      thumbnail: `${BLOG_ANSWER.thumbnail}?${MARKUP}`,
    }),
    shows: 'post',
    title: MARKUP,
  },
  {
    name: 'answers in the wrong language',
    answer: postWith({ title: 'パスキーの仕組み' }),
    shows: 'post',
    title: 'パスキーの仕組み',
  },
];

const LINKS: readonly HostileBlog[] = [
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
].map((link) => ({
  name: `links to ${JSON.stringify(link).slice(0, 60)}`,
  answer: postWith({ link }),
  shows: 'fallback',
}));

const IMAGES: readonly HostileBlog[] = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://images.example.com/0b8e6f5c',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'https://user@images.example.com/x.png',
  'https://images.example.com:8443/x.png',
  'https://im\u0430ges.example.com/x.png',
  { url: BLOG_ANSWER.thumbnail },
].map((thumbnail) => ({
  name: `has the image ${JSON.stringify(thumbnail).slice(0, 60)}`,
  answer: postWith({ thumbnail }),
  shows: 'post without image',
}));

const HEADERS: readonly HostileBlog[] = [
  {
    name: 'sets cookies and policies',
    answer: answers(POST, {
      headers: {
        'set-cookie': 'session=evil',
        'clear-site-data': '"*"',
        'content-security-policy': "default-src 'none'",
        refresh: '0;url=https://evil.example/',
        link: '<https://evil.example/x.js>; rel=preload; as=script',
      },
    }),
    shows: 'post',
  },
  {
    name: 'sends a thousand headers',
    answer: answers(POST, {
      headers: Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x-header-${index}`, 'x'.repeat(20)])),
    }),
    shows: 'post',
  },
  {
    name: 'writes its link with backslashes and tabs',
    answer: postWith({ link: 'https:\\\\blog.example.com\\po\tst' }),
    shows: 'post',
  },
  {
    name: 'breaks out of the attribute of the image',
    answer: postWith({ thumbnail: 'https://images.example.com/x.svg" onerror="alert(1)' }),
    shows: 'post',
  },
];

export const HOSTILE_BLOGS: readonly HostileBlog[] = [
  ...STATUSES,
  ...CONNECTIONS,
  ...ENCODINGS,
  ...SHAPES,
  ...TITLES,
  ...LINKS,
  ...IMAGES,
  ...HEADERS,
];
