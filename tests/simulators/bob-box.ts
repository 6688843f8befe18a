/** Bob Box's HTTP API: two lockers, compartments that can run out, and one reservation per reference. */
import type { SimulatedResponse, ReceivedRequest } from './gateways.ts';

/** The key that the simulator accepts. */
export const bobBoxKey = 'bbx_live_7Hq2sVtM0cYx4nKd';

const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '20:00' }));
const lockers = [
  {
    ...{ id: 'BB-SIM-1', name: 'Rosebank Mall', directions: 'Level P2, next to the pay station.' },
    address: {
      street: '50 Bath Avenue',
      suburb: 'Rosebank',
      city: 'Johannesburg',
      province: 'GP',
      postal_code: '2196',
    },
    ...{ lat: -26.1456, lng: 28.0415, opening_hours: hours },
    sizes: { small: 0, medium: 1, large: 4 },
  },
  {
    ...{ id: 'BB-SIM-2', name: 'Gateway' },
    address: { street: '1 Palm Boulevard', suburb: 'Umhlanga', city: 'Durban', province: 'KZN', postal_code: '4319' },
    ...{ lat: -29.7266, lng: 31.0666, opening_hours: hours },
    sizes: { small: 6, medium: 3, large: 2 },
  },
];

interface Reservation {
  readonly id: string;
  readonly locker_id: string;
  readonly size: string;
  readonly reference: string;
}

const made = new Map<string, Reservation>();

/** The current reservations. */
export function bobBoxReservations(): readonly Reservation[] {
  return [...made.values()];
}

function freeOf(id: string, size: string): number {
  const sizes: Readonly<Record<string, number>> = lockers.find((locker) => locker.id === id)?.sizes ?? {};
  const taken = bobBoxReservations().filter((one) => one.locker_id === id && one.size === size).length;
  return Math.max(0, (sizes[size] ?? 0) - taken);
}

function list(after: string | null): SimulatedResponse {
  // One per page, so that clients have to page.
  const index = lockers.findIndex(({ id }) => id === after) + 1;
  const { sizes, ...locker } = lockers[index] ?? lockers[0]!;
  const compartments = Object.keys(sizes).map((size) => ({ size, free: freeOf(locker.id, size) }));
  const next = index < lockers.length - 1 ? { next: locker.id } : {};
  return { status: 200, body: { lockers: [{ ...locker, compartments }], ...next } };
}

function reserve(body: string): SimulatedResponse {
  const input = JSON.parse(body) as Omit<Reservation, 'id'>;
  const known = bobBoxReservations().find(({ reference }) => reference === input.reference);
  if (known) return { status: 201, body: known };
  if (freeOf(input.locker_id, input.size) === 0) return { status: 409, body: { code: 'no_free_compartment' } };
  const reservation = { id: `R-${made.size + 1}-${input.reference}`, ...input };
  made.set(reservation.id, reservation);
  return { status: 201, body: reservation };
}

/** Undefined for other requests. */
export function bobBox({ method, path, query, headers, body }: ReceivedRequest): SimulatedResponse | undefined {
  const [, version, resource, id, action] = path.split('/');
  if (version !== 'v1' || (resource !== 'lockers' && resource !== 'reservations')) return undefined;
  if (headers['authorization'] !== `Bearer ${bobBoxKey}`) return { status: 401, body: { code: 'unknown_key' } };
  if (method === 'GET' && resource === 'lockers') return list(query.get('after'));
  if (method !== 'POST' || resource !== 'reservations') return undefined;
  if (id === undefined) return reserve(body);
  if (action !== 'release') return undefined;
  return made.delete(decodeURIComponent(id)) ? { status: 200, body: {} } : { status: 404, body: {} };
}
