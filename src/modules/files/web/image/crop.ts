/** The part that is cropped from an image, and the size of the upload. */

import { mostBytes } from './limits.ts';

/** A part of an image in per cent of its width and height. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const whole: Part = { x: 0, y: 0, width: 100, height: 100 };

export interface Cut {
  /** In pixels of the image. */
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** In pixels of the result. */
  readonly to: { readonly width: number; readonly height: number };
}

/** Sharp on any screen and in print; more would only load more slowly. */
export const longestSide = 1200;

/** Null for a part without a pixel. `size` is that of the image in pixels. */
export function cutOf(part: Part, size: { readonly width: number; readonly height: number }): Cut | null {
  const x = Math.round((part.x / 100) * size.width);
  const y = Math.round((part.y / 100) * size.height);
  const width = Math.min(Math.round((part.width / 100) * size.width), size.width - x);
  const height = Math.min(Math.round((part.height / 100) * size.height), size.height - y);
  if (width < 1 || height < 1) return null;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const to = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { from: { x, y, width, height }, to };
}

/** Whether the image can be uploaded unchanged: neither cropped nor reduced. */
export function isWhole({ from, to }: Cut, size: { readonly width: number; readonly height: number }): boolean {
  return from.width === size.width && from.height === size.height && to.width === from.width;
}

export function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, { from, to }: Cut): void {
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
}

/** As PNG, which supports transparency; a photo is reduced until it fits, because PNG stores it in full. */
export async function drawn(image: HTMLImageElement, { from, to }: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  for (let scale = 1; ; scale *= 0.8) {
    const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
    const size = { width: pixels(to.width), height: pixels(to.height) };
    draw(canvas, image, { from, to: size });
    const blob = await pngOf(canvas);
    if (blob.size <= mostBytes) return blob;
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be cut.'))), 'image/png');
  });
}
