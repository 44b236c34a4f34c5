/** Finds a language's blog sources: brand.json's, with published changes. */

import { isSourceAddress, PUBLIC_URL } from '../contract/address.ts';
import { ownValue } from '../contract/own-value.ts';
import { DEFAULT_FORMAT, type PostSource, type SourceSettings } from '../contract/post-format.ts';
import { formatText, parseFormat } from '../contract/source-format.ts';
import { addressPlace, blogPlace, formatPlace } from './place.ts';
import type { BrandFile } from './schema.ts';

/** The path on the sample blog, for sources of any format. */
const SAMPLE_PATH = '/api/last-post';

/**
 * @param published the source if it differs from the files, else `null`
 * @param sampleOrigin the sample blog's origin if it replaces the blog, else `null`
 * @param behaviour the sample blog's behaviour
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

/** A source in the files; `null` if they have none of this name. */
export function fileSource({ sources }: BrandFile['blog'], name: string): SourceSettings | null {
  const source = ownValue(sources, name);
  if (source === undefined) return null;
  if (typeof source === 'string') return { address: source, format: DEFAULT_FORMAT };
  const { url: address, ...format } = source;
  return { address, format };
}

/** Why the service cannot use a text as a source's address; `null` if it can, or if the text is another one. */
export function sourceProblem(place: string, text: string): string | null {
  if (blogPlace(place)?.kind !== 'address' || isSourceAddress(text)) return null;
  return `must be a path on the blog, such as /feed/, or ${PUBLIC_URL}`;
}

/**
 * Published sources: `news`, for example, is the texts `blog.news` and `blog.news.format`. Omits sources that match the
 * files, or whose address or format is not usable.
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
