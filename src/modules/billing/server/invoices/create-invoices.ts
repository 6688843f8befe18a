/** Creates the invoices of one account for one invoice day, in one transaction that holds the lock of the account. */
import type { Row } from '#generated/database.ts';
import type { InvoiceFrequency, Settings } from '#generated/types.ts';
import { paymentTermsOf } from '#modules/accounts/domain/payment-terms.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { pendingCharges, putOnInvoice } from '#modules/ledger/server/services/invoicing.ts';
import { cleanHtml } from '#modules/settings/server/services/clean-html.ts';
import { hasStatus } from '#modules/shipments/server/services/shipment-statuses.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { latestInvoiceDay } from '../../domain/invoice-days.ts';
import { dueDateOf, invoiceGroups, totalOf, type Charge } from '../../domain/invoice.ts';
import { invoiceableStatuses } from '../../domain/invoice-trigger.ts';
import { customerOf, invoiceTitle, issuerOf } from '../../domain/parties.ts';
import { creditReversals } from '../credit-notes/credit-reversals.ts';
import { nextDocumentNumber } from '#modules/ledger/server/services/document-numbers.ts';
import { shipmentsOfCharges } from './invoiced-shipments.ts';

export interface InvoiceRun {
  readonly providerId: number;
  readonly settings: Settings;
  /** `2026-11-22`, the day of the run. */
  readonly today: string;
  /** The day of the invoices, if staff do not want to wait for the account’s invoice day. */
  readonly day?: string;
}

/**
 * Runs once per account and invoice day, however often it is called; returns the numbers of the invoices. Charges of
 * shipments wait until the shipment has the configured status (F245, F255). Guests pay when they book and get no
 * invoices.
 */
export async function createInvoices(tx: Transaction, run: InvoiceRun, accountId: number): Promise<readonly string[]> {
  const account = await lockAccount(tx, accountId);
  if (!account || account.account_type === 'guest') return [];
  const frequency: InvoiceFrequency = account.invoice_frequency;
  const day =
    run.day ??
    latestInvoiceDay(run.today, {
      frequency,
      dayOfWeek: account.invoice_day_of_week ?? run.settings.default_invoice_day_of_week ?? 1,
      dayOfMonth: account.invoice_day_of_month ?? run.settings.default_invoice_day_of_month ?? 1,
    });
  if (!(await addRun(tx, run.providerId, accountId, day))) return [];
  await creditReversals(tx, account, run.settings, run.today);
  const reached = invoiceableStatuses(run.settings);
  const charges = await pendingCharges(tx, accountId, day, (shipmentId) => hasStatus(shipmentId, reached));
  const made: string[] = [];
  for (const group of invoiceGroups(charges, frequency)) made.push(await createInvoice(tx, run, account, day, group));
  return made;
}

/** False when the run already took place. */
async function addRun(tx: Transaction, provider_id: number, account_id: number, run_date: string): Promise<boolean> {
  const added = await tx
    .insertInto('invoice_runs')
    .values({ provider_id, account_id, run_date })
    .onConflict((conflict) => conflict.doNothing())
    .returning('run_date')
    .executeTakeFirst();
  return added !== undefined;
}

async function createInvoice(
  tx: Transaction,
  { providerId, settings }: InvoiceRun,
  account: Row<'accounts'>,
  invoice_date: string,
  charges: readonly Charge[],
): Promise<string> {
  const number = await nextDocumentNumber(tx, providerId, 'INV');
  const { total, vat } = totalOf(charges);
  // A prepaid account has already paid its charges from the balance.
  const isPaid = account.account_type === 'prepaid';
  const { id } = await tx
    .insertInto('invoices')
    .values({
      ...{ provider_id: providerId, number, account_id: account.id, invoice_date },
      due_date: dueDateOf(invoice_date, isPaid ? 0 : paymentTermsOf(account, settings)),
      ...{ total_cents: total, vat_cents: vat, paid_cents: isPaid ? total : 0 },
      issuer: JSON.stringify(issuerOf(settings, await findTitle(tx, providerId, settings))),
      customer: JSON.stringify(customerOf(account)),
      title: invoiceTitle(settings),
      terms_html: cleanHtml(settings.invoice_terms_and_conditions_html ?? ''),
      shipments: JSON.stringify(await shipmentsOfCharges(tx, charges)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = charges.map((charge) => charge.id);
  await putOnInvoice(tx, ids, { id, number });
  emit(tx, 'invoice_changed', { account_id: account.id, invoice_id: id });
  emit(tx, 'transaction_posted', { account_id: account.id, transaction_id: ids.at(-1)! });
  return number;
}
