/** Entries of other modules in a shipment's action menu, and the open dialog. */
import { Menu } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { session } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { shipmentWindows, type RegisteredWindow } from '../shared/shipment-windows.ts';

/** Those that the user may open. */
export function addedWindows(): readonly RegisteredWindow[] {
  return shipmentWindows().filter(({ gate }) => passes(gate, session.get()));
}

export function AddedItems({ onOpen }: { readonly onOpen: (name: string) => void }): ReactNode {
  return addedWindows().map(({ name, label, icon: Icon }) => (
    <Menu.Item key={name} leftSection={<Icon size="1rem" aria-hidden />} onClick={() => onOpen(name)}>
      {label}
    </Menu.Item>
  ));
}

interface AddedWindowProps {
  readonly name: string;
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

export function AddedWindow({ name, ...props }: AddedWindowProps): ReactNode {
  const found = addedWindows().find((one) => one.name === name);
  if (!found) return null;
  const { Window } = found;
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
