/** What a drawing may consist of: every upload, logo, icon and favicon is checked against these lists. */

/** Elements that paint an outline. */
export const SHAPES: ReadonlySet<string> = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
]);

/** Elements that are painted only where something refers to them. */
export const ONLY_REFERENCED: ReadonlySet<string> = new Set([
  ...['defs', 'symbol', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'style'],
]);

export const ELEMENTS: ReadonlySet<string> = new Set([...SHAPES, ...ONLY_REFERENCED, 'svg', 'g', 'use']);

/** Attributes that a style can set too. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-path',
    'clip-rule',
    'mask',
    'mask-type',
    'color',
    'display',
    'opacity',
  ],
  ...['stop-color', 'stop-opacity', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'visibility', 'overflow'],
  ...['vector-effect', 'paint-order', 'shape-rendering', 'color-interpolation', 'transform'],
]);

/** Besides `href` and `style`. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  ...['id', 'class', 'viewBox', 'preserveAspectRatio', 'x', 'y', 'width', 'height', 'd', 'points'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'fr', 'offset', 'pathLength'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
]);

/** Elements that paint nothing; left out without a word, as are those of other namespaces. */
export const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Properties that move or change what is painted. Others, such as fonts' and editors' own, are left out without a word. */
export const SEEN_PROPERTY =
  /^(?:-webkit-)?(?:animation|transition|offset|filter|backdrop-filter|mask|mix-blend-mode|translate|rotate|scale|perspective|d)(?![a-z])/;

/** An id in `url()`, with or without quotes. Browsers would decode a percent sign. */
export const OWN_REFERENCE = /url\(\s*(["']?)#([^\s"'()\\%<>&]+)\1\s*\)/gi;

/** An id in `href`. */
export const OWN_LINK = /^#([^\s"'\\%<>&]+)$/;

/** Attributes and properties whose other values have costs of their own. */
const ONLY_REFERENCES: ReadonlySet<string> = new Set(['mask', 'clip-path']);

/** What can refer to something outside. */
const FOREIGN = /@import|(?:url|src|image|image-set|cross-fade|element|paint|var|env|attr)\s*\(|javascript:|data:/i;

/** What is wrong with the value of an attribute or property, and what to do; `null` if nothing is. */
export function valueFault(name: string, value: string): string | null {
  const others = value.replace(OWN_REFERENCE, '');
  if (FOREIGN.test(others)) return 'refers to something outside: only url(#id) with an id in the file is allowed';
  if (ONLY_REFERENCES.has(name) && !/^\s*(?:none)?\s*$/.test(others)) return 'must be url(#id) with an id in the file';
  // escapes can hide the words above
  return /[<>&"'`\\]/.test(others) ? 'contains quotes, escapes or markup: remove it' : null;
}

/** The ids in `url()`. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(OWN_REFERENCE)].flatMap(([, , id]) => id ?? []);
}
