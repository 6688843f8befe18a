/** Pictures that unpack to more than a phone has memory are found by their header. */
import { expect, test } from 'vitest';
import { safeSvg } from '#modules/files/server/images/safe-svg.ts';
import { isPrintableImage } from '#modules/files/server/images/printable-image.ts';
import { hasTooManyPixels } from '#modules/files/server/services/picture-size.ts';
import { jpegOf, pngOf, webpOf } from './images.ts';

test.each([
  ['a PNG', 'image/png', pngOf],
  ['a JPEG', 'image/jpeg', jpegOf],
  ['a lossy WebP', 'image/webp', webpOf.lossy],
  ['a lossless WebP', 'image/webp', webpOf.lossless],
  ['an extended WebP', 'image/webp', webpOf.extended],
] as const)('%s of 12 megapixels is accepted, and one of 200 is not', (_, type, picture) => {
  expect(hasTooManyPixels(picture(4000, 3000), type)).toBe(false);
  expect(hasTooManyPixels(picture(16_000, 12_500), type)).toBe(true);
  for (const length of [0, 3, 12, 21]) expect(hasTooManyPixels(picture(9, 9).subarray(0, length), type)).toBe(false);
});

test('an SVG may not contain one, and a document prints none', async () => {
  const drawn = (picture: Buffer) =>
    safeSvg(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/png;base64,${picture.toString('base64')}"/></svg>`,
      ),
    )?.toString();
  expect(drawn(pngOf(40, 30))).toContain('data:image/png');
  expect(drawn(pngOf(50_000, 50_000))).not.toContain('data:image/png');
  expect(await isPrintableImage(jpegOf(400, 300))).toBe(true);
  expect(await isPrintableImage(jpegOf(60_000, 60_000))).toBe(false);
});
