/** The parcels of a shipment: a measured size is shown in place of a booked one. */
import type { ReactNode } from 'react';
import { shipment_parcels } from '#generated/tables.ts';
import type { Parcel, Shipment } from '#generated/types.ts';
import { dimensionsText, weightText } from '#platform/domain/amount.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';

function sizeOf(parcel: Parcel): string {
  const { actual_length_cm: length, actual_width_cm: width, actual_height_cm: height } = parcel;
  return dimensionsText([
    length ?? parcel.submitted_length_cm,
    width ?? parcel.submitted_width_cm,
    height ?? parcel.submitted_height_cm,
  ]);
}

const cells = {
  submitted_length_cm: sizeOf,
  submitted_weight_kg: (parcel: Parcel) => weightText(parcel.actual_weight_kg ?? parcel.submitted_weight_kg),
};

export function ShipmentParcels({ parcels }: { readonly parcels: Shipment['parcels'] }): ReactNode {
  return (
    <Card title={parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`}>
      <DataTable<Parcel> table={shipment_parcels} rows={parcels} cells={cells} />
    </Card>
  );
}
