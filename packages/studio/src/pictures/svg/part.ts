/** A drawing's parts: those that remain, and those that are left out. */

import { PictureError } from '../formats/picture-file.ts';
import type { Declaration, Rule } from './clean-style.ts';

export interface Part {
  readonly name: string;
  /** In the file, from 1. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: readonly Declaration[];
  /** Of a `style` element. */
  readonly rules: readonly Rule[];
  readonly children: readonly Part[];
}

/** Something that is left out. */
export interface Removed {
  /** Of the element, attribute, property or rule. */
  readonly name: string;
  readonly line: number;
  /** What is wrong, and what to do. */
  readonly reason: string;
}

/** Levels of nested elements and references; real drawings have about ten. */
export const MAX_DEPTH = 100;

export function tooDeep(line: number | null): PictureError {
  return new PictureError('is nested too deeply: ungroup it', line);
}
