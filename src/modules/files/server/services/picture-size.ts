/**
 * How large a picture is when it is shown: a small file can unpack to more than a phone has memory, in the browser of
 * whoever opens the page.
 */

/** Four times what phones take, and 400 MB in memory. */
const mostPixels = 100_000_000;

/** The error for such a picture. */
export const tooManyPixels = `The picture has more than ${mostPixels / 1_000_000} megapixels. Make it smaller and try again`;

/** False for a picture whose size cannot be read, which no browser shows either. */
export function hasTooManyPixels(bytes: Buffer, mediaType: string, most = mostPixels): boolean {
  try {
    return (pixels[mediaType]?.(bytes) ?? 0) > most;
  } catch (problem) {
    // A length that points outside of the file.
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

/** Width times height, by the header of each format. */
const pixels: Readonly<Record<string, (bytes: Buffer) => number>> = {
  'image/png': (bytes) => bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
};

/** In the frame, whose marker also says how it was compressed: all from C0 to CF but three. */
function ofJpeg(bytes: Buffer): number {
  const others: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
  for (let at = 2; bytes.readUInt8(at) === 0xff;) {
    const marker = bytes.readUInt8(at + 1);
    if ((marker & 0xf0) === 0xc0 && !others.has(marker)) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return 0;
}

/** By the first chunk: lossy, lossless, or extended with a canvas. */
function ofWebp(bytes: Buffer): number {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  const packed = bytes.readUInt32LE(21);
  return ((packed & 0x3fff) + 1) * (((packed >> 14) & 0x3fff) + 1);
}
