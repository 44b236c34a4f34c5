/** Whether a picture moves. Browsers decode only its first frame, without a word. */

/** @param file of any format */
export function isAnimated(file: Uint8Array): boolean {
  const has = (text: string, offset: number) =>
    [...text].every((letter, index) => file[offset + index] === letter.charCodeAt(0));
  if (has('GIF8', 0)) return hasTwoFrames(file);
  if (has('RIFF', 0) && has('WEBP', 8)) return has('VP8X', 12) && ((file[20] ?? 0) & WEBP_ANIMATION) !== 0;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (has('PNG', 1)) return chunksOf(view).some((offset) => has('acTL', offset + 4));
  if (has('ftyp', 4)) return brandsOf(view).some((offset) => has('avis', offset));
  return false;
}

/** The flag of an extended WebP. */
const WEBP_ANIMATION = 0x02;

const PNG_SIGNATURE = 8;

function chunksOf(view: DataView): readonly number[] {
  const found: number[] = [];
  for (let offset = PNG_SIGNATURE; offset + 8 <= view.byteLength; offset += 12 + view.getUint32(offset))
    found.push(offset);
  return found;
}

/** AVIF's brands are four bytes each; the second is its version. */
function brandsOf(view: DataView): readonly number[] {
  const end = Math.min(view.getUint32(0), view.byteLength);
  return Array.from({ length: Math.max(0, (end - 8) >> 2) }, (_, index) => 8 + 4 * index);
}

const [EXTENSION, IMAGE] = [0x21, 0x2c];

function hasTwoFrames(gif: Uint8Array): boolean {
  const at = (offset: number) => gif[offset] ?? 0;
  const colors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let [offset, frames] = [13 + colors(at(10)), 0];
  while (offset < gif.length && frames < 2) {
    const block = at(offset);
    if (block === EXTENSION) offset += 2;
    else if (block === IMAGE) {
      frames += 1;
      offset += 11 + colors(at(offset + 9));
    } else break;
    // data in pieces, each after its length
    while (at(offset) > 0) offset += 1 + at(offset);
    offset += 1;
  }
  return frames > 1;
}
