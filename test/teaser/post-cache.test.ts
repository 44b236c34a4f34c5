import { expect, test } from 'vitest';
import { postKey } from '../../src/teaser/post-cache.ts';
import { brokenBlog, silentBlog } from '../support/app.ts';
import { ENDPOINT, MINUTE, testPostCache } from '../support/post-cache.ts';

const WEEK = 7 * 24 * 60 * MINUTE;

test('get does not wait for the blog; the post is cached after its response', async () => {
  const { get, settle } = testPostCache();
  expect(await get()).toBeNull();
  await settle();
  expect(await get()).toBe('Post 1');
});

test('get does not wait for a blog that never responds', async () => {
  const { get, answer } = testPostCache();
  answer(silentBlog);
  expect(await get()).toBeNull();
});

test('at most one request is in flight for each language', async () => {
  const { get, settle, requests } = testPostCache();
  await Promise.all([get(), get(), get('de'), get(), get('de')]);
  await settle();
  expect(requests()).toBe(2);
});

test('a request that never settles is abandoned, and the post is requested again', async () => {
  const { get, answer, clock, requests } = testPostCache();
  answer(silentBlog);
  for (const [later, expected] of [
    [0, 1],
    [79, 1],
    [1, 2],
  ] as const) {
    clock.now += later;
    await get();
    await new Promise(setImmediate);
    expect(requests()).toBe(expected);
  }
});

test('a post is fresh for five minutes, then shown while it is renewed', async () => {
  const { get, settle, requests, clock } = testPostCache();
  await get();
  await settle();
  clock.now += 5 * MINUTE - 1;
  expect(await get()).toBe('Post 1');
  expect(requests()).toBe(1);
  clock.now += 1;
  expect(await get()).toBe('Post 1');
  await settle();
  expect(requests()).toBe(2);
  expect(await get()).toBe('Post 2');
});

test('a post that cannot be renewed is shown for seven days', async () => {
  const { get, settle, answer, clock } = testPostCache();
  await get();
  await settle();
  answer(brokenBlog);
  clock.now += WEEK - 1;
  expect(await get()).toBe('Post 1');
  await settle();
  clock.now += 1;
  expect(await get()).toBeNull();
});

test('after a failure, the blog is not requested for half a minute', async () => {
  const { get, settle, answer, clock, requests, failures } = testPostCache();
  answer(brokenBlog);
  await get();
  await settle();
  expect(failures).toEqual([`${ENDPOINT}#en: answered 500`]);
  clock.now += MINUTE / 2 - 1;
  await get();
  await settle();
  expect(requests()).toBe(1);
  clock.now += 1;
  await get();
  await settle();
  expect(requests()).toBe(2);
});

test('a failure in one language does not affect another', async () => {
  const { get, settle, answer, requests } = testPostCache();
  answer(brokenBlog);
  await get();
  await settle();
  await get('de');
  await settle();
  expect(requests()).toBe(2);
});

test('ages returns the age of every post', async () => {
  const { get, settle, clock, cache } = testPostCache();
  await Promise.all([get(), get('de')]);
  await settle();
  clock.now += 1_500;
  expect(cache.ages()).toEqual(
    new Map([
      [postKey(ENDPOINT, 'en'), 1_500],
      [postKey(ENDPOINT, 'de'), 1_500],
    ]),
  );
});
