/** Hashes a string to an evenly distributed number between 0 and 1. */

/** MurmurHash3 (x86, 32 bit) of the UTF-16 code units, scaled to the open interval (0, 1). Not cryptographic. */
export function unitHash(text: string): number {
  let hash = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    let unit = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
    unit = (unit << 15) | (unit >>> 17);
    hash ^= Math.imul(unit, 0x1b873593);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) + 0.5) / 2 ** 32;
}
