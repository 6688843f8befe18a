/** Dialogs that other modules add to the page of a shipment, such as the communication log: each an entry of its action menu. */
import type { Icon } from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import type { Shipment } from '#generated/types.ts';
import type { Gate } from '#platform/web/module.ts';

export interface ShipmentWindowProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

export interface ShipmentWindow {
  readonly name: string;
  /** Label of the menu entry. */
  readonly label: string;
  readonly icon: Icon;
  readonly gate?: Gate;
  /** Loaded when it is opened. */
  readonly load: () => Promise<{ default: ComponentType<ShipmentWindowProps> }>;
}

export interface RegisteredWindow extends ShipmentWindow {
  readonly Window: ComponentType<ShipmentWindowProps>;
}

const registered: RegisteredWindow[] = [];

/** Call it in a module's manifest. */
export function addShipmentWindow(added: ShipmentWindow): void {
  registered.push({ ...added, Window: lazy(added.load) });
}

export function shipmentWindows(): readonly RegisteredWindow[] {
  return registered;
}
