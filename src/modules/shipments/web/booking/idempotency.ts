/** One key for each thing that is sent, so that two submits of one form make one shipment and a corrected form makes its own. */

export class SubmitKeys {
  private sent = '';
  private key: string | undefined;

  /** The key of what is sent; the same for the same content. Browsers make keys on secure origins only. */
  of(content: unknown): { readonly idempotencyKey?: string } {
    const text = JSON.stringify(content);
    if (text !== this.sent) {
      this.sent = text;
      this.key = isSecureContext ? crypto.randomUUID() : undefined;
    }
    return this.key === undefined ? {} : { idempotencyKey: this.key };
  }
}
