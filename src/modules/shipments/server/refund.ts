/** What a shipment's charge costs once it is cancelled, or taken up again. */
import type { Row } from '#generated/database.ts';
import type { Rate } from '#generated/types.ts';
import { charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { centsOf } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Booker } from './booker.ts';

type Charging = Pick<Booker, 'author' | 'now'>;

/** Gives back what was charged; nothing where nothing was. */
export async function refund(tx: Transaction, { author, now }: Charging, row: Row<'shipments'>): Promise<void> {
  if (row.charge_transaction_id === null) return;
  await reverse(tx, row.charge_transaction_id, {
    description: `Refund of shipment ${row.tracking_reference}`,
    effectiveDate: wallClock(now).date,
    createdBy: author.user_id,
  });
}

/**
 * Charges again what the shipment cost and answers the transaction; null where nothing is charged. Throws what a charge throws, unless
 * it is charged whatever the account can afford.
 */
export async function chargeAgain(
  tx: Transaction,
  { author, now }: Charging,
  { id, account_id, tracking_reference, rate_cents, rate_breakdown }: Row<'shipments'>,
  { isForced = false }: { readonly isForced?: boolean } = {},
): Promise<number | null> {
  const { rate, rate_excluding_vat, base_rate } = rate_breakdown as Rate;
  const vat = centsOf(rate) - centsOf(rate_excluding_vat);
  const posting = {
    ...{ accountId: account_id, shipmentId: id, vatPercentage: base_rate.vat_percentage },
    description: `Shipment ${tracking_reference}`,
    ...{ effectiveDate: wallClock(now).date, createdBy: author.user_id },
  };
  if (isForced && rate_cents > 0)
    return (await post(tx, { ...posting, type: 'shipping-charge', amount: -rate_cents, vat: -vat })).id;
  const posted = await charge(tx, { ...posting, amount: rate_cents, vat });
  return posted?.id ?? null;
}
