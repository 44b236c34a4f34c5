/** Finds the latest post of a feed: RSS 0.91 to 2.0, RSS 1.0 or Atom 1.0. Loaded only if the content names a feed. */

import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { PostFields } from './blog-post.ts';
import { htmlText } from './html-text.ts';

/** The first picture in HTML. Linear in time: no match goes beyond the next `<`. */
const PICTURE = /<img\s(?:[^<>]*\s)?src\s*=\s*["']?([^\s"'<>]+)/i;

/** Elements that name a file, which may be a picture. */
const PICTURES: readonly string[] = ['enclosure', 'media:content', 'media:thumbnail'];

/** The end tag of a post, and the end tags of the feed by root element. */
const POST_END = /<\/(?:item|entry)\s*>/g;
const FEED_END: ReadonlyMap<string, string> = new Map([
  ['rss', '</channel></rss>'],
  ['feed', '</feed>'],
  ['rdf:RDF', '</rdf:RDF>'],
]);

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
  const [latest] = posts.sort((one, other) => instantOf(other) - instantOf(one));
  return latest ? { title: titleOf(latest), url: linkOf(latest, address), imageUrl: pictureOf(latest, address) } : null;
}

/** Removes everything after the last complete post. */
function untilLastPost(feed: string): string {
  const root = /<(rss|feed|rdf:RDF)[\s>]/.exec(feed)?.[1] ?? '';
  const end = Math.max(...[...feed.matchAll(POST_END)].map(({ 0: tag, index }) => index + tag.length));
  const posts = feed.slice(0, end).trimStart();
  // the parser takes quadratic time for other line breaks; other control characters are not valid XML
  return posts.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '') + (FEED_END.get(root) ?? '');
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
  return URL.parse(attributes['xml:base'] ?? '', around)?.href ?? around;
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function descendantsOf(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((child) => [child, ...descendantsOf(child)]);
}
