/** Charges that were reversed after invoicing: each invoice gets a credit note for them with the next run. */
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import { putOnCreditNote, uncreditedReversals } from '#modules/ledger/server/services/invoicing.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { addCreditNote } from './create-credit-note.ts';

/** Expects the lock of the account. The ledger has already credited them, so no money moves. */
export async function creditReversals(
  tx: Transaction,
  account: Row<'accounts'>,
  settings: Settings,
  today: string,
): Promise<void> {
  const reversals = await uncreditedReversals(tx, account.id);
  for (const invoiceId of new Set(reversals.map((one) => one.reversed_invoice_id))) {
    const own = reversals.filter((one) => one.reversed_invoice_id === invoiceId);
    const invoice = await tx.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirstOrThrow();
    const sum = (of: 'amount_cents' | 'vat_cents'): number => own.reduce((total, one) => total + one[of], 0);
    // Of several rates, or with a zero-rated part, no one rate explains the VAT.
    const percentages = new Set(
      own.flatMap(({ vat_percentage, has_zero_rated }) => [vat_percentage, ...(has_zero_rated ? [0] : [])]),
    );
    const { id } = await addCreditNote(
      tx,
      {
        ...{ account, invoice, amount: sum('amount_cents'), settings, today, createdBy: null },
        reason: own.length === 1 ? own[0]!.description : `${own.length} charges that were reversed`,
      },
      { vat: sum('vat_cents'), vatPercentage: percentages.size === 1 ? own[0]!.vat_percentage : 0 },
    );
    await putOnCreditNote(
      tx,
      own.map((one) => one.id),
      id,
    );
  }
}
