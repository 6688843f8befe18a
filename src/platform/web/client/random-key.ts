/** A random key that nobody can guess. Browsers generate UUIDs on secure origins only; this works on every origin. */
export function randomKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
