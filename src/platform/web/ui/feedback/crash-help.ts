/** What a user can do about an error of the browser itself; undefined when nothing specific is known. */

const notLoaded = /dynamically imported module|module script failed|loading (css )?chunk|unable to preload css/i;

const known: readonly (readonly [RegExp, string])[] = [
  [notLoaded, 'This page was updated and your browser still has old files. Clear the cache and refresh the page.'],
  [
    /access is denied for this document|storage.*(denied|insecure)|the operation is insecure/i,
    'Cookies are disabled in your browser. Switch them on and refresh the page.',
  ],
  [
    /(?:google|maps?|leaflet|\bL) is not defined|can't find variable: (?:google|L)\b/i,
    'The map couldn’t be loaded. Check that no browser extension blocks the maps service, then refresh the page.',
  ],
];

/** Whether a part of the page couldn't be loaded because there is no connection: it can once there is one again. */
export function isCutOff(failure: unknown, isOnline: boolean): boolean {
  return !isOnline && notLoaded.test(textOf(failure));
}

function textOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

export function crashHelp(failure: unknown): string | undefined {
  const text = textOf(failure);
  return known.find(([pattern]) => pattern.test(text))?.[1];
}
