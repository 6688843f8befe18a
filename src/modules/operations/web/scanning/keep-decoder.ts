/** Loads the decoder of barcodes into the browser’s cache, so that the camera reads them without a connection too. */
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** 0.4 MB. Rejects without a connection. */
export async function keepDecoder(): Promise<void> {
  const { default: worker } = await import('./barcode-worker.ts?worker&url');
  await Promise.all([worker, decoder].map((address) => fetch(address)));
}
