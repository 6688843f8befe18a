/** What drivers and scanners may report: reasons, refusals, and parcels that must stay at the hub. */
import type { Settings, ShipmentStatus } from '#generated/types.ts';
import { reasonFinding, type ReasonKind } from '#modules/shipments/domain/reasons.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Acting } from '#platform/server/http/session.ts';
import { isUnmeasured, isWarned, loadingWarnings } from '../domain/loading-warnings.ts';

interface Reported {
  readonly shipmentId: number;
  readonly status: ShipmentStatus;
  readonly message?: string | undefined;
  readonly photos?: readonly string[] | undefined;
  readonly isDriver: boolean;
}

const reasons: Readonly<Partial<Record<ShipmentStatus, ReasonKind>>> = {
  'collection-rejected': 'reject',
  'delivery-rejected': 'reject',
  'collection-failed-attempt': 'collection_failed',
  'delivery-failed-attempt': 'delivery_failed',
};

/** Throws `not_for_drivers`, `proof_required`, `reason_required`, `account_on_hold` and `parcel_not_measured`. */
export async function requireReportable(tx: Transaction, reported: Reported, settings: Settings): Promise<void> {
  const { status, message, photos = [], isDriver, shipmentId } = reported;
  if (isDriver) {
    requireAllowed(status, settings);
    if (status === 'delivered') {
      const needed = 'Record the delivery with its proof';
      throw new ApiError(422, 'proof_required', needed, [{ field: 'status', code: 'proof_required', message: needed }]);
    }
    if (photos.length > 0 && settings.drivers_can_add_photos_to_any_status_update !== true)
      throw new ApiError(403, 'not_for_drivers', 'Drivers take photos as proof of delivery only');
    const kind = reasons[status];
    const finding = kind && reasonFinding(kind, settings, message, 'message');
    if (finding) throw new ApiError(422, 'reason_required', finding.message, [finding]);
  }
  if (status === 'out-for-delivery') await requireDeliverable(tx, shipmentId, settings);
}

/** Whether the status can be reported by users who are not drivers without checking stored data. */
export function isReportedFreely(status: ShipmentStatus, settings: Settings): boolean {
  return (
    status !== 'out-for-delivery' ||
    (settings.prevent_driver_out_for_delivery_for_barred_accounts !== true &&
      settings.prevent_driver_out_for_delivery_for_zeroed_parcels !== true)
  );
}

function requireAllowed(status: ShipmentStatus, settings: Settings): void {
  const isRejection = status === 'collection-rejected' || status === 'delivery-rejected';
  if (isRejection && settings.driver_can_reject_parcels_shipments === false)
    throw new ApiError(403, 'not_for_drivers', 'Drivers can’t reject jobs here');
  if (status === 'cancelled' && settings.driver_can_cancel_shipments !== true)
    throw new ApiError(403, 'not_for_drivers', 'Only the office can cancel shipments');
}

async function requireDeliverable(tx: Transaction, shipmentId: number, settings: Settings): Promise<void> {
  if (settings.prevent_driver_out_for_delivery_for_barred_accounts === true) {
    const account = await tx
      .selectFrom('shipments as s')
      .innerJoin('accounts as a', (join) =>
        join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
      )
      .select(['a.is_on_hold', 'a.temp_disable_auto_hold'])
      .where('s.id', '=', shipmentId)
      .executeTakeFirst();
    if (account?.is_on_hold && !account.temp_disable_auto_hold)
      throw new ApiError(409, 'account_on_hold', 'The account is on hold: its parcels stay at the hub');
  }
  if (settings.prevent_driver_out_for_delivery_for_zeroed_parcels !== true) return;
  const parcels = await liveParcels(tx, shipmentId);
  if (parcels.some(isUnmeasured))
    throw new ApiError(409, 'parcel_not_measured', 'A parcel has no size or weight yet: measure it at the hub first');
}

function liveParcels(tx: Transaction, shipmentId: number) {
  return tx
    .selectFrom('parcels')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .where('status', '<>', 'cancelled')
    .execute();
}

/** What staff are warned of who send a parcel out for delivery; drivers see it on their tripsheet before they load. */
export async function loadingWarningsOf(
  tx: Transaction,
  { shipmentId, to }: { readonly shipmentId: number; readonly to: ShipmentStatus },
  { session, settings }: { readonly session: Acting; readonly settings: Settings },
): Promise<string[]> {
  const { user } = session;
  if (to !== 'out-for-delivery' || !isStaff(user) || user.role_id === roles.driver || !isWarned(settings)) return [];
  const account = await tx
    .selectFrom('shipments as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
    )
    .select(['a.is_on_hold', 'a.temp_disable_auto_hold', 'a.account_type', 'a.balance_cents', 'a.credit_limit_cents'])
    .where('s.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return loadingWarnings(account, await liveParcels(tx, shipmentId), settings);
}
