/** What other modules add to the menu of actions of a shipment, and the window that is open. */
import { Menu } from '@mantine/core';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { session } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { shipmentWindows, type ShipmentWindow, type ShipmentWindowProps } from '../shared/shipment-windows.ts';

const loaded = new Map<string, ComponentType<ShipmentWindowProps>>();

function componentOf({ name, load }: ShipmentWindow): ComponentType<ShipmentWindowProps> {
  const component = loaded.get(name) ?? lazy(load);
  loaded.set(name, component);
  return component;
}

/** Those that this person may open. */
export function addedWindows(): readonly ShipmentWindow[] {
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
  const Window = componentOf(found);
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
