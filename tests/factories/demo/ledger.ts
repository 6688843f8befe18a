/** Transactions of the demo's shipments: a charge for each, its reversal if cancelled, and weekly payments, so that balances are sums. */
import type { NewRow, Row } from '#generated/database.ts';
import { documentNumber } from '#modules/ledger/domain/document-number.ts';
import { wallClock } from '#platform/domain/time.ts';

export interface DemoCharge {
  readonly account_id: number;
  readonly shipment_id: number;
  readonly reference: string;
  readonly at: Date;
  /** Null unless it is cancelled. */
  readonly cancelled: Date | null;
  /** Including VAT. */
  readonly amount_cents: number;
  readonly vat_cents: number;
}

export interface DemoLedger {
  readonly transactions: readonly NewRow<'billing_transactions'>[];
  /** Top-ups that the transactions name. */
  readonly payments: readonly NewRow<'payments'>[];
  /** The transaction that charged each shipment. */
  readonly chargeOf: ReadonlyMap<number, number>;
}

interface Movement {
  readonly at: Date;
  readonly type: NewRow<'billing_transactions'>['type'];
  readonly amount_cents: number;
  readonly description: string;
  readonly vat_cents?: number;
  readonly shipment_id?: number;
}

const weekMs = 7 * 24 * 3_600_000;

interface DemoAccounts {
  readonly accounts: readonly Row<'accounts'>[];
  readonly charges: readonly DemoCharge[];
  /** When an account without bookings gets its balance. */
  readonly since: Date;
  /** Whether postpaid accounts pay a week after their invoice and owe what follows from that, whatever their balance was. */
  readonly isBusy: boolean;
}

/** Oldest first; every account ends at its balance. */
export function demoLedger({ accounts, charges, since, isBusy }: DemoAccounts): DemoLedger {
  const chargeOf = new Map<number, number>();
  const transactions: NewRow<'billing_transactions'>[] = [];
  const payments: NewRow<'payments'>[] = [];
  let paid = 0;
  for (const account of accounts) {
    const own = charges.filter(({ account_id }) => account_id === account.id);
    if (account.account_type === 'guest') continue;
    const isOwing = isBusy && account.account_type === 'postpaid';
    const moved = movementsOf(own, isOwing ? 2 : 1);
    const sum = moved.reduce((total, { amount_cents }) => total + amount_cents, 0);
    const opening: Movement = {
      at: new Date((moved[0]?.at ?? since).getTime() - weekMs),
      type: 'balance-adjustment',
      amount_cents: isOwing ? 0 : account.balance_cents - sum,
      description: 'Balance brought forward',
    };
    let balance = 0;
    for (const movement of opening.amount_cents === 0 ? moved : [opening, ...moved]) {
      const { at, vat_cents = 0, ...values } = movement;
      const id = transactions.length + 1;
      balance += movement.amount_cents;
      const isReversal = movement.type === 'shipping-charge-reversal';
      transactions.push({
        ...{ provider_id: account.provider_id, id, account_id: account.id, ...values, vat_cents },
        ...{ vat_percentage: vat_cents === 0 ? 0 : 15, balance_cents: balance, invoiceable: false },
        ...{ shipment_id: movement.shipment_id ?? null, transaction_date: at, effective_date: wallClock(at).date },
        doc_display_id: movement.type === 'payment' ? documentNumber('PMT', (paid += 1)) : null,
        reverses_id: isReversal ? (chargeOf.get(movement.shipment_id!) ?? null) : null,
      });
      if (movement.type === 'shipping-charge') chargeOf.set(movement.shipment_id!, id);
      if (movement.type === 'payment' && account.account_type === 'prepaid') {
        const topUp = topUpOf(id, movement);
        Object.assign(transactions.at(-1)!, { description: `Top-up with PayFast ${topUp.gateway_reference}` });
        payments.push({ provider_id: account.provider_id, account_id: account.id, ...topUp });
      }
    }
  }
  return { transactions, payments, chargeOf };
}

/** Prepaid accounts pay with PayFast. */
function topUpOf(transaction_id: number, { at, amount_cents }: Movement) {
  const gateway_reference = String(1_089_250 + transaction_id);
  return {
    ...{
      gateway: 'payfast' as const,
      reference: `top-up-${gateway_reference}-of-demo`,
      gateway_reference,
      amount_cents,
    },
    ...{ state: 'paid' as const, transaction_id, created_at: at },
  };
}

/** Charges and reversals in order, and every week a payment for a week before. */
function movementsOf(charges: readonly DemoCharge[], weeksLater: number): readonly Movement[] {
  const moved = charges.flatMap(movementsOfCharge).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const first = moved[0]?.at.getTime() ?? 0;
  const last = moved.at(-1)?.at.getTime() ?? 0;
  const paid: Movement[] = [];
  for (let from = first; from + weeksLater * weekMs < last; from += weekMs) {
    const week = moved.filter(({ at }) => at.getTime() >= from && at.getTime() < from + weekMs);
    const owed = -week.reduce((total, { amount_cents }) => total + amount_cents, 0);
    if (owed > 0)
      paid.push({
        at: new Date(from + weeksLater * weekMs),
        type: 'payment',
        amount_cents: owed,
        description: 'EFT payment',
      });
  }
  return [...moved, ...paid].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function movementsOfCharge({ at, cancelled, amount_cents, vat_cents, shipment_id, reference }: DemoCharge): Movement[] {
  const description = `Shipment ${reference}`;
  const charged: Movement = {
    ...{ at, type: 'shipping-charge', description, shipment_id },
    ...{ amount_cents: -amount_cents, vat_cents: -vat_cents },
  };
  if (!cancelled) return [charged];
  const reversed = {
    at: cancelled,
    type: 'shipping-charge-reversal',
    description: `${description} cancelled`,
  } as const;
  return [charged, { ...reversed, shipment_id, amount_cents, vat_cents }];
}
