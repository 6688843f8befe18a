/**
 * Books a shipment, or saves its price as a quote: rules, price, shipment, charge, address book, audit and event in one
 * transaction.
 */
import { withPlaceNamesOfSides } from '#modules/geography/domain/place-names.ts';
import { addAutomaticEntries } from '#modules/geography/server/services/address-book.ts';
import { canAfford } from '#modules/ledger/domain/standing.ts';
import { accountStanding } from '#modules/ledger/server/services/ledger.ts';
import { bookingAccount } from '#modules/accounts/server/services/booking-account.ts';
import type { Row } from '#generated/database.ts';
import type { Settings, ShipmentRequest, ShipmentStatus } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, futureBase } from '#platform/server/http/api-error.ts';
import { legs } from '#modules/geography/domain/address.ts';
import {
  readRequest,
  type CompleteDraft,
  type Envelope,
  type ParcelDraft,
  type ShipmentDraft,
} from '../domain/draft.ts';
import { paysOnline } from '../domain/paying.ts';
import { bookedStatus } from '../domain/dropoff.ts';
import { isBooked, statusOf } from '../domain/status.ts';
import { isKiosk, isStaff, seesBilling, type Booker, type Deciding } from './booker.ts';
import { chargeShipment } from './charging.ts';
import { requireDrivers, withoutGoneDrivers } from './chosen-drivers.ts';
import { checkShipment } from './check-shipment.ts';
import { defaultPaymentDays, expirePaymentJob } from './expiry/expire-payment.ts';
import { expireQuoteJob } from './expiry/expire-quote.ts';
import { priceShipment, requireOptIns, requirePrice } from './price.ts';
import { findShipment } from './repository.ts';
import { unknownShipment } from './services/require-shipment.ts';
import { storeShipment } from './store-shipment.ts';
import { branchesOf } from './services/branch-limit.ts';

const dayMs = 24 * 3_600_000;
/** F213. */
const defaultValidityDays = 30;

/**
 * Throws `invalid_shipment`, `not_rateable`, `price_changed`, `unknown_account` and the errors of a charge. Returns the
 * row of the new shipment.
 */
export async function bookShipment(
  tx: Transaction,
  deciding: Deciding,
  booker: Booker,
  request: ShipmentRequest,
  as: 'shipment' | 'quote' = 'shipment',
): Promise<Row<'shipments'>> {
  const { envelope, draft } = readRequest(withPlaceNamesOfSides(request));
  // A new shipment has no revision to be based on.
  if (envelope.base_revision !== undefined) throw futureBase();
  const account = await accountFor(tx, booker, request.account_id ?? undefined);
  const settings = await deciding.settings.decidingForAccount(tx, booker.providerId, account.id);
  const original = await originalOf(tx, booker, envelope);
  const checked = { account, settings, envelope, isCopy: original !== null };
  const written = withoutOthersFields(draft, booker, original);
  const own = original === null ? written : withoutUnusedFields(written, settings);
  if (original === null) await requireDrivers(tx, own);
  const complete = await checkShipment(
    tx,
    booker,
    original === null ? own : await withoutGoneDrivers(tx, own),
    checked,
  );
  const price = await priceShipment(tx, deciding, booker, account.id, complete);
  requireOptIns(complete, price);
  // Nobody learns a price by guessing it.
  if (seesBilling(booker)) requirePrice(envelope.expected_rate, price.amount);
  const dropped_off_date = as === 'shipment' && isAtCounter(booker, complete) ? booker.now : null;
  const booked = bookedStatus({ ...complete, dropped_off_date });
  const status = as === 'quote' ? 'quote' : await firstStatus(tx, account, settings, price.amount, booked);
  const row = await storeShipment(tx, booker, {
    ...{ account, settings, draft: complete, price, status },
    originalShipmentId: original,
    droppedOffDate: dropped_off_date,
    quoteValidUntil: as === 'quote' ? validUntil(settings, booker.now) : null,
  });
  if (as === 'quote') await enqueueJob(tx, expireQuoteJob, { id: row.id }, { runAt: row.quote_valid_until! });
  if (status === 'payment-pending') await expireUnpaid(tx, settings, booker.now, row.id);
  if (isBooked(status)) await chargeShipment(tx, booker, row, price);
  if (as === 'shipment') await rememberAddresses(tx, booker, account, settings, complete);
  await recordBooking(tx, booker, row, null);
  return row;
}

/** At a kiosk the sender hands the parcel over while it is booked. */
function isAtCounter(
  booker: Booker,
  { collection_address, collection_pickup_point_id: point }: CompleteDraft,
): boolean {
  return isKiosk(booker) && point !== undefined && collection_address.type === 'counter';
}

/**
 * Guests pay before collection, unless it is free, and so do pay-as-you-go customers without enough balance (F259); others are charged, and
 * the shipment is `booked` at once.
 */
export async function firstStatus(
  tx: Transaction,
  { id, account_type }: Row<'accounts'>,
  settings: Settings,
  amount: Cents,
  booked: ShipmentStatus,
): Promise<ShipmentStatus> {
  if (amount === 0) return booked;
  if (account_type === 'guest') return 'payment-pending';
  if (!paysOnline(account_type, settings)) return booked;
  const standing = await accountStanding(tx, id);
  return standing.isOnHold || canAfford(standing, amount) ? booked : 'payment-pending';
}

async function accountFor(tx: Transaction, { viewer }: Booker, requested?: number): Promise<Row<'accounts'>> {
  const account = await bookingAccount(tx, viewer?.user ?? null, requested);
  if (account?.closed_at) throw closedAccount();
  if (account) return account;
  const message = viewer ? 'Choose the account that pays' : 'Guests can’t book here';
  throw new ApiError(422, 'invalid_shipment', message, [{ field: 'account_id', code: 'required', message }]);
}

export function closedAccount(): ApiError {
  const message = 'This account is closed. Reopen it before you book for it';
  return new ApiError(422, 'invalid_shipment', message, [{ field: 'account_id', code: 'account_closed', message }]);
}

/** The shipment that is duplicated or returned; null for neither. Throws `unknown_shipment` for one that the user can't see. */
async function originalOf(tx: Transaction, { viewer }: Booker, envelope: Envelope): Promise<number | null> {
  const id = envelope.return_of ?? envelope.duplicate_of ?? null;
  if (id === null) return null;
  const found = viewer && (await findShipment(tx, viewer, { id }));
  if (!found) throw unknownShipment(envelope.return_of === id ? 'return_of' : 'duplicate_of');
  return found.id;
}

const ofCourier: ReadonlySet<string> = new Set(['collection_agent_id', 'delivery_agent_id', 'routing_code']);

/** Only staff may set drivers, routing codes and measured sizes, which decide the price. A return needs an original. */
function withoutOthersFields(draft: ShipmentDraft, booker: Booker, original: number | null): ShipmentDraft {
  const own = isStaff(booker) ? draft : fieldsOfCustomers(draft);
  return { ...own, is_return: draft.is_return === true && original !== null };
}

/** A copy or a quote is booked without what it had before cost centres, categories or insurance were turned off. */
export function withoutUnusedFields(draft: ShipmentDraft, settings: Settings): ShipmentDraft {
  const isUsed: Readonly<Record<string, boolean>> = {
    cost_center: settings.enable_cost_centers === true,
    category: (settings.parcel_categories ?? []).length > 0,
    declared_value: settings.insurance_declared_value_enabled === true,
  };
  return without(draft, (name) => isUsed[name] === false);
}

function fieldsOfCustomers(draft: ShipmentDraft): ShipmentDraft {
  const { parcels } = draft;
  const asBooked = (parcel: ParcelDraft) => without(parcel, (name) => name.startsWith('actual_'));
  return { ...without(draft, (name) => ofCourier.has(name)), ...(parcels && { parcels: parcels.map(asBooked) }) };
}

function without<T extends object>(value: T, isLeftOut: (name: string) => boolean): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !isLeftOut(name))) as T;
}

/** Until the end of the last day. */
function validUntil(settings: Settings, now: Date): Date {
  const days = settings.quote_validity_period ?? defaultValidityDays;
  const today = startOfDay(wallClock(now).date);
  return new Date(today.getTime() + (days + 1) * dayMs - 1000);
}

/** An unpaid shipment is cancelled then and has to be booked again. */
export async function expireUnpaid(tx: Transaction, settings: Settings, now: Date, id: number): Promise<void> {
  const days = settings.payment_pending_validity_period ?? defaultPaymentDays;
  await enqueueJob(tx, expirePaymentJob, { id }, { runAt: new Date(now.getTime() + days * dayMs) });
}

/** Adds addresses to the address book automatically, where the account has this on (F224). */
export async function rememberAddresses(
  tx: Transaction,
  { providerId, author, now }: Booker,
  { id: accountId, account_type }: Row<'accounts'>,
  settings: Settings,
  draft: CompleteDraft,
): Promise<void> {
  if (account_type === 'guest' || settings.auto_add_address_book !== true) return;
  const places = legs.map((leg) => ({
    address: draft[`${leg}_address`],
    contact: draft[`${leg}_contact`],
    special_instructions: draft[`special_instructions_${leg}`],
  }));
  await addAutomaticEntries(tx, { providerId, accountId, author, settings, now }, places);
}

/** The audit event and the event of a new shipment, or of a quote that was booked. */
export async function recordBooking(
  tx: Transaction,
  { providerId, author, now }: Booker,
  row: Row<'shipments'>,
  from: object | null,
): Promise<void> {
  const { id, status, account_id, revision, tracking_reference, service_level_code, rate_cents } = row;
  const to = { status, tracking_reference, service_level_code, rate: rate_cents / 100 };
  await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [{ object_id: String(id), from, to }]);
  const branch_ids = branchesOf(row);
  emit(tx, 'shipment_created', { shipment_id: id, account_id, branch_ids, status: statusOf(row), revision });
}
