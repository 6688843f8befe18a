/** The messages for a payer who returns from a gateway; the gateway's report to the server decides, not the return page. */
import type { ShipmentStatus } from '#generated/types.ts';
import { isUnpaid } from '#modules/shipments/domain/paying.ts';
import { moneyText } from '#platform/domain/amount.ts';

export type PaymentState = 'pending' | 'paid' | 'failed' | 'cancelled';

export interface Outcome {
  readonly variant: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
  /** Whether to offer paying again. */
  readonly canRetry: boolean;
}

type OutcomeText = Omit<Outcome, 'text'> & { readonly text: (amount: string) => string };

const outcomes: Readonly<Record<PaymentState, OutcomeText>> = {
  paid: {
    ...{ variant: 'success', title: 'Payment received', canRetry: false },
    text: (amount) => `${amount} was added to your account.`,
  },
  pending: {
    ...{ variant: 'info', title: 'Payment pending', canRetry: false },
    text: (amount) => `Your payment of ${amount} isn’t confirmed yet. Your balance is updated as soon as it is.`,
  },
  failed: {
    ...{ variant: 'warning', title: 'Payment failed', canRetry: true },
    text: (amount) => `Your payment of ${amount} failed. Nothing was added to your account.`,
  },
  cancelled: {
    ...{ variant: 'warning', title: 'Payment cancelled', canRetry: true },
    text: (amount) => `Your payment of ${amount} was cancelled. Nothing was added to your account.`,
  },
};

/** `amount` in rand. Without a payment the page was opened directly. */
export function topUpOutcome(payment: { readonly state: PaymentState; readonly amount: number } | undefined): Outcome {
  if (!payment) {
    const text = 'Your balance is updated as soon as a payment is confirmed.';
    return { variant: 'info', title: 'Top-ups', canRetry: false, text };
  }
  const { text, ...outcome } = outcomes[payment.state];
  return { ...outcome, text: text(moneyText(payment.amount)) };
}

interface Paid {
  /** In rand. */
  readonly amount: number;
  readonly state: PaymentState;
  readonly is_difference: boolean;
  /** Whether the shipment still awaited it when it arrived. */
  readonly was_awaited: boolean;
}

/** The message about a payment for a shipment; if the shipment was cancelled first, the money stays in the account. */
export function shipmentOutcome(
  { amount: rand, state, is_difference: isDifference, was_awaited: wasAwaited }: Paid,
  { status, short_tracking_reference: reference }: { status: ShipmentStatus; short_tracking_reference: string },
): Outcome {
  const amount = moneyText(rand);
  if (state === 'paid' && status === 'cancelled') {
    const text = `${amount} arrived after shipment ${reference} was cancelled. Contact us about a refund.`;
    return { variant: 'warning', title: 'Payment received', text, canRetry: false };
  }
  if (state === 'paid' && !wasAwaited) {
    const text = `${amount} was paid, but shipment ${reference} had already been paid for. Contact us about a refund.`;
    return { variant: 'warning', title: 'Paid twice', text, canRetry: false };
  }
  if (state === 'paid' && isUnpaid(status)) {
    const text = `${amount} was paid. The price of shipment ${reference} changed while you were paying. Part of it is still due.`;
    return { variant: 'warning', title: 'Payment received', text, canRetry: true };
  }
  const next = isDifference ? 'waits until the difference is paid' : 'is collected once it is paid for';
  const texts: Readonly<Record<PaymentState, string>> = {
    paid: isDifference
      ? `${amount} was paid for the larger parcels of shipment ${reference}.`
      : `${amount} was paid, and shipment ${reference} is booked.`,
    pending: `Your payment of ${amount} isn’t confirmed yet. Shipment ${reference} ${isDifference ? 'continues' : 'is booked'} as soon as it is.`,
    failed: `Your payment of ${amount} failed. Shipment ${reference} ${next}.`,
    cancelled: `Your payment of ${amount} was cancelled. Shipment ${reference} ${next}.`,
  };
  const { variant, title, canRetry } = outcomes[state];
  return { variant, title, canRetry, text: texts[state] };
}

interface Cancelled extends Pick<Paid, 'is_difference'> {
  readonly shipment: {
    readonly status: ShipmentStatus;
    readonly short_tracking_reference: string;
    readonly is_due: boolean;
  };
}

/** What a payer who cancelled reads: another payment may have been made for the shipment, or it was cancelled itself. */
export function cancelledText({ is_difference: isDifference, shipment }: Cancelled): string {
  const { status, short_tracking_reference: reference, is_due: isDue } = shipment;
  const cancelled = 'You cancelled the payment, and no money was taken.';
  if (status === 'cancelled') return `${cancelled} Shipment ${reference} was cancelled as well.`;
  if (!isDue) return `You cancelled this payment. Nothing is left to pay for shipment ${reference}.`;
  return `${cancelled} Shipment ${reference} ${isDifference ? 'waits until the difference is paid' : 'is collected once it is paid for'}.`;
}

/** Prefix of references of payments for a shipment. */
export const shipmentPrefix = 'shp-';

/**
 * The page for a payer who returns from Stitch with these parameters: `status` complete, closed, failed or another, and
 * our reference.
 */
export function stitchReturn(query: URLSearchParams): string {
  const reference = encodeURIComponent(query.get('externalReference') ?? '');
  if (!reference) return '/topup/pending';
  if (reference.startsWith(shipmentPrefix)) {
    if (query.get('status') === 'closed') return `/shipments/payfast-cancelled?id=${reference}`;
    return `/topup/shipment/pending?payment=${reference}`;
  }
  if (query.get('status') === 'closed') return `/top-up-account?cancelled=${reference}`;
  return `/topup/${query.get('status') === 'complete' ? 'success' : 'pending'}?payment=${reference}`;
}
