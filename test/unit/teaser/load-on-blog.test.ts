/** How often the blog is requested by the 40 instances of a data centre, in a simulation second by second. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import type { Fetch } from '../../../src/teaser/fetch-post.ts';
import { BLOG_ANSWER, brokenBlog, memoryStore } from '../../support/app.ts';
import { testPostCache } from '../../support/post-cache.ts';

const INSTANCES = 40;
const SECOND = 1_000;
const ALL = INSTANCES * LANGUAGES.length;

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each second, every instance gets a request for every language at the same moment: the worst that traffic can do. */
function simulateDataCentre(seed: number) {
  const clock = { now: 1e12 };
  const store = memoryStore();
  const random = pseudoRandom(seed);
  let blog: Fetch = async () => Response.json(BLOG_ANSWER);
  const instances = Array.from({ length: INSTANCES }, () => {
    const instance = testPostCache({ clock, store, random, timings: { claim: 4 * SECOND } });
    instance.answer((url, init) => blog(url, init));
    return instance;
  });
  const requests = () => instances.reduce((sum, instance) => sum + instance.requests(), 0);
  return {
    answer: (next: Fetch) => {
      blog = next;
    },
    /** Lets so many seconds pass without a visitor. */
    skip(seconds: number): void {
      clock.now += seconds * SECOND;
    },
    /** @returns the requests to the blog in each second */
    async run(seconds: number): Promise<number[]> {
      const counts: number[] = [];
      for (let second = 0; second < seconds; second += 1) {
        const before = requests();
        await Promise.all(instances.flatMap(({ get }) => LANGUAGES.map((language) => get(language))));
        await Promise.all(instances.map(({ settle }) => settle()));
        counts.push(requests() - before);
        clock.now += SECOND;
      }
      return counts;
    },
    /** How many of the posts are in each state. */
    states() {
      const counts = { fresh: 0, stale: 0, failing: 0 };
      for (const { cache } of instances) for (const { state } of cache.states()) counts[state] += 1;
      return counts;
    },
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('40 instances with six languages', () => {
  test('request each post a few times at the start, and once on each expiry', async () => {
    const centre = simulateDataCentre(1);
    const [first = 0, ...rest] = await centre.run(20);
    expect(first).toBeLessThanOrEqual(2 * LANGUAGES.length);
    expect(sum(rest)).toBeLessThanOrEqual(LANGUAGES.length);
    expect(centre.states().fresh).toBe(ALL);
    const minutes = await centre.run(6 * 60);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(2 * LANGUAGES.length);
    // every four to five minutes, each language
    expect(sum(minutes)).toBeGreaterThanOrEqual(LANGUAGES.length);
    expect(sum(minutes)).toBeLessThanOrEqual(4 * LANGUAGES.length);
    expect(centre.states().fresh).toBe(ALL);
  });

  test('request a failing blog less than ten times a minute and language, and notice its recovery within 30 s', async () => {
    const centre = simulateDataCentre(1);
    await centre.run(10);
    centre.answer(brokenBlog);
    // all posts become due in the same moment
    centre.skip(5 * 60);
    await centre.run(60);
    expect(centre.states().failing).toBe(ALL);
    const counts = await centre.run(60);
    expect(sum(counts)).toBeLessThanOrEqual(10 * LANGUAGES.length);
    expect(sum(counts)).toBeGreaterThanOrEqual(2 * LANGUAGES.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2 * LANGUAGES.length);
    centre.answer(async () => Response.json(BLOG_ANSWER));
    await centre.run(30);
    expect(centre.states()).toEqual({ fresh: ALL, stale: 0, failing: 0 });
  });

  test('leave a blog alone for as long as its Retry-After says', async () => {
    const centre = simulateDataCentre(1);
    centre.answer(async () => new Response(null, { status: 503, headers: { 'retry-after': '120' } }));
    await centre.run(10);
    expect(sum(await centre.run(105))).toBe(0);
    expect(sum(await centre.run(20))).toBeGreaterThanOrEqual(LANGUAGES.length);
  });
});
