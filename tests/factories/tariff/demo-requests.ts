/** Rate requests of a typical day, deterministic: for the benchmarks and the demo's quotes. */
import type { RateRequest } from '#modules/rates/domain/rate-request.ts';
import { towns } from './places.ts';

/** Numbers from 0 to 1. */
export type Random = () => number;

/** A small random number generator with a seed. */
export function numbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const tags = [[], [], [], ['mall'], ['plot'], ['security-estate'], ['mine'], ['remote']] as const;

/** `count` requests: half within or between metros, some to lockers, some insured, some with several parcels. */
export function demoRequests(count: number): readonly RateRequest[] {
  const random = numbers(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const metros = towns.filter(({ isMetro }) => isMetro);
  const place = () => {
    const { lat, lng, code } = pick(random() < 0.6 ? metros : towns);
    const near = (degrees: number) => Math.round((degrees + (random() - 0.5) * 0.3) * 1e6) / 1e6;
    return { lat: near(lat), lng: near(lng), code, country: 'ZA', tags: pick(tags) };
  };
  const side = (most: number) => Math.ceil(random() * most);
  return Array.from({ length: count }, () => {
    const isToLocker = random() < 0.15;
    const parcels = Array.from({ length: isToLocker || random() < 0.7 ? 1 : 1 + side(4) }, () => ({
      submitted_length_cm: side(60),
      submitted_width_cm: side(40),
      submitted_height_cm: side(30),
      // Locker parcels weigh up to 20 kg.
      submitted_weight_kg: Math.ceil(random() * random() * (isToLocker ? 200 : 300)) / 10,
    }));
    return {
      requested_at: new Date(Date.UTC(2026, 10, 2 + side(28), 5 + side(10), side(59))),
      collection_address: { ...place(), type: 'business' },
      delivery_address: { ...place(), type: isToLocker ? 'locker' : 'residential' },
      parcels,
      ...(random() < 0.2 ? { declared_value: side(200) * 100 } : {}),
    } satisfies RateRequest;
  });
}
