/** What a soak judges: answers, bodies, and the trend of the memory. */

import { describe, expect, test } from 'vitest';
import { createTally } from '../../../tools/bench/soak/client.ts';
import { judgeAnswer } from '../../../tools/bench/soak/judge-answer.ts';
import { trendOf } from '../../../tools/bench/soak/memory.ts';
import { failuresOf } from '../../../tools/bench/soak/verdict.ts';
import { testApp } from '../../support/app.ts';

const samples = (slope: number, noise: number) =>
  Array.from({ length: 120 }, (_, index) => ({
    at: index,
    memory: 200 + (slope * index) / 60 + (index % 2 ? noise : -noise),
  }));

const report = (slope: number, noise = 5) => ({
  tally: { ...createTally(), latencies: [1] },
  service: { p50: 1, p99: 2 },
  constant: { p50: 1, p99: 2 },
  serviceTrend: trendOf(samples(slope, noise)),
  constantTrend: trendOf(samples(0, noise)),
  heap: 96,
  logLines: 0,
});

describe('a soak', () => {
  test('passes with answers and a steady memory, and fails if the memory grows', () => {
    expect(failuresOf(report(0))).toEqual([]);
    expect(failuresOf(report(-20))).toEqual([]);
    expect(failuresOf(report(60))).toEqual([expect.stringContaining('memory grows by 60')]);
  });

  test('fails if the isolate holds more than 96 MB', () => {
    expect(failuresOf({ ...report(0), heap: 96.5 })).toEqual(['the isolate holds 96.5 MB instead of 96']);
    expect(failuresOf({ ...report(0), heap: Number.NaN })).toEqual(['the isolate holds NaN MB instead of 96']);
  });

  test.each([
    ['errors', '1 wrong answers or errors'],
    ['incomplete', '1 incomplete bodies'],
  ])('fails with %s', (counter, failure) => {
    const { tally, ...rest } = report(0);
    expect(failuresOf({ ...rest, tally: { ...tally, [counter]: 1 } })).toEqual([failure]);
  });
});

describe('an answer is judged', () => {
  const answerTo = async (path: string) => {
    const response = await testApp().request(path);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

  test.each([
    ['ordinary', '/chrome/header'],
    ['footer', '/chrome/footer'],
    ['head', '/chrome/head'],
    ['all.json', '/chrome/all.json'],
    ['teaser', '/chrome/teaser/latest-post'],
    ['not found', '/chrome/nothing'],
  ] as const)('right: %s', async (kind, path) => {
    expect(judgeAnswer(kind, await answerTo(path))).toBe('right');
  });

  test.each(['ordinary', 'footer', 'head', 'teaser'] as const)('incomplete: %s without its end', async (kind) => {
    const paths = { ordinary: 'header', footer: 'footer', head: 'head', teaser: 'teaser/latest-post' };
    const answer = await answerTo(`/chrome/${paths[kind]}`);
    expect(answer.body.length).toBeGreaterThan(20);
    expect(judgeAnswer(kind, { ...answer, body: answer.body.slice(0, -1) })).toBe('incomplete');
  });
});
