/** The chrome in pages that are strings, however the page is written. */

import { expect, test } from 'vitest';
import { injectChrome } from '../../src/index.ts';

const CHROME = {
  head: '<link href="c.css">',
  header: '<header class="h" data-portico="header">$& $1 $$</header>',
  footer: "<footer data-portico='footer'>$`</footer>",
};
const { head, header, footer } = CHROME;

test.each([
  ['is whole', '<html><head><title>A</title>', '</head><body>', '<p>$&</p>', '</body></html>'],
  ['has upper-case tags', '<HTML><HEAD>', '</HEAD ><BODY\nCLASS=a>', '<p>', '</BODY\n></HTML>'],
  ['has attributes with >', '<html><head>', '</head><body data-a="1 > 0" data-b = \'>\'>', '<p>', '</body>'],
  ['has an unquoted apostrophe', '<head>', "</head><body title=it's>", "<p title=it's>", '</body>'],
  [
    'has tags in comments',
    '<head><!-- </head><body> -->',
    '</head><body>',
    '<!-- </body> -->',
    '</body><!-- </body> -->',
  ],
  ['has empty comments', '<head><!--><!--->', '</head><body>', '<!----><!-- a --!>', '</body>'],
  [
    'has tags in scripts and other text',
    '<head><title></head><body></title><script>"</head><body>"</script><style>/* <body> */</style>',
    '</head><body>',
    '<textarea></body></textarea>',
    '</body><script>"</body>"</script>',
  ],
  ['has tags in attributes', '<head><meta content="</head><body>">', '</head><body>', '<a title="</body>">', '</body>'],
  ['ends twice', '<head>', '</head><body>', '<p></body></html>', '</body></html>'],
  ['leaves out the end of its head', '<!doctype html><title>A</title>', '<body>', '<p>', '</body>'],
  ['leaves out the end of its body', '<head>', '</head><body>', '<p>', '</html>\n'],
  ['leaves out all ends', '<title>A</title>', '<body>', '<p>', ''],
  ['has a header and footer of its own', '<head>', '</head><body>', '<header>A</header><footer></footer>', '</body>'],
  ['shows markup of the chrome as text', '<head>', '</head><body>', '&lt;header data-portico="header">', '</body>'],
])('a page that %s has the chrome in its places', (_, start, middle, content, end) => {
  const page = [start, middle, content, end].join('');
  expect(injectChrome(page, CHROME)).toBe([start, head, middle, header, content, footer, end].join(''));
});

test.each([
  ['a part of a page', '<main>A</main>'],
  ['text', 'a < b'],
  ['empty', ''],
  ['a page whose body is a comment', '<head></head><!-- <body>'],
  ['a page whose body has no end', '<head></head><scripts><script><body></body>'],
  ['a page in which elements load the chrome', '<body><portico-header lang="de"></portico-header></body>'],
])('what is %s stays as it is', (_, page) => {
  expect(injectChrome(page, CHROME)).toBe(page);
});

test('a page that has the chrome stays as it is', () => {
  const once = injectChrome('<head></head><body><p></body>', CHROME);
  expect(once).not.toBe('<head></head><body><p></body>');
  expect(injectChrome(once, { ...CHROME, header: '<header data-portico="header">new</header>' })).toBe(once);
});

test.each(['<!--', '<script>', '<body ', '<body a="', "<a b='", '<a b=', '</', '<', '='])(
  'a long page of unfinished %s stays as it is, without delay',
  (start) => {
    const page = start.repeat(200_000);
    expect(injectChrome(page, CHROME) === page).toBe(true);
  },
);
