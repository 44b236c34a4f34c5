/** Requests the latest post of every blog source, as the service does. */

import { linkOriginsOf } from '../../../../src/content/link-origins.ts';
import { postSourceOf } from '../../../../src/content/post-source.ts';
import type { BrandFile } from '../../../../src/content/schema.ts';
import { DEFAULT_LANGUAGE } from '../../../../src/contract/language.ts';
import { type Fetch, fetchPost } from '../../../../src/teaser/fetch-post.ts';
import { TIMINGS } from '../../../../src/teaser/timings.ts';

/** @returns a line for each source without a post that can be shown */
export async function failingSources(brand: BrandFile, fetch: Fetch): Promise<readonly string[]> {
  const options = {
    fetch,
    now: Date.now,
    timings: TIMINGS,
    imageOrigins: brand.blog.imageOrigins,
    linkOrigins: linkOriginsOf(brand),
  };
  const lines = Object.keys(brand.blog.sources).map(async (name) => {
    const request = { ...postSourceOf(brand, name), language: DEFAULT_LANGUAGE };
    return fetchPost(request, null, options).then(
      () => [],
      (error: Error) => [`blog source ${name}: ${error.message}`],
    );
  });
  return (await Promise.all(lines)).flat();
}
