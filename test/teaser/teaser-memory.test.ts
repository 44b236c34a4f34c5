import { expect, test } from 'vitest';
import { teaserKey } from '../../src/teaser/teaser-memory.ts';
import { brokenBlog, silentBlog } from '../support/app.ts';
import { ENDPOINT, MINUTE, testMemory } from '../support/teaser-memory.ts';

const WEEK = 7 * 24 * 60 * MINUTE;

test('nothing waits for the blog: the post is there once it has answered', async () => {
  const { recall, settle } = testMemory();
  expect(await recall()).toBeNull();
  await settle();
  expect(await recall()).toBe('Post 1');
});

test('a blog that never answers keeps nobody', async () => {
  const { recall, answer } = testMemory();
  answer(silentBlog);
  expect(await recall()).toBeNull();
});

test('one request is in flight for each language', async () => {
  const { recall, settle, asked } = testMemory();
  await Promise.all([recall(), recall(), recall('de'), recall(), recall('de')]);
  await settle();
  expect(asked()).toBe(2);
});

test('a request that never settles is given up, so that a later one may ask again', async () => {
  const { recall, answer, clock, asked } = testMemory();
  answer(silentBlog);
  for (const [later, expected] of [
    [0, 1],
    [79, 1],
    [1, 2],
  ] as const) {
    clock.now += later;
    await recall();
    await new Promise(setImmediate);
    expect(asked()).toBe(expected);
  }
});

test('a post is fresh for five minutes, and then shown while it is renewed', async () => {
  const { recall, settle, asked, clock } = testMemory();
  await recall();
  await settle();
  clock.now += 5 * MINUTE - 1;
  expect(await recall()).toBe('Post 1');
  expect(asked()).toBe(1);
  clock.now += 1;
  expect(await recall()).toBe('Post 1');
  await settle();
  expect(asked()).toBe(2);
  expect(await recall()).toBe('Post 2');
});

test('a post that cannot be renewed is kept for seven days and no longer', async () => {
  const { recall, settle, answer, clock } = testMemory();
  await recall();
  await settle();
  answer(brokenBlog);
  clock.now += WEEK - 1;
  expect(await recall()).toBe('Post 1');
  await settle();
  clock.now += 1;
  expect(await recall()).toBeNull();
});

test('after a failure the blog is left alone for half a minute', async () => {
  const { recall, settle, answer, clock, asked, told } = testMemory();
  answer(brokenBlog);
  await recall();
  await settle();
  expect(told).toEqual([`${ENDPOINT}#en: answered 500`]);
  clock.now += MINUTE / 2 - 1;
  await recall();
  await settle();
  expect(asked()).toBe(1);
  clock.now += 1;
  await recall();
  await settle();
  expect(asked()).toBe(2);
});

test('a failure in one language does not hold up another', async () => {
  const { recall, settle, answer, asked } = testMemory();
  answer(brokenBlog);
  await recall();
  await settle();
  await recall('de');
  await settle();
  expect(asked()).toBe(2);
});

test('the age of every post is told', async () => {
  const { recall, settle, clock, memory } = testMemory();
  await Promise.all([recall(), recall('de')]);
  await settle();
  clock.now += 1_500;
  expect(memory.ages()).toEqual(
    new Map([
      [teaserKey(ENDPOINT, 'en'), 1_500],
      [teaserKey(ENDPOINT, 'de'), 1_500],
    ]),
  );
});
