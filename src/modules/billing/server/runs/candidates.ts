/** The accounts that a run would invoice now: those with invoiceable charges that were not invoiced today. */
import type { InvoiceCandidate, Settings } from '#generated/types.ts';
import { pendingSums } from '#modules/ledger/server/services/invoicing.ts';
import { statusesOf } from '#modules/shipments/server/services/shipment-statuses.ts';
import { randOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { isInvoiceable } from '../../domain/invoice-trigger.ts';

const most = 1000;

/** The largest amounts first; `today` is the day of the run, which invoices charges before it. */
export async function invoiceCandidates(
  tx: Transaction,
  settings: Settings,
  today: string,
): Promise<readonly InvoiceCandidate[]> {
  const pending = await pendingSums(tx, today);
  const trigger = settings.invoice_trigger_shipment_status ?? 'delivered';
  const statuses = await statusesOf(
    tx,
    pending.flatMap(({ waiting_for }) => waiting_for ?? []),
  );
  const sums = new Map<number, { shipments: number; charges: number; cents: number }>();
  for (const { account_id, waiting_for, shipments, charges, amount_cents } of pending) {
    const status = waiting_for === null ? undefined : statuses.get(waiting_for);
    if (waiting_for !== null && (status === undefined || !isInvoiceable(status, trigger))) continue;
    const sum = sums.get(account_id) ?? { shipments: 0, charges: 0, cents: 0 };
    sum.shipments += shipments;
    sum.charges += charges;
    sum.cents -= amount_cents;
    sums.set(account_id, sum);
  }
  if (sums.size === 0) return [];
  const accounts = await tx
    .selectFrom('accounts as a')
    .leftJoin('invoice_runs as r', (join) =>
      join.onRef('r.provider_id', '=', 'a.provider_id').onRef('r.account_id', '=', 'a.id').on('r.run_date', '=', today),
    )
    .select(['a.id', 'a.name as account', 'a.invoice_frequency'])
    .where('a.account_type', '<>', 'guest')
    .where('a.id', 'in', [...sums.keys()])
    .where('r.run_date', 'is', null)
    .execute();
  return accounts
    .map((account) => {
      const { shipments, charges, cents } = sums.get(account.id)!;
      return { ...account, shipments, charges, amount: randOf(cents) };
    })
    .sort((one, other) => other.amount - one.amount || one.id - other.id)
    .slice(0, most);
}
