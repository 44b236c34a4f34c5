import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '../../../src/contract/post-format.ts';
import { BlogAnswerError } from '../../../src/teaser/blog-post.ts';
import { type Fetch, fetchPost } from '../../../src/teaser/fetch-post.ts';
import { BLOG_ANSWER, silentBlog } from '../../support/app.ts';

const ENDPOINT = 'https://blog.example.com/api/last-post';
const OPTIONS = {
  timings: { deadline: 2_000, maxBytes: 1_000 },
  imageOrigins: ['https://images.example.com'],
  linkOrigins: ['https://blog.example.com'],
  now: () => Date.UTC(2026, 5, 15, 12),
};

/** A body in several chunks; unless it `ends`, it stalls after the last one. */
function body(chunks: readonly (string | Uint8Array)[], onCancel?: () => void, ends = true): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      if (ends) controller.close();
    },
    cancel: () => onCancel?.(),
  });
}

const fetchFrom = (blog: Fetch, options: Partial<typeof OPTIONS> = {}) =>
  fetchPost({ endpoint: ENDPOINT, format: DEFAULT_FORMAT, language: 'en' }, null, {
    ...OPTIONS,
    ...options,
    fetch: blog,
  });

const reasonOf = async (post: Promise<unknown>) => {
  const error = await post.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BlogAnswerError);
  return (error as BlogAnswerError).message;
};

test('the language is added to an existing query', async () => {
  const requested: string[] = [];
  const blog: Fetch = async (url) => {
    requested.push(url);
    return Response.json(BLOG_ANSWER);
  };
  await fetchPost({ endpoint: `${ENDPOINT}?limit=1`, format: DEFAULT_FORMAT, language: 'de' }, null, {
    ...OPTIONS,
    fetch: blog,
  });
  expect(requested).toEqual([`${ENDPOINT}?limit=1&lang=de`]);
});

test('redirects are not followed, and no cookies or credentials are sent', async () => {
  let seen: RequestInit = {};
  await fetchFrom(async (_, init) => {
    seen = init;
    return Response.json(BLOG_ANSWER);
  });
  expect(seen).toMatchObject({ redirect: 'manual', headers: { accept: 'application/json' } });
  expect(Object.keys(seen).sort()).toEqual(['headers', 'redirect', 'signal']);
});

test('a response may be split inside a character', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...BLOG_ANSWER, title: '日本' }));
  const chunks = [...bytes].map((byte) => new Uint8Array([byte]));
  expect((await fetchFrom(async () => new Response(body(chunks)))).title).toBe('日本');
});

test.each([
  ['an error', async () => new Response('{}', { status: 500 }), 'answered 500'],
  ['no content', async () => new Response(null, { status: 204 }), 'answered 204'],
  ['a redirect', async () => new Response(null, { status: 302, headers: { location: '/' } }), 'answered 302'],
  ['no body', async () => new Response(null), 'not JSON'],
  ['a page', async () => new Response('<!doctype html>'), 'not JSON'],
  ['half a response', async () => new Response('{"title": "A'), 'not JSON'],
  ['no post', async () => Response.json([]), 'not a post'],
  ['invalid UTF-8', async () => new Response(new Uint8Array([0x22, 0xff, 0x22])), 'could not be reached'],
  ['a cut character', async () => new Response(new Uint8Array([0x22, 0xe6, 0x97])), 'could not be reached'],
  [
    'an unknown host',
    async () => Promise.reject(new TypeError('lookup of blog.example.com failed')),
    'could not be reached: TypeError: lookup of the blog failed',
  ],
  ['no connection', async () => Promise.reject(new TypeError('refused')), 'could not be reached: TypeError: refused'],
] satisfies [string, Fetch, string][])('%s is an error with the reason', async (_, blog, reason) => {
  expect(await reasonOf(fetchFrom(blog))).toContain(reason);
});

test('a blog that does not respond is an error at the deadline, and the request is aborted', async () => {
  let signal: AbortSignal | null | undefined;
  const blog: Fetch = (url, init) => {
    signal = init.signal;
    return silentBlog(url, init);
  };
  const reason = await reasonOf(fetchFrom(blog, { timings: { ...OPTIONS.timings, deadline: 20 } }));
  expect([reason, signal?.aborted]).toEqual(['no complete answer within 20 ms', true]);
});

test('a response may be as large as the limit, but not a byte larger', async () => {
  const text = JSON.stringify(BLOG_ANSWER);
  const blog: Fetch = async () => new Response(text);
  expect((await fetchFrom(blog, { timings: { ...OPTIONS.timings, maxBytes: text.length } })).title).toBe(
    BLOG_ANSWER.title,
  );
  expect(await reasonOf(fetchFrom(blog, { timings: { ...OPTIONS.timings, maxBytes: text.length - 1 } }))).toBe(
    `more than ${text.length - 1} bytes`,
  );
});

test('an endless response is cancelled at the size limit', async () => {
  let cancelled = false;
  const chunks = Array.from({ length: 20 }, () => 'x'.repeat(100));
  const endless = body(
    chunks,
    () => {
      cancelled = true;
    },
    false,
  );
  expect(await reasonOf(fetchFrom(async () => new Response(endless)))).toBe('more than 1000 bytes');
  expect(cancelled).toBe(true);
});

test('what a blog sent is not in the reason', async () => {
  const secret = '<b>secret</b>\nforged line';
  for (const answer of [secret, [secret], { title: secret }, { title: 'x', link: secret }, { title: [secret] }])
    expect(await reasonOf(fetchFrom(async () => Response.json(answer)))).not.toMatch(/secret|forged|\n/);
});

test.each([
  ['a page of an error', () => new Response(body([], undefined, false), { status: 503 }), 'answered 503'],
  [
    'a response that is too large',
    () => new Response(body(['x'.repeat(2_000)], undefined, false)),
    'more than 1000 bytes',
  ],
])('%s that cannot be cancelled does not hold up the request', async (_, respond, reason) => {
  const blog: Fetch = async () => {
    const response = respond();
    const stuck = new ReadableStream({
      start: async (controller) => {
        for await (const chunk of response.body ?? []) controller.enqueue(chunk);
      },
      cancel: () => new Promise(() => {}),
    });
    return new Response(stuck, response);
  };
  expect(await reasonOf(fetchFrom(blog, { timings: { ...OPTIONS.timings, deadline: 500 } }))).toBe(reason);
});

test('a body is no longer read after the deadline', async () => {
  let cancelled = false;
  const stalled = body(
    ['{'],
    () => {
      cancelled = true;
    },
    false,
  );
  await reasonOf(fetchFrom(async () => new Response(stalled), { timings: { ...OPTIONS.timings, deadline: 20 } }));
  expect(cancelled).toBe(true);
});
