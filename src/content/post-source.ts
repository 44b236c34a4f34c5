/** Finds a blog source of the brand. */

import { isSourceAddress } from '../contract/address.ts';
import { DEFAULT_FORMAT, type PostSource } from '../contract/post-format.ts';
import type { BrandFile } from './schema.ts';

/** Where the sample blog stands in for a source of any format. */
const SAMPLE_PATH = '/api/last-post';

/**
 * @param published the address, if it is not that of the files; the format stays
 * @param sampleOrigin of the sample blog, if it stands in
 * @param behaviour of the sample blog
 */
export function postSourceOf(
  { blog }: BrandFile,
  name: string,
  published: string | null = null,
  sampleOrigin: string | null = null,
  behaviour: string | null = null,
): PostSource {
  const source = blog.sources[name] ?? '';
  const origin = `${sampleOrigin ?? blog.origin}${behaviour ? `/${behaviour}` : ''}`;
  const { url: address, ...format } = typeof source === 'string' ? { url: source, ...DEFAULT_FORMAT } : source;
  const url = published ?? address;
  if (sampleOrigin !== null && (typeof source !== 'string' || !url.startsWith('/')))
    return { endpoint: origin + SAMPLE_PATH, format: DEFAULT_FORMAT };
  return { endpoint: url.startsWith('/') ? origin + url : url, format };
}

/** Where the files have a source. */
export function sourceAddress(source: BrandFile['blog']['sources'][string]): string {
  return typeof source === 'string' ? source : source.url;
}

/** What was published of the addresses, by the name of the source, without what cannot be used or is as in the files. */
export function sourceAddresses(
  { blog }: BrandFile,
  texts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const addresses = Object.entries(blog.sources).flatMap(([name, source]) => {
    const text = texts[`blog.${name}`];
    const isOther = text !== undefined && text !== sourceAddress(source) && isSourceAddress(text);
    return isOther ? [[name, text] as const] : [];
  });
  return Object.fromEntries(addresses);
}
