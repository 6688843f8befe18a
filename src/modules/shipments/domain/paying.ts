/** Whether a shipment can be paid for: from its account (F262, F263), or individually at a payment gateway (F265). */
import type { AccountType, Settings, ShipmentStatus } from '#generated/types.ts';

/** F262. */
const fromAccount: ReadonlySet<ShipmentStatus> = new Set(['payment-pending', 'quote', 'quote-expired']);

/** Whether the shipment can be paid now, if the balance suffices. */
export function isPayable(status: ShipmentStatus): boolean {
  return fromAccount.has(status);
}

/** Whether it waits for an individual payment. */
export function isUnpaid(status: ShipmentStatus): boolean {
  return status === 'payment-pending' || status === 'payment-failed';
}

interface Owing {
  readonly status: ShipmentStatus;
  readonly price: number;
  /** The rest of a price that was paid in part: for parcels larger than booked, or a price raised during its payment. */
  readonly outstanding: number | null | undefined;
}

/** What is to be paid for a shipment now: its price before it is booked, or what is outstanding of it. */
export function amountOpen({ status, price, outstanding }: Owing): number {
  return outstanding ?? (isUnpaid(status) ? price : 0);
}

/** Whether it can be paid at a gateway where its account pays online. */
export function isPaidAtGateway({ status, outstanding }: Omit<Owing, 'price'>): boolean {
  return isUnpaid(status) || status === 'quote' || (outstanding ?? 0) > 0;
}

type GuestPayments = Pick<
  Settings,
  'payment_methods_payfast_enabled' | 'payment_methods_bobpay_enabled' | 'payment_methods_stitch_enabled'
>;

/**
 * Whether shipments of such an account are paid individually: those of guests, and of prepaid customers with
 * pay-as-you-go (F259).
 */
export function paysOnline(type: AccountType, settings: GuestPayments & Pick<Settings, 'pay_as_you_go'>): boolean {
  const hasGateway =
    settings.payment_methods_payfast_enabled === true ||
    settings.payment_methods_bobpay_enabled === true ||
    settings.payment_methods_stitch_enabled === true;
  return hasGateway && (type === 'guest' || (type === 'prepaid' && settings.pay_as_you_go === true));
}
