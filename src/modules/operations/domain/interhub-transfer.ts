/** Interhub transfers: reference numbers, requirements for departure, and delays. Pure, for browser and server. */
import { transport_mode } from '#generated/enums.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { InterhubTransfer, Settings } from '#generated/types.ts';

export type Carrier = NonNullable<Settings['interhub_manifest_carriers']>[number];
type Transport = InterhubTransfer['transport'];

/** `IHT` and six digits. */
export function transferReference(number: number): string {
  return `IHT${String(number).padStart(6, '0')}`;
}

/** The details that staff enter when a load departs by this transport. */
export function needsOf(transport: Transport): { readonly vehicle: boolean; readonly flight: boolean } {
  const flags: readonly string[] = transport_mode.find((one) => one.const === transport)?.['x-flags'] ?? [];
  return { vehicle: flags.includes('needs_vehicle'), flight: flags.includes('needs_flight') };
}

export interface Departure {
  readonly vehicle?: string | undefined;
  readonly flight_number?: string | undefined;
  readonly waybill?: string | undefined;
  readonly driver_id?: number | undefined;
}

/** The missing details of a departure. */
export function departureFindings(
  transport: Transport,
  ownVehicles: boolean,
  departure: Departure,
): readonly FieldError[] {
  const { vehicle, flight } = needsOf(transport);
  const missing = (field: keyof Departure, message: string): FieldError[] =>
    departure[field] === undefined || departure[field] === '' ? [{ field, code: 'required', message }] : [];
  return [
    ...(vehicle ? missing('vehicle', 'Enter the registration or wagon number') : []),
    ...(flight ? missing('flight_number', 'Enter the flight number') : []),
    ...(flight ? missing('waybill', 'Enter the air waybill') : []),
    ...(ownVehicles ? missing('driver_id', 'Choose the driver') : []),
  ];
}

/** Carriers for a service level: active ones with the same transport. */
export function carriersFor(carriers: readonly Carrier[], transport: Transport | undefined): readonly Carrier[] {
  return carriers.filter((one) => one.is_active && (transport === undefined || one.transport === transport));
}

/** Whether a closed transfer should have arrived but has not been received. */
export function isLate(
  { due_at: due, parcel_count: all, received_count: received }: InterhubTransfer,
  now: Date,
): boolean {
  return due !== undefined && due !== null && received < all && new Date(due).getTime() < now.getTime();
}

/** The carrier’s tracking page of a load; undefined without one. */
export function trackingPage(carrier: Carrier | undefined, waybill: string | null | undefined): string | undefined {
  if (!carrier?.tracking_url || !waybill) return undefined;
  return carrier.tracking_url.replace('{waybill}', encodeURIComponent(waybill));
}
