/** Statements about payments at gateways and at the counter. */
import type { Row } from '#generated/database.ts';
import type { PaymentType } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Purpose } from '../domain/gateway-methods.ts';
import type { GatewayName } from '../domain/labels.ts';

type AtGateway = Row<'payments'> & { readonly gateway: GatewayName };

export interface NewPayment {
  readonly providerId: number;
  readonly accountId: number;
  /** Null for a guest. */
  readonly userId: number | null;
  /** The shipment that is paid for; absent for a top-up. */
  readonly shipmentId?: number;
  readonly gateway: GatewayName;
  /** The chosen method; undefined where the user chooses on the gateway's page. */
  readonly type?: PaymentType | undefined;
  readonly reference: string;
  readonly amount: Cents;
  /** Whether the card used is saved for the account, and as its default. */
  readonly keepCard?: 'saved' | 'default' | undefined;
}

function columnsOf(payment: Omit<NewPayment, 'gateway' | 'keepCard'>) {
  return {
    provider_id: payment.providerId,
    account_id: payment.accountId,
    shipment_id: payment.shipmentId ?? null,
    created_by: payment.userId,
    type: payment.type ?? null,
    reference: payment.reference,
    amount_cents: payment.amount,
  };
}

/** False, without any change, when a payment already has the reference. */
export async function addPayment(tx: Transaction, payment: NewPayment): Promise<boolean> {
  const added = await tx
    .insertInto('payments')
    .values({ ...columnsOf(payment), gateway: payment.gateway, keep_card: payment.keepCard ?? null })
    .onConflict((one) => one.columns(['provider_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

interface CounterPayment extends Omit<NewPayment, 'gateway' | 'keepCard'> {
  readonly transactionId: number;
  /** The number on the slip, or the reference of the transfer. */
  readonly slip: string | undefined;
  /** The cash that was handed over; undefined for the exact amount. */
  readonly tendered: Cents | undefined;
}

/** Stores a payment that staff took, and that is thus paid. */
export async function addCounterPayment(tx: Transaction, payment: CounterPayment): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      ...columnsOf(payment),
      gateway: 'counter',
      tendered_cents: payment.tendered ?? null,
      state: 'paid',
      transaction_id: payment.transactionId,
      gateway_reference: payment.slip ?? null,
    })
    .execute();
}

/** Locked until the transaction ends, so that reports of one payment are serialized. */
export function lockPayment(
  tx: Transaction,
  gateway: GatewayName,
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
export function findPayment(tx: Transaction, reference: string): Promise<AtGateway | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', reference)
    .where('gateway', '<>', 'counter')
    .$narrowType<{ gateway: GatewayName }>()
    .limit(1)
    .executeTakeFirst();
}

/** The purpose of a payment; undefined for an unknown reference. */
export async function purposeOf(tx: Transaction, reference: string): Promise<Purpose | undefined> {
  const found = await findPayment(tx, reference);
  return found && (found.shipment_id === null ? 'top_up' : 'shipment');
}

type Change = Pick<Row<'payments'>, 'state'> & Partial<Pick<Row<'payments'>, 'transaction_id' | 'gateway_reference'>>;

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
