/** The charges of a shipment: charged when booked, refunded when cancelled, and charged again when reopened. */
import type { Row } from '#generated/database.ts';
import type { Rate } from '#generated/types.ts';
import { zeroRatedOf } from '#modules/rates/domain/zero-rated.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { centsOf } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Booker } from './booker.ts';
import type { Price } from './price.ts';

type Charging = Pick<Booker, 'author' | 'now'>;
export type Charge = Pick<Price, 'amount' | 'vat' | 'vatPercentage' | 'zeroRated'>;

/** The agreed price of a stored shipment. */
export function storedPrice({ rate_cents: amount, rate_breakdown }: Row<'shipments'>): Charge {
  const rate = rate_breakdown as Rate;
  const vat = centsOf(rate.rate) - centsOf(rate.rate_excluding_vat);
  return { amount, vat, vatPercentage: rate.base_rate.vat_percentage, zeroRated: zeroRatedOf(rate) };
}

interface Manner {
  /** Charged even if the account can't afford it. */
  readonly isForced?: boolean;
}

/** Returns the transaction; null where nothing is charged. Throws the errors of a charge, unless it is forced. */
async function postCharge(
  tx: Transaction,
  { author, now }: Charging,
  { id, account_id, tracking_reference }: Row<'shipments'>,
  { amount, vat, vatPercentage, zeroRated }: Charge,
  { isForced = false }: Manner,
): Promise<number | null> {
  const posting = {
    ...{ accountId: account_id, shipmentId: id, vatPercentage, description: `Shipment ${tracking_reference}` },
    ...{ effectiveDate: wallClock(now).date, createdBy: author.user_id },
  };
  if (isForced && amount > 0)
    return (await post(tx, { ...posting, type: 'shipping-charge', amount: -amount, vat: -vat, zeroRated: -zeroRated }))
      .id;
  return (await charge(tx, { ...posting, amount, vat, zeroRated }))?.id ?? null;
}

/**
 * Charges the account and stores the transaction, so that it can be reversed. Throws the errors of a charge, unless it
 * is forced.
 */
export async function chargeShipment(
  tx: Transaction,
  charging: Charging,
  row: Row<'shipments'>,
  price: Charge,
  manner: Manner = {},
): Promise<void> {
  const charge_transaction_id = await postCharge(tx, charging, row, price, manner);
  await tx.updateTable('shipments').set({ charge_transaction_id }).where('id', '=', row.id).execute();
}

/** Refunds the charge, if there was one, unless credit notes for its invoice did already. */
export async function refund(tx: Transaction, { author, now }: Charging, row: Row<'shipments'>): Promise<void> {
  if (row.charge_transaction_id === null) return;
  await reverse(tx, row.charge_transaction_id, {
    description: `Refund of shipment ${row.tracking_reference}`,
    effectiveDate: wallClock(now).date,
    createdBy: author.user_id,
  });
}

/** Charges the previous price again and returns the transaction; null where nothing is charged. Throws like `chargeShipment`. */
export function chargeAgain(
  tx: Transaction,
  charging: Charging,
  row: Row<'shipments'>,
  manner: Manner = {},
): Promise<number | null> {
  return postCharge(tx, charging, row, storedPrice(row), manner);
}
