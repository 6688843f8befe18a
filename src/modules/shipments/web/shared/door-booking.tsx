/**
 * The form with which a driver books at collection: receiver and parcels. The rest is taken from the shipment being
 * collected.
 */
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as shipmentForm from '#generated/forms/shipment.ts';
import type { AddTripShipmentBody, Shipment } from '#generated/types.ts';
import '#modules/geography/web/shared/address/register.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { openForm, type OpenForm } from '#platform/web/form/schema-form/open-form.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { bringIntoView } from '#platform/web/ui/feedback/focus-invalid.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { findersByGroup } from '../booking/address-ends.tsx';
import { refusalOf } from '../booking/book.ts';
import { usualPackaging, withPackaging } from '../booking/packaging.ts';
import { withWholeEnds } from '../booking/pickup-ends.ts';
import { placeCheck, withoutOldPins } from '../booking/places.ts';
import { PackagingContext } from './packaging-choice.tsx';

interface DoorBookingProps {
  /** The shipment being collected. */
  readonly from: Shipment;
  /** Throws the error of the call, whose field errors are shown. */
  readonly onBook: (booking: Booking) => Promise<void>;
}

const bookedFields = ['delivery_address', 'delivery_contact', 'special_instructions_delivery', 'parcels'] as const;

type Booking = Omit<AddTripShipmentBody, 'shipment_id'>;

/** Required fields that the form doesn't show; the server takes them from the other shipment as well. */
function sameAs({ collection_address, collection_contact, service_level_code }: Shipment): JsonObject {
  return { collection_address, collection_contact, service_level_code };
}

export function DoorBooking({ from, onBook }: DoorBookingProps): ReactNode {
  const [types] = useState(() => shownSettings().parcel_types ?? []);
  const [problem, setProblem] = useState<string>();
  const [open] = useState(() => {
    const opened: OpenForm = openForm(shipmentForm, {
      layout: 'door',
      checks: { delivery_place: placeCheck('delivery', () => opened.model) },
      stored: { ...sameAs(from), parcels: [usualPackaging(types)] },
      normalize: (value, before) => withoutOldPins(withWholeEnds(withPackaging(value, before, types), before), before),
    });
    return opened;
  });
  const { model } = open;
  const book = async (value: JsonObject): Promise<void> => {
    setProblem(undefined);
    model.setSaving('saving');
    try {
      await onBook(Object.fromEntries(bookedFields.map((name) => [name, value[name]])) as unknown as Booking);
      model.setSaving('saved');
    } catch (failure) {
      const refusal = refusalOf(model, failure);
      model.setSaving('failed');
      if (refusal.kind !== 'fields') setProblem(refusal.message);
    }
  };
  return (
    <PackagingContext value={types}>
      <SchemaForm
        {...open}
        isNew
        submit="Book shipment"
        saved="Shipment booked"
        before={findersByGroup}
        onSave={(value) => void book(value)}
      >
        {problem !== undefined && (
          <div ref={bringIntoView}>
            <Notice variant="error" title="Couldn’t book the shipment">
              {problem}
            </Notice>
          </div>
        )}
      </SchemaForm>
    </PackagingContext>
  );
}
