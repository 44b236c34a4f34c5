/** Finds a blog source of the brand. */

import { DEFAULT_FORMAT, type PostSource } from '../contract/post-format.ts';
import type { BrandFile } from './schema.ts';

/** Where the sample blog stands in for a source of any format. */
const SAMPLE_PATH = '/api/last-post';

/**
 * @param sampleOrigin of the sample blog, if it stands in
 * @param behaviour of the sample blog
 */
export function postSourceOf(
  { blog }: BrandFile,
  name: string,
  sampleOrigin: string | null = null,
  behaviour: string | null = null,
): PostSource {
  const source = blog.sources[name] ?? '';
  const origin = `${sampleOrigin ?? blog.origin}${behaviour ? `/${behaviour}` : ''}`;
  if (typeof source === 'string') return { endpoint: origin + source, format: DEFAULT_FORMAT };
  if (sampleOrigin !== null) return { endpoint: origin + SAMPLE_PATH, format: DEFAULT_FORMAT };
  const { url, ...format } = source;
  return { endpoint: url.startsWith('/') ? origin + url : url, format };
}
