/** Blog sources as in companies' brand.json, the answers of such blogs, and the post that is shown. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SourceExample {
  readonly name: string;
  /** In `blog.sources` of brand.json. */
  readonly source: unknown;
  readonly answer: string;
  readonly shows: { readonly title: string; readonly href: string; readonly image: string | null };
}

export const FEED = { url: '/feed/', format: 'feed' };

/** The source for WordPress's REST API. */
export const WORDPRESS = {
  url: '/wp-json/wp/v2/posts?per_page=1&_embed=wp:featuredmedia&_fields=title,link,_links,_embedded',
  format: 'json',
  title: 'title.rendered',
  titleType: 'html',
  link: 'link',
  image: '_embedded.wp:featuredmedia.0.source_url',
};

/** The source for Ghost's content API. */
export const GHOST = {
  url: 'https://example.ghost.io/ghost/api/content/posts/?key=22444f78447824223cefc48062&fields=title,url,feature_image,published_at',
  format: 'json',
  list: 'posts',
  title: 'title',
  link: 'url',
  image: 'feature_image',
  date: 'published_at',
};

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../unit/teaser/fixtures/${name}`, import.meta.url)), 'utf8');

export const SOURCE_EXAMPLES: readonly SourceExample[] = [
  {
    name: 'the REST API of WordPress',
    source: WORDPRESS,
    answer: fixture('wordpress.json'),
    shows: {
      title: 'What’s new in passkeys & sessions…',
      href: 'https://blog.example.com/2026/06/whats-new-in-passkeys/',
      image: 'https://blog.example.com/wp-content/uploads/2026/06/passkeys.jpg?w=300',
    },
  },
  {
    name: 'the content API of Ghost, whose first post is an old one',
    source: GHOST,
    answer: fixture('ghost.json'),
    shows: {
      title: 'When to use a <video> element & when not',
      href: 'https://blog.example.com/a-video-element/',
      image: 'https://images.example.com/photo-1519?crop=entropy&fm=jpg&w=300',
    },
  },
  {
    name: 'the RSS of WordPress, with a picture in the text',
    source: FEED,
    answer: fixture('wordpress.rss'),
    shows: {
      title: 'What’s new in passkeys & sessions',
      href: 'https://blog.example.com/2026/06/whats-new-in-passkeys/',
      image: 'https://blog.example.com/wp-content/uploads/2026/06/passkeys.jpg?a=1&b=2&w=300',
    },
  },
  {
    name: 'the RSS of Ghost, with CDATA and media:content',
    source: FEED,
    answer: fixture('ghost.rss'),
    shows: {
      title: 'Tokens & cookies',
      href: 'https://blog.example.com/tokens/',
      image: 'https://images.example.com/tokens.jpg?w=300',
    },
  },
  {
    name: 'the Atom of Jekyll, whose first entry is an old one',
    source: FEED,
    answer: fixture('jekyll.atom'),
    shows: {
      title: 'Signing fetch requests & more',
      href: 'https://blog.example.com/signing-fetch/',
      image: 'https://blog.example.com/assets/signing.png?w=300',
    },
  },
  {
    name: 'Atom with xml:base, XHTML and other links',
    source: FEED,
    answer: fixture('relative.atom'),
    shows: {
      title: 'Less is more <b>',
      href: 'https://blog.example.com/en/posts/less-is-more',
      image: 'https://blog.example.com/en/less.png?w=300',
    },
  },
  {
    name: 'RSS with relative addresses, enclosures and an entity of HTML',
    source: FEED,
    answer: fixture('podcast.rss'),
    shows: {
      title: 'A post with a picture',
      href: 'https://blog.example.com/with-a-picture',
      image: 'https://blog.example.com/picture.png?w=300',
    },
  },
  {
    name: 'RSS 1.0',
    source: FEED,
    answer: fixture('rss-1.0.rdf'),
    shows: { title: 'パスキーの仕組み', href: 'https://blog.example.com/2', image: null },
  },
];

/** An RSS feed whose only item has these elements. */
export const rss = (elements: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>${`<item>${elements}</item>`}</channel></rss>`;

const TITLE = '<title>How passkeys work</title>';
const LINK = '<link>https://blog.example.com/how-passkeys-work</link>';
const ITEM = rss(TITLE + LINK);

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha">${Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY ${'abcdefghijkl'[index + 1]} "${`&${'abcdefghijkl'[index]};`.repeat(10)}">`,
).join('')}]>`;

/** Feeds that are broken or hostile: the title that is shown, or `null` for the fallback. */
export const HOSTILE_FEEDS: readonly {
  readonly name: string;
  readonly body: BodyInit;
  readonly shows: string | null;
  readonly hasImage?: boolean;
}[] = [
  {
    name: 'a billion laughs',
    body: `${LAUGHS}<rss><channel><item><title>&k;</title>${LINK}</item></channel></rss>`,
    shows: '&k;',
  },
  {
    name: 'an entity that reads a file',
    body: `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title>${LINK}</item></channel></rss>`,
    shows: '&x;',
  },
  {
    name: 'a defined entity that is not used',
    body: `${LAUGHS}<rss><channel><item>${TITLE}${LINK}</item></channel></rss>`,
    shows: 'How passkeys work',
  },
  {
    name: 'entities named like properties of every object',
    body: rss(`<title>&constructor;</title>${LINK}`),
    shows: '&constructor;',
  },
  {
    name: 'elements named like properties of every object',
    body: rss(`<__proto__>x</__proto__><constructor>y</constructor><toString/>${TITLE}${LINK}`),
    shows: 'How passkeys work',
  },
  {
    name: 'five megabytes after the first post',
    body: ITEM.replace('</channel>', `<x>${'x'.repeat(5e6)}</x></channel>`),
    shows: 'How passkeys work',
  },
  {
    name: 'five megabytes before the first post',
    body: ITEM.replace('<item>', `<x>${'x'.repeat(5e6)}</x><item>`),
    shows: null,
  },
  { name: 'a title of five megabytes', body: rss(`<title>${'x'.repeat(5e6)}</title>${LINK}`), shows: null },
  {
    name: 'a character cut at the size limit',
    body: ITEM.replace('</channel>', `<x>${'日'.repeat(1e6)}</x></channel>`),
    shows: 'How passkeys work',
  },
  { name: 'a hundred thousand open elements', body: '<a>'.repeat(100_000), shows: null },
  { name: 'deep elements in a post', body: rss(TITLE + LINK + '<b>'.repeat(20_000)), shows: null },
  {
    name: 'a hundred thousand attributes',
    body: `<rss ${Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join(' ')}><channel/></rss>`,
    shows: null,
  },
  {
    name: 'Windows line breaks',
    body: rss(`${TITLE}${LINK}<description>${'\r\n'.repeat(120_000)}</description>`),
    shows: 'How passkeys work',
  },
  { name: 'CDATA without an end', body: rss('<title><![CDATA['.repeat(10_000)), shows: null },
  { name: 'comments without an end', body: rss('<!--'.repeat(50_000)), shows: null },
  {
    name: 'images without an end',
    body: rss(`${TITLE}${LINK}<description><![CDATA[${'<img '.repeat(40_000)}]]></description>`),
    shows: 'How passkeys work',
  },
  {
    name: 'an image with endless attributes',
    body: rss(`${TITLE}${LINK}<description><![CDATA[<img ${'src '.repeat(50_000)}]]></description>`),
    shows: 'How passkeys work',
  },
  {
    name: 'tags without an end in the title',
    body: rss(`<title><![CDATA[A title${'<a'.repeat(50_000)}]]></title>${LINK}`),
    shows: `A title${'<a'.repeat(76)}…`,
  },
  { name: 'a cut post', body: ITEM.slice(0, ITEM.indexOf('</item>')), shows: null },
  { name: 'a cut second post', body: ITEM.replace('</channel></rss>', '<item><title>Cut'), shows: 'How passkeys work' },
  { name: 'an end tag without a start tag', body: rss(`</b>${TITLE}${LINK}`), shows: null },
  { name: 'UTF-16', body: new Uint8Array(Buffer.from(`\ufeff${ITEM}`, 'utf16le')), shows: null },
  { name: 'Latin-1', body: new Uint8Array(Buffer.from(ITEM.replace('How', 'É'), 'latin1')), shows: null },
  { name: 'a byte-order mark', body: `\ufeff${ITEM}`, shows: 'How passkeys work' },
  { name: 'empty lines before the feed', body: `\n \r\n${ITEM}`, shows: 'How passkeys work' },
  { name: 'characters that XML does not allow', body: ITEM.replace('How', '\u000bHow'), shows: 'How passkeys work' },
  { name: 'an empty link', body: rss(`${TITLE}<link> </link>`), shows: null },
  {
    name: 'an empty link beside an id',
    body: rss(`${TITLE}<link/><guid>https://blog.example.com/id</guid>`),
    shows: 'How passkeys work',
  },
  {
    name: 'a page',
    body: '<!doctype html><html><head><title>Log in</title><link href="/x"><body><p>Log in<br></html>',
    shows: null,
  },
  { name: 'JSON', body: '{"title":"x"}', shows: null },
  { name: 'nothing', body: '', shows: null },
  { name: 'no posts', body: '<rss version="2.0"><channel><title>Blog</title></channel></rss>', shows: null },
  { name: 'a post without a link', body: rss(TITLE), shows: null },
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    'https://evil.example/',
    'http://blog.example.com/',
    'https://u:p@blog.example.com/',
  ].map((link) => ({ name: `the link ${link}`, body: rss(`${TITLE}<link>${link}</link>`), shows: null })),
  {
    name: 'an xml:base elsewhere',
    body: ITEM.replace('<item>', '<item xml:base="https://evil.example/">').replace('https://blog.example.com', ''),
    shows: null,
  },
  {
    name: 'an image elsewhere',
    body: rss(`${TITLE}${LINK}<enclosure url="https://evil.example/x.png" type="image/png"/>`),
    shows: 'How passkeys work',
  },
  {
    name: 'an image with a javascript: address',
    body: rss(`${TITLE}${LINK}<enclosure url="javascript:alert(1)" type="image/png"/>`),
    shows: 'How passkeys work',
  },
  {
    name: 'markup in the title',
    body: rss(
      `<title>&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--#include --&gt;&amp;lt;b&amp;gt; bold</title>${LINK}`,
    ),
    shows: 'alert(1)<b> bold',
  },
  {
    name: 'characters that do not exist or must not be shown',
    body: rss(`<title><![CDATA[A&#0;&#x1b;&#xd800;&#9999999; title &#x202e;]]></title>${LINK}`),
    shows: 'A title',
  },
];
