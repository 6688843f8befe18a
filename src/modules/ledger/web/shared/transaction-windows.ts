/** Dialogs that other modules add to a transaction, such as its receipt: each an entry of the menu of its row. */
import type { Icon } from '@tabler/icons-react';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { BillingTransaction } from '#generated/types.ts';

/** What a dialog needs of a transaction. */
export type ShownTransaction = Pick<BillingTransaction, 'id' | 'type' | 'description' | 'amount'>;

export interface TransactionWindowProps {
  readonly transaction: ShownTransaction;
  readonly onClose: () => void;
}

interface Entry {
  readonly title: string;
  readonly icon: Icon;
  readonly isOffered: (transaction: ShownTransaction) => boolean;
}

export interface TransactionWindow extends Entry {
  readonly Window: LazyExoticComponent<ComponentType<TransactionWindowProps>>;
}

const registered: TransactionWindow[] = [];

/** Call it in the setup of a module. `load` is called when the dialog is opened. */
export function addTransactionWindow(
  entry: Entry,
  load: () => Promise<{ default: ComponentType<TransactionWindowProps> }>,
): void {
  registered.push({ ...entry, Window: lazy(load) });
}

export function transactionWindows(): readonly TransactionWindow[] {
  return registered;
}
