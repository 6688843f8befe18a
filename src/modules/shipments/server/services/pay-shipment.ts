/** Applies a payment to a shipment: a paid one is booked, after a failed payment it awaits the next. */
import type { Row } from '#generated/database.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import type { Rates } from '#modules/rates/server/services/rate.ts';
import { chargeRefusal, post } from '#modules/ledger/server/services/ledger.ts';
import type { Cents } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { bookedStatus } from '../../domain/dropoff.ts';
import { amountOpen, isUnpaid } from '../../domain/paying.ts';
import { statusOf } from '../../domain/status.ts';
import { isOfGuest, storedPrice, type Charge } from '../charging.ts';
import { releaseHeld, settle } from '../payment-intervention.ts';
import { writeChange } from '../stored-shipment.ts';
import { moveLocked } from './move-shipment.ts';
import { renewPromise } from '../quotes/renew-promise.ts';

export interface Paying {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
  readonly rates: Rates;
}

type Moving = Omit<Paying, 'rates'>;

/** Locks the shipment until the transaction ends; undefined when there is none. */
export function lockToPay(tx: Transaction, id: number): Promise<Row<'shipments'> | undefined> {
  return tx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The VAT in the price of a shipment, in cents. */
export function storedVat(row: Row<'shipments'>): Pick<Charge, 'vat' | 'vatPercentage'> {
  return storedPrice(row);
}

/**
 * Books a locked shipment that was paid at a gateway or at the counter, and charges the account that received the money.
 * False when it no longer awaits payment: the money stays in the account.
 */
export async function bookPaid(tx: Transaction, paying: Paying, row: Row<'shipments'>): Promise<boolean> {
  if (!isUnpaid(statusOf(row))) return false;
  const { amount, vat, vatPercentage, zeroRated } = storedPrice(row);
  const charged =
    amount === 0
      ? undefined
      : await post(tx, {
          ...{ accountId: row.account_id, shipmentId: row.id, type: 'shipping-charge', amount: -amount },
          ...{ vat: -vat, vatPercentage, zeroRated: -zeroRated },
          description: `Shipment ${row.tracking_reference}`,
          ...{ effectiveDate: wallClock(paying.now).date, createdBy: paying.author.user_id },
        });
  await renewPromise(tx, paying, row);
  await moveTo(tx, paying, row, bookedStatus(row), 'Paid');
  await rememberCharge(tx, row.id, charged?.id);
  return true;
}

/** What is to be paid for a shipment now, in cents. */
export function centsOpen(row: Row<'shipments'>): Cents {
  return amountOpen({ status: statusOf(row), price: row.rate_cents, outstanding: row.outstanding_cents });
}

/** Whether only the difference for parcels larger than booked is to be paid. */
export function isDifference(row: Row<'shipments'>): boolean {
  return !isUnpaid(statusOf(row)) && centsOpen(row) > 0;
}

/** `unawaited`: it was paid for or cancelled before, and the money stays in the account. */
export type Settled = 'settled' | 'part' | 'unawaited';

/**
 * Books or releases a locked shipment for which an amount was just credited to its account. What is too little, because
 * the price was raised since the payment was begun, is deducted from what a guest still has to pay; the balance of other
 * accounts pays it.
 */
export async function settlePaid(
  tx: Transaction,
  paying: Paying,
  row: Row<'shipments'>,
  paid: Cents,
): Promise<Settled> {
  const open = centsOpen(row);
  const isFirst = isUnpaid(statusOf(row));
  if (!isFirst && open === 0) return 'unawaited';
  const isOfGuests = await isOfGuest(tx, row);
  const isCovered =
    paid >= open || (isFirst && !isOfGuests && !(await chargeRefusal(tx, row.account_id, row.rate_cents)));
  if (isCovered) {
    await settleOpen(tx, paying, row);
    return 'settled';
  }
  if (isOfGuests) await writeChange(tx, paying, row, lessOutstanding(open - paid));
  return 'part';
}

function lessOutstanding(outstanding_cents: Cents) {
  return { columns: { outstanding_cents }, fields: ['payment_intervention_status'] };
}

/** What was paid of a shipment that still waits for the rest of its first payment, in cents. */
export function paidInPart(row: Row<'shipments'>): Cents {
  return isUnpaid(statusOf(row)) ? row.rate_cents - centsOpen(row) : 0;
}

/**
 * Books or releases a locked shipment whose open amount was just credited to its account, and charges that. Returns its
 * status.
 */
export async function settleOpen(tx: Transaction, paying: Paying, row: Row<'shipments'>): Promise<ShipmentStatus> {
  if (await bookPaid(tx, paying, row)) return bookedStatus(row);
  const charged = await settle(tx, paying, row, { isForced: true });
  return statusOf(await releaseHeld(tx, paying, charged, row.payment_intervention_status));
}

/** Records that a payment failed, or that another one was started. */
export async function moveUnpaid(
  tx: Transaction,
  paying: Moving,
  row: Row<'shipments'>,
  to: 'payment-pending' | 'payment-failed',
): Promise<void> {
  if (isUnpaid(statusOf(row)) && row.status !== to) await moveTo(tx, paying, row, to, null);
}

export function moveTo(
  tx: Transaction,
  { providerId, author: audit, now }: Moving,
  row: Row<'shipments'>,
  to: ReturnType<typeof bookedStatus> | 'payment-pending' | 'payment-failed',
  message: string | null,
) {
  return moveLocked(tx, row, {
    ...{ providerId, shipmentId: row.id, parcelId: null, to, by: 'event', message, location: null },
    ...{ source: 'payment', at: now, now, audit },
  });
}

async function rememberCharge(tx: Transaction, id: number, transactionId: number | undefined): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ charge_transaction_id: transactionId ?? null, outstanding_cents: null })
    .where('id', '=', id)
    .execute();
}
