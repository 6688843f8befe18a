/** Cropping an image: pixels from percentages, never beyond the edge, and scaled down to a useful size. */
import { afterEach, expect, test, vi } from 'vitest';
import { cutOf, drawn, isWhole, longestSide, whole } from '#modules/files/web/image/crop.ts';
import { mostBytes } from '#modules/files/web/image/limits.ts';

test('a small image is sent unchanged if it is not cropped', () => {
  const size = { width: 400, height: 120 };
  const cut = cutOf(whole, size)!;
  expect(cut).toEqual({ from: { x: 0, y: 0, ...size }, to: size });
  expect(isWhole(cut, size)).toBe(true);
});

test('a crop is in pixels of the image and within its bounds', () => {
  const size = { width: 333, height: 77 };
  const cut = cutOf({ x: 50, y: 10, width: 50, height: 90 }, size)!;
  expect(cut.from).toEqual({ x: 167, y: 8, width: 166, height: 69 });
  expect(cut.to).toEqual({ width: 166, height: 69 });
  expect(isWhole(cut, size)).toBe(false);
});

test('larger images are scaled down proportionally', () => {
  const size = { width: 6000, height: 1500 };
  const cut = cutOf(whole, size)!;
  expect(cut.to).toEqual({ width: longestSide, height: 300 });
  expect(isWhole(cut, size)).toBe(false);
  expect(cutOf(whole, { width: 1, height: 5000 })!.to).toEqual({ width: 1, height: longestSide });
});

test('a crop without pixels is ignored', () => {
  expect(cutOf({ x: 10, y: 10, width: 0.01, height: 50 }, { width: 100, height: 100 })).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('a photo, which PNG stores in full, is reduced until the server accepts it', async () => {
  const canvas = {
    ...{ width: 0, height: 0, getContext: () => null },
    toBlob(done: (blob: Blob) => void) {
      done(new Blob([new Uint8Array(canvas.width * canvas.height * 4)]));
    },
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  const cut = cutOf(whole, { width: 2400, height: 1800 })!;
  const blob = await drawn({} as HTMLImageElement, cut);
  expect(blob.size).toBeLessThanOrEqual(mostBytes);
  expect(canvas).toMatchObject({ width: 768, height: 576 });
});
