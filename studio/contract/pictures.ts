/** The API's answers about pictures of cards, and their limits. */

import type { Language } from '../../src/contract/language.ts';

/** In CSS pixels: a card in its widest place. A picture just covers it, and twice as much for sharp screens. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [360, 202];

/** In pixels, of either file. */
export const LONGEST_SIDE = 1_440;

/** In bytes, of either file. */
export const LARGEST_PICTURE = 100_000;

export const MOST_PICTURES = 1_000;

/** In characters, of the name of a file. */
export const LONGEST_NAME = 100;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface Picture extends PictureSize {
  /** The path on the service, which a card has as its `image`. */
  readonly path: string;
  /** That of the file on the person's computer. */
  readonly name: string;
  /** For screens with two pixels per CSS pixel; `null` if the picture has one size. */
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

/** `GET pictures`: the newest first. */
export interface PictureList {
  readonly pictures: readonly (Picture & { readonly uses: readonly PictureUse[] })[];
}

/** `POST pictures` takes a form with the files `picture` and, for sharp screens, `larger`. `DELETE pictures/:file`. */
export interface UploadedPicture extends Picture {
  /** What was in the drawing and is not shown, such as `script` or `text`. */
  readonly removed: readonly string[];
}
