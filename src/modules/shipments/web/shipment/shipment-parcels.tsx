/** The parcels of a shipment, as booked and as measured; staff add, change, measure and cancel them, and see the new price. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import * as parcelForm from '#generated/forms/parcel.ts';
import { shipment_parcels } from '#generated/tables.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Parcel, ParcelRequest, Shipment } from '#generated/types.ts';
import { dimensionsText, moneyText, weightText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { changedMembers } from './changed-members.ts';
import { ParcelMeasurements } from './parcel-measurements.tsx';
import { ShipmentStatusBadge } from './shipment-status.tsx';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface ShipmentParcelsProps {
  readonly shipment: Shipment;
  readonly canEdit: boolean;
}

type Changing = { readonly kind: 'add' } | { readonly kind: 'edit' | 'measure'; readonly parcel: Parcel };
type Open = Changing | { readonly kind: 'cancel'; readonly parcel: Parcel };

const cells = {
  status: ({ status }: Parcel) => (status ? <ShipmentStatusBadge status={status} /> : ''),
  submitted_length_cm: (parcel: Parcel) =>
    dimensionsText([parcel.submitted_length_cm, parcel.submitted_width_cm, parcel.submitted_height_cm]),
  submitted_weight_kg: (parcel: Parcel) => weightText(parcel.submitted_weight_kg),
  actual_length_cm: (parcel: Parcel) =>
    parcel.actual_length_cm === undefined
      ? ''
      : dimensionsText([parcel.actual_length_cm, parcel.actual_width_cm, parcel.actual_height_cm]),
  actual_weight_kg: ({ actual_weight_kg: weight }: Parcel) => (weight === undefined ? '' : weightText(weight)),
};

const optional = { choices: [], may_be_other: true, required: false };

export function ShipmentParcels({ shipment, canEdit }: ShipmentParcelsProps): ReactNode {
  const { parcels } = shipment;
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const actions = canEdit
    ? (parcel: Parcel) =>
        parcel.status === 'cancelled' ? null : (
          <ParcelMenu parcel={parcel} onChoose={(kind) => setOpen({ kind, parcel })} />
        )
    : undefined;
  return (
    <Card
      title={counted(parcels.length, 'parcel', 'parcels')}
      aside={
        canEdit && (
          <Button variant="default" size="xs" onClick={() => setOpen({ kind: 'add' })}>
            Add parcel
          </Button>
        )
      }
    >
      <DataTable<Parcel> table={shipment_parcels} rows={parcels} cells={cells} actions={actions} />
      <ParcelMeasurements shipment={shipment} />
      {open?.kind === 'cancel' && <CancelParcel shipment={shipment} parcel={open.parcel} onClose={close} />}
      {open && open.kind !== 'cancel' && <ParcelDialog shipment={shipment} open={open} onClose={close} />}
    </Card>
  );
}

interface ParcelMenuProps {
  readonly parcel: Parcel;
  readonly onChoose: (kind: 'edit' | 'measure' | 'cancel') => void;
}

function ParcelMenu({ parcel, onChoose }: ParcelMenuProps): ReactNode {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${parcel.tracking_reference}`}>
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('edit')}>Edit</Menu.Item>
        <Menu.Item onClick={() => onChoose('measure')}>Enter measurements</Menu.Item>
        <Menu.Item color="red" onClick={() => onChoose('cancel')}>
          Cancel parcel
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ParcelDialogProps {
  readonly shipment: Shipment;
  readonly open: Changing;
  readonly onClose: () => void;
}

const titles = { add: 'Add a parcel', edit: 'Edit parcel', measure: 'Measured size and weight' } as const;

function ParcelDialog({ shipment, open, onClose }: ParcelDialogProps): ReactNode {
  const stored = open.kind === 'add' ? {} : (open.parcel as unknown as JsonObject);
  const [base] = useState(() => baseOf(shipment));
  const save = async (value: JsonObject): Promise<void> => {
    const parcel = open.kind === 'add' ? value : { id: open.parcel.id, ...changedMembers(stored, value) };
    const body = { shipment_id: shipment.id, parcels: [parcel as ParcelRequest], ...base };
    const { shipment: after } =
      open.kind === 'add' ? await call('add_parcels', { body }) : await call('update_parcels', { body });
    sayPrice(shipment, after);
    onClose();
  };
  return (
    <SchemaDialog
      form={parcelForm}
      layout={open.kind === 'measure' ? 'measure' : 'edit'}
      stored={stored}
      title={titles[open.kind]}
      action="Save"
      failed="Couldn’t save the parcel"
      onSubmit={save}
      onClose={onClose}
    />
  );
}

interface CancelParcelProps {
  readonly shipment: Shipment;
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

function CancelParcel({ shipment, parcel, onClose }: CancelParcelProps): ReactNode {
  const cancel = async (reason: string): Promise<void> => {
    const body = {
      ...{ shipment_id: shipment.id, parcel_ids: [parcel.id!], tracking_message: reason },
      ...baseOf(shipment),
    };
    const { shipment: after } = await call('cancel_parcels', { body });
    sayPrice(shipment, after);
  };
  return (
    <ReasonDialog
      title={`Cancel parcel ${parcel.tracking_reference}?`}
      action="Cancel parcel"
      cancelLabel="Keep parcel"
      label="Reason"
      reasons={optional}
      danger
      failed="Couldn’t cancel the parcel"
      onSubmit={cancel}
      onClose={onClose}
    />
  );
}

/** A change of the parcels by someone else since the dialog was opened is a conflict. */
function baseOf({ revision }: Shipment): { readonly base_revision?: number } {
  return revision === undefined ? {} : { base_revision: revision };
}

/** Shows how the change affected the price. */
function sayPrice({ rate: before }: Shipment, { rate: after }: Shipment): void {
  shipmentsMoved();
  const isOther = before !== undefined && after !== undefined && before !== after;
  showToast('success', isOther ? `Saved. The price is ${moneyText(after)} now` : 'Saved');
}
