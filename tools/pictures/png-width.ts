/** Reads the width of a PNG, in pixels, from its header. */
export function pngWidth(png: Buffer): number {
  return png.readUInt32BE(16);
}
