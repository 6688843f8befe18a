/** The charges of a shipment: charged when booked, refunded when cancelled, and charged again when reopened. */
import type { Row } from '#generated/database.ts';
import type { Rate } from '#generated/types.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { givenBackOn, unspentOn } from '#modules/ledger/server/services/creditable.ts';
import { findPosted } from '#modules/ledger/server/services/invoicing.ts';
import { isRefusal, withoutAmounts } from '#modules/ledger/domain/standing.ts';
import { charge as chargeAccount, post, reverseRest } from '#modules/ledger/server/services/ledger.ts';
import { zeroRatedOf } from '#modules/rates/domain/zero-rated.ts';
import { centsOf, randText, roundedQuotient, type Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isBooked, statusOf } from '../domain/status.ts';
import { seesBilling, type Booker } from './booker.ts';
import type { Price } from './price.ts';

/** Who is charged for; without a viewer the product itself acts. */
type Charging = Pick<Booker, 'author' | 'now'> & Partial<Pick<Booker, 'viewer'>>;
export type Charge = Pick<Price, 'amount' | 'vat' | 'vatPercentage' | 'zeroRated'>;

/** The agreed price of a stored shipment. */
export function storedPrice({ rate_cents: amount, rate_breakdown }: Row<'shipments'>): Charge {
  const rate = rate_breakdown as Rate;
  const vat = centsOf(rate.rate) - centsOf(rate.rate_excluding_vat);
  return { amount, vat, vatPercentage: rate.base_rate.vat_percentage, zeroRated: zeroRatedOf(rate) };
}

/** Whether another price changes what its account owes: it was charged, or it is booked and cost nothing so far. */
export function isCharged(row: Row<'shipments'>): boolean {
  const { charge_transaction_id: charge, rate_cents: price, outstanding_cents: outstanding } = row;
  return charge !== null || (price === (outstanding ?? 0) && isBooked(statusOf(row)));
}

export async function isOfGuest(
  tx: Transaction,
  { account_id }: Pick<Row<'shipments'>, 'account_id'>,
): Promise<boolean> {
  return (await readAccount(tx, account_id))?.account_type === 'guest';
}

interface Manner {
  /** Charged even if the account can't afford it. */
  readonly isForced?: boolean;
  /** Whether the shipment got far enough for the next invoice. */
  readonly isInvoiceable?: boolean;
}

/** Returns the transaction; null where nothing is charged. Throws the errors of a charge, unless it is forced. */
async function postCharge(
  tx: Transaction,
  { author, now, viewer = null }: Charging,
  row: Row<'shipments'>,
  { amount, vat, vatPercentage, zeroRated }: Charge,
  { isForced = false, isInvoiceable = false }: Manner,
): Promise<number | null> {
  const { id, account_id, tracking_reference } = row;
  const posting = {
    ...{ accountId: account_id, shipmentId: id, vatPercentage, description: `Shipment ${tracking_reference}` },
    ...{ effectiveDate: wallClock(now).date, createdBy: author.user_id, isInvoiceable },
  };
  if (!isForced) {
    await requireOwnMoney(tx, row, amount);
    const charged = chargeAccount(tx, { ...posting, amount, vat, zeroRated });
    return (await (seesBilling({ viewer }) ? charged : charged.catch(refuseDiscreetly)))?.id ?? null;
  }
  if (amount === 0) return null;
  return (await post(tx, { ...posting, type: 'shipping-charge', amount: -amount, vat: -vat, zeroRated: -zeroRated }))
    .id;
}

/** Throws the refusal of a charge without its amounts. */
function refuseDiscreetly(failure: unknown): never {
  if (!(failure instanceof ApiError) || !isRefusal(failure.code)) throw failure;
  const { code, message } = withoutAmounts({ code: failure.code, message: failure.message });
  throw new ApiError(failure.status, code, message);
}

/** What other guests have in their common account pays for none of this one. Throws `insufficient_balance`. */
async function requireOwnMoney(tx: Transaction, row: Row<'shipments'>, amount: Cents): Promise<void> {
  if (amount === 0 || !(await isOfGuest(tx, row))) return;
  const paid = await unspentOn(tx, row.id);
  if (amount <= paid) return;
  const message = `This costs ${randText(amount)} and ${randText(Math.max(0, paid))} was paid for it. Book it again, so that the guest pays the new price`;
  throw new ApiError(422, 'insufficient_balance', message);
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

/** The price that its account was charged, whatever was given back of it: without what is outstanding. */
export async function chargedPrice(tx: Transaction, row: Row<'shipments'>): Promise<Cents> {
  const { charge_transaction_id: id, rate_cents: price, outstanding_cents: outstanding } = row;
  if (id === null) return 0;
  // Guests pay what is outstanding in parts, which are charged together with the last one.
  return (await isOfGuest(tx, row)) ? 0 - (await findPosted(tx, id)).amount_cents : price - (outstanding ?? 0);
}

/**
 * Charges another price in place of the one that was charged. What credit notes or staff gave back of it stays given:
 * only the difference is added, and it is invoiced like the charge before. Returns the transaction. Throws like `chargeShipment`.
 */
export async function chargeInstead(
  tx: Transaction,
  charging: Charging,
  { before, after }: { readonly before: Row<'shipments'>; readonly after: Row<'shipments'> },
  price: Charge,
  manner: Manner,
): Promise<number | null> {
  await refund(tx, charging, before);
  const { charge_transaction_id: replaced } = before;
  const isInvoiceable = replaced !== null && (await findPosted(tx, replaced)).invoiceable;
  return chargeRest(tx, charging, after, price, { ...manner, isInvoiceable });
}

/**
 * Charges a price without what was given back of it before, once earlier charges are refunded. Returns the transaction,
 * an earlier one if nothing is left to charge, and null for no price.
 */
async function chargeRest(
  tx: Transaction,
  charging: Charging,
  row: Row<'shipments'>,
  price: Charge,
  manner: Manner,
): Promise<number | null> {
  const { given, lastCharge } = await givenBackOn(tx, row.id);
  const amount = Math.max(0, price.amount - given);
  if (amount === 0 && price.amount > 0) return lastCharge;
  return postCharge(tx, charging, row, partOf(price, amount), manner);
}

function partOf(price: Charge, amount: Cents): Charge {
  if (amount === price.amount) return price;
  const share = (cents: Cents) => roundedQuotient(cents * amount, price.amount);
  return { ...price, amount, vat: share(price.vat), zeroRated: share(price.zeroRated) };
}

/** Refunds the charge, if there was one, unless credit notes for its invoice did already, or staff. */
export async function refund(tx: Transaction, { author, now }: Charging, row: Row<'shipments'>): Promise<void> {
  if (row.charge_transaction_id === null) return;
  await reverseRest(tx, row.charge_transaction_id, {
    description: `Refund of shipment ${row.tracking_reference}`,
    effectiveDate: wallClock(now).date,
    createdBy: author.user_id,
  });
}

/**
 * Charges the previous price of a cancelled shipment again, without what was given back of it before, and returns the
 * transaction; null where nothing is charged. Throws like `chargeShipment`.
 */
export function chargeAgain(tx: Transaction, charging: Charging, row: Row<'shipments'>): Promise<number | null> {
  return chargeRest(tx, charging, row, storedPrice(row), {});
}
