/** What of a blog's answer is used; test/support/hostile-blogs.ts has the answers that are dangerous. */

import { describe, expect, test } from 'vitest';
import { BlogAnswerError, parseBlogAnswer as parseAnswer } from '../../../src/teaser/blog-post.ts';

const ORIGINS = { imageOrigins: ['https://images.example.com'], linkOrigins: ['https://blog.example.com'] };

const parseBlogAnswer = (answer: unknown) => parseAnswer(answer, ORIGINS);

const LINK = 'https://blog.example.com/post';
const IMAGE = 'https://images.example.com/post.png';
const ANSWER = { title: 'A post', link: LINK, thumbnail: IMAGE };
const POST = { title: 'A post', url: LINK, imageUrl: `${IMAGE}?w=300` };

test.each([
  ['an object', ANSWER],
  ['an array of one', [ANSWER]],
  ['an array, of which the first is used', [ANSWER, { title: 'Older', link: `${LINK}-2` }]],
  ['an object with more fields', { ...ANSWER, author: '<b>', id: 7 }],
])('%s is a post', (_, answer) => {
  expect(parseBlogAnswer(answer)).toEqual(POST);
});

test.each([
  ['an array of null', [null]],
  ['a number', 7],
  ['no title', { link: LINK }],
  ['an empty title', { ...ANSWER, title: '' }],
  ['no link', { title: 'A post' }],
  ['an overlong link', { ...ANSWER, link: `${LINK}?${'a'.repeat(2_048)}` }],
])('%s is rejected', (_, answer) => {
  expect(() => parseBlogAnswer(answer)).toThrow(BlogAnswerError);
});

describe('the image', () => {
  test.each([
    [`${IMAGE}?fit=crop&q=80`, `${IMAGE}?fit=crop&q=80&w=300`],
    [`${IMAGE}?w=1200&q=80`, `${IMAGE}?w=300&q=80`],
    [`${IMAGE}#top`, `${IMAGE}?w=300#top`],
  ])('%s is requested 300 pixels wide: %s', (thumbnail, expected) => {
    expect(parseBlogAnswer({ ...ANSWER, thumbnail }).imageUrl).toBe(expected);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['over http', 'http://images.example.com/post.png'],
    ['relative', '/post.png'],
  ])('that is %s is dropped, but not the post', (_, thumbnail) => {
    expect(parseBlogAnswer({ ...ANSWER, thumbnail })).toEqual({ ...POST, imageUrl: null });
  });

  test('that is over http is kept if its origin is listed', () => {
    const thumbnail = 'http://localhost:8787/post.svg';
    const imageUrlWith = (imageOrigins: string[]) =>
      parseAnswer({ ...ANSWER, thumbnail }, { ...ORIGINS, imageOrigins }).imageUrl;
    expect(imageUrlWith(['http://localhost:8787'])).toBe(`${thumbnail}?w=300`);
    expect(imageUrlWith(['https://localhost:8787'])).toBeNull();
  });
});

test('the link is escaped', () => {
  const { url } = parseBlogAnswer({ ...ANSWER, link: 'https://blog.example.com/"><script>?<!--#include -->' });
  expect(url).not.toMatch(/["<>]/);
});
