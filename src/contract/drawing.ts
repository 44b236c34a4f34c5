/** A company's drawings: logo and icons from SVG files, sanitized and minified by the build. */

import type { ColorScheme } from './theme.ts';

/** The name of a file in the company's folder of images. */
export type DrawingFile = `${string}.svg`;

export function isDrawingFile(value: unknown): value is DrawingFile {
  return typeof value === 'string' && /^\w[\w.-]*\.svg$/.test(value);
}

export interface Drawing {
  readonly viewBox: string;
  /** The content of the `svg` element, safe to embed in a page. Every id in it starts with `ID_PREFIX`. */
  readonly markup: string;
}

export interface LogoDrawing extends Drawing {
  /** Where it is shown: `wide` in wider windows than a phone's, `small` on phones; `null` means everywhere. */
  readonly size: 'wide' | 'small' | null;
  /** The theme that it is shown in; `null` means both. */
  readonly scheme: ColorScheme | null;
}

/** One path in the colour of the text, or drawings. */
export type Logo =
  | { readonly kind: 'path'; readonly viewBox: string; readonly path: string }
  | { readonly kind: 'drawings'; readonly drawings: readonly LogoDrawing[] };

/** Stands for a prefix that is unique in the page. */
export const ID_PREFIX = '{id}';
