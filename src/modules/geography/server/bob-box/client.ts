/**
 * Client for Bob Box: reads lockers and reserves compartments. Uses: GET /v1/lockers?after={id}, at most 100 at a time,
 * with `next` while there are more; POST /v1/reservations with `locker_id`, `size`, `reference` and the receiver's `pin`, which returns 201
 * with the number of the reservation, the same for the same reference, or 409 if no compartment of the size is free;
 * POST /v1/reservations/{id}/release. All take `Authorization: Bearer {key}`.
 */
import type { PickupPoint } from '#generated/types.ts';
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound, OutboundAnswer } from '#platform/server/outbound/outbound.ts';
import type { lockerSizes } from '../../domain/pickup-points.ts';

export type LockerSize = (typeof lockerSizes)[number];

export interface BobBoxLocker {
  readonly id: string;
  readonly name: string;
  readonly directions?: string;
  readonly address: {
    readonly street: string;
    readonly suburb: string;
    readonly city: string;
    readonly province: string;
    readonly postal_code?: string;
  };
  readonly lat: number;
  readonly lng: number;
  readonly opening_hours: PickupPoint['trading_hours'];
  readonly compartments: readonly { readonly size: LockerSize; readonly free: number }[];
}

/** An unexpected response of Bob Box. */
export class BobBoxError extends Error {
  override readonly name = 'BobBoxError';
}

export interface Reserving {
  readonly lockerId: string;
  readonly size: LockerSize;
  /** Our reference for the shipment: repeating it returns the same reservation. */
  readonly reference: string;
  /** What opens the compartment for the receiver. */
  readonly pin?: string | undefined;
}

/** Every method throws `BobBoxError`, and `OutboundError` without a response. */
export interface BobBox {
  readonly lockers: () => Promise<readonly BobBoxLocker[]>;
  /** The number of the reservation; undefined if no compartment of the size is free. */
  readonly reserve: (reserving: Reserving) => Promise<string | undefined>;
  readonly release: (reservation: string) => Promise<void>;
}

/** Maximum number of pages, more than any network has. */
const mostPages = 100;

export function bobBoxClient(outbound: Outbound, address: string, key: string): BobBox {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const get = (path: string) => outbound.request(new URL(path, address), { headers });
  const post = (path: string, body: object) =>
    outbound.request(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    async lockers() {
      const all: BobBoxLocker[] = [];
      let after: string | undefined = '';
      for (let page = 0; page < mostPages && after !== undefined; page += 1) {
        const answer = await get(`/v1/lockers${after === '' ? '' : `?after=${encodeURIComponent(after)}`}`);
        if (answer.status !== 200) throw refusal(answer);
        const body = jsonIn(answer) as { readonly lockers?: readonly BobBoxLocker[]; readonly next?: string };
        if (body.lockers === undefined) throw new BobBoxError('Bob Box sent no list of lockers.');
        all.push(...body.lockers);
        after = body.next;
      }
      return all;
    },
    async reserve({ lockerId, size, reference, pin }) {
      const answer = await post('/v1/reservations', { locker_id: lockerId, size, reference, pin });
      if (answer.status === 409) return undefined;
      const { id } = jsonIn(answer);
      if (answer.status !== 201 || typeof id !== 'string') throw refusal(answer);
      return id;
    },
    async release(reservation) {
      const answer = await post(`/v1/reservations/${encodeURIComponent(reservation)}/release`, {});
      // A missing reservation counts as released.
      if (answer.status !== 200 && answer.status !== 404) throw refusal(answer);
    },
  };
}

function refusal({ status }: OutboundAnswer): BobBoxError {
  if (status === 401 || status === 403) return new BobBoxError('Bob Box rejected the key. Check it in the settings.');
  return new BobBoxError(`Bob Box answered with status ${status}.`);
}
