/**
 * Dialogs that other modules add to the page of a shipment: each an entry of its action menu, such as the communication
 * log, or a button of its own.
 */
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
  /** Whether the menu has it for a shipment; always when absent. */
  readonly isOffered?: (shipment: Shipment) => boolean;
  /** A button next to the menu, for what has to be done next; an entry of the menu when absent. */
  readonly isNext?: (shipment: Shipment) => boolean;
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
