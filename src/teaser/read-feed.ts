/** Finds the latest post of a feed: RSS 0.91 to 2.0, RSS 1.0 or Atom 1.0. Loaded only if the content names a feed. */

import { XmlElement } from '@rgrove/parse-xml';
import { parseXml } from '../contract/parse-xml.ts';
import type { PostFields } from './blog-post.ts';
import { htmlText } from './html-text.ts';

/** The first picture in HTML. Linear in time: no match goes beyond the next `<`. */
const PICTURE = /<img\s(?:[^<>]*\s)?src\s*=\s*["']?([^\s"'<>]+)/i;

/** Elements that name a file, which may be a picture. */
const PICTURES: readonly string[] = ['enclosure', 'media:content', 'media:thumbnail'];

/** Of an `xml:base`, which every link of the feed is resolved against. */
const MAX_BASE_LENGTH = 2_000;

/** The end tag of a post. */
const POST_END = /<\/(?:item|entry)\s*>/g;

/**
 * Reads a feed, or the complete posts of a truncated feed. Does not expand entities that the feed defines.
 *
 * @param address the feed's URL
 * @returns the latest post with a title and a link, or the first if posts have no dates; `null` without one
 */
export function readFeed(feed: string, address: string): PostFields | null {
  try {
    return latestPost(feed, address);
  } catch {
    // the message would quote the feed
    return null;
  }
}

function latestPost(feed: string, address: string): PostFields | null {
  const { root } = parseXml(untilLastPost(feed), { ignoreUndefinedEntities: true });
  const parents = root ? [root, ...elementsIn(root)] : [];
  const items = parents.flatMap(elementsIn).filter(({ name }) => name === 'item' || name === 'entry');
  const posts = items.filter((item) => titleOf(item) && linkOf(item, address));
  const instants = posts.map(instantOf);
  const latest =
    posts[instants.indexOf(instants.reduce((most, instant) => Math.max(most, instant), Number.NEGATIVE_INFINITY))];
  return latest ? { title: titleOf(latest), url: linkOf(latest, address), imageUrl: pictureOf(latest, address) } : null;
}

/** Removes everything after the last complete post. */
function untilLastPost(feed: string): string {
  const root = /<(rss|feed|rdf:RDF)[\s>]/.exec(feed)?.[1] ?? '';
  let end = 0;
  for (const { 0: tag, index } of feed.matchAll(POST_END)) end = index + tag.length;
  // other control characters are not valid XML
  const posts = feed
    .slice(0, end)
    .trimStart()
    .replace(/(?![\t\n\r])\p{Cc}/gu, '');
  return `${posts}${root === 'rss' ? '</channel>' : ''}</${root}>`;
}

function titleOf(item: XmlElement): string | undefined {
  const title = elementsIn(item).find((element) => element.name === 'title');
  // RSS does not define whether titles are HTML, but most blogs send it
  const type = title?.attributes.type ?? (item.name === 'entry' ? 'text' : 'html');
  const text = title?.text.trim();
  return text && type === 'html' ? htmlText(text) : text;
}

function linkOf(item: XmlElement, address: string): string | undefined {
  const links = elementsIn(item).filter(({ name, attributes }) => {
    const { rel = 'alternate', isPermaLink } = attributes;
    return (name === 'link' && rel === 'alternate') || (name === 'guid' && isPermaLink !== 'false');
  });
  const [link, guid] = ['link', 'guid'].map((name) => {
    const element = links.find((found) => found.name === name);
    return element && resolved(element.attributes.href ?? element.text, element, address);
  });
  return link ?? guid;
}

function pictureOf(item: XmlElement, address: string): string | undefined {
  for (const element of descendantsOf(item)) {
    const { url, href, src, rel, medium, type = '' } = element.attributes;
    const isImage = (medium ?? 'image') === 'image' && /^(?:image\/|$)/.test(type);
    if (PICTURES.includes(element.name) && isImage) return resolved(url, element, address);
    if (element.name === 'link' && rel === 'enclosure' && isImage) return resolved(href, element, address);
    if (element.name === 'img') return resolved(src, element, address);
  }
  for (const name of ['content:encoded', 'content', 'description', 'summary']) {
    const element = elementsIn(item).find((inner) => inner.name === name);
    const picture = element && PICTURE.exec(element.text)?.[1];
    if (picture) return resolved(htmlText(picture), element, address);
  }
  return undefined;
}

/** In milliseconds since 1970. */
function instantOf(item: XmlElement): number {
  const dates = ['pubDate', 'dc:date', 'published', 'updated'].flatMap((date) =>
    elementsIn(item).filter(({ name }) => name === date),
  );
  return Date.parse(dates[0]?.text.trim() ?? '') || 0;
}

/** @param element resolves against its own or the nearest ancestor's `xml:base` */
function resolved(value: string | undefined, element: XmlElement, address: string): string | undefined {
  return value?.trim() ? URL.parse(value.trim(), baseOf(element, address))?.href : undefined;
}

function baseOf({ attributes, parent }: XmlElement, address: string): string {
  const around = parent instanceof XmlElement ? baseOf(parent, address) : address;
  const own = attributes['xml:base'] ?? '';
  return (own.length <= MAX_BASE_LENGTH && URL.parse(own, around)?.href) || around;
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** In the order of the feed. */
function descendantsOf(element: XmlElement, found: XmlElement[] = []): readonly XmlElement[] {
  for (const child of elementsIn(element)) {
    found.push(child);
    descendantsOf(child, found);
  }
  return found;
}
