/** An idempotency key for a call that must not be carried out twice. */

/** Browsers generate UUIDs on secure origins only; elsewhere the call has no key. */
export function once(): { idempotencyKey?: string } {
  return isSecureContext ? { idempotencyKey: crypto.randomUUID() } : {};
}
