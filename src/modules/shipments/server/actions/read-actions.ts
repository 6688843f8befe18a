/** The actions that a user may perform on a shipment in its current state: screens use them instead of rules of their own. */
import type { Row } from '#generated/database.ts';
import type { Contact, ReadShipmentActionsAnswer200, Settings, ShipmentStatus } from '#generated/types.ts';
import { standingRefusal, type Standing } from '#modules/ledger/domain/standing.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { legs } from '#modules/geography/domain/address.ts';
import { noteKindsFor } from '../../domain/note-kinds.ts';
import { isPaidAtGateway, isPayable, paysOnline } from '../../domain/paying.ts';
import { isReachable, legOfPin, pinColumns, pinsToResend } from '../../domain/pins.ts';
import { reasonsFor } from '../../domain/reasons.ts';
import {
  hasFlag,
  inOrder,
  isBooked,
  isCancellable,
  isEditable,
  isHold,
  isMovable,
  isQuote,
  statusBesidesHold,
  statusOf,
} from '../../domain/status.ts';
import { manualStatuses, mayMove, reportableStatuses } from '../../domain/transitions.ts';

/** Without a carrier there is no label. */
const unbooked: ReadonlySet<string> = new Set(['quote', 'quote-expired', 'cancelled']);

interface Around {
  /** Effective settings of the account. */
  readonly settings: Settings;
  readonly standing: Standing;
  /** Whether the provider has a gateway for SMSs. */
  readonly canText: boolean;
}

export function actionsFor(
  row: Row<'shipments'>,
  { user, can }: Viewer,
  { settings, standing, canText }: Around,
): ReadShipmentActionsAnswer200 {
  const status = statusOf(row);
  const place = statusBesidesHold(row);
  const staff = isStaff(user);
  const mayChange = can('API_/shipments:PATCH');
  const mayHandle = staff && mayChange;
  const mayDeliver = (to: ShipmentStatus): boolean =>
    !hasFlag(to, 'delivered') || can('INLINE_deliver_parcels_or_shipments');
  const ordered = (list: readonly ShipmentStatus[]) => [...inOrder(list, settings.shipment_status_order)];
  const mayReschedule = mayChange && (staff ? status !== 'cancelled' : settings.allow_rescheduling_shipments === true);
  const movable = legs.filter((leg) => mayReschedule && !isQuote(status) && (staff || isMovable(leg, place)));
  return {
    revision: row.revision,
    statuses: mayHandle ? ordered(manualStatuses({ ...row, status }).filter(mayDeliver)) : [],
    events:
      staff && isBooked(status) && can('API_/tracking/shipment-events:POST')
        ? ordered(
            reportableStatuses(status)
              .filter(mayDeliver)
              .filter((to) => !isHold(to)),
          )
        : [],
    can_edit: mayChange && isEditable(status, staff),
    can_reschedule: movable,
    can_cancel: mayChange && isCancellable(place),
    can_hold: mayHandle && !isHold(status) && mayMove({ ...row, status }, 'on-hold', 'event'),
    can_release: mayHandle && (isHold(status) || row.payment_intervention_status !== null),
    can_pay: !staff && can('API_/shipments:POST') && canPay(row, settings, standing),
    is_paid_online: isOnline(row, settings, standing),
    can_print:
      can('API_/shipments/label/stickers:GET') && !unbooked.has(status) && maySeePrinting(staff, user, settings),
    can_add_notes: mayHandle,
    can_delete_notes: mayHandle && settings.delete_shipment_note === true,
    can_add_documents: mayChange,
    pins: mayChange ? sendablePins(row, canText) : [],
    reasons: {
      cancel: reasonsFor('cancel', settings),
      hold: reasonsFor('hold', settings),
      hold_internal: reasonsFor('hold_internal', settings),
      date_change: reasonsFor('date_change', settings),
    },
    note_kinds: [...noteKindsFor(user, settings)],
    note_types: (settings.note_types ?? [])
      .filter(({ retired }) => mayHandle && !retired)
      .map(({ name, shown_to_customers, email_recipients }) => ({ name, shown_to_customers, email_recipients })),
  };
}

/** The PINs that exist and whose recipient can be reached. */
function sendablePins(row: Row<'shipments'>, canText: boolean) {
  return pinsToResend({ ...row, status: statusOf(row) }).filter(
    (kind) => row[pinColumns[kind]] !== null && isReachable(row[`${legOfPin(kind)}_contact`] as Contact, canText),
  );
}

/** Whether it can now be paid for at a gateway. */
function isOnline(row: Row<'shipments'>, settings: Settings, { accountType }: Standing): boolean {
  return (
    paysOnline(accountType, settings) && isPaidAtGateway({ status: statusOf(row), outstanding: row.outstanding_cents })
  );
}

/** From the account, or individually at a gateway. */
function canPay(row: Row<'shipments'>, settings: Settings, standing: Standing): boolean {
  const status = statusOf(row);
  return (
    isOnline(row, settings, standing) || (isPayable(status) && standingRefusal(standing, row.rate_cents) === undefined)
  );
}

/** The standard view shows print buttons to staff only where the provider enables them. */
function maySeePrinting(staff: boolean, user: Viewer['user'], settings: Settings): boolean {
  if (!staff || user.shipment_page_mode !== 'default') return true;
  return settings.show_waybill_sticker_download_for_default_screen_mode_staff_user === true;
}
