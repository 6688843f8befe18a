/** Actions of other modules on selected shipments, such as sending an SMS: each a button in the list's bar and a dialog. */
import { lazy, type ComponentType } from 'react';
import type { Gate } from '#platform/web/module.ts';

export interface BulkWindowProps {
  readonly ids: readonly number[];
  /** The rows that stay selected. */
  readonly onDone: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

interface BulkWindow {
  readonly name: string;
  readonly label: string;
  readonly gate: Gate;
  /** Loaded when it is opened. */
  readonly load: () => Promise<{ default: ComponentType<BulkWindowProps> }>;
}

interface RegisteredBulkWindow extends BulkWindow {
  readonly Window: ComponentType<BulkWindowProps>;
}

const registered: RegisteredBulkWindow[] = [];

/** Call it in a module's manifest. */
export function addBulkWindow(added: BulkWindow): void {
  registered.push({ ...added, Window: lazy(added.load) });
}

export function bulkWindows(): readonly RegisteredBulkWindow[] {
  return registered;
}
