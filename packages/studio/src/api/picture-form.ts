/** Reads the upload form of a picture. */

import { MAX_FILE_NAME_LENGTH } from '../contract/pictures.ts';
import { PictureError, type PictureFile } from '../pictures/formats/picture-file.ts';
import { readPicture } from '../pictures/read-picture.ts';

export interface PictureForm {
  readonly file: PictureFile;
  readonly larger: PictureFile | null;
  readonly name: string;
}

interface FormFiles {
  readonly picture: File;
  readonly larger: File | null;
}

/**
 * @param type the content type of the request
 * @returns `null` if the bytes aren't a form with a picture; `refused` says why the picture can't be used
 */
export async function readPictureForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<PictureForm | { readonly refused: string } | null> {
  const files = await filesOf(bytes, type);
  if (!files) return null;
  try {
    const file = await readPicture(await files.picture.bytes());
    const larger = files.larger && (await readPicture(await files.larger.bytes()));
    if (larger && !isLarger(larger, file)) {
      return { refused: 'The larger file must show the same picture in the same format, with more pixels.' };
    }
    return { file, larger, name: nameOf(files.picture.name) };
  } catch (error) {
    if (error instanceof PictureError) return { refused: error.message };
    throw error;
  }
}

async function filesOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormFiles | null> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const [picture, larger] = [form.get('picture'), form.get('larger')];
    return picture instanceof File && typeof larger !== 'string' ? { picture, larger } : null;
  } catch {
    return null;
  }
}

/** With the same proportions, except for rounding. */
function isLarger(larger: PictureFile, { extension, width, height }: PictureFile): boolean {
  const isSameShape = Math.abs(larger.width * height - larger.height * width) <= larger.width + larger.height;
  return larger.extension === extension && extension !== 'svg' && larger.width > width && isSameShape;
}

/** Removes invisible characters: the name is only for people. */
function nameOf(name: string): string {
  const visible = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return [...visible].slice(0, MAX_FILE_NAME_LENGTH).join('') || 'Picture';
}
