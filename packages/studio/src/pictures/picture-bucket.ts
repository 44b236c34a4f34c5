/**
 * Uploaded pictures, in the bucket with the releases' files. A picture's details are its file's metadata,
 * so that both exist equally long.
 */

import * as v from 'valibot';
import { isPicture, largerPicture } from '../../../../src/contract/picture.ts';
import { CONTENT_TYPES, fileHash } from '../../../../src/release/file-name.ts';
import { ASSETS_PATH } from '../../../../src/release/release.ts';
import type { Picture } from '../contract/pictures.ts';
import type { PictureFile } from './formats/picture-file.ts';

/** The part of R2 that pictures use. */
export interface PictureBucket {
  head(key: string): Promise<StoredPicture | null>;
  put(
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string }; customMetadata?: Record<string, string> },
  ): Promise<unknown>;
  list(options: { prefix: string; include: ['customMetadata']; cursor?: string }): Promise<{
    readonly objects: readonly StoredPicture[];
    readonly truncated: boolean;
    readonly cursor?: string;
  }>;
  delete(keys: string[]): Promise<void>;
}

interface StoredPicture {
  readonly key: string;
  readonly customMetadata?: Record<string, string>;
}

export interface NewPicture {
  readonly file: PictureFile;
  readonly larger: PictureFile | null;
  readonly name: string;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
}

const PREFIX = 'picture-';

/** The metadata's key in the object. */
const ABOUT = 'about';

const size = { width: v.number(), height: v.number(), bytes: v.number() };

/** Lenient, because any release may have stored it. */
const aboutSchema = v.object({
  ...size,
  name: v.string(),
  larger: v.nullable(v.object(size)),
  uploadedAt: v.string(),
  uploadedBy: v.string(),
});

/** Newest first. */
export async function listPictures(bucket: PictureBucket): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: PREFIX,
      include: ['customMetadata'],
      ...(cursor === undefined ? {} : { cursor }),
    });
    pictures.push(...page.objects.flatMap(pictureOf));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return pictures.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
}

/** @returns `null` if there is no such picture */
export async function findPicture(bucket: PictureBucket, path: string): Promise<Picture | null> {
  const stored = isPicture(path) ? await bucket.head(keyOf(path)) : null;
  return (stored && pictureOf(stored)[0]) ?? null;
}

/** Where a picture is or would be. Equal files have the same path. */
export async function picturePath({ file, larger }: Pick<NewPicture, 'file' | 'larger'>): Promise<string> {
  const hashes = await Promise.all([...(larger ? [larger] : []), file].map(({ bytes }) => fileHash(bytes)));
  return `${ASSETS_PATH}${PREFIX}${hashes.join('-')}.${file.extension}`;
}

/** Stores the file that names the picture last, so that an interrupted upload leaves no picture. */
export async function addPicture(bucket: PictureBucket, path: string, picture: NewPicture): Promise<Picture> {
  const { file, larger, name, uploadedAt, uploadedBy } = picture;
  const about = { ...sizeOf(file), name, larger: larger && sizeOf(larger), uploadedAt, uploadedBy };
  const httpMetadata = { contentType: CONTENT_TYPES[file.extension] };
  const largerPath = largerPicture(path);
  if (larger && largerPath) await bucket.put(keyOf(largerPath), larger.bytes, { httpMetadata });
  // the platform's metadata may be ASCII only
  const customMetadata = { [ABOUT]: encodeURIComponent(JSON.stringify(about)) };
  await bucket.put(keyOf(path), file.bytes, { httpMetadata, customMetadata });
  return { path, ...about };
}

export async function deletePicture(bucket: PictureBucket, path: string): Promise<void> {
  const larger = largerPicture(path);
  const pictures = await listPictures(bucket);
  const isShared = pictures.some((other) => other.path !== path && largerPicture(other.path) === larger);
  await bucket.delete([path, ...(larger === null || isShared ? [] : [larger])].map(keyOf));
}

function keyOf(path: string): string {
  return path.slice(ASSETS_PATH.length);
}

function sizeOf({ width, height, bytes }: PictureFile) {
  return { width, height, bytes: bytes.length };
}

function pictureOf({ key, customMetadata }: StoredPicture): Picture[] {
  const path = ASSETS_PATH + key;
  const about = v.safeParse(aboutSchema, parsed(customMetadata?.[ABOUT]));
  return isPicture(path) && about.success ? [{ path, ...about.output }] : [];
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(text ?? ''));
  } catch {
    return null;
  }
}
