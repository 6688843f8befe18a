/** Moves the shipment manually to one of the allowed statuses (F155). */
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Shipment, ShipmentStatus } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { statusTitle } from '../../domain/status.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { ShipmentStatusBadge } from './shipment-status.tsx';
import type { Actions } from './use-records.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface StatusMenuProps {
  readonly shipment: Shipment;
  readonly actions: Actions;
}

/** What leaving the wait for a drop-off means to staff. */
function titleOf(from: ShipmentStatus, to: ShipmentStatus): string {
  return from === 'awaiting-dropoff' && to === 'submitted' ? 'Dropped off' : statusTitle(to);
}

const optional = { choices: [], may_be_other: true, required: false };

export function StatusMenu({ shipment, actions }: StatusMenuProps): ReactNode {
  const [to, setTo] = useState<ShipmentStatus>();
  const offered = actions.statuses.filter((status) => status !== shipment.status);
  const move = async (message: string): Promise<void> => {
    if (to === undefined) return;
    const note = message === '' ? {} : { message };
    await call('change_shipment_status', {
      body: { id: shipment.id, status: to, base_revision: actions.revision, ...note },
    }).finally(shipmentsMoved);
    showToast('success', `Status changed to ${titleOf(shipment.status, to)}`);
  };
  if (offered.length === 0) return null;
  const isCancelling = to === 'cancelled';
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
            Change status
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>
            Now: <ShipmentStatusBadge status={shipment.status} />
          </Menu.Label>
          {offered.map((status) => (
            <Menu.Item key={status} onClick={() => setTo(status)}>
              {titleOf(shipment.status, status)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {to !== undefined && (
        <ReasonDialog
          title={isCancelling ? 'Cancel the shipment?' : `Change the status to ${titleOf(shipment.status, to)}?`}
          action={isCancelling ? 'Cancel shipment' : 'Change status'}
          cancelLabel={isCancelling ? 'Keep shipment' : 'Cancel'}
          label={isCancelling ? 'Reason' : 'Message'}
          reasons={isCancelling ? actions.reasons.cancel : optional}
          danger={isCancelling}
          failed="Couldn’t change the status"
          onSubmit={move}
          onClose={() => setTo(undefined)}
        >
          {!isCancelling && (
            <Text size="sm" mb="sm">
              Customers see the message on the tracking page.
            </Text>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
