/** A random key that nobody can guess. Browsers generate UUIDs on secure origins only; this works on every origin. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
