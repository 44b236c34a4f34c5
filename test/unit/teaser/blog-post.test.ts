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
  ['an empty array', []],
  ['null', null],
  ['an array of null', [null]],
  ['a string', 'A post'],
  ['a number', 7],
  ['nothing', undefined],
  ['an array in an array', [[ANSWER]]],
  ['no title', { link: LINK }],
  ['a title that is not a string', { ...ANSWER, title: { rendered: 'A post' } }],
  ['an empty title', { ...ANSWER, title: '' }],
  ['a title of spaces and marks', { ...ANSWER, title: ' \u202e\u0000\ufeff ' }],
  ['no link', { title: 'A post' }],
  ['a link that is not a string', { ...ANSWER, link: 7 }],
  ['a link over http', { ...ANSWER, link: 'http://blog.example.com/post' }],
  ['a javascript: link', { ...ANSWER, link: 'javascript:alert(1)' }],
  ['a javascript: link with spaces', { ...ANSWER, link: ' \tjava\nscript:alert(1)' }],
  ['a data: link', { ...ANSWER, link: 'data:text/html,<script>' }],
  ['a link with credentials', { ...ANSWER, link: 'https://user:pass@blog.example.com/' }],
  ['a link with a user', { ...ANSWER, link: 'https://blog.example.com@evil.example/' }],
  ['a relative link', { ...ANSWER, link: '/post' }],
  ['a link without a protocol', { ...ANSWER, link: '//blog.example.com/post' }],
  ['an overlong link', { ...ANSWER, link: `${LINK}?${'a'.repeat(2_048)}` }],
])('%s is rejected', (_, answer) => {
  expect(() => parseBlogAnswer(answer)).toThrow(BlogAnswerError);
});

describe('the image', () => {
  test.each([
    [`${IMAGE}`, `${IMAGE}?w=300`],
    [`${IMAGE}?fit=crop&q=80`, `${IMAGE}?fit=crop&q=80&w=300`],
    [`${IMAGE}?w=1200&q=80`, `${IMAGE}?w=300&q=80`],
    [`${IMAGE}#top`, `${IMAGE}?w=300#top`],
  ])('%s is requested 300 pixels wide: %s', (thumbnail, expected) => {
    expect(parseBlogAnswer({ ...ANSWER, thumbnail }).imageUrl).toBe(expected);
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['not a string', { url: IMAGE }],
    ['empty', ''],
    ['over http', 'http://images.example.com/post.png'],
    ['a data: URL', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['a javascript: URL', 'javascript:alert(1)'],
    ['relative', '/post.png'],
    ['with credentials', 'https://user@images.example.com/post.png'],
    ['a blob: URL', 'blob:https://images.example.com/0b8e6f5c'],
    ['on another port', 'https://images.example.com:8443/post.png'],
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

describe('the title', () => {
  const titleOf = (title: string) => parseBlogAnswer({ ...ANSWER, title }).title;

  test.each([
    ['  Two\r\n\tlines\u0000 \u0085of\u2028text  ', 'Two lines of text'],
    ['turned \u202eback\u202c \u2066and\u2069 \u200eagain\u200f\u061c', 'turned back and again'],
    ['\ufeffbyte order', 'byte order'],
    ['half a \ud83d pair', 'half a pair'],
    ['a whole 🔑 pair', 'a whole 🔑 pair'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['パスキーの仕組み', 'パスキーの仕組み'],
  ])('%j becomes one plain line', (title, expected) => {
    expect(titleOf(title)).toBe(expected);
  });

  test('of 160 characters is not truncated', () => {
    expect(titleOf('🔑'.repeat(160))).toBe('🔑'.repeat(160));
  });

  test.each([161, 700, 100_000])('of %i characters is truncated to 160, between characters', (length) => {
    const title = titleOf('🔑'.repeat(length));
    expect([...title]).toHaveLength(160);
    expect(title.endsWith('🔑…')).toBe(true);
  });
});

test('the link is escaped', () => {
  const { url } = parseBlogAnswer({ ...ANSWER, link: 'https://blog.example.com/"><script>?<!--#include -->' });
  expect(url).not.toMatch(/["<>]/);
});
