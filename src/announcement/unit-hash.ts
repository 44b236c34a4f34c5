/** Hashes a string to an evenly distributed number between 0 and 1. */

import { hashOf } from '../contract/hash.ts';

const SEED = 0x9747b28c;

/** A number in the open interval (0, 1). Not cryptographic. */
export function unitHash(text: string): number {
  return (hashOf(text, SEED) + 0.5) / 2 ** 32;
}
