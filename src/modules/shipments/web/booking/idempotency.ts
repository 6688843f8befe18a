/** One idempotency key per content, so that submitting a form twice creates one shipment and a corrected form its own. */

export class SubmitKeys {
  private sent = '';
  private key: string | undefined;

  /** The key for a content. Browsers generate UUIDs on secure origins only. */
  of(content: unknown): { readonly idempotencyKey?: string } {
    const text = JSON.stringify(content);
    if (text !== this.sent) {
      this.sent = text;
      this.key = isSecureContext ? crypto.randomUUID() : undefined;
    }
    return this.key === undefined ? {} : { idempotencyKey: this.key };
  }
}
