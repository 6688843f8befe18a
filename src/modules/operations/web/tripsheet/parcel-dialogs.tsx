/** Adds or cancels parcels at collection, when more or fewer than booked are handed over. */
import { Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import * as parcelForm from '#generated/forms/parcel.ts';
import type { ParcelRequest, Settings, TripJob } from '#generated/types.ts';
import { ReasonDialog } from '#modules/shipments/web/shared/reason-dialog.tsx';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface ParcelDialogProps {
  readonly job: TripJob;
  readonly onClose: () => void;
}

function reload(): void {
  void queryClient.invalidateQueries({ queryKey: entityKey('trip_sheet') });
}

export function AddParcelDialog({ job, onClose }: ParcelDialogProps): ReactNode {
  return (
    <SchemaDialog
      form={parcelForm}
      layout="edit"
      title={`Add a parcel to ${job.tracking_reference}`}
      action="Add parcel"
      failed="Couldn’t add the parcel"
      stored={{}}
      onSubmit={async (value) => {
        await call('add_trip_parcels', { body: { shipment_id: job.shipment_id, parcels: [value as ParcelRequest] } });
        showToast('success', 'Parcel added');
        reload();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The last parcel is cancelled with its shipment. */
export function mayCancelParcel({ parcels }: TripJob, { driver_can_cancel_parcels: isAllowed }: Settings): boolean {
  return isAllowed === true && parcels.length > 1;
}

interface CancelParcelDialogProps extends ParcelDialogProps {
  /** The parcel chosen at first. */
  readonly parcel?: number;
}

const optional = { choices: ['Not handed over'], may_be_other: true, required: true };

export function CancelParcelDialog({ job, parcel: first, onClose }: CancelParcelDialogProps): ReactNode {
  const [parcel, setParcel] = useState(String(first ?? job.parcels[0]?.id));
  return (
    <ReasonDialog
      title={`Cancel a parcel of ${job.tracking_reference}?`}
      action="Cancel parcel"
      cancelLabel="Back"
      failed="Couldn’t cancel the parcel"
      danger
      reasons={optional}
      onSubmit={async (message) => {
        const body = { shipment_id: job.shipment_id, parcel_ids: [Number(parcel)], message };
        await call('cancel_trip_parcels', { body });
        showToast('success', 'Parcel cancelled');
        reload();
      }}
      onClose={onClose}
    >
      <Select
        label="Parcel"
        data={job.parcels.map(({ id, tracking_reference: label }) => ({ value: String(id), label }))}
        value={parcel}
        onChange={(value) => value !== null && setParcel(value)}
        mb="sm"
      />
    </ReasonDialog>
  );
}
