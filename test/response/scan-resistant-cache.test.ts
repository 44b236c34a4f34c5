import { describe, expect, test } from 'vitest';
import { ScanResistantCache } from '../../src/response/scan-resistant-cache.ts';

/** @param capacity in characters of all values */
function cacheOf(capacity: number) {
  const cache = new ScanResistantCache<string>(capacity, ({ length }) => length);
  const ask = (key: string, value = key) => {
    const found = cache.get(key);
    if (found === undefined) cache.offer(key, value);
    return found !== undefined;
  };
  return { ask };
}

test('a value is in the cache once it was offered', () => {
  const { ask } = cacheOf(10);
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([false, true, false, true]);
});

test('the capacity is the sum of all sizes, and a value that is larger is never stored', () => {
  const { ask } = cacheOf(4);
  expect([ask('a', 'xxx'), ask('b', 'yyyyy'), ask('b', 'yyyyy'), ask('b', 'yyyyy')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe('once it is full', () => {
  test('a value is stored when it is offered for the second time, and the least recently used one is evicted', () => {
    const { ask } = cacheOf(2);
    for (const key of ['a', 'b', 'a', 'c', 'c']) ask(key);
    expect([ask('c'), ask('a'), ask('b')]).toEqual([true, true, false]);
  });

  test('any number of keys that are asked for once evict nothing', () => {
    const { ask } = cacheOf(2);
    for (const key of ['a', 'b']) ask(key);
    for (let index = 0; index < 10_000; index += 1) ask(`unique ${index}`);
    expect([ask('a'), ask('b')]).toEqual([true, true]);
  });

  test('keys that are asked for once between the two requests for another do not keep it out', () => {
    const { ask } = cacheOf(1);
    ask('a');
    ask('b');
    for (let index = 0; index < 1_000; index += 1) ask(`unique ${index}`);
    ask('b');
    expect(ask('b')).toBe(true);
  });
});
