/** Parses colours as current browsers do, by translating them for older ones. */

import { transform } from 'lightningcss';
import type { Color } from '../../../studio/src/theme/color.ts';

/** Browsers that old lack `oklch`, so the first declaration is in sRGB. */
const ONLY_SRGB = { chrome: 80 << 16 };

/** A CSS colour, mapped to the gamut of sRGB; null if it is not a colour. */
export function parseColor(text: string): Color | null {
  const converted = transform({
    filename: 'color.css',
    code: Buffer.from(`a{color:${text}}`),
    minify: true,
    targets: ONLY_SRGB,
  });
  const [declaration = ''] = /^a\{color:[^;}]+/.exec(converted.code.toString()) ?? [];
  const colors: Color[] = [];
  transform({
    filename: 'color.css',
    code: Buffer.from(`${declaration}}`),
    visitor: {
      Color(color) {
        if (typeof color === 'object' && color.type === 'rgb')
          colors.push({ channels: [color.r, color.g, color.b], alpha: color.alpha });
      },
    },
  });
  return colors.length === 1 ? (colors[0] ?? null) : null;
}
