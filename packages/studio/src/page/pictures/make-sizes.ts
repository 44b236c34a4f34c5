/** Scales a picture to the sizes of cards in the browser, so that neither larger files nor metadata are sent. */

import { MAX_PICTURE_BYTES, PICTURE_HEIGHT, PICTURE_WIDTH } from '../../contract/pictures.ts';
import { isAnimated } from './is-animated.ts';

/** In bytes: more than any camera's picture. */
const MAX_SOURCE_BYTES = 50_000_000;

/** A larger file needs at least this factor per side to be worth its bytes. */
const WORTH_IT = 1.25;

/** Tried in turn, until the file is light enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

export interface Sizes {
  readonly picture: Blob;
  /** `null` for drawings, and for pictures without more pixels. */
  readonly larger: Blob | null;
  /** Whether the file moves, unlike these. The service says what a drawing loses. */
  readonly isStill: boolean;
}

/** The message is a sentence that says what to do. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** @throws UnusablePicture */
export async function makeSizes(file: File): Promise<Sizes> {
  if (file.size > MAX_SOURCE_BYTES) throw new UnusablePicture('The file is larger than 50 MB. Save a smaller copy.');
  if (isDrawing(file)) {
    if (file.size <= MAX_PICTURE_BYTES) return { picture: file, larger: null, isStill: false };
    const [weight, limit] = [file.size, MAX_PICTURE_BYTES].map((size) => Math.ceil(size / 1000));
    throw new UnusablePicture(
      `The drawing is ${weight} kB, and the limit is ${limit} kB. Simplify it, or export it as PNG.`,
    );
  }
  const image = await decode(file);
  try {
    const scale = scaleOf(image);
    const picture = await encode(image, scale);
    const largerScale = Math.min(2 * scale, 1);
    const larger = largerScale / scale < WORTH_IT ? null : await encode(image, largerScale, picture.type);
    return { picture, larger, isStill: isAnimated(new Uint8Array(await file.arrayBuffer())) };
  } finally {
    image.close();
  }
}

function isDrawing({ type, name }: File): boolean {
  return type === 'image/svg+xml' || /\.svg$/i.test(name);
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new UnusablePicture(
      'This browser cannot read the file as a picture. Save it as PNG, JPEG or WebP, and try again.',
      { cause: error },
    );
  }
}

/** The scale at which the picture just covers a card. @throws UnusablePicture */
function scaleOf({ width, height }: ImageBitmap): number {
  const scale = Math.max(PICTURE_WIDTH / width, PICTURE_HEIGHT / height);
  if (scale > 1) {
    throw new UnusablePicture(
      `The picture has ${width} × ${height} pixels. Choose one of at least ${PICTURE_WIDTH} × ${PICTURE_HEIGHT}.`,
    );
  }
  if (height > 2 * width)
    throw new UnusablePicture('The picture is more than twice as tall as it is wide. Crop it first.');
  if (width > 3 * height) {
    throw new UnusablePicture('The picture is more than three times as wide as it is tall. Crop it first.');
  }
  return scale;
}

/** @param type the other size's type; by default, the best that the browser can write */
async function encode(image: ImageBitmap, scale: number, type?: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('This browser cannot make the picture smaller. Try another one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const format = type ?? (await formatOf(canvas, context));
  for (const quality of QUALITIES) {
    const blob = await written(canvas, format, quality);
    if (blob.size <= MAX_PICTURE_BYTES) return blob;
  }
  throw new UnusablePicture('The picture has too much detail for a small file. Save it as JPEG, or simplify it.');
}

/** Safari can't write WebP: it gets JPEG, or PNG if the picture is translucent. */
async function formatOf(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Promise<string> {
  const { type } = await written(canvas, 'image/webp', 1);
  if (type === 'image/webp') return type;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255);
  return isOpaque ? 'image/jpeg' : 'image/png';
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new UnusablePicture('The picture is empty.')));
    canvas.toBlob(done, type, quality);
  });
}
