/** Idempotency: a request that is sent twice with one key runs once; its answer is stored in the same transaction. */
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '#engine/values/json-value.ts';
import type { Transaction } from '../db/tenant.ts';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

/** For the step that owns the transaction: call `before` first and `keep` last. A rollback discards the key too. */
export interface Once {
  /** The stored answer when this request was already carried out; throws `idempotency_mismatch` for a different request. */
  before: (tx: Transaction, providerId: number) => Promise<unknown>;
  store: (tx: Transaction, providerId: number, answer: unknown) => Promise<void>;
}

/**
 * Undefined when the client sent no key. Callers without a session share one namespace, where a key is protected by
 * being unguessable.
 */
export function onceFor(request: FastifyRequest, call: string, session: Session | null): Once | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200) throw new ApiError(400, 'invalid_input', 'The idempotency key is longer than 200 characters');
  const { params, body, query } = request;
  const asked = Object.keys(query ?? {}).length > 0 ? [query] : [];
  const request_hash = hash('sha256', canonicalJson([params ?? {}, body ?? null, ...asked]), 'buffer');
  const place = { user_id: session?.user.id ?? 0, call, key };
  return {
    async before(tx, provider_id) {
      const claimed = await claim(tx, { ...place, provider_id, request_hash });
      if (claimed) return undefined;
      const row = await find(tx, { ...place, provider_id });
      if (row && !row.request_hash.equals(request_hash)) throw mismatch();
      return row?.answer;
    },
    async store(tx, provider_id, answer) {
      await tx
        .updateTable('idempotency_keys')
        .set({ status: 200, answer: JSON.stringify(answer) })
        .where((row) => row.and({ ...place, provider_id }))
        .execute();
    },
  };
}

/** Runs the work of a call that takes idempotency keys; a repeated request gets the stored answer. */
export async function answerOnce<T>(
  tx: Transaction,
  once: Once | undefined,
  providerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = (await once?.before(tx, providerId)) as T | undefined;
  if (before) return before;
  const answer = await work();
  await once?.store(tx, providerId, answer);
  return answer;
}

/**
 * Like `answerOnce`, for work that runs in transactions of its own, one per row: an interrupted request runs again, so
 * the work must skip what is already done.
 */
export async function answerOnceAcross<T>(
  within: <R>(work: (tx: Transaction) => Promise<R>) => Promise<R>,
  once: Once | undefined,
  providerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = (await within(async (tx) => once?.before(tx, providerId))) as T | undefined;
  if (before) return before;
  const answer = await work();
  await within(async (tx) => once?.store(tx, providerId, answer));
  return answer;
}

interface Place {
  readonly provider_id: number;
  readonly user_id: number;
  readonly call: string;
  readonly key: string;
}

/** Waits for an unfinished transaction that holds the key. An expired row is ignored. */
async function claim(tx: Transaction, row: Place & { request_hash: Buffer }): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'user_id', 'call', 'key'])
        .doUpdateSet({ request_hash: row.request_hash, status: null, answer: null, expires_at: inOneDay() })
        .where('idempotency_keys.expires_at', '<', new Date()),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

function find(tx: Transaction, place: Place) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where((row) => row.and({ ...place }))
    .executeTakeFirst();
}

function inOneDay(): Date {
  return new Date(Date.now() + 24 * 3600 * 1000);
}

function mismatch(): ApiError {
  return new ApiError(422, 'idempotency_mismatch', 'This idempotency key was used for a different request');
}
