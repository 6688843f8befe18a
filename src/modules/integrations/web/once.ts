/** Marks a call that must not count twice when it arrives twice. */

/** Browsers make such numbers on secure origins only; elsewhere the call goes without. */
export function once(): { idempotencyKey?: string } {
  return isSecureContext ? { idempotencyKey: crypto.randomUUID() } : {};
}
