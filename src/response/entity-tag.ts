/** Computes entity tags and matches them against `If-None-Match`. */

import { hexHash } from '../contract/hash.ts';

const SEEDS = [0x2f0b4a27, 0x7d1c93b5, 0x51ed270b];

/** The opaque part of an entity tag: 96 bits of hashes, which cannot fail as `crypto` could. */
export function contentHash(text: string): string {
  return hexHash(text, SEEDS);
}

/** @param hash `contentHash` of everything that the content depends on */
export function entityTag(hash: string): string {
  return `"portico-${hash}"`;
}

/** For content whose insignificant details change every second. */
export function weakEntityTag(hash: string): string {
  return `W/${entityTag(hash)}`;
}

/** Whether `If-None-Match` contains this tag, strong or weak. `*` never matches. */
export function matchesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  const candidates = ifNoneMatch?.split(',') ?? [];
  return candidates.some((candidate) => withoutWeakness(candidate.trim()) === withoutWeakness(tag));
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
