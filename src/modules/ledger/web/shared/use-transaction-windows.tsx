/** The entries that other modules add to the menu of a transaction, and the dialog that one of them opened. */
import { Suspense, useState, type ReactNode } from 'react';
import { transactionWindows, type ShownTransaction, type TransactionWindow } from './transaction-windows.ts';

interface Open {
  readonly transaction: ShownTransaction;
  readonly Window: TransactionWindow['Window'];
}

export function useTransactionWindows() {
  const [open, setOpen] = useState<Open>();
  const entries = (transaction: ShownTransaction) =>
    transactionWindows()
      .filter(({ isOffered }) => isOffered(transaction))
      .map(({ title, icon, Window }) => ({ title, icon, run: () => setOpen({ transaction, Window }) }));
  const dialog: ReactNode = open && (
    <Suspense fallback={null}>
      <open.Window transaction={open.transaction} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { entries, dialog };
}
