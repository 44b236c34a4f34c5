/** A teaser memory whose clock, blog and store are in the test's hands. */

import type { Fetch } from '../../src/teaser/fetch-post.ts';
import { createTeaserMemory } from '../../src/teaser/teaser-memory.ts';
import { BLOG_ANSWER, memoryStore } from './app.ts';

export const ENDPOINT = 'https://blog.example.com/api/last-post';
export const MINUTE = 60_000;

/** A memory over a blog whose posts are numbered by the request, until `blog` says otherwise. */
export function testMemory({ store = memoryStore(), clock = { now: 1e12 } } = {}) {
  const told: string[] = [];
  const work: Promise<unknown>[] = [];
  const background = (promise: Promise<unknown>) => void work.push(promise);
  let asked = 0;
  const setup = {
    clock,
    told,
    store,
    blog: (async () => Response.json({ ...BLOG_ANSWER, title: `Post ${asked}` })) as Fetch,
    asked: () => asked,
    settle: () => Promise.all(work.splice(0)),
    recall: async (language: 'en' | 'de' = 'en') =>
      (await memory.recall(ENDPOINT, language, background))?.post.title ?? null,
    require: async () => (await memory.require(ENDPOINT, 'en', background)).post.title,
  };
  const memory = createTeaserMemory({
    fetch: (url, init) => {
      asked += 1;
      return setup.blog(url, init);
    },
    imageOrigins: ['https://images.example.com'],
    now: () => clock.now,
    store,
    onError: (key, error) => told.push(`${key}: ${error.message}`),
    timings: { deadline: 40 },
  });
  const answer = (blog: Fetch) => {
    setup.blog = blog;
  };
  return { ...setup, memory, answer };
}
