/** What can be done with a shipment: book it again, send it back, cancel it. */
import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconChevronDown, IconCopy, IconHistory } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Shipment } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { useCan } from '#platform/web/client/session.ts';
import { copyShipment, type CopyKind } from '../../domain/copy-shipment.ts';
import { isCancellable } from '../../domain/status.ts';
import { AddedItems, AddedWindow, addedWindows } from './added-windows.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ShipmentTrail } from './shipment-trail.tsx';

export function ShipmentActions({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const navigate = useNavigate();
  const mayBook = useCan('API_/shipments:POST');
  const mayChange = useCan('API_/shipments:PATCH');
  const maySeeTrail = useCan('API_/audit/events:GET');
  const [open, setOpen] = useState<string>();
  const copy = (kind: CopyKind): void => {
    const value = copyShipment(shipment, kind, wallClock(new Date()).date);
    void navigate('/shipments/new', { state: { booking: { value, [`${kind}_of`]: shipment.id } } });
  };
  const canCancel = mayChange && isCancellable(shipment.status);
  if (!mayBook && !canCancel && !maySeeTrail && addedWindows().length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayBook && (
            <>
              <Menu.Item leftSection={<IconCopy size="1rem" aria-hidden />} onClick={() => copy('duplicate')}>
                Duplicate
              </Menu.Item>
              <Menu.Item leftSection={<IconArrowBackUp size="1rem" aria-hidden />} onClick={() => copy('return')}>
                Return
              </Menu.Item>
            </>
          )}
          {maySeeTrail && (
            <Menu.Item leftSection={<IconHistory size="1rem" aria-hidden />} onClick={() => setOpen('trail')}>
              Audit trail
            </Menu.Item>
          )}
          <AddedItems onOpen={setOpen} />
          {canCancel && (
            <Menu.Item color="red" leftSection={<IconBan size="1rem" aria-hidden />} onClick={() => setOpen('cancel')}>
              Cancel shipment
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'cancel' && <CancelDialog shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open !== undefined && <AddedWindow name={open} shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open === 'trail' && <ShipmentTrail shipment={shipment} onClose={() => setOpen(undefined)} />}
    </>
  );
}
