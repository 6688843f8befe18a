/** The accounts that a run would invoice now: those with invoiceable charges that were not invoiced today. */
import type { InvoiceCandidate, Settings } from '#generated/types.ts';
import { pendingSums } from '#modules/ledger/server/services/invoicing.ts';
import { hasStatus } from '#modules/shipments/server/services/shipment-statuses.ts';
import { randOf } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { invoiceableStatuses } from '../../domain/invoice-trigger.ts';
import { invoiceWarning } from '../../domain/parties.ts';

const most = 1000;

/** The largest amounts first; `today` is the day of the run, which invoices charges before it. */
export async function invoiceCandidates(
  tx: Transaction,
  settings: Settings,
  today: string,
): Promise<readonly InvoiceCandidate[]> {
  const reached = invoiceableStatuses(settings);
  const pending = await pendingSums(tx, today, (shipmentId) => hasStatus(shipmentId, reached));
  const sums = new Map(pending.map((sum) => [sum.account_id, sum]));
  const accounts = await tx
    .selectFrom('accounts as a')
    .leftJoin('invoice_runs as r', (join) =>
      join.onRef('r.provider_id', '=', 'a.provider_id').onRef('r.account_id', '=', 'a.id').on('r.run_date', '=', today),
    )
    .select(['a.id', 'a.name as account', 'a.invoice_frequency', 'a.billing_address', 'a.company_vat_no'])
    .where('a.account_type', '<>', 'guest')
    .where('a.id', '=', anyOf(sums.keys()))
    .where('r.run_date', 'is', null)
    .execute();
  return accounts
    .map(({ billing_address, company_vat_no, ...account }) => {
      const { shipments, charges, amount_cents } = sums.get(account.id)!;
      const warning = invoiceWarning(settings, { billing_address, company_vat_no }, -amount_cents);
      return { ...account, shipments, charges, amount: randOf(-amount_cents), warning };
    })
    .sort((one, other) => other.amount - one.amount || one.id - other.id)
    .slice(0, most);
}
