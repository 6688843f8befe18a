/** What the ways to pay and those who take the payment are called (F282). */

export const paymentTypes = {
  eft: 'EFT',
  'instant-eft': 'Instant EFT',
  'manual-eft': 'Manual EFT',
  'capitec-pay': 'Capitec Pay',
  'pay-shap': 'PayShap',
  'credit-card': 'Card',
  'scan-to-pay': 'Scan to Pay',
} as const;

/** Stitch names its own ways. */
export const stitchTypes = { card: 'Card with Stitch', eft: 'Pay by bank with Stitch' } as const;

/** Who takes a payment. */
export const gatewayTitles = { payfast: 'PayFast', bob_pay: 'Bob Pay', stitch: 'Stitch' } as const;

export type GatewayName = keyof typeof gatewayTitles;
