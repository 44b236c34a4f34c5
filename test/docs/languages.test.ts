/** README.md, the preview and the sample blog know every language and theme. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import sampleBlog from '../../examples/sample-blog/worker.ts';
import { LANGUAGE_ENTRIES, LANGUAGES } from '../../src/contract/language.ts';
import { COLOR_SCHEMES } from '../../src/contract/theme.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED_LANGUAGES = new RegExp(`\\b(${NUMBERS.join('|')}) (?:languages|dictionaries)\\b`, 'g');
const COUNTED_THEMES = new RegExp(`\\b(both|${NUMBERS.join('|')}) themes\\b`, 'g');

/** The numbers that a text states. */
const countsIn = (text: string, counted: RegExp): number[] =>
  [...text.matchAll(counted)].map(([, word = '']) => NUMBERS.indexOf(word === 'both' ? 'two' : word) + 2);

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

test('README.md counts languages and themes right', async () => {
  const text = await read('README.md');
  expect([...new Set(countsIn(text, COUNTED_LANGUAGES))]).toEqual([LANGUAGES.length]);
  expect([...new Set(countsIn(text, COUNTED_THEMES))]).toEqual([COLOR_SCHEMES.length]);
});

test.each(COLOR_SCHEMES)('the sample page of the preview has a background for the theme %s', async (theme) => {
  expect(await read('packages/studio/src/preview/browser/sample.css')).toContain(`.sample-hero--${theme} {`);
});

test.each(LANGUAGES)('the sample blog has a post in %s', async (language) => {
  const { blogCode } = LANGUAGE_ENTRIES[language];
  const query = blogCode === null ? '' : `?lang=${blogCode}`;
  const response = await sampleBlog.fetch(new Request(`https://blog.example.com/api/last-post${query}`));
  expect(response.status).toBe(200);
});
