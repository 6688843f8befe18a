/** Moves the shipment manually to one of the allowed statuses (F155). */
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Shipment, ShipmentStatus } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { isBooked, statusTitle } from '../../domain/status.ts';
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

interface Words {
  readonly title: string;
  readonly action: string;
  readonly keep: string;
  readonly done: string;
  readonly about?: string;
}

/** The current status can happen again: the parcel is back at the hub, a second attempt fails. */
function wordsOf(from: ShipmentStatus, to: ShipmentStatus): Words {
  const title = titleOf(from, to);
  const seen = 'Customers see the message on the tracking page.';
  if (from === to)
    return {
      ...{ title: `Record ${title} again?`, action: 'Record again', keep: 'Cancel', done: `${title} recorded again` },
      about: `The status stays, and the history shows it once more. ${seen}`,
    };
  const done = `Status changed to ${title}`;
  if (to === 'cancelled')
    return { title: 'Cancel the shipment?', action: 'Cancel shipment', keep: 'Keep shipment', done };
  return { title: `Change the status to ${title}?`, action: 'Change status', keep: 'Cancel', done, about: seen };
}

const optional = { choices: [], may_be_other: true, required: false };

export function StatusMenu({ shipment, actions }: StatusMenuProps): ReactNode {
  const [to, setTo] = useState<ShipmentStatus>();
  const { status: from } = shipment;
  const offered = actions.statuses;
  const move = async (message: string): Promise<void> => {
    if (to === undefined) return;
    const note = message === '' ? {} : { message };
    const { warnings } = await call('change_shipment_status', {
      body: { id: shipment.id, status: to, base_revision: actions.revision, ...note },
    }).finally(shipmentsMoved);
    if (warnings) showToast('warning', [wordsOf(from, to).done, ...warnings].join('. '));
    else showToast('success', wordsOf(from, to).done);
  };
  // Nothing happens to a quote or an unpaid booking that could happen again.
  if (offered.every((status) => status === from && !isBooked(from))) return null;
  const isCancelling = to === 'cancelled';
  const words = to && wordsOf(from, to);
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
            Now: <ShipmentStatusBadge status={from} />
          </Menu.Label>
          {offered.map((status) => (
            <Menu.Item key={status} onClick={() => setTo(status)}>
              {status === from ? `${statusTitle(status)} again` : titleOf(from, status)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {words && (
        <ReasonDialog
          title={words.title}
          action={words.action}
          cancelLabel={words.keep}
          label={isCancelling ? 'Reason' : 'Message'}
          reasons={isCancelling ? actions.reasons.cancel : optional}
          danger={isCancelling && from !== to}
          failed="Couldn’t change the status"
          onSubmit={move}
          onClose={() => setTo(undefined)}
        >
          {words.about && (
            <Text size="sm" mb="sm">
              {words.about}
            </Text>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
