/** SVG files that a company must not publish, and the build's messages about each. */

export const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}\n</svg>\n`;

const PATH = '<path d="M0 0h24v24H0z"/>';

/** `line 2` is the first below the `svg` element. */
export const REFUSED: Readonly<Record<string, readonly [file: string | Uint8Array, ...problems: string[]]>> = {
  'a script': [svg(`<script>alert(1)</script>${PATH}`), 'line 2: <script> is not allowed: remove it'],
  'a script in a group, on its own line': [
    svg(`<g>\n  <g>\n    <script href="#a"/></g></g>`),
    'line 4: <script> is not allowed: remove it',
  ],
  'a script with the prefix of a namespace': [
    svg(
      `<s:script xmlns:s="http://www.w3.org/2000/svg" onclick="a()">alert(1)</s:script><x:p xmlns:x="u">${PATH}</x:p><script/>`,
    ),
    'line 2: <s:script> is not allowed: remove it',
    'line 2: <script> is not allowed: remove it',
  ],
  onload: [
    svg(PATH, 'viewBox="0 0 24 24" onload="alert(1)"'),
    'line 1: onload="alert(1)" is not allowed: remove it, and all scripts',
  ],
  'a handler in capitals': [
    svg('<path ONCLICK="a()" d="M0 0"/>'),
    'line 2: onclick="a()" is not allowed: remove it, and all scripts',
  ],
  'markup in an attribute, which an editor has escaped': [
    svg(PATH, 'viewBox="0 0 24 24" fill="red&quot;&gt;&lt;script&gt;a()&lt;/script&gt;"'),
    '(file): fill="red"><script>a()</script>" contains quotes or markup: remove it',
  ],
  'markup in a style': [
    svg(`<style><path onload="a()"/></style>${PATH}`),
    'line 2: a style contains markup: remove it',
  ],
  foreignObject: [
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//a"/></body></foreignObject>'),
    'line 2: <foreignObject> is not allowed: remove it',
  ],
  'HTML that ends the drawing': [svg(`<p>${PATH}</p>`), 'line 2: <p> is outside <svg>: remove it'],
  'a link to javascript:': [
    svg(`<a xlink:href="javascript:alert(1)">${PATH}</a>`),
    'line 2: <a> is not allowed: remove it',
  ],
  'a javascript: address on a shape': [
    svg('<use href="java&#10;script:alert(1)"/>'),
    'line 2: href="java\nscript:alert(1)" refers to something outside: only #ids in the file are allowed',
  ],
  'a <use> of another file': [
    svg('<use xlink:href="https://evil.example/a.svg#a"/>'),
    'line 2: href="https://evil.example/a.svg#a" refers to something outside: only #ids in the file are allowed',
  ],
  'a paint from another file': [
    svg('<path fill="url(//evil.example/#a)" d="M0 0"/>'),
    'line 2: fill="url(//evil.example/#a)" refers to something outside: only url(#id) with an id in the file is allowed',
  ],
  'a picture': [
    svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
    'line 2: <image> is not allowed: draw it as shapes',
  ],
  'a data: address': [
    svg('<path clip-path="url(data:image/svg+xml,x#a)" d="M0 0"/>'),
    'line 2: clip-path="url(data:image/svg+xml,x#a)" refers to something outside: only url(#id) with an id in the file is allowed',
  ],
  'a style with @import': [
    svg(`<style>@import "//evil.example/a.css";</style>${PATH}`),
    'line 2: @import is not allowed: remove it',
  ],
  'a style with an address': [
    svg(`<style>path{fill:url(//evil.example/#a)}</style>${PATH}`),
    'line 2: a style refers to something outside: only url(#id) with an id in the file is allowed',
  ],
  'an address hidden by escapes': [
    svg('<path style="fill:\\75rl(//evil.example)" d="M0 0"/>'),
    'line 2: escapes are not allowed in styles: write the character instead of \\',
  ],
  'a variable from the page': [
    svg('<path style="fill:var(--secret)" d="M0 0"/>'),
    'line 2: a style refers to something outside: only url(#id) with an id in the file is allowed',
  ],
  'rules that only a style sheet can have': [
    svg(`<style>@media print{path{fill:red}}</style>${PATH}`),
    '(file): <style> has rules that cannot become attributes, such as @media or :hover: remove them',
  ],
  'a blend mode': [
    svg('<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'),
    '(file): style="mix-blend-mode:multiply" cannot become attributes: remove it',
  ],
  'an animation': [
    svg('<path d="M0 0h9v9z"><animate attributeName="href" to="javascript:a()"/><set/></path>'),
    'line 2: <animate> is not allowed: remove it',
    'line 2: <set> is not allowed: remove it',
  ],
  'a bomb of entities': [
    '<?xml version="1.0"?>\n<!DOCTYPE svg [\n<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;&a;&a;">\n]>\n<svg viewBox="0 0 1 1">&b;</svg>',
    'line 2: <!DOCTYPE is not allowed: remove it',
    'line 3: <!ENTITY is not allowed: remove it',
    'line 4: <!ENTITY is not allowed: remove it',
  ],
  'a bomb of uses': [
    svg('<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g>\n<use href="#b"/>'),
    'line 3: <use> refers to "#b", which has a <use> inside: draw its shapes',
  ],
  'a use of a use': [
    svg('<path id="a" d="M0 0h9v9z"/><use id="b" href="#a"/>\n<use href="#b"/>'),
    'line 3: <use> refers to "#b", which has a <use> inside: draw its shapes',
  ],
  CDATA: [svg(`<g><![CDATA[<script>alert(1)</script>]]></g>`), 'line 2: <![CDATA[ is not allowed: remove it'],
  'an external style sheet': [
    `<?xml version="1.0"?>\n<?xml-stylesheet href="//evil.example/a.css"?>\n${svg(PATH)}`,
    'line 2: <?xml-stylesheet is not allowed: remove it',
  ],
  'an unknown entity': [svg('<g>&evil;</g>'), 'line 2: text is not allowed: convert it to paths, or remove it'],
  text: [svg('<text x="1">Globex</text>'), 'line 2: <text> is not allowed: convert it to paths'],
  'a group that is not closed': [svg('<g>'), 'line 3: is not well-formed XML: Unexpected close tag'],
  'a file that is not XML': ['Globex', '(file): has no <svg> element: export it as SVG'],
  'an empty file': ['', '(file): has no <svg> element: export it as SVG'],
  'a PNG': [Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), '(file): is not text in UTF-8: export logo.svg again'],
  'two drawings': [svg(PATH) + svg(PATH), 'line 4: <svg> is outside <svg>: remove it'],
  'a drawing without viewBox': [
    svg(PATH, 'width="80" height="20"'),
    '(file): has no viewBox of four numbers: write one such as viewBox="0 0 80 20" in <svg>',
  ],
  'an incomplete viewBox': [
    svg(PATH, 'viewBox="0 0 24"'),
    '(file): has no viewBox of four numbers: write one such as viewBox="0 0 24 24" in <svg>',
  ],
  'a logo as long as a sentence': [
    svg(PATH, 'viewBox="0 0 200 20"'),
    '(file): is 10 times as wide as it is high, but the row fits only 6 times: use a narrower logo',
  ],
  'an endless drawing': [
    svg(`<path d="M${Array.from({ length: 4000 }, (_, index) => `${index * 7} ${(index * 37) % 101}`).join('L')}"/>`),
    '(file): is 20 kB after minification, but the limit is 10 kB: simplify it',
  ],
  'a file of two megabytes': [
    svg(PATH + ' '.repeat(2_000_000)),
    '(file): is 2 MB, but the limit is 500 kB: remove embedded pictures and hidden layers',
  ],
  'a hundred thousand groups': [
    svg(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`),
    '(file): is nested too deeply: ungroup it',
  ],
};
