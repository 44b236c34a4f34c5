/** SVG files: what is refused of them, with the messages about each, and what is accepted. */

export const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}\n</svg>\n`;

const PATH = '<path d="M0 0h24v24H0z"/>';

const OUTSIDE = 'only url(#id) with an id in the file is allowed';
const NO_SIZE = '(file): has no size: export it with a viewBox of four numbers, or with width and height';
const drawn = (attributes: string) => svg(`<path ${attributes} d="M0 0h9v9z"/>`);
const styled = (css: string) => svg(`<style>${css}</style>${PATH}`);

/** `line 2` is the first below the `svg` element. */
export const REFUSED: Readonly<Record<string, readonly [file: string | Uint8Array, ...problems: string[]]>> = {
  'a script': [svg(`<script>alert(1)</script>${PATH}`), 'line 2: <script> is not allowed: remove it'],
  'a script in a group': [
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
  'a handler in capitals': [drawn('ONCLICK="a()"'), 'line 2: ONCLICK="a()" is not allowed: remove it, and all scripts'],
  'markup in an attribute, which an editor has escaped': [
    svg(PATH, 'viewBox="0 0 24 24" fill="red&quot;&gt;&lt;script&gt;a()&lt;/script&gt;"'),
    'line 1: fill="red"><script>a()</script>" contains quotes, escapes or markup: remove it',
  ],
  foreignObject: [
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="//a"/></body></foreignObject>'),
    'line 2: <foreignObject> is not allowed: remove it',
  ],
  'HTML that ends the drawing': [svg(`<p>${PATH}</p>`), 'line 2: <p> is not allowed: remove it'],
  'a link': [svg(`<a xlink:href="javascript:alert(1)">${PATH}</a>`), 'line 2: <a> is not allowed: remove it'],
  'a javascript: address on a shape': [
    svg('<use href="java&#10;script:alert(1)"/>'),
    'line 2: href="java\nscript:alert(1)" refers to something outside: only #ids in the file are allowed',
  ],
  'a <use> of another file': [
    svg('<use xlink:href="https://evil.example/a.svg#a"/>'),
    'line 2: xlink:href="https://evil.example/a.svg#a" refers to something outside: only #ids in the file are allowed',
  ],
  'a paint from another file': [
    drawn('fill="url(//evil.example/#a)"'),
    `line 2: fill="url(//evil.example/#a)" refers to something outside: ${OUTSIDE}`,
  ],
  'a picture': [
    svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
    'line 2: <image> is not allowed: draw it as shapes',
  ],
  'a data: address': [
    drawn('clip-path="url(data:image/svg+xml,x#a)"'),
    `line 2: clip-path="url(data:image/svg+xml,x#a)" refers to something outside: ${OUTSIDE}`,
  ],
  'a style with @import': [
    styled('@import "//evil.example/a.css";'),
    'line 2: @import is not allowed in a style: remove it',
  ],
  'a style with an address': [
    styled('path{fill:url(//evil.example/#a)}'),
    `line 2: a style refers to something outside: ${OUTSIDE}`,
  ],
  'an address hidden by escapes': [
    drawn('style="fill:\\75rl(//evil.example)"'),
    'line 2: a style contains quotes, escapes or markup: remove it',
  ],
  'a variable from the page': [
    drawn('style="fill:var(--secret)"'),
    `line 2: a style refers to something outside: ${OUTSIDE}`,
  ],
  'rules that only a style sheet can have': [
    styled('@media print{path{fill:red}}'),
    '(file): <style> has rules that cannot become attributes, such as @media: remove them',
  ],
  'a state of the page': [
    styled('\npath:hover{fill:red}'),
    'line 2: the rule for path:hover is not allowed in a style: remove it',
  ],
  'rules for neighbours, which take long to match': [
    styled('g~g~g~path{fill:red}'),
    'line 2: the rule for g~g~g~path is not allowed in a style: remove it',
  ],
  'an animation in a style': [
    styled('path{fill:red;animation:a 1s infinite}@keyframes a{to{fill:#fff}}'),
    'line 2: animation:a 1s infinite is not allowed: remove it, or draw it as shapes',
    'line 2: @keyframes is not allowed in a style: remove it',
  ],
  ...Object.fromEntries(
    ['transition:fill 1s', "offset-path:path('M0 0h9')", 'mix-blend-mode:multiply'].map((declaration) => [
      `a shape with ${declaration}`,
      [drawn(`style="${declaration}"`), `line 2: ${declaration} is not allowed: remove it, or draw it as shapes`],
    ]),
  ),
  'a mask that is drawn by the style': [
    drawn('style="mask:linear-gradient(red,blue)" clip-path="circle(5px)"'),
    'line 2: clip-path="circle(5px)" must be url(#id) with an id in the file',
    'line 2: a style must be url(#id) with an id in the file',
  ],
  'an animation': [
    svg('<path d="M0 0h9v9z"><animate attributeName="href" to="javascript:a()"/><set/></path>'),
    'line 2: <animate> is not allowed: remove it',
    'line 2: <set> is not allowed: remove it',
  ],
  'a bomb of entities': [
    '<?xml version="1.0"?>\n<!DOCTYPE svg [\n<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;&a;&a;">\n]>\n<svg viewBox="0 0 1 1">&b;</svg>',
    "line 6: is not well-formed XML: Named entity isn't defined: &b;",
  ],
  'an external style sheet': [
    `<?xml version="1.0"?>\n<?xml-stylesheet href="//evil.example/a.css"?>\n${svg(PATH)}`,
    'line 2: <?xml-stylesheet is not allowed: remove it',
  ],
  text: [svg('<text x="1">Globex</text>'), 'line 2: <text> is not allowed: convert it to paths'],
  'a group that is not closed': [svg('<g>'), 'line 3: is not well-formed XML: Missing end tag for element g'],
  'a file that is not XML': ['Globex', 'line 1: is not well-formed XML: Root element is missing or invalid'],
  'a page': ['<html/>', '(file): has no <svg> element: export it as SVG'],
  'a PNG': [Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), '(file): is not text in UTF-8: export logo.svg again'],
  'two drawings': [svg(PATH) + svg(PATH), 'line 4: is not well-formed XML: Extra content at the end of the document'],
  'a drawing without a size': [svg(PATH, 'width="100%"'), NO_SIZE],
  'an incomplete viewBox': [svg(PATH, 'viewBox="0 0 24"'), NO_SIZE],
  'a logo as long as a sentence': [
    svg(PATH, 'viewBox="0 0 200 20"'),
    '(file): is 10 times as wide as it is high, but the row fits only 6 times: use a narrower logo',
  ],
  'an endless drawing': [
    svg(
      `<path d="M${Array.from({ length: 4000 }, (_, index) => `${(index * 7) % 11} ${(index * 37) % 101}`).join('L')}"/>`,
      'viewBox="0 0 1000 1000"',
    ),
    '(file): is 19.6 kB after minification, but the limit is 10 kB: simplify it',
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

/** In the size of a card, so that a unit of cost is a shape that covers it. */
const cardSvg = (content: string) => svg(content, 'viewBox="0 0 360 202"');

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
/** Covers the card. */
const sheet = (attributes = '') => `<rect width="360" height="202" fill-opacity=".5" ${attributes}/>`;
const stops = (count: number) =>
  times(count, (index) => `<stop offset="${(index / count) ** 2}" stop-color="#${100 + (index % 900)}"/>`);
const inside = (count: number, tag: string, content: string) =>
  `${`<${tag}>`.repeat(count)}${content}${`</${tag.split(' ')[0]}>`.repeat(count)}`;
/** Ten levels of an element that each show the one below ten times. */
const levels = (tag: string, show: (level: number) => string) =>
  times(10, (level) => `<${tag} id="a${level + 1}">${show(level).repeat(10)}</${tag}>`);
const use = (level: number) => `<use href="#a${level}"/>`;
const shown = (attribute: string) => (level: number) => `<path d="M0 0h24v24z" ${attribute}="url(#a${level})"/>`;

const cost = (line: number, name: string, shapes: string) =>
  [
    line,
    `has a <${name}> that makes the drawing as slow to paint as ${shapes} large shapes, and the limit is 1,000: simplify it`,
  ] as const;
const TOO_MANY_RULES = [
  null,
  'has more rules for its shapes than browsers apply in time: give fewer shapes a style',
] as const;
const cycle = (line: number, name: string) => [line, `has a <${name}> that refers to itself: remove it`] as const;

/** Files that would freeze a page, with the line and message about each. */
export const COSTLY: Readonly<Record<string, readonly [file: string, line: number | null, reason: string]>> = {
  'copies of copies': [svg(`<g id="a0">${PATH}</g>\n${levels('g', use)}`), ...cost(3, 'g', 'over 1,000,000')],
  'copies that nothing shows': [
    svg(`<defs><g id="a0"/>\n${levels('g', use)}</defs>${PATH}`),
    ...cost(3, 'g', 'over 1,000,000'),
  ],
  'copies of symbols': [
    svg(`<symbol id="a0">${PATH}</symbol>${levels('symbol', use)}\n<use href="#a10"/>`),
    ...cost(3, 'use', 'over 1,000,000'),
  ],
  'masks on what masks show': [
    svg(`<mask id="a0">${PATH}</mask>${levels('mask', shown('mask'))}\n<g mask="url('#a10')">${PATH}</g>`),
    ...cost(3, 'g', 'over 1,000,000'),
  ],
  'clip paths of clip paths': [
    svg(
      `<clipPath id="a0">${PATH}</clipPath>${levels('clipPath', shown('clip-path'))}\n<g clip-path="url(#a10)">${PATH}</g>`,
    ),
    ...cost(3, 'g', 'over 1,000,000'),
  ],
  'masks by class': [
    svg(
      `<style>.a{mask:url(#a)}</style><mask id="a">${PATH}</mask>\n<g>${inside(2, 'g class="a"', PATH).repeat(10)}</g>`,
    ),
    ...cost(3, 'g', '2,119'),
  ],
  'masks inside masks': [
    svg(`<mask id="a">${PATH}</mask>${inside(90, 'g mask="url(#a)"', `\n${PATH}`)}`),
    ...cost(2, 'g', '9,417'),
  ],
  'groups with opacity': [svg(inside(90, 'g style="opacity:.9"', PATH)), ...cost(2, 'g', '2,768')],
  'large gradients': [
    svg(
      `<linearGradient id="a">${stops(99)}</linearGradient><linearGradient id="b" href="#a"/>\n<g fill="url(#b)">${times(30, () => PATH)}</g>`,
    ),
    ...cost(3, 'g', '1,640'),
  ],
  'a million dashes': [
    svg(`<path d="M0 0h24" stroke="red" stroke-dasharray=".000024"/>`),
    ...cost(2, 'path', '167,316'),
  ],
  'dashes of an outer part': [
    svg(`<g stroke="red" style="stroke-dasharray:0 1e-9">\n<path d="M0 0h24"/></g>`),
    ...cost(2, 'g', 'over 1,000,000'),
  ],
  'dashes in pixels of the screen': [
    svg(`<path d="M0 0h24" stroke="red" stroke-dasharray="1" vector-effect="non-scaling-stroke"/>`),
    ...cost(2, 'path', 'over 1,000,000'),
  ],
  'a long scribble': [
    svg(
      `<path fill="none" stroke="red" d="M0 0${times(2000, (index) => `L${(index * 7) % 24} ${(index * 11) % 24}`)}"/>`,
    ),
    ...cost(2, 'path', '1,588'),
  ],
  'selectors for everything': [
    svg(`<style>${'g,'.repeat(40_000)}g{fill:red}</style>${'<g/>'.repeat(99)}`),
    ...TOO_MANY_RULES,
  ],
  'rules for everything': [
    svg(`<style>${times(2000, (index) => `g{fill:#${100_000 + index}}`)}</style>${'<g/>'.repeat(300)}`),
    ...TOO_MANY_RULES,
  ],
  'numbers too large to count': [svg('<path d="M0 0L1e999 0L1e999 1"/>'), ...cost(1, 'svg', 'over 1,000,000')],
  'a use of itself': [svg(`<g id="a">\n<use href="#a"/></g>`), ...cycle(2, 'g')],
  'a mask of itself': [svg(`<mask id="a">\n<path mask="url(#a)" d="M0 0h9v9z"/></mask>${PATH}`), ...cycle(2, 'mask')],
  'gradients in a circle': [
    svg(`<linearGradient id="a" href="#b"/>\n<linearGradient id="b" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>`),
    ...cycle(2, 'linearGradient'),
  ],
  'a viewBox of a billion': [
    svg(PATH, 'viewBox="0 0 1e9 1e9"'),
    null,
    'is 1,000,000,000 × 1,000,000,000 units large, and the limit is 10,000 × 10,000: make it smaller',
  ],
  'two hundred groups inside each other': [svg(inside(200, 'g', '')), 2, 'is nested too deeply: ungroup it'],
};

const curve = (index: number, size: number) =>
  `c${[3, 5, 7, 11, 13, 17].map((factor) => ((index * factor) % size) - (size - 1) / 2).join(' ')}`;

/** Files as programs write them, and drawings with much detail. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'a viewBox of thousands': svg(
    '<path d="M0 0h9999v5999z" stroke="#111" stroke-width="40"/>',
    'viewBox="0 0 10000 6000"',
  ),
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 120 60" style="enable-background:new 0 0 120 60;" xml:space="preserve">
<style type="text/css"><![CDATA[
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill:url(#SVGID_3_);font-family:'Arial';}
]]></style>
<g><defs><rect id="SVGID_1_" width="120" height="60"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" x2="120"><stop offset="0" style="stop-color:#E30613"/><stop offset="1" style="stop-color:#312783"/></linearGradient>
<g class="st0"><path class="st1" d="M12,8.5c1.2,0,2.1-0.9,2.1-2.1S13.2,4.3,12,4.3V8.5z M0 0h120v60z"/></g></g></svg>`,
  Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="80mm" height="40mm" viewBox="0 0 80 40" inkscape:version="1.4">
<sodipodi:namedview id="view" pagecolor="#fff"/><defs id="defs1"/><g inkscape:label="Layer 1" transform="translate(-20,-30)"><path style="fill:none;stroke:#000;stroke-width:0.3;stroke-dasharray:none;-inkscape-stroke:none" d="m 25,35 h 40 v 20 z" sodipodi:nodetypes="cccc"/></g></svg>`,
  Figma: `<svg width="48" height="24" viewBox="0 0 48 24" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24"><path d="M24 0H0V24H24V0Z" fill="white"/></mask>
<g mask="url(#mask0_1_2)"><path d="M12 2L22 22H2L12 2Z" fill="url(#paint0_1_2)" fill-opacity="0.9"/></g><g opacity="0.6"><path d="M30 4H44V8H30V4Z" fill="#111"/><path d="M30 12H44V16H30V12Z" fill="#111"/></g></g>
<defs><radialGradient id="paint0_1_2" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(12 12) rotate(90) scale(10)"><stop stop-color="#0AC"/><stop offset="1" stop-color="#05A"/></radialGradient><clipPath id="clip0_1_2"><rect width="48" height="24" fill="white"/></clipPath></defs></svg>`,
  Potrace: `<svg version="1.0" xmlns="http://www.w3.org/2000/svg" width="400pt" height="300pt" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet"><metadata>Created by potrace</metadata>
<g transform="translate(0,300) scale(0.1,-0.1)" fill="#000" stroke="none"><path d="M1000 1500${times(300, (index) => curve(index, 41))}z"/></g></svg>`,
  'a dashed line on a map': cardSvg(
    '<path d="M9 9C60 150 200 10 340 190" fill="none" stroke="#36c" stroke-width="2" stroke-dasharray="4 3"/>',
  ),
  'a repeated symbol': cardSvg(
    `<symbol id="a" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></symbol>${times(60, (index) => `<use href="#a" x="${index * 6}" width="5" height="5"/>`)}`,
  ),
  'two thousand small shapes': cardSvg(
    times(2000, (index) => `<path fill="#${100 + (index % 900)}" d="M${index % 350} ${index % 190}h6v4l-3 3z"/>`),
  ),
  'three hundred small gradients': cardSvg(
    `<linearGradient id="a">${stops(4)}</linearGradient>${times(300, (index) => `<circle cx="${index}" cy="${index % 190}" r="9" fill="url(#a)"/>`)}`,
  ),
  'forty small masks': cardSvg(
    `<mask id="a"><circle cx="9" cy="9" r="9" fill="#fff"/></mask>${times(40, (index) => `<g transform="translate(${index * 8} 9)"><path mask="url(#a)" d="M0 0h18v18H0z"/></g>`)}`,
  ),
  'fine lines': cardSvg(
    `<g fill="none" stroke="#333" stroke-width=".5">${times(60, (line) => `<path d="M${line * 6} 99${times(40, (index) => curve(index + line, 9))}"/>`)}</g>`,
  ),
};

/** Lines across the card and back. */
const zigzag = (size: number, factor = 97) =>
  `M0 0${times(size, (index) => `L${(index * factor) % 360} ${(index * 61) % 202}`)}`;
const curves = (size: number) => `M180 99${times(size, (index) => curve(index, 151))}`;
const arcs = (size: number) =>
  `M0 0${times(size, (index) => `A90 60 9 1 0 ${(index * 97) % 360} ${(index * 61) % 202}`)}`;
const sheets = (size: number, attributes: string) => times(size, () => sheet(attributes));
const circle = (attributes: string) => `<circle cx="180" cy="99" r="180" ${attributes}/>`;
/** A path that is not filled. */
const line = (d: string, attributes = '') => `<path fill="none" stroke="red" ${attributes} d="${d}"/>`;
const WHITE_MASK = `<mask id="a">${sheet('fill="#fff"')}</mask>`;
const masks = (size: number) =>
  times(size, (index) => `<mask id="a${index}">${sheet(`fill="#fff" mask="url(#a${index - 1})"`)}</mask>`);
const gradient = (count: number) => `<linearGradient id="a">${stops(count)}</linearGradient>`;
const strips = `<radialGradient id="a" r=".01" spreadMethod="reflect">${stops(8)}</radialGradient>`;
const dashes = (width: number, array: string) => `stroke-width="${width}" stroke-dasharray="${array}"`;

/** Parts of drawings that take longer to paint the larger a number is, with the largest that is accepted. */
const GROWING_PARTS: Readonly<Record<string, readonly [largest: number, grow: (size: number) => string]>> = {
  shapes: [819, (size) => sheets(size, '')],
  circles: [819, (size) => times(size, () => circle('fill-opacity=".5"'))],
  'small shapes': [4756, (size) => times(size, () => '<path d="M0 0h5v5z"/>')],
  'empty groups': [8322, (size) => sheet() + '<g/>'.repeat(size)],
  rules: [
    439,
    (size) => `${sheet()}<style>${times(size, (index) => `g{fill:#${100_000 + index}}`)}</style>${'<g/>'.repeat(999)}`,
  ],
  copies: [
    80,
    (size) => `${sheet()}<defs><g id="a">${'<g/>'.repeat(100)}</g>${'<use href="#a"/>'.repeat(size)}</defs>`,
  ],
  'copied shapes': [745, (size) => `${sheet('id="a"')}${'<use href="#a"/>'.repeat(size)}`],
  gradients: [36, (size) => `${gradient(3)}<g fill="url(#a)">${sheets(size, '')}</g>`],
  'gradients in strips': [34, (size) => strips + sheets(size, 'style="fill:url(#a)"')],
  'colours of gradients': [
    569,
    (size) => `${gradient(size)}<linearGradient id="b" href="#a"/>${sheets(5, 'fill="url(#b)"')}`,
  ],
  masks: [9, (size) => WHITE_MASK + sheets(size, 'mask="url(#a)"')],
  'masks inside masks': [9, (size) => WHITE_MASK + inside(size, 'g mask="url(#a)"', sheet())],
  'masks of masks': [8, (size) => masks(size) + sheet(`mask="url(#a${size - 1})"`)],
  'clip paths': [
    22,
    (size) =>
      `<clipPath id="a"><path d="${zigzag(100)}"/></clipPath>${times(size, () => `<g clip-path="url(#a)">${sheet()}</g>`)}`,
  ],
  'joined clip paths': [
    107,
    (size) =>
      `<clipPath id="a"><path d="${zigzag(size)}"/><path d="${zigzag(size, 98)}"/></clipPath><g clip-path="url(#a)">${sheet()}</g>`,
  ],
  'groups with opacity': [30, (size) => times(size, () => `<g opacity=".5">${sheets(2, '')}</g>`)],
  'groups with opacity inside each other': [32, (size) => inside(size, 'g opacity=".9"', sheets(2, ''))],
  'outlined shapes with opacity': [26, (size) => times(size, () => circle('stroke="red" opacity=".5"'))],
  outlines: [4594, (size) => `<path d="${zigzag(size)}"/>`],
  curves: [3787, (size) => `<path d="${curves(size)}"/>`],
  strokes: [1460, (size) => line(zigzag(size))],
  'stroked curves': [1229, (size) => line(curves(size))],
  'stroked arcs': [155, (size) => line(arcs(size))],
  'round joins': [
    639,
    (size) =>
      `<path d="M180 99${'l.01 0l0 .01'.repeat(size)}" stroke="red" stroke-width="200" stroke-linejoin="round"/>`,
  ],
  'round caps': [
    1273,
    (size) => `<path d="${'M9 9h1'.repeat(size)}" stroke="red" stroke-width="200" stroke-linecap="round"/>`,
  ],
  dashes: [29754, (size) => `<path d="M0 0${'V100V0'.repeat(50)}" stroke="red" stroke-dasharray="${10_000 / size}"/>`],
  'wide dashes': [90, (size) => `<path d="M0 0L360 202" stroke="red" ${dashes(900, `${412 / size}`)}/>`],
  'round dashes': [
    351,
    (size) =>
      `<circle cx="180" cy="99" r="90" fill="none" stroke="red" stroke-linecap="round" ${dashes(90, `0 ${565 / size}`)}/>`,
  ],
};

/** Such drawings. */
export const GROWING = Object.fromEntries(
  Object.entries(GROWING_PARTS).map(([name, [largest, grow]]) => [
    name,
    [largest, (size: number) => cardSvg(grow(size))] as const,
  ]),
);
