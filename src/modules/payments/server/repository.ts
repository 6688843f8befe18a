/** Statements about payments at gateways. */
import type { Row } from '#generated/database.ts';
import type { PaymentType } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Purpose } from '../domain/gateway-methods.ts';

type Gateway = Row<'payments'>['gateway'];

export interface NewPayment {
  readonly providerId: number;
  readonly accountId: number;
  /** Null for a guest. */
  readonly userId: number | null;
  /** The shipment that is paid for; absent for a top-up. */
  readonly shipmentId?: number;
  readonly gateway: Gateway;
  /** The chosen method; undefined where the user chooses on the gateway's page. */
  readonly type?: PaymentType | undefined;
  readonly reference: string;
  readonly amount: Cents;
  /** Whether only the difference for parcels larger than booked is paid. */
  readonly isDifference?: boolean;
  /** Whether the card used is saved for the account, and as its default. */
  readonly keepCard?: 'saved' | 'default' | undefined;
}

/** False, without any change, when a payment already has the reference. */
export async function addPayment(tx: Transaction, payment: NewPayment): Promise<boolean> {
  const added = await tx
    .insertInto('payments')
    .values({
      provider_id: payment.providerId,
      account_id: payment.accountId,
      shipment_id: payment.shipmentId ?? null,
      created_by: payment.userId,
      gateway: payment.gateway,
      type: payment.type ?? null,
      reference: payment.reference,
      amount_cents: payment.amount,
      is_difference: payment.isDifference ?? false,
      keep_card: payment.keepCard ?? null,
    })
    .onConflict((one) => one.columns(['provider_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locked until the transaction ends, so that reports of one payment are serialized. */
export function lockPayment(
  tx: Transaction,
  gateway: Gateway,
  reference: string,
): Promise<Row<'payments'> | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** By its reference, at any gateway. */
export function findPayment(tx: Transaction, reference: string): Promise<Row<'payments'> | undefined> {
  return tx.selectFrom('payments').selectAll().where('reference', '=', reference).limit(1).executeTakeFirst();
}

/** The purpose of a payment; undefined for an unknown reference. */
export async function purposeOf(tx: Transaction, reference: string): Promise<Purpose | undefined> {
  const found = await findPayment(tx, reference);
  return found && (found.shipment_id === null ? 'top_up' : 'shipment');
}

type Change = Pick<Row<'payments'>, 'state'> &
  Partial<Pick<Row<'payments'>, 'transaction_id' | 'gateway_reference' | 'was_awaited'>>;

export async function markPayment(tx: Transaction, id: number, change: Change): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Marks a payment that never reached its gateway; one that was already reported stays unchanged. */
export async function markReference(
  tx: Transaction,
  reference: string,
  state: Row<'payments'>['state'],
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .execute();
}
