/** Required fields for booking a shipment beyond the submit rules: depending on provider, account and user. */
import { isFormat } from '#engine/schema/formats.ts';
import type { Settings } from '#generated/types.ts';
import { costCenterProblem } from '#modules/accounts/domain/cost-centers.ts';
import { mobilePhone } from '#platform/domain/phone.ts';
import { lastDayToAsk } from '#platform/domain/time.ts';
import { legs } from '#modules/geography/domain/address.ts';
import type { ShipmentDraft } from './draft.ts';
import type { Finding } from './finding.ts';
import { belowMinimum, maximumsText } from './parcel-limits.ts';
import { liveParcels, usesPickupPoint } from './submit-rules.ts';

export interface BookingContext {
  /** Effective settings of the booking account. */
  readonly settings: Settings;
  readonly isStaff: boolean;
  readonly isGuest: boolean;
  /** The user confirmed that the parcels contain no dangerous goods. */
  readonly hasConfirmedGoods: boolean;
}

export const summary = 'Please fill in all the required fields.';

/** The form's message when fields are missing; users who are not staff also see the limits (F163). */
export function formSummary(settings: Settings, isStaff: boolean): string {
  const limits = isStaff ? undefined : maximumsText(settings);
  return limits === undefined ? summary : `${summary} ${limits}`;
}

/** Missing fields. */
export function missingFields(shipment: ShipmentDraft, context: BookingContext): readonly Finding[] {
  const { settings, isStaff, isGuest, hasConfirmedGoods } = context;
  const missing: string[] = [];
  for (const leg of legs) if (!shipment[`${leg}_contact`]?.name) missing.push(`${leg}_contact.name`);
  if (liveParcels(shipment.parcels).length === 0) missing.push('parcels');
  for (const [index, parcel] of (shipment.parcels ?? []).entries()) {
    if (parcel.status === 'cancelled') continue;
    for (const size of ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const)
      if (parcel[`submitted_${size}`] === undefined) missing.push(`parcels.${index}.submitted_${size}`);
    if (settings.is_parcel_content_required === true && parcel.parcel_description === undefined)
      missing.push(`parcels.${index}.parcel_description`);
  }
  if (shipment.service_level_code === undefined && shipment.service_level_id === undefined)
    missing.push('service_level_code');
  const asksCostCenter = settings.enable_cost_centers === true && settings.require_cost_center === true;
  if (asksCostCenter && !isGuest && !isStaff && shipment.cost_center === undefined) missing.push('cost_center');
  const findings = missing.map((field) => ({ field, code: 'required', message: 'This field is required' }));
  if (settings.confirm_no_dangerous_goods !== true || isStaff || hasConfirmedGoods) return findings;
  const message = 'Please confirm that the parcels contain no dangerous goods';
  return [...findings, { field: 'no_dangerous_goods', code: 'required', message }];
}

/** The account's requirements for the customer reference. */
export function customerReferenceFindings(
  { customer_reference: reference }: ShipmentDraft,
  { isRequired, prefix }: { readonly isRequired: boolean; readonly prefix: string },
): readonly Finding[] {
  const found = (code: string, message: string) => [{ field: 'customer_reference', code, message }];
  if (reference === undefined) return isRequired ? found('required', 'This field is required') : [];
  return reference.startsWith(prefix) ? [] : found('prefix', `The customer reference has to begin with ${prefix}`);
}

/**
 * Requested days that are over, in business time, or more than a year ahead. A change may leave a day as it was. Staff may
 * ask for days that are over: they also record days that were agreed earlier.
 */
export function wrongDays(
  shipment: ShipmentDraft,
  {
    today,
    isStaff,
    before,
  }: { readonly today: string; readonly isStaff: boolean; readonly before?: ShipmentDraft | undefined },
): readonly Finding[] {
  const last = lastDayToAsk(today);
  return legs.flatMap((leg) => {
    const field = `${leg}_min_date` as const;
    const day = shipment[field];
    if (day === undefined || day === before?.[field] || !isFormat('date', day)) return [];
    if (!isStaff && day < today) return [{ field, code: 'date_in_past', message: 'Choose today or a later day' }];
    return day > last ? [{ field, code: 'date_too_far', message: 'Choose a day within a year' }] : [];
  });
}

/** Mobile numbers that no message can reach (F423). A change may leave a number as it was. */
export function wrongMobileNumbers(shipment: ShipmentDraft, before?: ShipmentDraft): readonly Finding[] {
  return legs.flatMap((leg) => {
    const number = shipment[`${leg}_contact`]?.mobile_number;
    const isKept = number === before?.[`${leg}_contact`]?.mobile_number;
    if (number === undefined || isKept || isFormat('phone-za', mobilePhone(number))) return [];
    const message = 'Enter a phone number, for example +27 82 555 0142';
    return [{ field: `${leg}_contact.mobile_number`, code: 'phone', message }];
  });
}

/** Values that are present but not allowed. */
export function wrongValues(shipment: ShipmentDraft, context: BookingContext): readonly Finding[] {
  return [
    ...belowMinimum(shipment.parcels ?? [], context.settings),
    ...wrongSizes(shipment),
    ...wrongTimes(shipment),
    ...wrongChoices(shipment, context),
    ...wrongCountries(shipment, context.settings),
  ];
}

function wrongSizes({ parcels = [] }: ShipmentDraft): readonly Finding[] {
  return parcels.flatMap((parcel, index) =>
    Object.entries(parcel).flatMap(([name, value]) => {
      if (!/_(?:cm|kg)$/.test(name) || typeof value !== 'number' || value > 0) return [];
      return [{ field: `parcels.${index}.${name}`, code: 'minimum', message: 'Enter a number above zero' }];
    }),
  );
}

function wrongTimes(shipment: ShipmentDraft): readonly Finding[] {
  return legs.flatMap((leg) => {
    const day = shipment[`${leg}_min_date`];
    const times = [`${leg}_after`, `${leg}_before`] as const;
    return [
      ...(day === undefined || isFormat('date', day)
        ? []
        : [{ field: `${leg}_min_date`, code: 'date', message: 'Enter a date' }]),
      ...times.flatMap((name) => {
        const time = shipment[name];
        return time === undefined || isFormat('time-of-day', time)
          ? []
          : [{ field: name, code: 'time', message: 'Enter a time, such as 08:00' }];
      }),
    ];
  });
}

function wrongChoices(shipment: ShipmentDraft, { settings, isStaff }: BookingContext): readonly Finding[] {
  const found: Finding[] = [];
  const { category, cost_center, custom_tracking_reference, declared_value = 0 } = shipment;
  const categories = settings.parcel_categories ?? [];
  if (category !== undefined && !categories.includes(category)) {
    const message =
      categories.length > 0 ? 'Choose one of the categories' : 'Categories aren’t in use. Remove the category';
    found.push({ field: 'category', code: 'choice', message });
  }
  const problem = cost_center === undefined ? undefined : costCenterProblem(cost_center, settings);
  if (problem !== undefined) found.push({ field: 'cost_center', code: 'choice', message: problem });
  const isReserved = settings.disable_custom_tracking_references_for_non_staff_users === true && !isStaff;
  if (custom_tracking_reference !== undefined && isReserved)
    found.push({
      field: 'custom_tracking_reference',
      code: 'not_allowed',
      message: 'Custom tracking references can only be entered by staff',
    });
  if (declared_value < 0)
    found.push({ field: 'declared_value', code: 'minimum', message: 'Enter a value that is not below zero' });
  const refused = usesPickupPoint(shipment)
    ? 'Pickup point shipments can’t have a declared value'
    : settings.insurance_declared_value_enabled !== true && 'Insurance isn’t offered. Remove the declared value';
  if (declared_value > 0 && refused) found.push({ field: 'declared_value', code: 'not_allowed', message: refused });
  return found;
}

/** Other countries only where the provider lists them for that side (F190). */
function wrongCountries(shipment: ShipmentDraft, settings: Settings): readonly Finding[] {
  return legs.flatMap((leg) => {
    const country = shipment[`${leg}_address`]?.country ?? 'ZA';
    const served: readonly string[] = settings[`international_${leg}_countries`] ?? [];
    if (country === 'ZA' || served.includes(country)) return [];
    const verb = leg === 'collection' ? 'collect from' : 'deliver to';
    return [{ field: `${leg}_address.country`, code: 'country', message: `We don’t ${verb} this country` }];
  });
}
