/** Drawings of a company: its logo and icons in SVG files, which the build has sanitized and minified. */

import type { ColorScheme } from './theme.ts';

/** The name of a file in the company's folder of images. */
export type DrawingFile = `${string}.svg`;

export function isDrawingFile(value: unknown): value is DrawingFile {
  return typeof value === 'string' && /^\w[\w.-]*\.svg$/.test(value);
}

export interface Drawing {
  readonly viewBox: string;
  /** What is in the `svg` element, safe to be part of a page. Every id in it starts with `ID_PREFIX`. */
  readonly markup: string;
}

export interface LogoDrawing extends Drawing {
  /** Where it is shown: in the header beyond the width of phones, in that of phones, or everywhere. */
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
