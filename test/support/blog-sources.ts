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
const WORDPRESS = {
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

/** What is shown of a post: its title, the page on the blog, and the address of its image. */
type Shown = readonly [title: string, path: string, image: string | null];

const example = (name: string, source: unknown, file: string, [title, path, image]: Shown): SourceExample => ({
  name,
  source,
  answer: fixture(file),
  shows: { title, href: `https://blog.example.com/${path}`, image },
});

const UPLOAD = 'https://blog.example.com/wp-content/uploads/2026/06/passkeys.jpg';

export const SOURCE_EXAMPLES: readonly SourceExample[] = [
  example('the REST API of WordPress', WORDPRESS, 'wordpress.json', [
    'What’s new in passkeys & sessions…',
    '2026/06/whats-new-in-passkeys/',
    `${UPLOAD}?w=300`,
  ]),
  example('the content API of Ghost, whose first post is an old one', GHOST, 'ghost.json', [
    'When to use a <video> element & when not',
    'a-video-element/',
    'https://images.example.com/photo-1519?crop=entropy&fm=jpg&w=300',
  ]),
  example('the RSS of WordPress, with a picture in the text', FEED, 'wordpress.rss', [
    'What’s new in passkeys & sessions',
    '2026/06/whats-new-in-passkeys/',
    `${UPLOAD}?a=1&b=2&w=300`,
  ]),
  example('the RSS of Ghost, with CDATA and media:content', FEED, 'ghost.rss', [
    'Tokens & cookies',
    'tokens/',
    'https://images.example.com/tokens.jpg?w=300',
  ]),
  example('the Atom of Jekyll, whose first entry is an old one', FEED, 'jekyll.atom', [
    'Signing fetch requests & more',
    'signing-fetch/',
    'https://blog.example.com/assets/signing.png?w=300',
  ]),
  example('Atom with xml:base, XHTML and other links', FEED, 'relative.atom', [
    'Less is more <b>',
    'en/posts/less-is-more',
    'https://blog.example.com/en/less.png?w=300',
  ]),
  example('RSS with relative addresses, enclosures and an entity of HTML', FEED, 'podcast.rss', [
    'A post with a picture',
    'with-a-picture',
    'https://blog.example.com/picture.png?w=300',
  ]),
  example('RSS 1.0', FEED, 'rss-1.0.rdf', ['パスキーの仕組み', '2', null]),
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
const doctype = (start: string, title: string) => `${start}<rss><channel><item>${title}${LINK}</item></channel></rss>`;
const afterItem = (text: string) => ITEM.replace('</channel>', `<x>${text}</x></channel>`);
const described = (html: string) => rss(`${TITLE}${LINK}<description><![CDATA[${html}]]></description>`);
const enclosed = (url: string) => rss(`${TITLE}${LINK}<enclosure url="${url}" type="image/png"/>`);

/** Of these, the post is shown. */
const SHOWN: Readonly<Record<string, BodyInit>> = {
  'a defined entity that is not used': doctype(LAUGHS, TITLE),
  'elements named like properties of every object': rss(
    `<__proto__>x</__proto__><constructor>y</constructor><toString/>${TITLE}${LINK}`,
  ),
  'five megabytes after the first post': afterItem('x'.repeat(5e6)),
  'a character cut at the size limit': afterItem('日'.repeat(1e6)),
  'Windows line breaks': rss(`${TITLE}${LINK}<description>${'\r\n'.repeat(120_000)}</description>`),
  'images without an end': described('<img '.repeat(40_000)),
  'an image with endless attributes': described(`<img ${'src '.repeat(50_000)}`),
  'a cut second post': ITEM.replace('</channel></rss>', '<item><title>Cut'),
  'a byte-order mark': `\ufeff${ITEM}`,
  'empty lines before the feed': `\n \r\n${ITEM}`,
  'characters that XML does not allow': ITEM.replace('How', '\u000bHow'),
  'an empty link beside an id': rss(`${TITLE}<link/><guid>https://blog.example.com/id</guid>`),
  'an image elsewhere': enclosed('https://evil.example/x.png'),
  'an image with a javascript: address': enclosed('javascript:alert(1)'),
};

/** Of these, nothing is shown. */
const NOT_SHOWN: Readonly<Record<string, BodyInit>> = {
  'five megabytes before the first post': ITEM.replace('<item>', `<x>${'x'.repeat(5e6)}</x><item>`),
  'a title of five megabytes': rss(`<title>${'x'.repeat(5e6)}</title>${LINK}`),
  'a hundred thousand open elements': '<a>'.repeat(100_000),
  'deep elements in a post': rss(TITLE + LINK + '<b>'.repeat(20_000)),
  'twenty thousand attributes': `<rss ${Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join(' ')}><channel/></rss>`,
  'CDATA without an end': rss('<title><![CDATA['.repeat(10_000)),
  'comments without an end': rss('<!--'.repeat(50_000)),
  'a cut post': ITEM.slice(0, ITEM.indexOf('</item>')),
  'an end tag without a start tag': rss(`</b>${TITLE}${LINK}`),
  'UTF-16': new Uint8Array(Buffer.from(`\ufeff${ITEM}`, 'utf16le')),
  'Latin-1': new Uint8Array(Buffer.from(ITEM.replace('How', 'É'), 'latin1')),
  'an empty link': rss(`${TITLE}<link> </link>`),
  'a page': '<!doctype html><html><head><title>Log in</title><link href="/x"><body><p>Log in<br></html>',
  JSON: '{"title":"x"}',
  nothing: '',
  'no posts': '<rss version="2.0"><channel><title>Blog</title></channel></rss>',
  'a post without a link': rss(TITLE),
  'an xml:base elsewhere': ITEM.replace('<item>', '<item xml:base="https://evil.example/">').replace(
    'https://blog.example.com',
    '',
  ),
};

const LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  'https://evil.example/',
  'http://blog.example.com/',
  'https://u:p@blog.example.com/',
];

/** Of these, the post is shown with this title. */
const TITLES: Readonly<Record<string, readonly [body: string, title: string]>> = {
  'a billion laughs': [doctype(LAUGHS, '<title>&k;</title>'), '&k;'],
  'an entity that reads a file': [
    doctype('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<title>&x;</title>'),
    '&x;',
  ],
  'entities named like properties of every object': [rss(`<title>&constructor;</title>${LINK}`), '&constructor;'],
  'tags without an end in the title': [
    rss(`<title><![CDATA[A title${'<a'.repeat(50_000)}]]></title>${LINK}`),
    `A title${'<a'.repeat(76)}…`,
  ],
  'markup in the title': [
    rss(
      `<title>&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--#include --&gt;&amp;lt;b&amp;gt; bold</title>${LINK}`,
    ),
    'alert(1)<b> bold',
  ],
  'characters that do not exist or must not be shown': [
    rss(`<title><![CDATA[A&#0;&#x1b;&#xd800;&#9999999; title &#x202e;]]></title>${LINK}`),
    'A title',
  ],
};

/** Feeds that are broken or hostile: the title that is shown, or `null` for the fallback. */
export const HOSTILE_FEEDS: readonly {
  readonly name: string;
  readonly body: BodyInit;
  readonly shows: string | null;
}[] = [
  ...Object.entries(SHOWN).map(([name, body]) => ({ name, body, shows: 'How passkeys work' })),
  ...Object.entries(NOT_SHOWN).map(([name, body]) => ({ name, body, shows: null })),
  ...LINKS.map((link) => ({ name: `the link ${link}`, body: rss(`${TITLE}<link>${link}</link>`), shows: null })),
  ...Object.entries(TITLES).map(([name, [body, shows]]) => ({ name, body, shows })),
];
