/** What a file is by its bytes, whatever its name says; only what can be found out for certain counts. */
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '../../domain/file-name.ts';

/** Letters, digits, tabs and line ends in any encoding; no other control character. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}

const rootElement = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/;

/** The root of the document is an `svg` element. */
export function isSvg(bytes: Buffer): boolean {
  return rootElement.test(bytes.subarray(0, 4096).toString('utf8'));
}

/** The media type; null for what is no kind that we know. CSV and SVG are text without a signature: CSV must be named so too. */
export async function mediaTypeOf(bytes: Buffer, name: string): Promise<string | null> {
  if (isSvg(bytes)) return 'image/svg+xml';
  const found = await fileTypeFromBuffer(bytes);
  if (found) return found.mime;
  return bytes.length > 0 && extensionOf(name) === 'csv' && isPlainText(bytes) ? 'text/csv' : null;
}
