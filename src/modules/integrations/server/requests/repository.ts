/** Statements about the log of requests to connected systems. */
import { sql } from 'kysely';
import type { NewRow, Row } from '#generated/database.ts';
import { inOwnBranch } from '#modules/shipments/server/services/branch-limit.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import type { Prepared, RequestInput } from './prepare.ts';

type Stored = Row<'integration_requests'>;

export type Outcome = Partial<Omit<NewRow<'integration_requests'>, 'provider_id' | 'id'>>;

interface NewRequest {
  readonly providerId: number;
  readonly input: RequestInput;
  readonly prepared: Prepared;
  /** The trigger; null for a manual request. */
  readonly trigger: string | null;
  /** The user who triggered it. */
  readonly by: string | null;
}

/** Returns its id. */
export async function addRequest(
  tx: Transaction,
  { providerId, input, prepared, trigger, by }: NewRequest,
): Promise<number> {
  const { rule, type, method, url, body, shown } = prepared;
  const { id } = await tx
    .insertInto('integration_requests')
    .values({
      ...{ provider_id: providerId, rule_id: input.ruleId, shipment_id: input.shipmentId, rule, type, method, url },
      ...{ request_body: body, request_headers: JSON.stringify(shown), trigger, created_by: by },
      happened: JSON.stringify(input.happened),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined when it was sent already, or has failed. */
export function findPending(
  tx: Transaction,
  id: number,
): Promise<Pick<Stored, 'id' | 'rule_id' | 'shipment_id' | 'happened' | 'attempts'> | undefined> {
  return tx
    .selectFrom('integration_requests')
    .select(['id', 'rule_id', 'shipment_id', 'happened', 'attempts'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export async function storeOutcome(tx: Transaction, id: number, outcome: Outcome): Promise<void> {
  await tx.updateTable('integration_requests').set(outcome).where('id', '=', id).execute();
}

/** A failed request, or one that failed at first and waits for its next attempt. */
export async function requeueRequest(
  tx: Transaction,
  id: number,
): Promise<{ readonly url: string } | 'unknown' | 'not_failed'> {
  const found = await tx.selectFrom('integration_requests').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) return 'unknown';
  const queued = await tx
    .updateTable('integration_requests')
    .set({ status: 'pending', status_code: null, response_body: null, problem: null, finished_at: null })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('status', '=', 'failed'), row.and([row('status', '=', 'pending'), row('attempts', '>', 0)])]),
    )
    .returning('url')
    .executeTakeFirst();
  return queued ?? 'not_failed';
}

/** The rows of the log; a user limited to a branch sees those about its shipments. */
export function requestRows(tx: Transaction, viewer: Pick<Viewer, 'user'>) {
  return tx
    .selectFrom('integration_requests as q')
    .leftJoin('shipments as s', (join) =>
      join.onRef('s.provider_id', '=', 'q.provider_id').onRef('s.id', '=', 'q.shipment_id'),
    )
    .where(inOwnBranch(viewer))
    .select([
      'q.id',
      'q.type',
      'q.method',
      'q.url',
      'q.status',
      'q.status_code',
      'q.rule_id',
      'q.rule',
      'q.shipment_id',
    ])
    .select([
      's.short_tracking_reference',
      'q.request_headers',
      'q.request_body',
      'q.response_body',
      'q.problem',
      'q.trigger',
    ])
    .select(['q.attempts', 'q.created_by', 'q.created_at', 'q.finished_at'])
    .select(
      sql<string | null>`case when q.status_code between 200 and 599 then (q.status_code / 100) || '00s' end`.as(
        'status_code_group',
      ),
    );
}

/** Without a response there is no group, and a manual request has no trigger. */
export function serializeRequest({
  status_code_group: group,
  trigger,
  created_at,
  finished_at,
  ...row
}: Readonly<Record<string, unknown>>): object {
  return {
    ...row,
    ...(group !== null && { status_code_group: group }),
    ...(trigger !== null && { trigger }),
    created_at: withOffset(created_at as Date),
    finished_at: finished_at instanceof Date ? withOffset(finished_at) : null,
  };
}
