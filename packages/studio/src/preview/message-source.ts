/** Which messages the preview shows, and where they come from. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Share } from '../contract/api.ts';

/** As in the parameter `of`: a number is a version, and a release's id follows `release-`. */
export type Previewed = 'draft' | 'published' | number | `release-${string}`;

/** Anything unknown means the draft. */
export function parsePreviewed(text: string | undefined): Previewed {
  if (text === 'published') return 'published';
  if (text !== undefined && /^release-[a-z0-9-]{1,64}$/.test(text)) return text as `release-${string}`;
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'draft';
}

/** The other side of a comparison: what is published, or the draft if that is previewed. */
export function comparedWith(previewed: Previewed): Previewed {
  return previewed === 'published' ? 'draft' : 'published';
}

/** `Draft`, `Published`, `Version 3`, `This release` */
export function previewedName(previewed: Previewed): string {
  if (typeof previewed === 'number') return `Version ${previewed}`;
  if (previewed === 'draft') return 'Draft';
  return previewed === 'published' ? 'Published' : 'This release';
}

export interface SharedMessages extends Pick<Share, 'createdBy' | 'expiresAt' | 'only'> {
  readonly languages: PublishedLanguages;
}

export interface MessageSource {
  /** The draft is reduced to what can be shown. @returns `null` if there is no such version or release */
  readonly readLanguages: (of: Previewed) => Promise<PublishedLanguages | null>;
  /** How many entries of the draft differ from what is published. */
  readonly countChanges: () => Promise<number>;
  /** `null` if the secret is unknown, or the link has expired. */
  readonly readShare: (secret: string) => Promise<SharedMessages | null>;
}
