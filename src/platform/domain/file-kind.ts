/** What a file is by its bytes, whatever its name says; only what can be told for certain counts (F421). */

/** The first bytes of the kinds that have a signature. */
const signatures: readonly (readonly [media: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/csv': ['csv'],
};

/** Letters, digits, tabs and line ends in any encoding; no other control character. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d));
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The media type; null for anything that is not one of the kinds. Tables of text have no signature, so their name must say it too. */
export function mediaTypeOf(bytes: Uint8Array, name: string): string | null {
  const signed = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (signed) return signed[0];
  return bytes.length > 0 && extensionOf(name) === 'csv' && isPlainText(bytes) ? 'text/csv' : null;
}

const longestName = 120;

/** A name that any computer can save: no path, no control characters, and an ending that tells the truth. */
export function safeFileName(name: string, mediaType: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const clean = own
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [usual = 'bin', ...others] = extensions[mediaType] ?? [];
  const honest = [usual, ...others].includes(extensionOf(clean));
  const stem = honest ? clean.slice(0, clean.lastIndexOf('.')) : clean;
  const ending = honest ? clean.slice(clean.lastIndexOf('.')) : `.${usual}`;
  const kept = Array.from(stem).slice(0, longestName).join('').replace(/^\.+/, '').trim();
  return `${kept === '' ? 'file' : kept}${ending}`;
}
