/** The smallest image of each kind that browsers render. */

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

export const svg = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#123"/></svg>',
);

type Sized = (width: number, height: number) => Buffer;

/** Pictures that say how large they are; there is nothing in them to show. */
export const pngOf: Sized = (width, height) => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** Progressive, after a comment and a fill byte. */
export const jpegOf: Sized = (width, height) => {
  const frame = Buffer.from('ffd8fffe000531323affffc2000b08000000000101110000', 'hex');
  frame.writeUInt16BE(height, 15);
  frame.writeUInt16BE(width, 17);
  return frame;
};

const webpWith = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 16);
  head.writeUInt32LE(12 + content.length, 4);
  return Buffer.concat([head, content]);
};

export const webpOf: Readonly<Record<'lossy' | 'lossless' | 'extended', Sized>> = {
  lossy: (width, height) => {
    const content = Buffer.from('0000009d012a00000000', 'hex');
    content.writeUInt16LE(width, 6);
    content.writeUInt16LE(height, 8);
    return webpWith('VP8 ', content);
  },
  lossless: (width, height) => {
    const content = Buffer.from('2f00000000', 'hex');
    content.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
    return webpWith('VP8L', content);
  },
  extended: (width, height) => {
    const content = Buffer.alloc(10);
    content.writeUIntLE(width - 1, 4, 3);
    content.writeUIntLE(height - 1, 7, 3);
    return webpWith('VP8X', content);
  },
};
