/** The dialogs of the actions cancel, hold and release. */
import type { ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { isQuote } from '../../domain/status.ts';
import type { Actions } from './use-records.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

export type ActionName = 'cancel' | 'hold' | 'hold_internal' | 'release';

interface ActionWindowProps {
  readonly name: ActionName;
  readonly shipment: Shipment;
  readonly actions: Actions;
  readonly onClose: () => void;
}

const words = {
  cancel: {
    title: (of: string) => `Cancel shipment ${of}?`,
    action: 'Cancel shipment',
    cancelLabel: 'Keep shipment',
    done: 'Shipment cancelled',
  },
  hold: {
    title: (of: string) => `Put ${of} on hold?`,
    action: 'Put on hold',
    cancelLabel: 'Cancel',
    done: 'Shipment on hold',
  },
  hold_internal: {
    title: (of: string) => `Put ${of} on internal hold?`,
    action: 'Put on hold',
    cancelLabel: 'Cancel',
    done: 'Shipment on hold',
  },
  release: {
    title: (of: string) => `Release ${of}?`,
    action: 'Release',
    cancelLabel: 'Cancel',
    done: 'Shipment released',
  },
} as const;

const cancelQuote = {
  title: (of: string) => `Cancel quote ${of}?`,
  ...{ action: 'Cancel quote', cancelLabel: 'Keep quote', done: 'Quote cancelled' },
};

const optional = { choices: [], may_be_other: true, required: false };

export function ActionWindow({ name, shipment, actions, onClose }: ActionWindowProps): ReactNode {
  const { id, short_tracking_reference: reference } = shipment;
  const { title, action, cancelLabel, done } =
    name === 'cancel' && isQuote(shipment.status) ? cancelQuote : words[name];
  const act = async (message: string): Promise<void> => {
    const base = { id, base_revision: actions.revision };
    const run = {
      cancel: () => call('cancel_shipment', { body: { id, tracking_message: message } }),
      hold: () => call('hold_shipment', { body: { ...base, message } }),
      hold_internal: () => call('hold_shipment', { body: { ...base, message, internal: true } }),
      release: () => call('release_shipment', { body: { ...base, ...(message !== '' && { message }) } }),
    };
    await run[name]().finally(shipmentsMoved);
    showToast('success', done);
  };
  return (
    <ReasonDialog
      title={title(reference)}
      action={action}
      cancelLabel={cancelLabel}
      label={name === 'release' ? 'Message' : 'Reason'}
      {...(name === 'cancel' && { missing: 'Reason for cancelling shipment is required' })}
      reasons={name === 'release' ? optional : actions.reasons[name]}
      danger={name === 'cancel'}
      failed="Couldn’t change the shipment"
      onSubmit={act}
      onClose={onClose}
    />
  );
}
