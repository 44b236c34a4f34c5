import { expect, test } from 'vitest';
import { createFragmentCache, type Fragment } from '../../src/response/fragment-cache.ts';

const text = ({ body }: Fragment) => new TextDecoder().decode(body);

/** @param capacity how many of the fragments below, each of eight bytes */
function countingCache(capacity: number) {
  const cache = createFragmentCache(8 * capacity);
  const rendered: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      rendered.push(key);
      return `<p>${key}</p>`;
    });
  return { get, rendered };
}

test('a fragment is rendered once and then given as it was', async () => {
  const { get, rendered } = countingCache(3);
  const first = await get('a');
  const second = await get('a');
  expect(text(first.fragment)).toBe('<p>a</p>');
  expect(first.reused).toBe(false);
  expect(second).toEqual({ fragment: first.fragment, reused: true });
  expect(rendered).toEqual(['a']);
});

test('two keys have two fragments with tags of their own', async () => {
  const { get } = countingCache(3);
  const [a, b] = [await get('a'), await get('b')];
  expect(text(b.fragment)).toBe('<p>b</p>');
  expect(b.fragment.etag).not.toBe(a.fragment.etag);
});

test('the fragment not asked for the longest goes first', async () => {
  const { get, rendered } = countingCache(3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
  rendered.length = 0;
  for (const key of ['a', 'c', 'd']) await get(key);
  expect(rendered).toEqual([]);
  expect((await get('b')).reused).toBe(false);
});

test('a fragment that could not be rendered is tried again', async () => {
  const cache = createFragmentCache(100);
  const failing = cache.get('a', () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  const { fragment, reused } = await cache.get('a', () => 'whole');
  expect([text(fragment), reused]).toEqual(['whole', false]);
});

test('what is remembered is bounded in bytes, however few fragments that is', async () => {
  const cache = createFragmentCache(100);
  await cache.get('large', () => 'x'.repeat(90));
  await cache.get('small', () => 'y'.repeat(20));
  expect((await cache.get('small', () => '')).reused).toBe(true);
  expect((await cache.get('large', () => 'z')).reused).toBe(false);
  expect((await cache.get('too large', () => 'x'.repeat(101))).reused).toBe(false);
  expect((await cache.get('too large', () => 'x'.repeat(101))).reused).toBe(false);
});
