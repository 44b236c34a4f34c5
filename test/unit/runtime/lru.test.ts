import { expect, test } from 'vitest';
import { createLru } from '../../../src/runtime/lru.ts';

test('the least recently used entries are evicted until the rest weighs no more than the limit', () => {
  const lru = createLru<string>(4);
  lru.set('a', 'A', 2);
  lru.set('b', 'B');
  lru.set('c', 'C');
  lru.get('a');
  lru.set('d', 'D', 2);
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual(['A', undefined, undefined, 'D']);
});

test('an entry that is set again has its new value and weight', () => {
  const lru = createLru<string>(3);
  lru.set('a', 'old', 3);
  lru.set('a', 'new', 1);
  lru.set('b', 'B', 2);
  expect([lru.get('a'), lru.get('b')]).toEqual(['new', 'B']);
});

test('an entry above the limit is not kept, and evicts nothing', () => {
  const lru = createLru<string>(2);
  lru.set('a', 'A');
  lru.set('b', 'B', 3);
  expect([lru.get('a'), lru.get('b')]).toEqual(['A', undefined]);
});
