/** Lists the origins that posts of the blog may link to. */

import type { BrandFile } from './schema.ts';

/** `blog.linkOrigins` of brand.json; without it, the blog, the site and the other origins of the brand. */
export function linkOriginsOf({ blog, siteOrigin, origins }: BrandFile): readonly string[] {
  return blog.linkOrigins ?? [blog.origin, siteOrigin, ...Object.values(origins)];
}
