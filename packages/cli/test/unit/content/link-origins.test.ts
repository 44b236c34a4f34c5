import { expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { linkOriginsOf } from '../../../../../src/content/link-origins.ts';

const { brand } = COMPANY;

test('posts may link to the blog, the site and the other origins of the brand', () => {
  const origins = linkOriginsOf(brand);
  for (const origin of [brand.blog.origin, brand.siteOrigin, brand.origins.support]) expect(origins).toContain(origin);
  expect(origins).toHaveLength(2 + Object.keys(brand.origins).length);
});

test('blog.linkOrigins replaces them', () => {
  const linkOrigins = ['https://stories.example.com'];
  expect(linkOriginsOf({ ...brand, blog: { ...brand.blog, linkOrigins } })).toEqual(linkOrigins);
});
