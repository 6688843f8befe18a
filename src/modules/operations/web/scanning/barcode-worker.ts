/**
 * Finds barcodes in pictures, on a thread of its own. The decoder is WebAssembly, which only the policy of this worker allows.
 * QR codes are left out: beside the barcode of a label there is one for the tracking page.
 */
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

const options: ReaderOptions = {
  formats: ['Code128', 'Code39', 'EAN13', 'DataMatrix'],
  maxNumberOfSymbols: 4,
  tryHarder: true,
};

// Otherwise it would come from a public server.
prepareZXingModule({ overrides: { locateFile: () => decoder } });

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  answer(data).catch(() => self.postMessage(undefined));
});

async function answer(picture: ImageData): Promise<void> {
  const found = await readBarcodes(picture, options);
  const texts = found.filter(({ isValid }) => isValid).map(({ text }) => text.trim());
  self.postMessage(texts.filter((text) => text !== ''));
}
