/** File names: converts untrusted names into safe ones for storage and download. */

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/zpl': ['zpl'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export type FileKind = 'csv' | 'image' | 'kml' | 'pdf';

const kinds: Readonly<Record<string, FileKind>> = {
  ...{ csv: 'csv', jpg: 'image', jpeg: 'image', png: 'image', kml: 'kml', pdf: 'pdf' },
};

/** The kind of a file by its extension, case-insensitive (F401); undefined for any other. */
export function kindOfFile(name: string): FileKind | undefined {
  return kinds[extensionOf(name)];
}

/** Whether the extension matches the content. */
export function isHonest(name: string, mediaType: string): boolean {
  return extensions[mediaType]?.includes(extensionOf(name)) ?? false;
}

/** The media type of an extension; undefined for an unknown one. */
export function promisedType(name: string): string | undefined {
  return Object.keys(extensions).find((type) => isHonest(name, type));
}

const longest = 120;
/** File systems take 255 bytes, and a random part is added; letters of other alphabets have up to four. */
const mostBytes = 200;

function shortened(stem: string): string {
  const letters = Array.from(stem).slice(0, longest);
  while (new TextEncoder().encode(letters.join('')).length > mostBytes) letters.pop();
  return letters.join('');
}

/** A name that any computer can save: no path, no control characters, and an extension that matches the content. */
export function safeFileName(name: string, mediaType: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const clean = own
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const honest = isHonest(clean, mediaType);
  const stem = honest ? clean.slice(0, clean.lastIndexOf('.')) : clean;
  const ending = honest ? clean.slice(clean.lastIndexOf('.')) : `.${extensions[mediaType]?.[0] ?? 'bin'}`;
  const short = shortened(stem).replace(/^\.+/, '').trim();
  return `${short === '' ? 'file' : short}${ending}`;
}

/** The name with a random part before its extension: `logo.png` becomes `logo-3f9c01ab.png`. */
export function uniqueName(safeName: string, unique: string): string {
  const dot = safeName.lastIndexOf('.');
  return `${safeName.slice(0, dot)}-${unique}${safeName.slice(dot)}`;
}

/** The name without that random part. */
export function givenName(stored: string): string {
  return stored.replace(/-[0-9a-f]{8}(?:[0-9a-f]{8})?(?=\.[^.]*$)/, '');
}
