/** Finds the blog sources of a language: those of the brand, and what was published of them. */

import { isSourceAddress } from '../contract/address.ts';
import { DEFAULT_FORMAT, type PostSource, type SourceSettings } from '../contract/post-format.ts';
import { formatText, parseFormat } from '../contract/source-format.ts';
import { addressPlace, blogPlace, formatPlace } from './blog-place.ts';
import type { BrandFile } from './schema.ts';

/** Where the sample blog stands in for a source of any format. */
const SAMPLE_PATH = '/api/last-post';

/**
 * @param published the source, if it is not that of the files
 * @param sampleOrigin of the sample blog, if it stands in
 * @param behaviour of the sample blog
 */
export function postSourceOf(
  { blog }: Pick<BrandFile, 'blog'>,
  name: string,
  published: SourceSettings | null = null,
  sampleOrigin: string | null = null,
  behaviour: string | null = null,
): PostSource {
  const { address, format } = published ?? fileSource(blog, name) ?? { address: '', format: DEFAULT_FORMAT };
  const origin = `${sampleOrigin ?? blog.origin}${behaviour ? `/${behaviour}` : ''}`;
  const isOnBlog = address === '' || address.startsWith('/');
  if (sampleOrigin !== null && !(isOnBlog && format === DEFAULT_FORMAT))
    return { endpoint: origin + SAMPLE_PATH, format: DEFAULT_FORMAT };
  return { endpoint: isOnBlog ? origin + address : address, format };
}

/** A source as the files have it; `null` if they lack it. */
export function fileSource({ sources }: BrandFile['blog'], name: string): SourceSettings | null {
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (source === undefined) return null;
  if (typeof source === 'string') return { address: source, format: DEFAULT_FORMAT };
  const { url: address, ...format } = source;
  return { address, format };
}

/**
 * What was published of sources: of `news`, the texts `blog.news` and `blog.news.format`. One that is as in the files, or
 * has an address or a format that cannot be used, is left out.
 */
export function publishedSources(
  { blog }: Pick<BrandFile, 'blog'>,
  texts: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, SourceSettings> {
  const places = new Map(Object.entries(texts));
  const names = [...places.keys()].flatMap((place) => {
    const of = blogPlace(place);
    return of && of.kind !== 'choice' ? [of.name] : [];
  });
  const sources = [...new Set(names)].flatMap((name) => {
    const files = fileSource(blog, name);
    const address = places.get(addressPlace(name)) ?? files?.address ?? '';
    const text = places.get(formatPlace(name));
    const format = text === undefined ? (files?.format ?? DEFAULT_FORMAT) : parseFormat(text);
    if (format === null || !isSourceAddress(address)) return [];
    const isAsFiles = address === files?.address && formatText(format) === formatText(files.format);
    return isAsFiles ? [] : [[name, { address, format }] as const];
  });
  return new Map(sources);
}
