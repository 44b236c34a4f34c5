/** Computes entity tags and matches them against `If-None-Match`. */

/** A strong entity tag: the start of the SHA-256 of the body. */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const hex = [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"portico-${hex}"`;
}

/** Whether `If-None-Match` contains this tag, as strong or weak. `*` never matches. */
export function matchesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  const candidates = ifNoneMatch?.split(',') ?? [];
  return candidates.some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
