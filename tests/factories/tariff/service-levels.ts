/** The service levels of the demo tariff: economy to within the hour, flyers, lockers by size, and cross-border. */
import type { ServiceLevel } from '#generated/types.ts';

const workdays: ServiceLevel['collection_days'] = [1, 2, 3, 4, 5];

type Numbered = Omit<ServiceLevel, 'collection_days' | 'delivery_days' | 'sort_order'>;

function workdayLevel(level: Numbered): ServiceLevel {
  return { ...level, collection_days: workdays, delivery_days: workdays, sort_order: level.id };
}

const doorToDoor = {
  collects_from: 'door',
  delivers_to: 'door',
  volumetric_divisor: 5000,
  weight_rounding: 'round_up',
  charge_basis: 'shipment',
  vat_type: 'standard',
} as const;

const local = {
  max_parcel_length_cm: 50,
  max_parcel_width_cm: 50,
  max_parcel_height_cm: 50,
  max_parcel_weight_kg: 30,
} as const;

const flyer = {
  charge_basis: 'parcel',
  max_parcel_length_cm: 40,
  max_parcel_width_cm: 30,
  max_parcel_height_cm: 10,
  max_parcel_weight_kg: 2,
} as const;

const days = (from: number, to: number) => ({ value_from: from, value_to: to, type: 'd' }) as const;

const doorLevels: readonly ServiceLevel[] = [
  {
    id: 1,
    code: 'ECO',
    name: 'Economy',
    description: 'Delivered within three to four working days.',
    collection_cut_off_time: '15:00',
    delivery_estimate: days(3, 4),
    max_parcel_weight_kg: 70,
  },
  {
    id: 2,
    code: 'ECOR',
    name: 'Economy regional',
    description: 'Delivered within four to five working days outside the towns.',
    collection_cut_off_time: '15:00',
    delivery_estimate: days(4, 5),
    max_parcel_weight_kg: 70,
  },
  {
    id: 3,
    code: 'LOX',
    name: 'Local overnight parcel',
    description: 'Delivered within one to two working days in the same town.',
    collection_cut_off_time: '14:00',
    delivery_estimate: days(1, 2),
    ...local,
  },
  {
    id: 4,
    code: 'LSE',
    name: 'Local same-day parcel',
    description: 'Delivered on the day of collection.',
    collection_cut_off_time: '10:30',
    delivery_estimate: days(0, 0),
    ...local,
  },
  {
    id: 5,
    code: 'LOF',
    name: 'Local overnight flyer',
    description: 'A flyer, delivered on the next working day.',
    collection_cut_off_time: '14:00',
    delivery_estimate: days(1, 1),
    ...flyer,
  },
  {
    id: 6,
    code: 'LSF',
    name: 'Local same-day flyer',
    description: 'A flyer, delivered on the day of collection.',
    collection_cut_off_time: '10:30',
    delivery_estimate: days(0, 0),
    ...flyer,
  },
  {
    id: 7,
    code: 'LSX',
    name: 'Local express',
    description: 'Collected and delivered within 90 minutes.',
    collection_cut_off_time: '16:00',
    delivery_estimate: { value_from: 0, value_to: 1.5, type: 'h' } as const,
    ...local,
  },
  {
    id: 8,
    code: 'OVN',
    name: 'Overnight courier',
    description: 'Delivered within one to two working days.',
    collection_cut_off_time: '15:00',
    delivery_estimate: days(1, 2),
    max_parcel_weight_kg: 70,
  },
  {
    id: 9,
    code: 'SDX',
    name: 'Same-day express',
    description: 'Flown between the metros on the day of collection.',
    collection_cut_off_time: '09:00',
    delivery_estimate: days(0, 0),
    weight_rounding: 'round_up_to_nearest_half' as const,
    max_parcel_weight_kg: 30,
  },
  {
    id: 10,
    code: 'INT',
    name: 'Cross-border road',
    description: 'Delivered in neighbouring countries within five to eight working days.',
    collection_cut_off_time: '12:00',
    delivery_estimate: days(5, 8),
    vat_type: 'zero' as const,
    max_parcel_weight_kg: 50,
  },
].map((level) => workdayLevel({ ...doorToDoor, ...level }));

/** Sizes of lockers: longest, middle and shortest side in cm, weight in kg, rand to the locker and from it to a door. */
export const lockerSizes = [
  ['XS', 60, 17, 8, 2, 49, 69],
  ['S', 60, 41, 8, 5, 59, 79],
  ['M', 60, 41, 19, 10, 69, 109],
  ['L', 60, 41, 41, 15, 89, 149],
  ['XL', 69, 60, 41, 20, 119, 199],
] as const;

/** Numbers of a size's locker services: to a locker, and from a locker to a door. */
export function lockerIds(at: number): readonly [number, number] {
  return [20 + at, 30 + at];
}

const lockerLevels: readonly ServiceLevel[] = lockerSizes.flatMap(([size, length, width, height, weight], at) => {
  const [toLocker, toDoor] = lockerIds(at);
  const sized = {
    ...doorToDoor,
    collection_cut_off_time: '14:00',
    max_parcels: 1,
    max_parcel_length_cm: length,
    max_parcel_width_cm: width,
    max_parcel_height_cm: height,
    max_parcel_weight_kg: weight,
    insurance_disabled: true,
    delivery_estimate: days(2, 4),
  };
  return [
    workdayLevel({
      ...sized,
      id: toLocker,
      code: `X2L${size}`,
      name: `To pickup point ${size}`,
      description: 'To a locker or counter.',
      collects_from: 'any',
      delivers_to: 'pickup_point',
      size_group: 'to-locker',
    }),
    workdayLevel({
      ...sized,
      id: toDoor,
      code: `L2D${size}`,
      name: `Pickup point to door ${size}`,
      description: 'From a locker or counter to a door.',
      collects_from: 'pickup_point',
      delivers_to: 'door',
      size_group: 'locker-to-door',
    }),
  ];
});

export const demoServiceLevels: readonly ServiceLevel[] = [...doorLevels, ...lockerLevels];
