/** Records the events that drivers, scanners and carriers report, and manual changes by staff, subject to their permissions. */
import type {
  ProofOfDelivery,
  RecordDeliveryBody,
  RecordShipmentEventBody,
  Settings,
  ShipmentStatus,
} from '#generated/types.ts';
import { checkProof, type GivenDetails } from '#modules/shipments/domain/delivery-proof.ts';
import { opensLocker, pinProblem, type PickupEnds } from '#modules/shipments/domain/pins.ts';
import { scanStatuses } from '#modules/shipments/domain/scans.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import { clockSkewMs } from '#modules/shipments/server/services/late-events.ts';
import { hasProof, keepProof } from '#modules/shipments/server/services/keep-proof.ts';
import { requireShipment, unknownShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { moveShipment, type Move, type Moved, type Outcome } from '#modules/shipments/server/services/move-shipment.ts';
import { moveReported, type Reported } from '#modules/shipments/server/services/reported-parcels.ts';
import { attachFiles, type Attached } from '#modules/shipments/server/services/shipment-files.ts';
import { seesAll } from '#platform/domain/data-limits.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Acting } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { isAwaitingReceiver, requireHere } from './counter-rules.ts';
import { requireReportable } from './driver-rules.ts';
import { findShipments, type Found } from './find-shipments.ts';
import { keepNoted, requireHandedOver } from './handed-over.ts';

/** The reporting user and the audit data. */
export interface Reporter {
  readonly session: Acting;
  readonly providerId: number;
  readonly now: Date;
  readonly audit: Move['audit'];
  readonly settings: Settings;
}

/**
 * An event reported by a driver, a scanner or a carrier. Throws 404 for an unknown number, 422 for a date in the
 * future, refusals of the driver rules, and the errors of `moveShipment`.
 */
export async function recordEvent(
  tx: Transaction,
  report: RecordShipmentEventBody,
  reporter: Reporter,
  pricing: Reported,
): Promise<Moved & { readonly repeated?: true }> {
  const { session, settings } = reporter;
  requireDelivery(session, report.status);
  const found = await findVisible(tx, report.tracking_reference, reporter);
  const isDriver = session.user.role_id === roles.driver;
  const { status, message, photos } = report;
  await requireReportable(tx, { shipmentId: found.shipmentId, status, message, photos, isDriver }, settings);
  const noted = isDriver ? await requireHandedOver(tx, { found, status, parcels: report.parcels }, settings) : [];
  const outcome = await moveReported(tx, pricing, moveOf(found, report, reporter));
  await attach(tx, reporter, outcome, { kind: 'photo', names: report.photos ?? [], field: 'photos' });
  const { providerId, audit: author, now } = reporter;
  if (outcome.isNew) await keepNoted(tx, found.shipmentId, noted, { providerId, author, now });
  return outcome.isNew ? outcome.answer : { ...outcome.answer, repeated: true };
}

/**
 * A delivery with its proofs, or the receiver’s collection from a locker or counter. Also throws `wrong_pin`,
 * `proof_required`, `other_pickup_point` and the errors of `requireHandedOver`.
 */
export async function recordDelivery(
  tx: Transaction,
  delivery: RecordDeliveryBody,
  reporter: Reporter,
): Promise<Moved> {
  requireDelivery(reporter.session, 'delivered');
  const found = await findVisible(tx, delivery.tracking_reference, reporter);
  const shipment = await tx
    .selectFrom('shipments')
    .select(['pod_method', 'proof_of_delivery_pin', 'pickup_pin', 'status'])
    .select(['delivery_pickup_point_id', 'delivery_pickup_point_provider', 'delivery_address'])
    .select(['collection_pickup_point_id', 'collection_address'])
    .where('id', '=', found.shipmentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isDriver = reporter.session.user.role_id === roles.driver;
  const pickup = isAwaitingReceiver(shipment) ? pickupOf(shipment) : undefined;
  if (pickup) requireHere(shipment, 'delivery', delivery.pickup_point_id);
  const { status, pin } = pickup ?? { status: 'delivered', pin: shipment.proof_of_delivery_pin };
  const expected = { podMethod: shipment.pod_method, pin, isDriver };
  const { method, findings, steps } = checkProof(delivery, expected, reporter.settings);
  const [first] = findings;
  if (first) {
    const code = first.code === 'wrong_pin' ? 'wrong_pin' : 'proof_required';
    throw new ApiError(422, code, first.message, findings);
  }
  if (isDriver) await requireHandedOver(tx, { found, status, parcels: delivery.parcels }, reporter.settings);
  // The proof of a shipment that was only reported as delivered is new.
  const move = { ...moveOf(found, { ...delivery, status }, reporter), isOnce: await hasProof(tx, found.shipmentId) };
  const outcome = await moveShipment(tx, move);
  const { answer, isNew } = outcome;
  if (!isNew) return answer;
  await attachCaptured(tx, reporter, outcome, delivery, { kind: method === 'grv' ? 'grv' : 'photo', prefix: '' });
  const further: ProofOfDelivery['further'] = [];
  for (const [at, { heading }] of steps.slice(1).entries()) {
    const given = delivery.further_proofs?.[at] ?? {};
    const prefix = `further_proofs.${at}.`;
    const file_ids = await attachCaptured(tx, reporter, outcome, given, { kind: 'photo', prefix });
    further.push({ heading: heading ?? '', ...detailsOf(given), file_ids });
  }
  await keepProof(tx, reporter.providerId, {
    ...{ event_id: answer.event_id, shipment_id: answer.shipment_id, method, delivered_at: move.at },
    ...{ ...detailsOf(delivery), further: JSON.stringify(further) },
    user_name: reporter.audit.user_name,
  });
  return answer;
}

/** Throws for a PIN that can’t be that of the shipment, before it counts as an attempt to guess it. */
export async function requireWholePin(tx: Transaction, shipmentId: number, pin: string): Promise<void> {
  const shipment = await tx
    .selectFrom('shipments')
    .select(['status', 'delivery_pickup_point_id'])
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  // Once it was collected, a repeated request has the PIN of the locker.
  const isFromLocker = isAwaitingReceiver(shipment) || pinProblem(pin, 'delivery') !== undefined;
  const atLocker = shipment.delivery_pickup_point_id !== null && isFromLocker;
  const message = pinProblem(pin, atLocker ? 'pickup' : 'delivery');
  if (message === undefined) return;
  throw new ApiError(422, 'wrong_pin', message, [{ field: 'pin', code: 'incomplete_pin', message }]);
}

/** The receiver collects the parcel: a locker has a PIN of its own, and a counter none. */
function pickupOf(shipment: PickupEnds & { readonly pickup_pin: string | null }) {
  return opensLocker(shipment, 'delivery')
    ? ({ status: 'collected-from-locker', pin: shipment.pickup_pin } as const)
    : ({ status: 'collected-from-counter', pin: null } as const);
}

/** Returns the ids of the photos and of the signature. */
async function attachCaptured(
  tx: Transaction,
  reporter: Reporter,
  outcome: Outcome,
  { photos = [], signature }: GivenDetails,
  { kind, prefix }: { readonly kind: 'photo' | 'grv'; readonly prefix: string },
): Promise<number[]> {
  const signed = signature === undefined ? [] : [signature];
  return [
    ...(await attach(tx, reporter, outcome, { kind, names: photos, field: `${prefix}photos` })),
    ...(await attach(tx, reporter, outcome, { kind: 'signature', names: signed, field: `${prefix}signature` })),
  ];
}

function detailsOf({ name, mobile_number, department, description }: GivenDetails) {
  return {
    ...{ name: textOf(name), mobile_number: textOf(mobile_number) },
    ...{ department: textOf(department), description: textOf(description) },
  };
}

function textOf(text: string | undefined): string | null {
  return text?.trim() || null;
}

/** Throws 404 for an unknown number, and for a shipment that the caller may not see. */
export async function findVisible(tx: Transaction, reference: string, { session, settings }: Reporter): Promise<Found> {
  const found = await findReported(tx, reference, settings.provider_tracking_prefixes ?? []);
  if (!seesAll(session.user)) await requireShipment(tx, viewerOf(session), found.shipmentId, 'tracking_reference');
  return found;
}

type ReportedMove = Pick<
  RecordShipmentEventBody,
  'status' | 'message' | 'location' | 'source' | 'date' | 'undo' | 'photos'
>;

/** Throws `date_in_future`. */
export function moveOf(found: Found, report: ReportedMove, { session, providerId, now, audit }: Reporter): Move {
  const at = dateOf(report.date, now);
  const source = session.user.role_id === roles.driver ? 'driver' : (report.source ?? 'scanner');
  const isUndo = report.undo === true;
  const tellsMore = isUndo || (report.photos ?? []).length > 0;
  // Another attempt counts, however soon.
  const isOnce = !tellsMore && !report.status.endsWith('-failed-attempt');
  return {
    ...{ shipmentId: found.shipmentId, parcelId: found.parcelId, to: report.status, by: 'report' },
    ...{ message: report.message ?? null, location: report.location ?? null, at, now, audit, providerId },
    ...{
      isUndo,
      source,
      isOnce,
      isScan: source === 'scanner' && isOnce && !report.message && scanStatuses.includes(report.status),
    },
  };
}

/** The time of an event, by default now. Throws `date_in_future`. */
export function dateOf(date: string | undefined, now: Date): Date {
  const at = date === undefined ? now : new Date(date);
  if (at.getTime() <= now.getTime() + clockSkewMs) return at;
  const message = 'The date is in the future';
  throw new ApiError(422, 'date_in_future', message, [{ field: 'date', message }]);
}

/** Attaches files to the event and returns their ids, unless the event is a repeated one. */
async function attach(
  tx: Transaction,
  { session, providerId, audit: author, now }: Reporter,
  { answer, isNew }: Outcome,
  files: Pick<Attached, 'kind' | 'names' | 'field'>,
): Promise<number[]> {
  if (!isNew) return [];
  const { event_id: eventId, shipment_id: shipmentId } = answer;
  const uploader = (session.actor ?? session.user).id;
  const attached = await attachFiles(tx, { ...files, providerId, shipmentId, eventId, author, uploader, now });
  return attached.map(({ id }) => id);
}

/** Throws 404 for an unknown number. */
export async function findReported(tx: Transaction, reference: string, prefixes: readonly string[]): Promise<Found> {
  const [found] = await findShipments(tx, [reference.trim()], prefixes);
  if (!found) throw unknownShipment('tracking_reference');
  return found;
}

/** Recording a delivery requires a permission of its own (F156). */
export function requireDelivery(session: Acting, status: ShipmentStatus): void {
  if (hasFlag(status, 'delivered') && !session.can('INLINE_deliver_parcels_or_shipments')) throw forbidden();
}
