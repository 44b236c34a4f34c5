import { expect, test } from 'vitest';
import { type CachedBody, createBodyCache } from '../../src/response/body-cache.ts';

const text = ({ bytes }: CachedBody) => new TextDecoder().decode(bytes);

/** @param capacity in bodies of eight bytes, as below */
function countingCache(capacity: number) {
  const cache = createBodyCache(8 * capacity);
  const rendered: string[] = [];
  const get = (key: string) =>
    cache.getOrRender(key, () => {
      rendered.push(key);
      return `<p>${key}</p>`;
    });
  return { get, rendered };
}

test('a body is rendered once and then taken from the cache', async () => {
  const { get, rendered } = countingCache(3);
  const first = await get('a');
  const second = await get('a');
  expect(text(first)).toBe('<p>a</p>');
  expect(first.cached).toBe(false);
  expect(second).toEqual({ ...first, cached: true });
  expect(rendered).toEqual(['a']);
});

test('two keys have two bodies with their own entity tags', async () => {
  const { get } = countingCache(3);
  const [a, b] = [await get('a'), await get('b')];
  expect(text(b)).toBe('<p>b</p>');
  expect(b.etag).not.toBe(a.etag);
});

test('the least recently used body is evicted first', async () => {
  const { get, rendered } = countingCache(3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
  rendered.length = 0;
  for (const key of ['a', 'c', 'd']) await get(key);
  expect(rendered).toEqual([]);
  expect((await get('b')).cached).toBe(false);
});

test('after an error, a body is rendered again', async () => {
  const cache = createBodyCache(100);
  const failing = cache.getOrRender('a', () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  const body = await cache.getOrRender('a', () => 'whole');
  expect([text(body), body.cached]).toEqual(['whole', false]);
});

test('the capacity is in bytes, not in bodies', async () => {
  const cache = createBodyCache(100);
  await cache.getOrRender('large', () => 'x'.repeat(90));
  await cache.getOrRender('small', () => 'y'.repeat(20));
  expect((await cache.getOrRender('small', () => '')).cached).toBe(true);
  expect((await cache.getOrRender('large', () => 'z')).cached).toBe(false);
  expect((await cache.getOrRender('too large', () => 'x'.repeat(101))).cached).toBe(false);
  expect((await cache.getOrRender('too large', () => 'x'.repeat(101))).cached).toBe(false);
});
