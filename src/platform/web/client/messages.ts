/** Turns any failure into a sentence that can be shown; null means that nothing is shown. */

const connection = 'There is a problem with your internet connectivity.';
const rewritten: Readonly<Record<string, string | null>> = {
  'failed to fetch': connection,
  'load failed': connection,
  'networkerror when attempting to fetch resource': connection,
  'service unavailable': 'Service unavailable. Please check your Internet connection.',
  'the user aborted a request': null,
  'aborted duplicate request': null,
  'the account has been closed': null,
};

export function cleanMessage(raw: string): string | null {
  const text = raw.trim();
  const known = rewritten[text.toLowerCase().replace(/\.+$/, '')];
  if (known !== undefined) return known;
  if (text === '') return null;
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(capitalised) ? capitalised : `${capitalised}.`;
}
