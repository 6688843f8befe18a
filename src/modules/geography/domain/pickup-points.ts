/** The rules of pickup points: offered networks, compartment sizes, and shipments through them. */
import { pickup_point_provider as networks } from '#generated/enums.ts';
import type {
  AddressType,
  PickupPointCompartment,
  PickupPointProvider,
  PickupPointSize,
  PickupPointType,
  ProviderKind,
  Settings,
} from '#generated/types.ts';

/** The settings that turn networks on. */
export interface PickupPointSettings {
  readonly enable_bob_box?: boolean | undefined;
  readonly enable_third_party_bob_box?: boolean | undefined;
  readonly enable_tcg_locker?: boolean | undefined;
  readonly enable_ram_counters?: boolean | undefined;
}

/** Maximum dimensions of compartments in cm and kg; counters have none. */
const compartments: Readonly<Record<PickupPointSize, PickupPointCompartment>> = {
  small: { size: 'small', length_cm: 60, width_cm: 41, height_cm: 8, weight_kg: 5 },
  medium: { size: 'medium', length_cm: 60, width_cm: 41, height_cm: 19, weight_kg: 10 },
  large: { size: 'large', length_cm: 60, width_cm: 41, height_cm: 41, weight_kg: 15 },
  'V4-XS': { size: 'V4-XS', length_cm: 60, width_cm: 17, height_cm: 8, weight_kg: 2 },
  'V4-S': { size: 'V4-S', length_cm: 60, width_cm: 41, height_cm: 8, weight_kg: 5 },
  'V4-M': { size: 'V4-M', length_cm: 60, width_cm: 41, height_cm: 19, weight_kg: 10 },
  'V4-L': { size: 'V4-L', length_cm: 60, width_cm: 41, height_cm: 41, weight_kg: 15 },
  'V4-XL': { size: 'V4-XL', length_cm: 60, width_cm: 41, height_cm: 69, weight_kg: 20 },
  any: { size: 'any' },
};

/** The compartment of a size. */
export function compartmentOf(size: PickupPointSize): PickupPointCompartment {
  return compartments[size];
}

/** Locker or counter, depending on the network. */
export function typeOfNetwork(network: PickupPointProvider): PickupPointType {
  const flags: readonly string[] = networks.find((one) => one.const === network)?.['x-flags'] ?? [];
  return flags.includes('counter') ? 'counter' : 'locker';
}

/**
 * The networks that the provider has turned on. Bob Box is the provider's own for a locker network, and third-party for
 * others (F189).
 */
export function networksOffered(settings: PickupPointSettings, kind: ProviderKind): readonly PickupPointProvider[] {
  const isOwn = kind === 'locker-network';
  const bobBox = isOwn ? settings.enable_bob_box : settings.enable_third_party_bob_box;
  const on: Readonly<Record<PickupPointProvider, boolean | undefined>> = {
    'bob-box': bobBox,
    'tcg-locker': settings.enable_tcg_locker,
    'ram-counter': settings.enable_ram_counters,
  };
  return networks.map((one) => one.const).filter((network) => on[network] === true);
}

/** The available address types: locker and counter only where a network of that kind is on (F188). */
export function addressTypesOffered(offered: readonly PickupPointProvider[], abroad: boolean): readonly AddressType[] {
  const types = new Set(offered.map(typeOfNetwork));
  return [
    'residential',
    'business',
    ...(abroad ? (['international'] as const) : []),
    ...(['locker', 'counter'] as const).filter((type) => types.has(type)),
  ];
}

/** Sizes of Bob Box, smallest first. */
export const lockerSizes = ['small', 'medium', 'large'] as const satisfies readonly PickupPointSize[];

/**
 * The compartments that fit the parcels: the smallest first, then larger ones that may be used at no extra charge;
 * empty if none fits.
 */
export function lockerSizesFor(
  parcels: readonly ParcelMeasures[],
  upgrades: Pick<Settings, 'bob_box_upgrade_enabled' | 'bob_box_upgrade_largest_size'>,
): readonly (typeof lockerSizes)[number][] {
  const booked = lockerSizes.findIndex((size) =>
    parcels.every((parcel) => fitsCompartment(parcel, compartments[size])),
  );
  if (booked < 0) return [];
  const largest = upgrades.bob_box_upgrade_enabled
    ? lockerSizes.indexOf(upgrades.bob_box_upgrade_largest_size ?? 'large')
    : booked;
  return lockerSizes.slice(booked, Math.max(booked, largest) + 1);
}

export interface ParcelMeasures {
  readonly length_cm: number;
  readonly width_cm: number;
  readonly height_cm: number;
  readonly weight_kg: number;
}

/** Whether a parcel fits in any orientation. Missing dimensions of a compartment are not limited. */
export function fitsCompartment(parcel: ParcelMeasures, compartment: PickupPointCompartment): boolean {
  const sides = [parcel.length_cm, parcel.width_cm, parcel.height_cm].sort((a, b) => b - a);
  const room = [compartment.length_cm, compartment.width_cm, compartment.height_cm]
    .map((side) => side ?? Infinity)
    .sort((a, b) => b - a);
  const fits = sides.every((side, index) => side <= (room[index] ?? 0));
  return fits && parcel.weight_kg <= (compartment.weight_kg ?? Infinity);
}
