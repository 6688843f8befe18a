/** Dialogs that other modules add to a transaction, such as its receipt: each an entry of the menu of its row. */
import type { Icon } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import type { BillingTransaction } from '#generated/types.ts';

export interface TransactionWindowProps {
  readonly transaction: Pick<BillingTransaction, 'id' | 'description' | 'amount'>;
  readonly onClose: () => void;
}

interface TransactionWindow {
  readonly title: string;
  readonly icon: Icon;
  readonly isOffered: (transaction: BillingTransaction) => boolean;
  readonly Window: LazyExoticComponent<ComponentType<TransactionWindowProps>>;
}

const registered: TransactionWindow[] = [];

/** Call it in the setup of a module. `load` is called when the dialog is opened. */
export function addTransactionWindow({
  load,
  ...added
}: Omit<TransactionWindow, 'Window'> & {
  readonly load: () => Promise<{ default: ComponentType<TransactionWindowProps> }>;
}): void {
  registered.push({ ...added, Window: lazy(load) });
}

interface Open {
  readonly transaction: BillingTransaction;
  readonly Window: TransactionWindow['Window'];
}

/** The entries for the menu of a row, and the open dialog. */
export function useTransactionWindows() {
  const [open, setOpen] = useState<Open>();
  const entries = (transaction: BillingTransaction) =>
    registered
      .filter(({ isOffered }) => isOffered(transaction))
      .map(({ title, icon, Window }) => ({ title, icon, run: () => setOpen({ transaction, Window }) }));
  const dialog: ReactNode = open && (
    <Suspense fallback={null}>
      <open.Window transaction={open.transaction} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { entries, dialog };
}
