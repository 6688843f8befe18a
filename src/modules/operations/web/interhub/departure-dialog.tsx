/** Records the departure of a transfer: the required details depend on its transport. */
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as departureForm from '#generated/forms/interhub-departure.ts';
import type { InterhubTransfer } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { needsOf } from '../../domain/interhub-transfer.ts';
import { transfersMoved } from './use-transfer.ts';

interface DepartureDialogProps {
  readonly transfer: InterhubTransfer;
  readonly onClose: () => void;
}

export function DepartureDialog({ transfer, onClose }: DepartureDialogProps): ReactNode {
  const { id, reference, revision, carrier: code, transport, parcel_count: count } = transfer;
  const carrier = shownSettings().interhub_manifest_carriers?.find((one) => one.code === code);
  const kind = needsOf(transport).flight ? 'flight' : 'vehicle';
  const depart = async (value: JsonObject): Promise<void> => {
    await call('close_interhub_transfer', { body: { ...value, id, base_revision: revision } });
    showToast('success', `Transfer ${reference} has departed`);
    onClose();
    await transfersMoved();
  };
  return (
    <SchemaDialog
      form={departureForm}
      layout={carrier?.own_vehicles === true ? `${kind}_own` : kind}
      title={`Close ${reference}`}
      action="Close and depart"
      failed="The transfer didn’t depart"
      onReload={transfersMoved}
      onSubmit={depart}
      onClose={onClose}
    >
      <p>
        {counted(count, 'parcel', 'parcels')} will be in transit, and no more can be added.
        {carrier?.manifest_email && ' The carrier gets the manifest by email.'}
      </p>
    </SchemaDialog>
  );
}
