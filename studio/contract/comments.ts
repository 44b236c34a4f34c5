/** What the API of the Studio answers about comments on entries and releases. */

import type { Language } from '../../src/contract/language.ts';
import type { EntryName } from './draft.ts';

/** What a comment is about. */
export type CommentSubject =
  | { readonly release: string }
  | (EntryName & {
      /** `null` if all are meant. */
      readonly language: Language | null;
      /** Such as `title`; `null` if the whole entry is meant. */
      readonly field: string | null;
    });

export interface Comment {
  readonly id: number;
  readonly on: CommentSubject;
  readonly text: string;
  readonly at: string;
  readonly by: string;
}

/** `GET comments`: those that are not resolved, the oldest first. */
export interface CommentList {
  readonly comments: readonly Comment[];
}
