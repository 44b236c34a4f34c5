import { expect, test } from 'vitest';
import { representativesOf } from '../../support/cases.ts';

const PRODUCT = ['de', 'en', 'ja'].flatMap((language) =>
  ['dark', 'light'].flatMap((theme) => [390, 1440].map((width) => ({ language, theme, width }))),
);

test('representative cases include each value of each column', () => {
  const chosen = representativesOf(PRODUCT);
  for (const column of ['language', 'theme', 'width'] as const)
    expect(new Set(chosen.map((row) => row[column]))).toEqual(new Set(PRODUCT.map((row) => row[column])));
});

test('there are as many representative cases as the longest column has values, each once and in order', () => {
  expect(representativesOf(PRODUCT)).toEqual([
    { language: 'de', theme: 'dark', width: 390 },
    { language: 'en', theme: 'light', width: 1440 },
    { language: 'ja', theme: 'dark', width: 390 },
  ]);
});
