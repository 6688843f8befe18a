/** Renders labels like printers and PDF readers do, and decodes their codes like scanners and phones do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type * as ZplRenderer from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes, type Position } from 'zxing-wasm/reader';

// An import would be transformed before the first test: 20 MB, most of them compiled code as text.
const { ready } = createRequire(import.meta.url)('zpl-renderer-js') as typeof ZplRenderer;

// Otherwise it would download its code from the internet.
const reader = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: reader.buffer } });

export interface Page {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Drawn on request: most tests only read the text. */
  drawn: () => Promise<Drawing>;
}

/** A picture: as a file, or as pixels. */
export type Drawing = Buffer | ImageData;

const standardFontDataUrl = 'node_modules/pdfjs-dist/standard_fonts/';
const mmPerPoint = 25.4 / 72;
/** 203 dots per inch, as label printers have. */
const scale = 203 / 72;

/** The title in the properties of a document. */
export async function titleOf(pdf: Buffer): Promise<unknown> {
  const document = await getDocument({ data: new Uint8Array(pdf), standardFontDataUrl }).promise;
  const { info } = await document.getMetadata();
  return (info as { readonly Title?: unknown }).Title;
}

export async function pagesOf(pdf: Buffer): Promise<readonly Page[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), standardFontDataUrl }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const { items } = await page.getTextContent();
    pages.push({
      width: (viewport.width / scale) * mmPerPoint,
      height: (viewport.height / scale) * mmPerPoint,
      text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
      drawn: async () => {
        const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
        await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise;
        return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height) as unknown as ImageData;
      },
    });
  }
  return pages;
}

/** One image per label. */
export async function printed(zpl: string, { width, height }: { width: number; height: number }): Promise<Buffer[]> {
  const { api } = await ready;
  const images = await api.zplToBase64MultipleAsync(zpl, width, height, 8);
  return images.map((image) => Buffer.from(image, 'base64'));
}

/** The contents of an image's codes, Code 128 first. Stripes that the reader finds within a QR code are no barcode. */
export async function codesOn(drawing: Drawing): Promise<readonly (readonly [format: string, text: string])[]> {
  const found = await readBarcodes(Buffer.isBuffer(drawing) ? new Uint8Array(drawing) : drawing, {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    // In a picture made smaller, bars of a few dots blur, and some references are read as two different texts.
    tryDownscale: false,
  });
  const squares = found.filter(({ format }) => format === 'QRCode').map(({ position }) => position);
  return found
    .filter(({ format, position }) => format === 'QRCode' || !squares.some((square) => isWithin(square, position)))
    .map(({ format, text }) => [format, text] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}

function isWithin(square: Position, { topLeft, bottomRight }: Position): boolean {
  const [x, y] = [(topLeft.x + bottomRight.x) / 2, (topLeft.y + bottomRight.y) / 2];
  const corners = [square.topLeft, square.topRight, square.bottomLeft, square.bottomRight];
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
}
