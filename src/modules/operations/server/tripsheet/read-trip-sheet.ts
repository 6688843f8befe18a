/** The tripsheet of a driver: today's collections and deliveries, stop by stop. */
import { sql } from 'kysely';
import type {
  Address,
  Contact,
  PickupPointProvider,
  Settings,
  ShipmentLeg,
  TripJob,
  TripSheet,
} from '#generated/types.ts';
import { typeOfNetwork } from '#modules/geography/domain/pickup-points.ts';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import { loadingWarnings } from '#modules/tracking/domain/loading-warnings.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { stopsOf, type PlacedJob } from '../../domain/stops.ts';

interface TripsheetQuery {
  readonly driverId: number;
  readonly name: string;
  /** The current day in business time. */
  readonly date: string;
  /** The only branch whose shipments the caller may see; null for all. */
  readonly onlyBranch: number | null;
  /** The only account, likewise. */
  readonly onlyAccount: number | null;
  /** Those of the driver’s branch. */
  readonly settings: Settings;
}

/** The name and the branch of a driver; undefined when there is no such driver. */
export function findDriver(tx: Transaction, id: number) {
  const drivers = tx.selectFrom('users').select(['name', 'branch_id']).where('role_id', '=', roles.driver);
  return drivers.where('id', '=', id).executeTakeFirst();
}

export async function readTripSheet(tx: Transaction, query: TripsheetQuery): Promise<TripSheet> {
  const { driverId, name, date, settings } = query;
  const jobs = [...(await jobsOf(tx, 'collection', query)), ...(await jobsOf(tx, 'delivery', query))];
  const isLimited = settings.tripsheet_unique_stops_alert_enabled === true;
  return {
    ...{ driver_id: driverId, driver: name, date },
    stop_limit: isLimited ? (settings.tripsheet_unique_stops_alert_limit ?? null) : null,
    stops: [...stopsOf(jobs)],
  };
}

async function jobsOf(
  tx: Transaction,
  leg: ShipmentLeg,
  { driverId, date, onlyBranch, onlyAccount, settings }: TripsheetQuery,
) {
  const rows = await tx
    .selectFrom('shipments as s')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.provider_id', '=', 's.provider_id').onRef('a.id', '=', 's.account_id'),
    )
    .where(`s.${leg}_agent_id`, '=', driverId)
    .where('s.status', 'in', legRules[leg].open)
    .where((row) =>
      row.or([
        row(`s.${leg}_min_date`, 'is', null),
        sql<boolean>`left(${sql.ref(`s.${leg}_min_date`)}, 10) <= ${date}`,
      ]),
    )
    .$if(onlyBranch !== null, (limited) => limited.where(`s.${leg}_branch_id`, '=', onlyBranch))
    .$if(onlyAccount !== null, (limited) => limited.where('s.account_id', '=', onlyAccount))
    .select(['s.id', 's.status', 's.tracking_reference', 's.pod_method', 's.proof_of_delivery_pin'])
    .select([
      `s.${leg}_address as address`,
      `s.${leg}_contact as contact`,
      `s.${leg}_after as after`,
      `s.${leg}_before as before`,
    ])
    .select([`s.special_instructions_${leg} as instructions`, `s.${leg}_pickup_point_provider as network`])
    .select(['a.is_on_hold', 'a.temp_disable_auto_hold', 'a.account_type', 'a.balance_cents', 'a.credit_limit_cents'])
    .orderBy('s.id')
    .limit(500)
    .execute();
  const ids = rows.map(({ id }) => id);
  const parcels =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('parcels')
          .selectAll()
          .where('shipment_id', '=', anyOf(ids))
          .where('status', '<>', 'cancelled')
          .orderBy('number')
          .execute();
  return rows.map((row): PlacedJob => {
    const own = parcels.filter(({ shipment_id: id }) => id === row.id);
    const address = row.address as Address;
    const contact = row.contact as Contact;
    const { company, street_address, local_area, city, code, lat = null, lng = null } = address;
    const job: TripJob = {
      ...{ id: row.id * 2 + (leg === 'delivery' ? 1 : 0), shipment_id: row.id, leg, status: statusOf(row) },
      ...{ tracking_reference: row.tracking_reference, contact: contact.name ?? null },
      ...{ mobile_number: contact.mobile_number ?? null, instructions: row.instructions },
      ...{ after: row.after, before: row.before, pod_method: row.pod_method as TripJob['pod_method'] },
      // Nobody is told the PIN of a delivery to a locker or counter.
      has_pin: row.proof_of_delivery_pin !== null && row.network === null,
      ...(row.network !== null && { pickup_point_type: typeOfNetwork(row.network as PickupPointProvider) }),
      warnings: leg === 'delivery' ? loadingWarnings(row, own, settings) : [],
      parcels: own.map((parcel) => ({
        ...{ id: parcel.id, tracking_reference: parcel.tracking_reference, description: parcel.parcel_description },
        alternative_tracking_reference: parcel.alternative_tracking_reference,
      })),
    };
    const parts = [company, street_address, local_area, city, code].filter((part) => part !== undefined && part !== '');
    return { job, address: parts.join(', '), lat, lng };
  });
}
