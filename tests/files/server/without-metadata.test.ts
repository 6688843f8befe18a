/** Pictures are stored without the place where they were taken. */
import { expect, test } from 'vitest';
import { withoutMetadata } from '#modules/files/server/images/without-metadata.ts';

const place = 'GPS 26.2041 S';
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Little-endian, as phones write it, with one entry. */
function exif(orientation: number): Buffer {
  const entry = hex('4949 2a00 08000000 0100 1201 0300 01000000 0000 0000 00000000');
  entry.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), entry, Buffer.from(place)]);
}

const jpeg = (...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([hex('ffd8'), ...segments, hex('ffda 0002 1234 ffd9')]);
const colours = segment(0xe2, Buffer.from('ICC_PROFILE'));

test('a JPEG keeps its colours and rotation, and nothing else that its camera wrote', () => {
  const taken = jpeg(segment(0xe1, exif(6)), segment(0xfe, Buffer.from(place)), colours);
  const clean = withoutMetadata(taken, 'image/jpeg');
  expect(clean.includes(place)).toBe(false);
  const rotation = segment(0xe1, hex('457869660000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000'));
  expect(clean).toEqual(jpeg(rotation, colours));
  expect(withoutMetadata(clean, 'image/jpeg')).toEqual(clean);
  expect(withoutMetadata(jpeg(segment(0xe1, exif(1)), colours), 'image/jpeg')).toEqual(jpeg(colours));
});

test('a PNG loses its texts, and a WebP its metadata with the flags that announce it', () => {
  const chunk = (name: string, content: string): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(name + content), Buffer.alloc(4)]);
  };
  const png = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([hex('89504e470d0a1a0a'), ...chunks]);
  const [pixels, text] = [chunk('IDAT', 'pixels'), chunk('tEXt', place)];
  expect(withoutMetadata(png(text, pixels, chunk('eXIf', place)), 'image/png')).toEqual(png(pixels));

  const webp = (flags: string, ...rest: readonly Buffer[]): Buffer => {
    const all = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPVP8X'),
      hex(`0a000000 ${flags} 00000000000000000000`.slice(0, 30)),
      ...rest,
    ]);
    all.writeUInt32LE(all.length - 8, 4);
    return all;
  };
  const exifChunk = Buffer.concat([Buffer.from('EXIF'), hex('0d000000'), Buffer.from(`${place}\0`)]);
  const flagsAt = 20;
  const clean = withoutMetadata(webp('0c', exifChunk), 'image/webp');
  expect(clean.includes(place)).toBe(false);
  expect([clean.readUInt8(flagsAt), clean.readUInt32LE(4)]).toEqual([0, clean.length - 8]);
});

test('a picture that is cut off stays as it is', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(withoutMetadata(hex('ffd8 ffe1'), type)).toEqual(hex('ffd8 ffe1'));
});
