import { describe, expect, test } from 'vitest';
import { ScanResistantCache } from '../../src/runtime/scan-resistant-cache.ts';

/** @param capacity in characters of all values */
function cacheOf(capacity: number) {
  const cache = new ScanResistantCache<string>(capacity, ({ length }) => length);
  const request = (key: string, value = key) => {
    const found = cache.get(key);
    if (found === undefined) cache.admit(key, value);
    return found !== undefined;
  };
  return { request };
}

test('a value is in the cache once it is admitted', () => {
  const { request } = cacheOf(10);
  expect([request('a'), request('a'), request('b'), request('a')]).toEqual([false, true, false, true]);
});

test('the capacity is the sum of all sizes, and a value that is larger is never stored', () => {
  const { request } = cacheOf(4);
  expect([request('a', 'xxx'), request('b', 'yyyyy'), request('b', 'yyyyy'), request('b', 'yyyyy')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('once it is full', () => {
  test('a value that is stored already is replaced', () => {
    const cache = new ScanResistantCache<string>(1, ({ length }) => length);
    cache.admit('a', 'x');
    cache.admit('a', 'y');
    expect(cache.get('a')).toBe('y');
  });

  test('a value is stored when it is admitted for the second time, and the least recently used one is evicted', () => {
    const { request } = cacheOf(2);
    for (const key of ['a', 'b', 'a', 'c', 'c']) request(key);
    expect([request('c'), request('a'), request('b')]).toEqual([true, true, false]);
  });

  test('any number of one-off keys evict nothing', () => {
    const { request } = cacheOf(2);
    for (const key of ['a', 'b']) request(key);
    for (let index = 0; index < 10_000; index += 1) request(`unique ${index}`);
    expect([request('a'), request('b')]).toEqual([true, true]);
  });

  test('one-off keys between the two requests for another key do not keep it out', () => {
    const { request } = cacheOf(1);
    request('a');
    request('b');
    for (let index = 0; index < 1_000; index += 1) request(`unique ${index}`);
    request('b');
    expect(request('b')).toBe(true);
  });
});
