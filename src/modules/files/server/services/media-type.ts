/** The type of a file by its content, whatever its name; only reliable detection is used. */
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '../../domain/file-name.ts';

/** Letters, digits, tabs and line breaks in any encoding; no other control characters. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}

/** Linear: a comment ends at its first `-->`, so that there is one way to match several. */
const rootElement =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/;

/** Whether the root element is `svg`. */
export function isSvg(bytes: Buffer): boolean {
  return rootElement.test(bytes.subarray(0, 4096).toString('utf8'));
}

/**
 * The media type; null for an unknown kind. CSV and SVG are text without a signature: a CSV file must also have its
 * extension.
 */
export async function mediaTypeOf(bytes: Buffer, name: string): Promise<string | null> {
  if (isSvg(bytes)) return 'image/svg+xml';
  const found = await fileTypeFromBuffer(bytes);
  if (found) return found.mime;
  return bytes.length > 0 && extensionOf(name) === 'csv' && isPlainText(bytes) ? 'text/csv' : null;
}
