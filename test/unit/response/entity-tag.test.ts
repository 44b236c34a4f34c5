import { describe, expect, test } from 'vitest';
import { contentHash, entityTag, matchesEntityTag, weakEntityTag } from '../../../src/response/entity-tag.ts';

test('the tag is strong and depends only on the content', () => {
  const tagOf = (text: string) => entityTag(contentHash(text));
  const tag = tagOf('<p>日本語</p>');
  expect(tag).toMatch(/^"portico-[0-9a-f]{24}"$/);
  expect(tagOf('<p>日本語</p>')).toBe(tag);
  expect(tagOf('<p>日本語 </p>')).not.toBe(tag);
});

describe('If-None-Match', () => {
  const tag = '"portico-0123"';

  test.each([
    ['the tag itself', tag],
    ['the tag made weak on its way', `W/${tag}`],
    ['a list with the tag', `"other", ${tag}`],
    ['a list without spaces', `"other",W/${tag},"third"`],
  ])('%s matches', (_, header) => {
    expect(matchesEntityTag(header, tag)).toBe(true);
  });

  test.each([
    ['no header', null],
    ['an empty header', ''],
    ['a star', '*'],
    ['the tag without quotes', 'portico-0123'],
    ['a tag that starts the same', '"portico-01234"'],
    ['the tag of a compressed answer', '"portico-0123-gzip"'],
  ])('%s does not match', (_, header) => {
    expect(matchesEntityTag(header, tag)).toBe(false);
  });
});

test('a weak tag matches itself, as strong or weak', () => {
  const tag = weakEntityTag('0123');
  expect(matchesEntityTag(tag, tag)).toBe(true);
  expect(matchesEntityTag('"portico-0123"', tag)).toBe(true);
  expect(matchesEntityTag('W/"portico-01"', tag)).toBe(false);
});
