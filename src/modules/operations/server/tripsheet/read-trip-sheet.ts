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
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';
import { stopsOf, type PlacedJob } from '../../domain/stops.ts';

interface TripsheetQuery {
  readonly driverId: number;
  /** The name of the caller for their own tripsheet; looked up when absent. */
  readonly name?: string | undefined;
  /** The current day in business time. */
  readonly date: string;
  /** The only branch whose shipments the caller may see; null for all. */
  readonly onlyBranch: number | null;
  /** The only account, likewise. */
  readonly onlyAccount: number | null;
  readonly settings: Settings;
}

/** Undefined when there is no such driver. */
export async function readTripSheet(tx: Transaction, query: TripsheetQuery): Promise<TripSheet | undefined> {
  const { driverId, date, settings } = query;
  const drivers = tx.selectFrom('users').select('name').where('role_id', '=', roles.driver);
  const found = () => drivers.where('id', '=', driverId).executeTakeFirst();
  const driver = query.name === undefined ? await found() : { name: query.name };
  if (!driver) return undefined;
  const jobs = [...(await jobsOf(tx, 'collection', query)), ...(await jobsOf(tx, 'delivery', query))];
  const isLimited = settings.tripsheet_unique_stops_alert_enabled === true;
  return {
    ...{ driver_id: driverId, driver: driver.name, date },
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
      warnings: leg === 'delivery' ? warningsOf(row, own, settings) : [],
      parcels: own.map((parcel) => ({
        ...{ id: parcel.id, tracking_reference: parcel.tracking_reference, description: parcel.parcel_description },
        alternative_tracking_reference: parcel.alternative_tracking_reference,
      })),
    };
    const parts = [company, street_address, local_area, city, code].filter((part) => part !== undefined && part !== '');
    return { job, address: parts.join(', '), lat, lng };
  });
}

interface Standing {
  readonly is_on_hold: boolean;
  readonly temp_disable_auto_hold: boolean;
  readonly account_type: string;
  readonly balance_cents: number;
  readonly credit_limit_cents: number;
}

const sizes = ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const;
type Sizes = Readonly<
  Record<`actual_${(typeof sizes)[number]}` | `submitted_${(typeof sizes)[number]}`, number | null>
>;

/** Warnings for the driver before the parcels leave the hub (F333). */
function warningsOf(account: Standing, parcels: readonly Sizes[], settings: Settings): string[] {
  const warnings: string[] = [];
  if (settings.warn_out_for_delivery_for_accounts_in_arrears_or_on_hold === true) {
    const credit = account.account_type === 'postpaid' ? account.credit_limit_cents : 0;
    if (account.is_on_hold && !account.temp_disable_auto_hold) warnings.push('The account is on hold');
    else if (account.balance_cents + credit < 0) warnings.push('The account is in arrears');
  }
  if (settings.warn_out_for_delivery_for_zeroed_parcels === true) {
    const isZero = (parcel: Sizes) =>
      sizes.some((size) => (parcel[`actual_${size}`] ?? parcel[`submitted_${size}`]) === 0);
    if (parcels.some(isZero)) warnings.push('A parcel has no size or weight');
  }
  return warnings;
}
