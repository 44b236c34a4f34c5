/** The API's responses about comments on entries and releases. */

import type { Language } from '../../../../src/contract/language.ts';
import type { EntryName } from './draft.ts';

/** What a comment is about. */
export type CommentSubject =
  | { readonly release: string }
  | (EntryName & {
      /** `null` for all languages. */
      readonly language: Language | null;
      /** Such as `title`; `null` for the whole entry. */
      readonly field: string | null;
    });

export interface Comment {
  readonly id: number;
  readonly on: CommentSubject;
  readonly text: string;
  readonly at: string;
  readonly by: string;
}

/** `GET comments`: unresolved comments, oldest first. */
export interface CommentList {
  readonly comments: readonly Comment[];
}
