/** Hashes strings to evenly distributed numbers between 0 and 1. */

import { hashAfter } from '../contract/hash.ts';

const SEED = 0x9747b28c;

/** A number in the open interval (0, 1). Not cryptographic. */
export function unitHash(text: string): number {
  return unitHashAfter('')(text);
}

/** Hashes many texts with the same start: `unitHashAfter(start)(rest)` is `unitHash(start + rest)`. */
export function unitHashAfter(start: string): (rest: string) => number {
  const hash = hashAfter(start, SEED);
  return (rest) => (hash(rest) + 0.5) / 2 ** 32;
}
