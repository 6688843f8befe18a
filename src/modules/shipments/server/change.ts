/** Changes only the fields that were sent; changes that affect the price are priced and charged again. */
import type { Row } from '#generated/database.ts';
import type { Rate, Settings, ShipmentRequest } from '#generated/types.ts';
import { sameJson } from '#engine/values/json-value.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { isPickupPoint, legs } from '#modules/geography/domain/address.ts';
import { withPlaceNamesOfSides } from '#modules/geography/domain/place-names.ts';
import { readRequest, type ShipmentDraft } from '../domain/draft.ts';
import { expectedBefore } from '../domain/expected-delivery.ts';
import { bookedStatus } from '../domain/dropoff.ts';
import { legRules } from '../domain/driver-jobs.ts';
import { hasFlag, isBooked, isMovable, statusBesidesHold, statusOf } from '../domain/status.ts';
import { submitFindings } from '../domain/submit-rules.ts';
import { isStaff, seesBilling, type Booker, type Deciding } from './booker.ts';
import { cancelShipment, requireEditable } from './cancel.ts';
import { changedReference, renumberParcels } from './changed-reference.ts';
import { checkShipment, invalidShipment } from './check-shipment.ts';
import { columnOf, priceColumns, shipmentColumns } from './columns.ts';
import { numbered, updateParcelDrafts, writeParcels } from './parcel-updates.ts';
import { lockerPins } from './lockers/locker-pins.ts';
import { holdUnpaid, interventionFor, nothingOutstanding, releaseHeld } from './payment-intervention.ts';
import { priceShipment, requireOptIns, requirePrice } from './price.ts';
import { chargedPrice, chargeInstead, isCharged, isOfGuest } from './charging.ts';
import { requireDrivers } from './chosen-drivers.ts';
import { followDriver } from './services/assign-driver.ts';
import { withNames } from './services/audited-names.ts';
import { moveLocked } from './services/move-shipment.ts';
import { bookPaid, lockToPay, paidInPart } from './services/pay-shipment.ts';
import { promiseBefore, promiseOfDay } from './quotes/renew-promise.ts';
import { refuseConflicts, writeChange, type LockedShipment } from './stored-shipment.ts';
import { branchesOf } from './services/branch-limit.ts';

/** Fields that affect price and service. */
const pricing: ReadonlySet<string> = new Set([
  'collection_address',
  'delivery_address',
  'collection_pickup_point_id',
  'delivery_pickup_point_id',
  'service_level_code',
  'service_level_id',
  'opt_in_rates',
  'opt_in_time_based_rates',
  'declared_value',
  'collection_min_date',
  'delivery_min_date',
  'parcels',
]);

/** Hours: some tariffs charge for them, and nothing else of the price depends on them. */
const hours: ReadonlySet<string> = new Set([
  'collection_after',
  'collection_before',
  'delivery_after',
  'delivery_before',
]);

/** Fields that say what is carried, not when and where. */
const contents: ReadonlySet<string> = new Set(['parcels', 'declared_value']);

/** Fields that customers may change where the provider lets them reschedule (F179). */
const rescheduling: ReadonlySet<string> = new Set([
  'collection_min_date',
  'collection_after',
  'collection_before',
  'collection_rescheduled_reason',
  'delivery_min_date',
  'delivery_after',
  'delivery_before',
  'delivery_rescheduled_reason',
]);

/** Throws `not_editable`, `conflict`, `invalid_shipment`, `not_rateable`, `price_changed` and the errors of a charge. */
export async function changeShipment(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  stored: LockedShipment,
  request: ShipmentRequest,
  { ignoreBelow }: Pick<Applied, 'ignoreBelow'> = {},
): Promise<Row<'shipments'>> {
  const { row, account } = stored;
  const read = readRequest(withPlaceNamesOfSides(request));
  const { envelope, draft, removed } = read;
  if (envelope.base_revision !== undefined && envelope.base_revision > row.revision) throw futureBase();
  const settings = await deciding.settings.decidingForAccount(tx, booker.providerId, account.id);
  if (envelope.status === 'cancelled') {
    const reason = envelope.tracking_message?.trim() ?? '';
    const context = { settings, isKiosk: false, isDataCapture: false, isCopy: false, isGuest: false };
    const why = { ...context, deed: 'cancel' as const, trackingMessage: reason };
    const findings = submitFindings(draft, why);
    if (findings.length > 0) throw invalidShipment(findings, false, settings, isStaff(booker));
    return cancelShipment(tx, booker, stored, reason);
  }
  requireSameAccount(draft, account);
  const { parcels: sentParcels, account_id: _account, ...sent } = draft;
  const fields = [...Object.keys(sent), ...removed, ...replacedPoints(stored.draft, sent)].filter(
    (name) => name !== 'parcels' && name !== 'account_id',
  );
  const parcels = sentParcels && updateParcelDrafts(stored, numbered(stored, sentParcels));
  requireAllowed(booker, row, parcels ? [...fields, 'parcels'] : fields, settings);
  const reference = await changedReference(tx, booker, stored, settings, read);
  const changed = changesIn(stored.draft, reference ? { ...sent, ...reference.field } : sent, fields);
  const changes = [...changed, ...pastReasons(stored.draft, sent, changed), ...(parcels ? [parcels.change] : [])];
  await refuseConflicts(
    tx,
    booker,
    row,
    envelope.base_revision,
    changes.map(({ field }) => field),
  );
  if (changes.length === 0) return row;
  await requireDrivers(tx, Object.fromEntries(changes.map(({ field, to }) => [field, to])));
  requireSamePoint(row, changes);
  const after = await applyChange(tx, deciding, booker, stored, {
    ...{ settings, envelope, changes, ignoreBelow },
    draft: { ...merged(stored.draft, changes), ...(parcels && { parcels: parcels.all }) },
    columns: reference?.columns,
  });
  if (parcels) await writeParcels(tx, parcels);
  if (reference) await renumberParcels(tx, after);
  return followDrivers(tx, booker, await followPlace(tx, booker, after, changes), changes);
}

const dropoffPoint = 'collection_pickup_point_id';

/** A shipment that is collected from a pickup point now waits for its drop-off, and one that isn’t any more for a driver. */
async function followPlace(
  tx: Transaction,
  booker: Booker,
  row: Row<'shipments'>,
  changes: readonly FieldChange[],
): Promise<Row<'shipments'>> {
  if (!changes.some(({ field }) => field === dropoffPoint)) return row;
  const status = statusOf(row);
  const to = bookedStatus(row);
  const isWaiting = status === 'awaiting-dropoff' || legRules.collection.open.includes(status);
  if (!isWaiting || (to === 'awaiting-dropoff') === (status === 'awaiting-dropoff')) return row;
  const { providerId, author: audit, now } = booker;
  const moved = await moveLocked(tx, row, {
    ...{ providerId, shipmentId: row.id, parcelId: null, to, by: 'event', message: null, location: null },
    ...{ source: 'staff', at: now, now, audit },
  });
  return moved.row;
}

/** A leg whose driver was chosen or removed becomes assigned or unassigned, as on the ops dashboard. */
async function followDrivers(
  tx: Transaction,
  { author, now, providerId }: Booker,
  changed: Row<'shipments'>,
  changes: readonly FieldChange[],
): Promise<Row<'shipments'>> {
  let row = changed;
  for (const leg of legs) {
    const change = changes.find(({ field }) => field === `${leg}_agent_id`);
    if (!change) continue;
    const driverId = typeof change.to === 'number' ? change.to : null;
    row = await followDriver(tx, row, { leg, driverId, source: 'staff', author, now, providerId }, true);
  }
  return row;
}

interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Applied {
  readonly settings: Settings;
  readonly envelope: Parameters<typeof checkShipment>[3]['envelope'];
  readonly changes: readonly FieldChange[];
  readonly draft: ShipmentDraft;
  /** Columns that no field sets. */
  readonly columns?: object | undefined;
  /** A price difference below this, in cents, is ignored. */
  readonly ignoreBelow?: number | undefined;
  /** Only measurements changed. */
  readonly isMeasured?: boolean;
  /**
   * The parcels have changed whether the account can afford it or not: the shipment is held until the difference is paid
   * (F196), or charged anyway.
   */
  readonly isForced?: boolean;
}

/** Validates, prices, charges and writes a changed shipment. The caller writes its parcels. */
export async function applyChange(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  { row, account, draft: before }: LockedShipment,
  {
    settings,
    envelope,
    changes,
    draft,
    columns: further,
    ignoreBelow = 0,
    isMeasured = false,
    isForced = false,
  }: Applied,
): Promise<Row<'shipments'>> {
  const checked = { account, settings, envelope, isCopy: row.original_shipment_id !== null, before };
  const complete = await checkShipment(tx, booker, draft, checked);
  const fields = changes.map(({ field }) => field);
  const cleared = Object.fromEntries(
    changes.filter(({ to }) => to === undefined).map(({ field }) => [columnOf(field), null] as const),
  );
  const pins = lockerPins(complete, row);
  const columns = { ...shipmentColumns(complete), ...pins, ...cleared, ...further, parcel_count: liveCount(complete) };
  const affectsService = fields.some((field) => pricing.has(field));
  // Where no difference counts, hours need no price.
  const isRepriced = affectsService || (Number.isFinite(ignoreBelow) && fields.some((field) => hours.has(field)));
  const asked = { providerId: booker.providerId, ...pricingTime(row, fields, booker.now) };
  const priced = isRepriced ? await priceShipment(tx, deciding, asked, account.id, complete) : undefined;
  const outstanding = row.outstanding_cents ?? 0;
  // An amount that is still outstanding is never ignored. Other hours at the same price leave the dates as they are.
  const ignored = isMeasured && outstanding > 0 ? 0 : affectsService ? ignoreBelow : Math.max(ignoreBelow, 1);
  const price = priced && Math.abs(priced.amount - row.rate_cents) < ignored ? undefined : priced;
  if (priced) requireOptIns(Object.fromEntries(changes.map(({ field, to }) => [field, to])), priced);
  if (price && seesBilling(booker)) requirePrice(envelope.expected_rate, price.amount, 'Confirm again to accept it');
  const difference = price ? price.amount - (row.rate_cents - outstanding) : 0;
  const isWaiting = isForced || row.payment_intervention_status !== null || (await isOfGuest(tx, row));
  const mayWait = isWaiting && fields.every((field) => field === 'parcels');
  const intervention = mayWait ? await interventionFor(tx, settings, row, difference) : undefined;
  const unpaid = intervention && { payment_intervention_status: intervention, outstanding_cents: difference };
  const paid = paidInPart(row);
  const rest = price && paid > 0 ? price.amount - paid : 0;
  const isOtherDay = fields.includes('delivery_min_date');
  const values = {
    ...columns,
    ...(priced && isOtherDay && promiseOfDay(row, priced.rate)),
    ...(price && {
      ...priceColumns(price),
      ...(asked.now < booker.now && promiseBefore(row, price.rate, isOtherDay)),
      ...nothingOutstanding,
      ...unpaid,
      ...(rest > 0 && { outstanding_cents: rest }),
    }),
  };
  const was = expectedBefore(row, { ...row, ...values });
  const previous = was && { previous_delivery_from: was.from, previous_delivery_to: was.to };
  const after = await writeChange(tx, booker, row, { columns: { ...values, ...previous }, fields });
  if (price && !unpaid && isCharged(row) && price.amount !== (await chargedPrice(tx, row))) {
    const manner = { isForced: isForced || difference < 0 };
    const charge_transaction_id = await chargeInstead(tx, booker, { before: row, after }, price, manner);
    await tx.updateTable('shipments').set({ charge_transaction_id }).where('id', '=', row.id).execute();
  }
  await recordChange(tx, booker, row, after, changes);
  if (price && paid >= price.amount && (await bookPaid(tx, { ...booker, rates: deciding.rates }, after)))
    return (await lockToPay(tx, row.id)) ?? after;
  if (unpaid) {
    const held = await holdUnpaid(tx, booker, after);
    if (held.outstanding_cents !== row.outstanding_cents) emitDue(tx, held);
    return held;
  }
  return price ? releaseHeld(tx, booker, after, row.payment_intervention_status) : after;
}

/**
 * A booked shipment keeps the rates, the VAT, the insurance and the days that it was booked by while only its contents change, and from
 * its collection on: parcels measured a week later cost what they had cost from the start, and are promised for the same
 * day.
 */
function pricingTime(row: Row<'shipments'>, fields: readonly string[], now: Date) {
  const status = statusBesidesHold(row);
  const isOfJourney = (field: string) => !contents.has(field) && (pricing.has(field) || hours.has(field));
  const isKept = hasFlag(status, 'past_collection') || !fields.some(isOfJourney);
  if (!isBooked(status) || !isKept) return { now };
  const isInsured = fields.includes('declared_value') ? undefined : (row.rate_breakdown as Rate).extras.length > 0;
  const { priced_at, time_created, tariff_revision: tariffRevision, rate_date: rateDate } = row;
  return { now: priced_at ?? time_created, tariffRevision, rateDate, isInsured };
}

function emitDue(tx: Transaction, row: Row<'shipments'>): void {
  const { id: shipment_id, account_id, revision } = row;
  emit(tx, 'shipment_payment_due', {
    ...{ shipment_id, account_id, revision, status: statusOf(row), branch_ids: branchesOf(row) },
  });
}

function liveCount({ parcels = [] }: ShipmentDraft): number {
  return parcels.filter(({ status }) => status !== 'cancelled').length;
}

async function recordChange(
  tx: Transaction,
  booker: Booker,
  row: Row<'shipments'>,
  after: Row<'shipments'>,
  changes: readonly FieldChange[],
): Promise<void> {
  const { providerId, author, now } = booker;
  const { rate_cents: rateBefore, rate_breakdown: before } = row;
  const rate =
    rateBefore === after.rate_cents ? [] : [{ field: 'rate', from: rateBefore / 100, to: after.rate_cents / 100 }];
  const all = [...changes, ...rate];
  const side = (name: 'from' | 'to') => Object.fromEntries(all.map((one) => [one.field, one[name] ?? null]));
  const rates = [before, after.rate_breakdown] as Rate[];
  const change = {
    object_id: String(after.id),
    ...(await withNames(tx, { from: side('from'), to: side('to') }, rates)),
  };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
  const { id: shipment_id, account_id, revision } = after;
  emit(tx, 'shipment_updated', {
    shipment_id,
    account_id,
    branch_ids: branchesOf(row, after),
    status: statusOf(after),
    revision,
    fields: changes.map(({ field }) => field),
    source: isStaff(booker) ? 'staff' : 'customer',
  });
}

/** Staff may change anything; customers only dates, where the provider allows it and in time. */
function requireAllowed(booker: Booker, row: Row<'shipments'>, fields: readonly string[], settings: Settings): void {
  const mayMove = (field: string): boolean =>
    rescheduling.has(field) &&
    isMovable(field.startsWith('collection_') ? 'collection' : 'delivery', statusBesidesHold(row));
  if (!isStaff(booker) && settings.allow_rescheduling_shipments === true && fields.every(mayMove)) return;
  requireEditable(booker, row);
}

/** Until a driver has it, the parcel lies where it was dropped off. */
function requireSamePoint(row: Row<'shipments'>, changes: readonly FieldChange[]): void {
  const isThere = row.dropped_off_date !== null && legRules.collection.open.includes(statusOf(row));
  if (!isThere || !changes.some(({ field }) => field === dropoffPoint)) return;
  const message = 'The parcel was already dropped off at this pickup point';
  throw new ApiError(422, 'invalid_shipment', message, [{ field: dropoffPoint, code: 'dropped_off', message }]);
}

function requireSameAccount({ account_id: sent }: ShipmentDraft, { id }: Row<'accounts'>): void {
  if (sent === undefined || sent === id) return;
  const message = 'A shipment stays with the account that booked it';
  throw new ApiError(422, 'invalid_shipment', message, [{ field: 'account_id', code: 'not_allowed', message }]);
}

function changesIn(before: ShipmentDraft, sent: ShipmentDraft, fields: readonly string[]): readonly FieldChange[] {
  const [was, is] = [before as Record<string, unknown>, sent as Record<string, unknown>];
  return fields
    .map((field) => ({ field, from: was[field], to: is[field] }))
    .filter(({ from, to }) => !sameJson(from ?? null, to ?? null));
}

/** The pickup points that a sent address replaces, unless it is the address of one. */
function replacedPoints(before: ShipmentDraft, sent: ShipmentDraft): readonly (keyof ShipmentDraft)[] {
  return legs.flatMap((leg) => {
    const [address, point] = [sent[`${leg}_address`], `${leg}_pickup_point_id` as const];
    if (!address || isPickupPoint(address.type) || before[point] === undefined || point in sent) return [];
    return [point, `${leg}_pickup_point_provider` as const];
  });
}

/** A service level is named by its code or its number: a new number replaces the stored code. */
function merged(before: ShipmentDraft, changes: readonly FieldChange[]): ShipmentDraft {
  const draft: Record<string, unknown> = { ...before };
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('service_level_id') && !changed.has('service_level_code')) delete draft['service_level_code'];
  for (const { field, to } of changes) {
    if (to === undefined) delete draft[field];
    else draft[field] = to;
  }
  return draft;
}

/** The reason of an earlier change of a date is none for another: each gives its own, which may be the same. */
function pastReasons(
  before: ShipmentDraft,
  sent: ShipmentDraft,
  changes: readonly FieldChange[],
): readonly FieldChange[] {
  return legs.flatMap((leg) => {
    const field = `${leg}_rescheduled_reason` as const;
    const isMoved = changes.some((change) => change.field === `${leg}_min_date`);
    const isPast = isMoved && before[field] !== undefined && sent[field] === undefined;
    return isPast ? [{ field, from: before[field], to: undefined }] : [];
  });
}
