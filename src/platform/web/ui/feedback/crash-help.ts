/** What a user can do about an error of the browser itself; undefined when nothing specific is known. */

const known: readonly (readonly [RegExp, string])[] = [
  [
    /dynamically imported module|module script failed|loading (css )?chunk|unable to preload css/i,
    'This page was updated and your browser still has old files. Clear the cache and refresh the page.',
  ],
  [
    /access is denied for this document|storage.*(denied|insecure)|the operation is insecure/i,
    'Cookies are disabled in your browser. Turn them on and refresh the page.',
  ],
  [
    /(?:google|maps?|leaflet|\bL) is not defined|can't find variable: (?:google|L)\b/i,
    'The map couldn’t be loaded. Check that no browser extension blocks the maps service, then refresh the page.',
  ],
];

export function crashHelp(failure: unknown): string | undefined {
  const text = failure instanceof Error ? failure.message : String(failure);
  return known.find(([pattern]) => pattern.test(text))?.[1];
}
