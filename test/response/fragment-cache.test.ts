import { expect, test } from 'vitest';
import { createFragmentCache, type Fragment } from '../../src/response/fragment-cache.ts';

const text = ({ body }: Fragment) => new TextDecoder().decode(body);

function countingCache(capacity: number) {
  const cache = createFragmentCache(capacity);
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
  const cache = createFragmentCache(3);
  const failing = cache.get('a', () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  const { fragment, reused } = await cache.get('a', () => 'whole');
  expect([text(fragment), reused]).toEqual(['whole', false]);
});
