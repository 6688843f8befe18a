/**
 * Removes what a camera adds to a picture: where and when it was taken, with which device, and its preview. Colours and
 * the rotation of a JPEG stay. A picture that is not built as expected stays as it is.
 */

type Part = readonly [name: string, bytes: Buffer];

export function withoutMetadata(bytes: Buffer, mediaType: string): Buffer {
  const remove = removers[mediaType];
  try {
    return remove?.(bytes) ?? bytes;
  } catch (problem) {
    // A length that points outside of the file.
    if (problem instanceof RangeError) return bytes;
    throw problem;
  }
}

const removers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': fromJpeg,
  'image/png': fromPng,
  'image/webp': fromWebp,
};

const startOfScan = 0xda;
/** Exif and XMP, Photoshop's, and comments. */
const jpegMetadata: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);

function fromJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) !== startOfScan) {
    const marker = bytes.readUInt8(at + 1);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (!jpegMetadata.has(marker)) kept.push(segment);
    else if (segment.toString('latin1', 4, 10) === 'Exif\0\0') orientation = orientationOf(segment.subarray(10));
    at = end;
  }
  const rotation = orientation > 1 && orientation < 9 ? [exifOf(orientation)] : [];
  return Buffer.concat([bytes.subarray(0, 2), ...rotation, ...kept, bytes.subarray(at)]);
}

const orientationTag = 0x0112;

/** 1 for upright, and where nothing is said. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return 1;
}

/** A segment with the orientation alone. */
function exifOf(orientation: number): Buffer {
  const head = Buffer.from('ffe10022457869660000', 'hex');
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([head, tiff]);
}

const pngMetadata: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** Chunks of a length, a name, the content and a checksum. */
function fromPng(bytes: Buffer): Buffer {
  const parts: Part[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    parts.push([bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at, end)]);
    at = end;
  }
  return Buffer.concat([bytes.subarray(0, 8), ...without(parts, pngMetadata)]);
}

const webpMetadata: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
/** In the header of an extended file: that it has either. */
const webpFlags = 0x0c;

/** Chunks of a name, a length and the content, which is padded to an even length. */
function fromWebp(bytes: Buffer): Buffer {
  const parts: Part[] = [];
  for (let at = 12; at < bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpFlags, 8);
    parts.push([name, chunk]);
    at = end;
  }
  const clean = Buffer.concat([bytes.subarray(0, 12), ...without(parts, webpMetadata)]);
  clean.writeUInt32LE(clean.length - 8, 4);
  return clean;
}

function without(parts: readonly Part[], metadata: ReadonlySet<string>): readonly Buffer[] {
  return parts.flatMap(([name, bytes]) => (metadata.has(name) ? [] : [bytes]));
}
