/** What svgo does to a company's drawing besides minifying it. */

import type { CustomPlugin } from 'svgo';
import { ID_PREFIX } from '../../src/contract/drawing.ts';
import { isRemoved, OWN_REFERENCE } from './svg-faults.ts';

const ATTRIBUTES = new Set([
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'width', 'height'],
  ...['points', 'offset', 'pathLength', 'viewBox', 'preserveAspectRatio', 'transform', 'gradientTransform'],
  ...['gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'id', 'href'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'opacity', 'color', 'paint-order'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'stop-color', 'stop-opacity', 'vector-effect', 'display'],
  ...['visibility', 'shape-rendering', 'color-interpolation', 'style', 'xmlns'],
]);

/** Properties without an attribute that change what is drawn; others, such as editors' own, do not. */
const ONLY_STYLE =
  /(?:^|;)\s*(?:mix-blend-mode|filter|backdrop-filter|translate|rotate|scale|animation|transition|offset)\b(?!\s*:\s*(?:normal|none)\b)/;

/** Removes all other elements and attributes, such as names for editors' scripts and style sheets. */
export const keepKnown: CustomPlugin = {
  name: 'keep-known',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (isRemoved(node.name)) parent.children = parent.children.filter((child) => child !== node);
        if (node.attributes.style && !ONLY_STYLE.test(node.attributes.style)) delete node.attributes.style;
        for (const [name, value] of Object.entries(node.attributes)) {
          const known = name === 'xlink:href' ? 'href' : name;
          delete node.attributes[name];
          if (ATTRIBUTES.has(known)) node.attributes[known] = value;
        }
      },
    },
  }),
};

/** Prefixes ids, so that they can be unique on a page, and refer to nothing else on it. */
export const prefixIds: CustomPlugin = {
  name: 'prefix-ids',
  fn: () => ({
    element: {
      enter({ attributes }) {
        for (const [name, value] of Object.entries(attributes)) {
          if (name === 'id') attributes[name] = ID_PREFIX + value;
          else if (name === 'href') attributes[name] = `#${ID_PREFIX}${value.slice(1)}`;
          else attributes[name] = value.replace(OWN_REFERENCE, `url(#${ID_PREFIX}$2)`);
        }
      },
    },
  }),
};
