/** Stores the lockers of Bob Box as pickup points. */
import { sql } from 'kysely';
import type { NewRow } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { provinceTitle } from '../../domain/complete-address.ts';
import { lockerSizes } from '../../domain/pickup-points.ts';
import { provinceNamed } from '../../domain/province.ts';
import type { BobBoxLocker } from './client.ts';

const network = 'bob-box';

/** Adds and updates lockers; missing ones are no longer offered. An empty list changes nothing. */
export async function keepLockers(
  tx: Transaction,
  provider_id: number,
  lockers: readonly BobBoxLocker[],
): Promise<void> {
  if (lockers.length === 0) return;
  const rows = lockers.map((locker) => ({ provider_id, ...rowOf(locker) }));
  await tx
    .insertInto('pickup_points')
    .values(rows)
    .onConflict((known) =>
      known.columns(['provider_id', 'pickup_point_provider', 'pickup_point_id']).doUpdateSet((row) => ({
        ...{ name: row.ref('excluded.name'), description: row.ref('excluded.description') },
        ...{ street_address: row.ref('excluded.street_address'), local_area: row.ref('excluded.local_area') },
        ...{ city: row.ref('excluded.city'), zone: row.ref('excluded.zone'), code: row.ref('excluded.code') },
        ...{ lat: row.ref('excluded.lat'), lng: row.ref('excluded.lng'), sizes: row.ref('excluded.sizes') },
        ...{ trading_hours: row.ref('excluded.trading_hours'), free: row.ref('excluded.free') },
        is_active: sql<boolean>`true`,
      })),
    )
    .execute();
  await tx
    .updateTable('pickup_points')
    .set({ is_active: false })
    .where('pickup_point_provider', '=', network)
    .where(
      'pickup_point_id',
      'not in',
      lockers.map(({ id }) => id),
    )
    .execute();
}

function rowOf({ id, name, directions, address, lat, lng, opening_hours, compartments }: BobBoxLocker) {
  const province = provinceNamed(address.province);
  const has = (size: string): boolean => compartments.some((compartment) => compartment.size === size);
  return {
    ...{ pickup_point_provider: network, pickup_point_id: id, name, description: directions ?? null },
    ...{ street_address: address.street, local_area: address.suburb, city: address.city },
    zone: province ? provinceTitle(province) : address.province,
    ...{ code: address.postal_code ?? null, lat, lng },
    sizes: lockerSizes.filter(has),
    free: JSON.stringify(Object.fromEntries(compartments.map(({ size, free }) => [size, free]))),
    trading_hours: JSON.stringify(opening_hours),
  } satisfies Omit<NewRow<'pickup_points'>, 'provider_id'>;
}
