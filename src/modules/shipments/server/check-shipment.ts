/** Validates a shipment against all rules of its provider and account, and sets the addresses of pickup points. */
import type { Settings, ShipmentLeg } from '#generated/types.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { Row } from '#generated/database.ts';
import { costCenterWritten, offeredCostCenters } from '#modules/accounts/domain/cost-centers.ts';
import { fitsCompartment } from '#modules/geography/domain/pickup-points.ts';
import { findPickupPoint } from '#modules/geography/server/services/pickup-points.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { wallClock } from '#platform/domain/time.ts';
import { legs } from '#modules/geography/domain/address.ts';
import {
  customerReferenceFindings,
  formSummary,
  missingFields,
  wrongMobileNumbers,
  wrongDays,
  wrongValues,
} from '../domain/booking-requirements.ts';
import type { CompleteDraft, Envelope, ShipmentDraft } from '../domain/draft.ts';
import type { Finding } from '../domain/finding.ts';
import { liveParcels, submitFindings } from '../domain/submit-rules.ts';
import { isKiosk, isStaff, type Booker } from './booker.ts';

export interface Checked {
  readonly account: Row<'accounts'>;
  /** Effective settings of the account. */
  readonly settings: Settings;
  readonly envelope: Envelope;
  readonly isCopy: boolean;
  /** The shipment before a change. */
  readonly before?: ShipmentDraft | undefined;
}

/** The complete shipment. Throws `invalid_shipment` with all findings, those of the submit rules first. */
export async function checkShipment(
  tx: Transaction,
  booker: Booker,
  draft: ShipmentDraft,
  checked: Checked,
): Promise<CompleteDraft> {
  const { settings } = checked;
  const { findings: ruled, isIncomplete } = newFindings(booker, draft, checked);
  const { points, unknown } = await pickupPoints(tx, booker, draft, settings);
  const findings = [...ruled, ...unknown];
  if (findings.length > 0) throw invalidShipment(findings, isIncomplete, settings, isStaff(booker));
  return {
    pod_method: 'pin-with-fallback',
    ...draft,
    ...costCenterByName(draft, settings),
    ...ends(draft),
    ...points,
    parcels: draft.parcels ?? [],
  } as CompleteDraft;
}

/**
 * The violations of a draft, without those that the stored shipment has as well: settings that changed since it was
 * booked refuse no change of something else.
 */
function newFindings(booker: Booker, draft: ShipmentDraft, checked: Checked): ReturnType<typeof shipmentFindings> {
  const found = shipmentFindings(booker, draft, checked);
  const { before } = checked;
  if (!before || found.findings.length === 0) return found;
  const old = shipmentFindings(booker, before, checked).findings;
  const isOld = ({ field, code }: Finding): boolean =>
    old.some((one) => one.field === field && one.code === code) &&
    sameJson(valueAt(before, field), valueAt(draft, field));
  const findings = found.findings.filter((finding) => !isOld(finding));
  return { findings, isIncomplete: findings.some(({ code }) => code === 'required') };
}

function valueAt(draft: ShipmentDraft, field: string): unknown {
  return field.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], draft);
}

/** A cost centre may be sent by its code, or capitalised otherwise; reports and filters know its name. */
function costCenterByName({ cost_center: sent }: ShipmentDraft, settings: Settings): Partial<ShipmentDraft> {
  const center = sent === undefined ? undefined : costCenterWritten(sent, offeredCostCenters(settings));
  return center ? { cost_center: center.name } : {};
}

/** Violations that can be found without the database, the submit rules first; and whether fields are missing. */
export function shipmentFindings(
  booker: Booker,
  draft: ShipmentDraft,
  { account, settings, envelope, isCopy, before }: Checked,
): { readonly findings: readonly Finding[]; readonly isIncomplete: boolean } {
  const isGuest = account.account_type === 'guest';
  const requirements = {
    settings,
    isStaff: isStaff(booker),
    isGuest,
    // Required when booking, not afterwards.
    hasConfirmedGoods: before !== undefined || envelope.no_dangerous_goods === true,
  };
  const broken = submitFindings(draft, {
    deed: before ? 'change' : 'book',
    settings,
    isKiosk: isKiosk(booker),
    // Only staff type in waybills on paper.
    isDataCapture: envelope.mode === 'data-capture' && isStaff(booker),
    isCopy,
    isGuest,
    trackingPrefix: account.tracking_prefix,
    before,
  });
  const missing = missingFields(draft, requirements);
  const customerReference = {
    isRequired: account.customer_reference_required,
    prefix: account.customer_reference_prefix,
  };
  const wrong = [
    ...customerReferenceFindings(draft, customerReference),
    ...wrongValues(draft, requirements),
    ...wrongMobileNumbers(draft, before),
    ...wrongDays(draft, { today: wallClock(booker.now).date, isStaff: isStaff(booker), before }),
  ];
  return { findings: [...broken, ...missing, ...wrong], isIncomplete: missing.length > 0 };
}

/** The first violated rule is the message; if only fields are missing, the summary is. */
export function invalidShipment(
  findings: readonly Finding[],
  isIncomplete: boolean,
  settings: Settings,
  staff: boolean,
): ApiError {
  const first = findings[0];
  const isRule = first !== undefined && first.code !== 'required';
  const message = isRule || !isIncomplete ? (first?.message ?? '') : formSummary(settings, staff);
  return new ApiError(422, 'invalid_shipment', message, findings);
}

/** The default type of an address is residential; contacts always exist, if only by name. */
function ends(draft: ShipmentDraft): Partial<ShipmentDraft> {
  const typed = (leg: ShipmentLeg) => {
    const address = draft[`${leg}_address`];
    return address && { [`${leg}_address`]: { ...address, type: address.type ?? 'residential' } };
  };
  return { ...typed('collection'), ...typed('delivery') };
}

/** The addresses of the shipment's pickup points, and errors in their choice. */
async function pickupPoints(
  tx: Transaction,
  { providerKind }: Booker,
  draft: ShipmentDraft,
  settings: Settings,
): Promise<{ readonly points: Partial<ShipmentDraft>; readonly unknown: readonly Finding[] }> {
  const points: Partial<Record<string, unknown>> = {};
  const unknown: Finding[] = [];
  for (const leg of legs) {
    const id = draft[`${leg}_pickup_point_id`];
    const network = draft[`${leg}_pickup_point_provider`];
    if (id === undefined) continue;
    const named = network && { pickup_point_id: id, pickup_point_provider: network };
    const point = named && (await findPickupPoint(tx, named, settings, providerKind));
    const field = `${leg}_pickup_point_id`;
    if (!point) {
      unknown.push({ field, code: 'unknown_pickup_point', message: 'This pickup point isn’t available' });
      continue;
    }
    const isTooLarge = liveParcels(draft.parcels).some(
      (parcel) => !point.compartments.some((compartment) => fitsCompartment(measuresOf(parcel), compartment)),
    );
    if (isTooLarge)
      unknown.push({ field, code: 'does_not_fit', message: 'The parcel doesn’t fit into this pickup point' });
    points[`${leg}_address`] = { ...point.address, type: point.type };
  }
  return { points, unknown };
}

function measuresOf(parcel: ReturnType<typeof liveParcels>[number]) {
  return {
    length_cm: parcel.submitted_length_cm ?? 0,
    width_cm: parcel.submitted_width_cm ?? 0,
    height_cm: parcel.submitted_height_cm ?? 0,
    weight_kg: parcel.submitted_weight_kg ?? 0,
  };
}
