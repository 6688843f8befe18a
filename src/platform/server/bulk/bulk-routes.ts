/** Bulk changes over HTTP: a user's bulk changes, their progress, and the rows that were refused. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#generated/calls.ts';
import type { BulkChange } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf } from '../audit/write-audit.ts';
import { inTenant, type Transaction } from '../db/tenant.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { endBulkChange, enqueueBulkChange } from './bulk-job.ts';
import { countRows, findBulkChanges, findNamed, insertBulkChange, type StoredBulkChange } from './repository.ts';

/** Maximum number of rows that a request changes at once; more become a job. */
export const atOnce = 100;

export interface NewBulkChange {
  readonly call: CallName;
  /** Its name on screen: `Status of 300 shipments to Cancelled`. */
  readonly title: string;
  readonly ids: readonly number[];
  /** The rest of the request. */
  readonly input: object;
}

/** The bulk change and its job exist once the transaction commits. */
export async function startBulkChange(
  tx: Transaction,
  { call, title, ids, input }: NewBulkChange,
  by: {
    readonly session: Session;
    readonly providerId: number;
    readonly request: FastifyRequest;
    readonly now: Date;
  },
): Promise<BulkChange> {
  const { session, providerId, request, now } = by;
  const values = {
    ...{ provider_id: providerId, call, title, rows_total: ids.length, input: JSON.stringify(input) },
    ...{ user_id: session.user.id, user_provider_id: session.user.provider_id },
    author: JSON.stringify(authorOf(session, request)),
  };
  const stored = await insertBulkChange(tx, values, ids, now);
  await enqueueBulkChange(tx, stored.id);
  return serialize(tx, stored);
}

export function bulkChangeRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  route(app, 'read_bulk_changes', ({ query, session, providerId }) =>
    inTenant(database.app, providerId, async (tx) => {
      const found = await findBulkChanges(tx, { user: session.user, id: query.id }, clock());
      const bulk_changes: BulkChange[] = [];
      for (const one of found) bulk_changes.push(await serialize(tx, one));
      return { bulk_changes };
    }),
  );

  route(app, 'stop_bulk_change', ({ params: { id }, session, providerId }) =>
    inTenant(database.app, providerId, async (tx) => {
      const [own] = await findBulkChanges(tx, { user: session.user, id }, clock());
      if (!own) throw new ApiError(404, 'unknown_bulk_change', 'There is no such bulk change');
      if (own.state === 'running') await endBulkChange(app, tx, own, 'Stopped before it was reached.');
      return { bulk_change: await serialize(tx, { ...own, state: 'done' }) };
    }),
  );
}

async function serialize(tx: Transaction, stored: StoredBulkChange): Promise<BulkChange> {
  const { id, title, call, state, rows_total, created_at } = stored;
  const { changed, refused } = await countRows(tx, id);
  return {
    ...{ id, title, call, state, rows_total, rows_changed: changed, rows_refused: refused },
    refused: refused === 0 ? [] : await findNamed(tx, id, 'refused'),
    warnings: changed === 0 ? [] : await findNamed(tx, id, 'changed'),
    created_at: withOffset(created_at),
  };
}
