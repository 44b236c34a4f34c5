/** The arithmetic of costs, with simple numbers. */

import { describe, expect, test } from 'vitest';
import { billOf, missesOf, waysOf } from '../../../tools/bench/costs/model.ts';
import type { Prices } from '../../../tools/bench/costs/prices.ts';
import type { Traffic } from '../../../tools/bench/costs/traffic.ts';

const SECONDS_A_MONTH = 30 * 86_400;

const PRICES: Prices = {
  plan: 5,
  includedRequests: 1_000_000,
  millionRequests: 2,
  includedMilliseconds: 4_000_000,
  millionMilliseconds: 3,
};

const TRAFFIC: Traffic = {
  pageViews: 1_000_000,
  hosts: 2,
  serversPerHost: 5,
  dataCentres: 10,
  upperTiers: 1,
  languages: 3,
  variants: 1,
  pages: 1_000_000,
  lifetime: 60,
  firstViews: 0.5,
  files: 2,
  repeatedViews: 0.25,
  buildsPerDay: 1,
  releasesPerMonth: 1,
};

const way = (name: string) => {
  const found = waysOf(TRAFFIC).find((each) => each.name === name);
  if (!found) throw new Error(`There is no way "${name}"`);
  return found;
};

describe('through a cache', () => {
  test('half of the requests remain if one comes in each lifetime', () => {
    expect(missesOf(SECONDS_A_MONTH, 1, 1, 1)).toBeCloseTo(SECONDS_A_MONTH / 2);
  });

  test('at most one request remains for each lifetime, address and cache', () => {
    const most = (SECONDS_A_MONTH / 60) * 6 * 10;
    expect(missesOf(1e12, 6, 10, 60)).toBeLessThan(most);
    expect(missesOf(1e12, 6, 10, 60)).toBeGreaterThan(most * 0.99);
  });
});

describe('a bill', () => {
  const direct = (requests: number, runs = requests) => ({ name: '', requests, runs, manyAddresses: false });

  test('is the plan as long as it includes everything', () => {
    expect(billOf(direct(1_000_000), 4, PRICES)).toEqual({ processorTime: 4_000_000, dollars: 5 });
  });

  test('adds the price of further requests and of further processor time', () => {
    // 2 million requests and 8 million milliseconds more
    expect(billOf(direct(3_000_000), 4, PRICES)).toEqual({ processorTime: 12_000_000, dollars: 5 + 2 * 2 + 8 * 3 });
  });
});

describe('a way of including', () => {
  test('without a cache asks for two fragments for each view, and for the files of first views', () => {
    expect(way('per request, no cache').requests).toBe(2_000_000 + 1_000_000);
    expect(way('per request, no cache, `all.json`').requests).toBe(1_000_000 + 1_000_000);
  });

  test('at build time asks once for each build and language, and once for the files of each server', () => {
    expect(way('build time').requests).toBe(2 * 30 * 3 + 2 * 5 * 2);
  });
});
