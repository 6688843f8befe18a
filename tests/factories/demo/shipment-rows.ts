/** The rows of demo shipments: each priced by the demo tariff, with its parcels, its history so far and its charge. */
import type { Row } from '#generated/database.ts';
import type { Parcel, Rate, ShipmentStatus } from '#generated/types.ts';
import { compileTariff } from '#modules/rates/domain/compile/compile-tariff.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { publicRate } from '#modules/rates/domain/public-rate.ts';
import { rateShipment } from '#modules/rates/domain/rate-shipment.ts';
import { ratingRules } from '#modules/rates/domain/rating-rules.ts';
import { parcelReference, shortReference } from '#modules/shipments/domain/references.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import type { Random } from '../tariff/demo-requests.ts';
import { demoTariff } from '../tariff/demo-tariff.ts';
import type { DemoCharge } from './ledger.ts';
import { pick, type DemoPlace } from './places.ts';
import type { Life } from './shipment-life.ts';

/** Length, width and height in cm, and weight in kg. */
export type DemoBox = readonly [number, number, number, number];

type Priced = ReturnType<typeof rateShipment>['priced'][number];

export interface DemoBooking {
  readonly created: Date;
  readonly from: DemoPlace;
  readonly to: DemoPlace;
  readonly boxes: readonly DemoBox[];
  /** Without a choice, there is no shipment. */
  readonly choose: (priced: readonly Priced[]) => Priced | undefined;
  readonly account: () => Pick<Row<'accounts'>, 'id'>;
  readonly live: (rate: Rate) => Life;
  /** Its pickup points and their PINs. */
  readonly pickup?: Partial<Row<'shipments'>>;
}

const people = [
  'Thandi Mokoena',
  'Pieter van Wyk',
  'Ayesha Patel',
  'Sibusiso Dlamini',
  'Lerato Molefe',
  'Johan Botha',
  'Nomsa Khumalo',
  'Priya Naidoo',
  'Francois du Plessis',
  'Zanele Ndlovu',
];
const contents = ['Books', 'Clothing', 'Documents', 'Spare parts', 'Wine', 'Electronics', 'Samples', 'Spectacles'];

/** Every row has the same columns. */
const atDoors = {
  ...{ collection_pickup_point_id: null, collection_pickup_point_provider: null, dropoff_pin: null },
  ...{ delivery_pickup_point_id: null, delivery_pickup_point_provider: null, pickup_pin: null },
};

const sized = ([length, width, height, weight]: DemoBox) =>
  ({
    ...{ submitted_length_cm: length, submitted_width_cm: width },
    ...{ submitted_height_cm: height, submitted_weight_kg: weight },
  }) satisfies Partial<Parcel>;

export class DemoRows {
  readonly shipments: ({ readonly id: number } & Readonly<Record<string, unknown>>)[] = [];
  readonly parcels: object[] = [];
  readonly events: object[] = [];
  readonly charges: DemoCharge[] = [];
  /** The last number of each account. */
  readonly numbersOf = new Map<number, number>();
  readonly #providerId: number;
  readonly #origin: string;
  readonly #tariff = compileTariff(demoTariff());
  readonly #rules = ratingRules({ vat_percentage: 15 }, southAfricanHolidays());

  constructor(providerId: number, origin: string) {
    this.#providerId = providerId;
    this.#origin = origin;
  }

  add(random: Random, booking: DemoBooking): void {
    const { created, from, to, boxes, pickup = {} } = booking;
    const provider_id = this.#providerId;
    const chosen = booking.choose(this.#price(booking));
    if (!chosen) return;
    const rate = publicRate(chosen);
    const { id: account_id } = booking.account();
    const account_shipment_id = (this.numbersOf.get(account_id) ?? 0) + 1;
    this.numbersOf.set(account_id, account_shipment_id);
    const id = this.shipments.length + 1;
    const reference = shortReference(Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256)));
    const life = booking.live(rate);
    const status: ShipmentStatus = life.status;
    this.charges.push({
      ...{ account_id, shipment_id: id, reference, at: created },
      ...{ amount_cents: chosen.includingVat, vat_cents: chosen.vat },
      cancelled: life.events.find((event) => event.status === 'cancelled')?.date ?? null,
    });
    this.shipments.push({
      ...{ provider_id, id, account_id, account_shipment_id, status },
      ...{ short_tracking_reference: reference, tracking_reference: reference },
      customer_reference: random() < 0.4 ? `PO-${1000 + id}` : null,
      collection_address: from.address,
      delivery_address: to.address,
      collection_contact: { name: pick(random, people), mobile_number: '+27825550101' },
      delivery_contact: {
        name: pick(random, people),
        email: `receiver${id}@example.test`,
        mobile_number: '+27835550142',
      },
      collection_branch_id: from.branch?.id ?? null,
      delivery_branch_id: to.branch?.id ?? null,
      service_level_id: rate.service_level.id,
      service_level_code: rate.service_level.code,
      service_level_name: rate.service_level.name,
      ...{ opt_in_rates: [], opt_in_time_based_rates: [], pod_method: 'pin-with-fallback', mute_notifications: false },
      rate_cents: chosen.includingVat,
      rate_breakdown: rate,
      charged_weight: rate.charged_weight,
      parcel_count: boxes.length,
      is_return: life.isReturn,
      failed_collection_attempts: life.failedCollections,
      failed_delivery_attempts: life.failedDeliveries,
      cancellation_reason: status === 'cancelled' ? 'Booked by mistake' : null,
      tracking_url: trackingUrl(undefined, this.#origin, reference),
      estimated_collection: rate.service_level.collection_date,
      estimated_delivery_from: rate.service_level.delivery_date_from,
      estimated_delivery_to: rate.service_level.delivery_date_to,
      collected_date: life.collected,
      delivered_date: life.delivered,
      time_created: created,
      revision: 1,
      ...{ ...atDoors, ...pickup, dropped_off_date: life.droppedOff },
      awaiting_dropoff_since: status === 'awaiting-dropoff' ? created : null,
    });
    boxes.forEach((box, at) =>
      this.parcels.push({
        ...{ provider_id, shipment_id: id, number: at + 1, status, ...sized(box) },
        tracking_reference: parcelReference(reference, at + 1),
        parcel_description: pick(random, contents),
      }),
    );
    for (const event of life.events) this.events.push({ provider_id, shipment_id: id, ...event });
  }

  #price({ created, from, to, boxes, pickup = {} }: DemoBooking): readonly Priced[] {
    const request = {
      ...{ requested_at: created, collection_address: from.address, delivery_address: to.address },
      ...{ parcels: boxes.map(sized), ...pickup },
    } as Parameters<typeof rateShipment>[1];
    return rateShipment(this.#tariff, request, this.#rules).priced;
  }
}
