/** Posts that are shared by a store, and posts that somebody waits for. */

import { describe, expect, test } from 'vitest';
import type { TeaserStore } from '../../src/teaser/teaser-memory.ts';
import { brokenBlog } from '../support/app.ts';
import { MINUTE, testMemory } from '../support/teaser-memory.ts';

describe('a store shared by two memories', () => {
  test('spares the second the blog', async () => {
    const first = testMemory();
    await first.recall();
    await first.settle();
    const second = testMemory(first);
    expect(await second.recall()).toBe('Post 1');
    expect(second.asked()).toBe(0);
  });

  test('spares it the blog also when it had looked too early', async () => {
    const first = testMemory();
    const second = testMemory(first);
    second.answer(brokenBlog);
    await second.recall();
    await second.settle();
    await first.recall();
    await first.settle();
    first.clock.now += MINUTE;
    await second.recall();
    await second.settle();
    expect(await second.recall()).toBe('Post 1');
    expect(second.asked()).toBe(1);
  });
});

test.each<[string, TeaserStore]>([
  [
    'throws',
    { get: async () => Promise.reject(new Error('lost')), put: async () => Promise.reject(new Error('full')) },
  ],
  ['forgets', { get: async () => null, put: async () => {} }],
])('a store that %s does no harm', async (_, store) => {
  const { recall, settle, told } = testMemory({ store });
  expect(await recall()).toBeNull();
  await settle();
  expect(await recall()).toBe('Post 1');
  expect(told).toEqual([]);
});

describe('whoever needs the post', () => {
  test('waits for it where none is remembered', async () => {
    expect(await testMemory().require()).toBe('Post 1');
  });

  test('gets a fresh one without asking the blog', async () => {
    const { require, clock, asked } = testMemory();
    await require();
    clock.now += MINUTE;
    expect(await require()).toBe('Post 1');
    expect(asked()).toBe(1);
  });

  test('gets a stale one at once, and the next one a new one', async () => {
    const { require, settle, clock } = testMemory();
    await require();
    await settle();
    clock.now += 5 * MINUTE;
    expect(await require()).toBe('Post 1');
    await settle();
    expect(await require()).toBe('Post 2');
  });

  test('gets the stale one while the blog fails, also while it is left alone', async () => {
    const { require, settle, answer, clock, asked } = testMemory();
    await require();
    await settle();
    answer(brokenBlog);
    clock.now += 5 * MINUTE;
    expect(await require()).toBe('Post 1');
    await settle();
    expect(await require()).toBe('Post 1');
    expect(asked()).toBe(2);
  });

  test('is told of the failure where nothing is remembered', async () => {
    const { require, answer, asked } = testMemory();
    answer(brokenBlog);
    await expect(require()).rejects.toThrow('answered 500');
    await expect(require()).rejects.toThrow('answered 500');
    expect(asked()).toBe(1);
  });

  test('does not wait for ever for the work of another request', async () => {
    const store: TeaserStore = { get: async () => null, put: () => new Promise(() => {}) };
    await expect(testMemory({ store }).require()).rejects.toThrow('no answer within 80 ms');
  });
});
