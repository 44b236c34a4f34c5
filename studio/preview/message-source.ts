/** Where the preview gets messages from. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Share } from '../contract/api.ts';
import type { Previewed } from './previewed.ts';

export interface SharedMessages extends Pick<Share, 'createdBy' | 'expiresAt'> {
  readonly languages: PublishedLanguages;
}

export interface MessageSource {
  /** Of the draft, what can be shown; `null` if there is no such version. */
  readonly readLanguages: (of: Previewed) => Promise<PublishedLanguages | null>;
  /** `null` if the secret is unknown, or the link has expired. */
  readonly readShare: (secret: string) => Promise<SharedMessages | null>;
}
