/** Answers of a blog: posts, nearly posts, any JSON, any bytes, and responses that break off. */

import fc from 'fast-check';
import { anyText, hostileText } from './texts.ts';

/** How the blog answers: a description, from which `blogResponse` makes a response as often as it is needed. */
export interface BlogAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, in the pieces in which it arrives. */
  readonly chunks: readonly Uint8Array[];
  readonly end: 'closed' | 'error' | 'refused';
}

export function blogResponse({ status, headers, chunks, end }: BlogAnswer): Response {
  if (end === 'refused') throw new TypeError('connection refused');
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk.slice());
      if (end === 'error') controller.error(new TypeError('connection reset'));
      else controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Titles that are empty, invisible, too long or too high, or turn the text around. */
const ODD_TITLES = [
  '',
  ' \n',
  '\u200b\u2060',
  '\u034f',
  '\u00ad',
  '\u0301\u0302',
  `e${'\u0301'.repeat(300)}`,
  'x'.repeat(700),
  '\u202ezq7x',
];
const title = fc.oneof(anyText, fc.lorem({ maxCount: 8 }), fc.constantFrom(...ODD_TITLES));
const link = fc.oneof(
  fc.webUrl({ validSchemes: ['https'] }),
  fc.constant('https://blog.example.com/a-post'),
  hostileText,
  fc.constantFrom(
    'https://blog.example.com/?a="><script>zq7x</script>',
    'http://blog.example.com/',
    'HTTPS://BLOG.EXAMPLE.COM/A',
    ' https://blog.example.com/b ',
    'https://blog.example.com/<!--#include virtual="/zq7x"-->',
    'https://[::1]/',
    'https:blog.example.com',
    '/relative',
  ),
);
const thumbnail = fc.oneof(
  fc.constantFrom<unknown>(
    'https://images.example.com/post.jpg',
    'https://images.example.com/a"b<c>.jpg?w=1&w=2#x',
    'blob:https://images.example.com/1',
    'https://images.example.com@zq7x.example/',
    'data:image/svg+xml,<svg onload=zq7x>',
    null,
    1,
  ),
  hostileText,
);

/** An object with all or some of the properties of a post, each of which may be wrong. */
const nearPost: fc.Arbitrary<unknown> = fc.record(
  {
    title: fc.oneof({ weight: 9, arbitrary: title }, { weight: 1, arbitrary: fc.jsonValue() }),
    link: fc.oneof({ weight: 9, arbitrary: link }, { weight: 1, arbitrary: fc.jsonValue() }),
    thumbnail,
    __proto__: fc.jsonValue(),
  },
  { requiredKeys: ['title', 'link'] },
);

const json = fc.oneof(
  { weight: 6, arbitrary: nearPost },
  { weight: 3, arbitrary: fc.array(nearPost, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.jsonValue() },
);
const bytes = fc.oneof(
  { weight: 6, arbitrary: json.map((value) => Buffer.from(JSON.stringify(value))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  { weight: 1, arbitrary: json.map((value) => Buffer.from(`\ufeff${JSON.stringify(value)}`)) },
  { weight: 1, arbitrary: json.map((value) => Buffer.from(JSON.stringify(value)).subarray(0, 20)) },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(70_000, '[')) },
);

export const blogAnswer: fc.Arbitrary<BlogAnswer> = fc
  .record({
    status: fc.oneof(
      { weight: 8, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.integer({ min: 200, max: 599 }) },
    ),
    body: bytes,
    cuts: fc.array(fc.nat(200), { maxLength: 3 }),
    end: fc.constantFrom<BlogAnswer['end']>('closed', 'closed', 'closed', 'closed', 'error', 'refused'),
    headers: fc.dictionary(
      fc.constantFrom(
        'content-type',
        'retry-after',
        'location',
        'set-cookie',
        'content-length',
        'age',
        'cache-control',
      ),
      fc.constantFrom(
        'text/html',
        '-1',
        '1e9',
        'zq7x',
        'Fri, 01 Jan 2100 00:00:00 GMT',
        'max-age=0',
        'https://zq7x.example/',
      ),
      { maxKeys: 3 },
    ),
  })
  .map(({ status, body, cuts, end, headers }) => ({
    status,
    headers,
    end,
    chunks: piecesOf(body, cuts),
    // bytes are hard to read in a report
    [fc.toStringMethod]: () => fc.stringify({ status, headers, end, cuts, body: Buffer.from(body).toString() }),
  }));

function piecesOf(body: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map((cut) => Math.min(cut, body.length)).sort((a, b) => a - b), body.length];
  return places.slice(1).map((end, index) => body.subarray(places[index], end));
}
