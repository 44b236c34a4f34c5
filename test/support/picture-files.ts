/** Picture files as people and programs upload them, made byte by byte. */

import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (...parts: readonly (string | Uint8Array | readonly number[])[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [...part])),
  );

/** Of one colour. */
export function pngFile(width: number, height = Math.round((width * 9) / 16), color = 0x3730a3): Bytes {
  const png = new PNG({ width, height });
  for (let index = 0; index < png.data.length; index += 4) png.data.writeUInt32BE(color * 256 + 255, index);
  return bytesOf(PNG.sync.write(png));
}

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const uint32LittleEndian = (value: number) => uint32(value).reverse();

/** With a checksum of zeros, which the Studio leaves to browsers. */
export const pngChunk = (type: string, content: Uint8Array) =>
  bytesOf(uint32(content.length), type, content, uint32(0));

/** A file whose header claims this size, with almost nothing after it. */
export function pngHeader(width: number, height: number): Bytes {
  const header = bytesOf(uint32(width), uint32(height), [8, 2, 0, 0, 0]);
  const end = [pngChunk('IDAT', bytesOf([0])), pngChunk('IEND', bytesOf())];
  return bytesOf('\x89PNG\r\n\x1a\n', pngChunk('IHDR', header), ...end);
}

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly color?: number;
  readonly depth?: number;
  readonly interlace?: number;
  readonly bytesOfRow?: number;
  readonly rows?: number;
  /** Before they are deflated: by default, `rows` of `bytesOfRow`, each after its filter. */
  readonly data?: Uint8Array;
  /** Changes the deflated data. */
  readonly change?: (data: Uint8Array) => Uint8Array;
}

/** Black, with these properties, whether they fit each other or not; in two parts. */
export function pngImage(options: PngOptions): Bytes {
  const { width = 40, height = 30, color = 0, depth = 8, interlace = 0, bytesOfRow = width, rows = height } = options;
  const data = options.data ?? new Uint8Array(rows * (1 + bytesOfRow));
  const deflated = (options.change ?? ((same) => same))(new Uint8Array(deflateSync(data)));
  return bytesOf(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', bytesOf(uint32(width), uint32(height), [depth, color, 0, 0, interlace])),
    ...[deflated.slice(0, 9), deflated.slice(9)].map((part) => pngChunk('IDAT', part)),
    pngChunk('IEND', bytesOf()),
  );
}

const segment = (marker: number, content: Uint8Array) =>
  bytesOf([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);

/** A JPEG file whose scan is made up. */
export function jpegFile(width: number, height: number, extra: readonly (readonly [number, string])[] = []): Bytes {
  const frame = bytesOf([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return bytesOf(
    [0xff, 0xd8],
    segment(0xe0, bytesOf('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
    ...extra.map(([marker, text]) => segment(marker, bytesOf(text))),
    segment(0xc0, frame),
    segment(0xda, bytesOf([1, 1, 0, 0, 63, 0])),
    // a stuffed byte and a restart
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xd9],
  );
}

const riffChunk = (type: string, content: Uint8Array) =>
  bytesOf(type, uint32LittleEndian(content.length), content, content.length % 2 ? [0] : []);

export function riff(...chunks: readonly (readonly [type: string, content: Uint8Array])[]): Bytes {
  const content = bytesOf('WEBP', ...chunks.map(([type, bytes]) => riffChunk(type, bytes)));
  return bytesOf('RIFF', uint32LittleEndian(content.length), content);
}

/** The start of a frame of VP8. */
export function vp8(width: number, height: number): Bytes {
  return bytesOf([0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 1, 2, 3]);
}

/** The start of a lossless image. */
export function vp8l(width: number, height: number): Bytes {
  return bytesOf([0x2f], uint32LittleEndian(((height - 1) << 14) | (width - 1)), [1, 2]);
}
