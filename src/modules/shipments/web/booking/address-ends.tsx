/** Tools for the two addresses of a shipment: search, saved addresses and the map, each filling the form's fields. */
import type { ReactNode } from 'react';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { ShipmentLeg } from '#generated/types.ts';
import { AddressFinders, AddressMap } from '#modules/geography/web/shared/address/address-tools.tsx';
import '#modules/geography/web/shared/address/register.ts';
import type { SavedAddress } from '#modules/geography/web/shared/address/saved-addresses.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import { useRecord, useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { isPickupPoint } from '#modules/geography/domain/address.ts';
import styles from './booking.module.css';

const labels = { collection: 'Collection', delivery: 'Delivery' } as const;

interface End {
  readonly id: string;
  readonly label: string;
  readonly value: JsonObject;
  readonly latest: () => JsonObject;
  readonly onChange: (address: JsonObject) => void;
}

function addressIn(model: RecordModel, leg: ShipmentLeg): JsonObject {
  const address = model.content([`${leg}_address`]);
  return isObject(address) ? address : {};
}

/** Undefined where a pickup point is chosen instead of an address. */
function useEnd(leg: ShipmentLeg): End | undefined {
  const model = useRecord();
  const value = useRecordReading(model, [`value:${leg}_address`], () => addressIn(model, leg));
  if (isPickupPoint(value['type'])) return undefined;
  return {
    id: `${leg}_address`,
    label: labels[leg],
    value,
    latest: () => addressIn(model, leg),
    onChange: (address) => model.edit([`${leg}_address`], address, false),
  };
}

/** A saved address includes contact and instructions; what it does not contain stays unchanged. */
export function takeContact(model: RecordModel, leg: ShipmentLeg, saved: SavedAddress): void {
  const { contact_name: name, mobile_number, email, special_instructions: instructions } = saved;
  const before = model.content([`${leg}_contact`]);
  const given = Object.entries({ name, mobile_number, email }).filter(([, text]) => text !== undefined && text !== '');
  if (given.length > 0)
    model.edit([`${leg}_contact`], { ...(isObject(before) ? before : {}), ...Object.fromEntries(given) }, false);
  if (instructions) model.edit([`special_instructions_${leg}`], instructions, false);
}

function EndFinders({ leg }: { readonly leg: ShipmentLeg }): ReactNode {
  const model = useRecord();
  const end = useEnd(leg);
  if (!end) return null;
  return (
    <div className={styles['finders']}>
      <AddressFinders {...end} onPick={(saved) => takeContact(model, leg, saved)} />
    </div>
  );
}

function EndMap({ leg }: { readonly leg: ShipmentLeg }): ReactNode {
  const end = useEnd(leg);
  if (!end) return null;
  return (
    <div className={styles['map']}>
      <AddressMap {...end} readOnly={false} />
    </div>
  );
}

/** Above and below the groups of the form's schema that contain the addresses. */
export const findersByGroup = {
  sender_address: <EndFinders leg="collection" />,
  receiver_address: <EndFinders leg="delivery" />,
};
export const mapsByGroup = {
  sender_address: <EndMap leg="collection" />,
  receiver_address: <EndMap leg="delivery" />,
};
