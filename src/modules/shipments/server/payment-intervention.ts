/**
 * Holds shipments whose measured parcels cost more than their account can be charged, until the difference is paid or
 * staff release them (F196).
 */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import { unspentOn } from '#modules/ledger/server/services/creditable.ts';
import { chargeRefusal } from '#modules/ledger/server/services/ledger.ts';
import type { Cents } from '#platform/domain/money.ts';
import { automaticAuthor, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { isHold, statusBesidesHold, statusOf } from '../domain/status.ts';
import { mayMove } from '../domain/transitions.ts';
import type { Booker } from './booker.ts';
import { chargeInstead, isCharged, isOfGuest, storedPrice } from './charging.ts';
import { moveLocked, type Move } from './services/move-shipment.ts';
import { writeChange } from './stored-shipment.ts';
import { branchesOf } from './services/branch-limit.ts';

type Acting = Pick<Booker, 'providerId' | 'author' | 'now'>;

/** held: put on hold for the payment, and released with it. awaiting-payment: on hold for another reason, which remains. */
export type Intervention = 'held' | 'awaiting-payment';

export const nothingOutstanding = { payment_intervention_status: null, outstanding_cents: null } as const;

/** Maximum number of shipments of an account that are processed when its balance changes. */
const most = 200;

/**
 * How to hold a shipment that costs `difference` more than was charged; undefined where that can be charged, or it is
 * too late to hold it.
 */
export async function interventionFor(
  tx: Transaction,
  { enable_payment_intervention: isEnabled }: Pick<Settings, 'enable_payment_intervention'>,
  row: Row<'shipments'>,
  difference: Cents,
): Promise<Intervention | undefined> {
  if (isEnabled !== true || !isCharged(row) || difference <= 0) return undefined;
  const status = statusOf(row);
  const isHeld = isHold(status);
  if (!isHeld && !mayMove({ ...row, status }, 'on-hold', 'event')) return undefined;
  if (await canBeCharged(tx, row, difference)) return undefined;
  return isHeld && row.payment_intervention_status !== 'held' ? 'awaiting-payment' : 'held';
}

/** The account of guests holds the money of others, which doesn't pay for this one. */
async function canBeCharged(tx: Transaction, row: Row<'shipments'>, amount: Cents): Promise<boolean> {
  if (await isOfGuest(tx, row)) return amount <= (await unspentOn(tx, row.id));
  return (await chargeRefusal(tx, row.account_id, amount)) === undefined;
}

/** Puts a shipment that was just marked as `held` on hold. */
export async function holdUnpaid(tx: Transaction, acting: Acting, row: Row<'shipments'>): Promise<Row<'shipments'>> {
  if (isHold(row.status)) return row;
  // Without the amount, which only users who may see prices should learn.
  const message = 'Waiting for payment: the parcels are larger or heavier than booked';
  return moveBy(tx, acting, row, { to: 'on-hold', message });
}

/** Restores the status of a shipment that was on hold only for the payment. */
export async function releaseHeld(
  tx: Transaction,
  acting: Acting,
  row: Row<'shipments'>,
  intervention: string | null,
): Promise<Row<'shipments'>> {
  if (intervention !== 'held' || !isHold(row.status)) return row;
  return moveBy(tx, acting, row, { to: statusBesidesHold(row), message: 'Paid' });
}

/** Charges the whole price in place of the earlier charge, so that nothing is outstanding. Throws the errors of a charge. */
export async function settle(
  tx: Transaction,
  acting: Acting,
  row: Row<'shipments'>,
  { isForced }: { readonly isForced: boolean },
): Promise<Row<'shipments'>> {
  const { providerId, author, now } = acting;
  const rows = { before: row, after: row };
  const charge_transaction_id = await chargeInstead(tx, acting, rows, storedPrice(row), { isForced });
  const columns = { ...nothingOutstanding, charge_transaction_id };
  const fields = ['payment_intervention_status'];
  const after = await writeChange(tx, acting, row, { columns, fields });
  const from = { payment_intervention_status: row.payment_intervention_status };
  const change = { object_id: String(row.id), from, to: { payment_intervention_status: null } };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
  const { id: shipment_id, account_id, revision } = after;
  const shipment = { shipment_id, account_id, branch_ids: branchesOf(after), status: statusOf(after), revision };
  emit(tx, 'shipment_updated', { ...shipment, fields });
  return after;
}

function moveBy(
  tx: Transaction,
  { providerId, author: audit, now }: Acting,
  row: Row<'shipments'>,
  what: Pick<Move, 'to' | 'message'>,
): Promise<Row<'shipments'>> {
  return moveLocked(tx, row, {
    ...{ ...what, providerId, shipmentId: row.id, parcelId: null, by: 'event', location: null },
    ...{ source: 'payment', at: now, now, audit },
  }).then(({ row: after }) => after);
}

/** Runs when the account, unless it is that of guests, has more money or credit, or is no longer on hold. */
async function releasePaid(tx: Transaction, providerId: number, accountId: number): Promise<void> {
  const waiting = await tx
    .selectFrom('shipments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('payment_intervention_status', 'is not', null)
    .orderBy('id')
    .limit(most)
    .execute();
  if (waiting.length === 0 || (await isOfGuest(tx, { account_id: accountId }))) return;
  const acting = { providerId, author: automaticAuthor('payment_intervention'), now: new Date() };
  for (const { id } of waiting) {
    const row = await tx
      .selectFrom('shipments')
      .selectAll()
      .where('id', '=', id)
      .where('payment_intervention_status', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row || (await chargeRefusal(tx, accountId, row.outstanding_cents ?? 0))) continue;
    const paid = await settle(tx, acting, row, { isForced: false });
    await releaseHeld(tx, acting, paid, row.payment_intervention_status);
  }
}

export const interventionHandlers: EventHandlers = {
  account_balance_changed: (tx, { account_id: id }, { providerId }) => releasePaid(tx, providerId, id),
  account_changed: (tx, { account_id: id }, { providerId }) => releasePaid(tx, providerId, id),
};
