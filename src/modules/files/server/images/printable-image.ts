/** Which pictures can be drawn in a PDF: the library fails on a damaged PNG long after it was given to it. */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { hasTooManyPixels } from '../services/picture-size.ts';

const jpeg = Buffer.from('ffd8ff', 'hex');
const png = Buffer.from('89504e470d0a1a0a', 'hex');
/** A small file can unpack to more than fits in memory. */
const mostPixels = 16_000_000;
const mostUnpacked = 130_000_000;

/** True for a JPEG, and for a PNG whose pixels can be unpacked. */
export async function isPrintableImage(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return !hasTooManyPixels(bytes, 'image/jpeg', mostPixels);
  if (bytes.length < 33 || !bytes.subarray(0, png.length).equals(png)) return false;
  if (hasTooManyPixels(bytes, 'image/png', mostPixels)) return false;
  try {
    await promisify(inflate)(pixelData(bytes), { maxOutputLength: mostUnpacked });
    return true;
  } catch {
    return false;
  }
}

/** The compressed pixels of a PNG, which are split into chunks: length, type, content and checksum. */
function pixelData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = png.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return Buffer.concat(parts);
}
