/** The API's responses about card pictures, and their limits. */

import type { Language } from '../../../../src/contract/language.ts';

/** In CSS pixels: a card at its widest. A picture just covers it; for sharp screens, it has twice the size. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [360, 202];

/** In pixels, of either file. */
export const MAX_PICTURE_SIDE = 1_440;

/** In bytes, of either file. */
export const MAX_PICTURE_BYTES = 100_000;

export const MAX_PICTURES = 1_000;

/** In characters, of a file's name. */
export const MAX_FILE_NAME_LENGTH = 100;

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface Picture extends PictureSize {
  /** The path on the service: a card's `image`. */
  readonly path: string;
  /** The file's name on the person's computer. */
  readonly name: string;
  /** For screens with two pixels per CSS pixel; `null` if there is only one size. */
  readonly larger: PictureSize | null;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
}

/** A card that shows a picture. */
export interface PictureUse {
  readonly where: 'draft' | 'published';
  /** The id of the card. */
  readonly card: string;
  readonly languages: readonly Language[];
}

/** `GET pictures`: newest first. */
export interface PictureList {
  readonly pictures: readonly (Picture & { readonly uses: readonly PictureUse[] })[];
}

/** `POST pictures` takes a form with the files `picture` and, for sharp screens, `larger`. `DELETE pictures/:file`. */
export interface UploadedPicture extends Picture {
  /** Elements removed from a drawing, such as `script` or `text`. */
  readonly removed: readonly string[];
}
