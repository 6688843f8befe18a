/** Changes the area of a driver, in one transaction with its audit event and event. */
import { sameJson } from '#engine/values/json-value.ts';
import type { Driver, DriverRequest } from '#generated/types.ts';
import { requireDriver } from '#modules/shipments/server/services/assign-driver.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError, forbidden, requireBase } from '#platform/server/http/api-error.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import { readOutline } from '../../domain/driver-area.ts';
import { findDriver, onlyDriverOf } from './repository.ts';

interface Acting {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Throws `unknown_driver`, `conflict` and `invalid_driver`. */
export async function saveArea(tx: Transaction, acting: Acting, id: number, sent: DriverRequest): Promise<Driver> {
  const { providerId: provider_id, author, now } = acting;
  await requireDriver(tx, id, 'id').catch(() => {
    throw unknownDriver();
  });
  // Locks the user, because a driver without an area has no row yet.
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const stored = (await findDriver(tx, id))!;
  requireBase(sent.base_revision, stored.revision, 'this driver', stored);
  const before = valuesOf(stored);
  const values = {
    collects: sent.collects ?? before.collects,
    delivers: sent.delivers ?? before.delivers,
    postal_codes: sent.postal_codes === undefined ? before.postal_codes : (sent.postal_codes ?? []),
    outline: sent.outline === undefined ? before.outline : sent.outline?.trim() || null,
    working_days: sent.working_days === undefined ? before.working_days : (sent.working_days ?? []),
  };
  if (values.outline !== null && !readOutline(values.outline)) {
    const message = 'Enter at least three corners, each a latitude and a longitude on a line of its own';
    throw new ApiError(422, 'invalid_driver', message, [{ field: 'outline', code: 'invalid', message }]);
  }
  if (sameJson(values, before)) return stored;
  await tx
    .insertInto('driver_areas')
    .values({ provider_id, driver_id: id, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'driver_id'])
        .doUpdateSet((row) => ({ ...values, revision: row('driver_areas.revision', '+', 1) })),
    )
    .execute();
  const change = { object_id: String(id), from: before, to: values };
  await writeAuditEvents(tx, { providerId: provider_id, type: 'user', at: now }, author, [change]);
  emit(tx, 'driver_changed', {
    driver_id: id,
    branch_ids: typeof stored.branch_id === 'number' ? [stored.branch_id] : [],
  });
  return (await findDriver(tx, id))!;
}

function valuesOf({ collects, delivers, postal_codes, outline, working_days }: Driver) {
  return { collects, delivers, postal_codes, outline: outline ?? null, working_days };
}

/** Throws `unknown_driver` for one that the list of drivers doesn't show either, and 403 for customers, who see none. */
export async function requireVisibleDriver(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  if (!isStaff(viewer.user)) throw forbidden();
  const only = onlyDriverOf(viewer);
  if ((only !== null && only !== id) || !(await findDriver(tx, id))) throw unknownDriver();
}

export function unknownDriver(): ApiError {
  return new ApiError(404, 'unknown_driver', 'There is no such driver');
}
