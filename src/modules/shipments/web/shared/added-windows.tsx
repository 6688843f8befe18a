/** Entries of other modules in a shipment's action menu, their buttons next to it, and the open dialog. */
import { Button, Menu } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { session } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { shipmentWindows, type RegisteredWindow } from './shipment-windows.ts';

function allowed(): readonly RegisteredWindow[] {
  return shipmentWindows().filter(({ gate }) => passes(gate, session.get()));
}

/** Entries of the menu of a shipment that the user may open. */
export function addedWindows(shipment: Shipment): readonly RegisteredWindow[] {
  return allowed().filter(({ isNext, isOffered }) => isNext === undefined && isOffered?.(shipment) !== false);
}

/** Buttons for what has to be done next. A dialog stays open when its shipment no longer needs it. */
export function NextSteps({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const [open, setOpen] = useState<string>();
  return (
    <>
      {allowed()
        .filter(({ isNext }) => isNext?.(shipment) === true)
        .map(({ name, label, icon: Icon }) => (
          <Button key={name} leftSection={<Icon size="1rem" aria-hidden />} onClick={() => setOpen(name)}>
            {label}
          </Button>
        ))}
      {open !== undefined && <AddedWindow name={open} shipment={shipment} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface AddedItemsProps {
  readonly shipment: Shipment;
  readonly onOpen: (name: string) => void;
}

export function AddedItems({ shipment, onOpen }: AddedItemsProps): ReactNode {
  return addedWindows(shipment).map(({ name, label, icon: Icon }) => (
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
  const found = allowed().find((one) => one.name === name);
  if (!found) return null;
  const { Window } = found;
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
