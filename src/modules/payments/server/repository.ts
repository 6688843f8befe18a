/** Payments as they are kept. */
import type { Row } from '#generated/database.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

type Gateway = Row<'payments'>['gateway'];

interface NewPayment {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly gateway: Gateway;
  readonly reference: string;
  readonly amount: Cents;
}

/** Leaves a payment alone that has the same reference already. */
export async function addPayment(tx: Transaction, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      provider_id: payment.providerId,
      account_id: payment.accountId,
      created_by: payment.userId,
      gateway: payment.gateway,
      reference: payment.reference,
      amount_cents: payment.amount,
    })
    .onConflict((one) => one.columns(['provider_id', 'reference']).doNothing())
    .execute();
}

/** Nobody else can change it until the transaction ends: reports of one payment come one after the other. */
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

/** By the reference with which it was begun, whatever the gateway. */
export function findPayment(tx: Transaction, reference: string): Promise<Row<'payments'> | undefined> {
  return tx.selectFrom('payments').selectAll().where('reference', '=', reference).limit(1).executeTakeFirst();
}

type Change = Pick<Row<'payments'>, 'state'> & Partial<Pick<Row<'payments'>, 'transaction_id' | 'gateway_reference'>>;

export async function markPayment(tx: Transaction, id: number, change: Change): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}
