/** Downloads the labels of a shipment that waits for collection, for its sender, once they enter their contact details. */
import type { ReactNode } from 'react';
import * as form from '#generated/forms/tracking-contact.ts';
import type { TrackedShipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface SenderLabelProps {
  readonly shipment: TrackedShipment;
  readonly onClose: () => void;
}

export default function SenderLabel({ shipment, onClose }: SenderLabelProps): ReactNode {
  const tracking_reference = shipment.short_tracking_reference;
  const print = async (contact: string): Promise<void> => {
    location.assign((await call('print_tracked_label', { body: { tracking_reference, contact } })).url);
    showToast('success', 'Labels downloaded');
    onClose();
  };
  return (
    <SchemaDialog
      form={form}
      layout="label"
      title="Print labels"
      action="Download labels"
      failed="Couldn’t print the labels"
      onSubmit={({ contact }) => print(String(contact))}
      onClose={onClose}
    >
      <p>
        The labels are for the sender only. Stick one on each parcel before{' '}
        {shipment.status === 'awaiting-dropoff' ? 'you drop it off' : 'the driver arrives'}.
      </p>
    </SchemaDialog>
  );
}
