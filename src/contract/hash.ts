/** Hashes text. Not cryptographic. */

/** MurmurHash3 (x86, 32 bit) of the UTF-16 code units: an integer from 0 to 2³² − 1. */
function hashOf(text: string, seed: number): number {
  return finished(mixed(seed, text), text.length);
}

/** Hashes of a text in hexadecimal digits, 32 bits for each seed. */
export function hexHash(text: string, seeds: readonly number[]): string {
  return seeds.map((seed) => hashOf(text, seed).toString(16).padStart(8, '0')).join('');
}

/** Hashes many texts with the same start: `hashAfter(start, seed)(rest)` is `hashOf(start + rest, seed)`. */
export function hashAfter(start: string, seed: number): (rest: string) => number {
  const hash = mixed(seed, start);
  return (rest) => finished(mixed(hash, rest), start.length + rest.length);
}

function mixed(hash: number, text: string): number {
  let state = hash;
  for (let index = 0; index < text.length; index += 1) {
    let unit = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
    unit = (unit << 15) | (unit >>> 17);
    state ^= Math.imul(unit, 0x1b873593);
    state = (state << 13) | (state >>> 19);
    state = (Math.imul(state, 5) + 0xe6546b64) | 0;
  }
  return state;
}

function finished(mixed: number, length: number): number {
  let hash = mixed ^ length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}
