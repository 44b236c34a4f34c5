/** Finds where a company's content names SVG files. */

import { type DrawingFile, isDrawingFile } from '../../../../src/contract/drawing.ts';
import type { DrawingUse } from './read-svg.ts';

export interface NamedDrawing {
  readonly name: DrawingFile;
  readonly use: DrawingUse;
  /** The file of the content, such as `brand.json`, and the path in it. */
  readonly file: string;
  readonly path: string;
}

type Json = Readonly<Record<string, unknown>>;

/** @param files the parsed JSON by file name, of any shape: values that the schema rejects are skipped */
export function namedDrawings(files: Json): NamedDrawing[] {
  const { logo, social } = objectIn(files['brand.json']);
  const { links } = objectIn(files['links.json']);
  const named = (use: DrawingUse, file: string, path: string, name: unknown): NamedDrawing[] =>
    isDrawingFile(name) ? [{ name, use, file, path }] : [];
  return [
    ...Object.entries(objectIn(logo)).flatMap(([size, given]) => [
      ...named('logo', 'brand.json', `logo.${size}`, given),
      ...Object.entries(objectIn(given)).flatMap(([scheme, name]) =>
        named('logo', 'brand.json', `logo.${size}.${scheme}`, name),
      ),
    ]),
    ...iconsIn('brand.json', 'social', social),
    ...iconsIn('links.json', 'links', links),
  ];

  function iconsIn(file: string, list: string, entries: unknown): NamedDrawing[] {
    return Object.entries(objectIn(entries)).flatMap(([id, entry]) =>
      named('icon', file, `${list}.${id}.icon`, objectIn(entry).icon),
    );
  }
}

function objectIn(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
