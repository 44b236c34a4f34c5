/** Docs and examples that count or list languages and themes know every one of them. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
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

describe.each([
  'README.md',
  'docs/hosts.md',
  'docs/customizing.md',
  'docs/editors.md',
  'docs/accessibility.md',
  'docs/architecture.md',
])('%s', (file) => {
  test('counts languages and themes right wherever it counts them', async () => {
    const text = await read(file);
    for (const count of countsIn(text, COUNTED_LANGUAGES)) expect(count).toBe(LANGUAGES.length);
    for (const count of countsIn(text, COUNTED_THEMES)) expect(count).toBe(COLOR_SCHEMES.length);
  });
});

test('README.md counts languages and themes', async () => {
  const text = await read('README.md');
  expect(countsIn(text, COUNTED_LANGUAGES)).not.toEqual([]);
  expect(countsIn(text, COUNTED_THEMES)).not.toEqual([]);
});

test.each(COLOR_SCHEMES)('the sample page of the preview has a background for the theme %s', async (theme) => {
  expect(await read('studio/preview/browser/sample.css')).toContain(`.sample-hero--${theme} {`);
});

test.each(LANGUAGES)('the sample blog has a post in %s', async (language) => {
  const { blogCode } = LANGUAGE_ENTRIES[language];
  const query = blogCode === null ? '' : `?lang=${blogCode}`;
  const response = await sampleBlog.fetch(new Request(`https://blog.example.com/api/last-post${query}`));
  expect(response.status).toBe(200);
});
