/** Received payments, by method and by the person who received them: what a till should add up to. */
import { sql, type Expression } from 'kysely';
import { receivedPaymentRows } from '#modules/payments/server/services/received-payments.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Groups } from '#platform/server/lists/list.ts';
import { count, groupsOf } from '#platform/server/lists/report-groups.ts';

/** Reversed payments were handed back. */
export function validPayments(tx: Transaction): Expression<unknown> {
  return tx
    .selectFrom(receivedPaymentRows(tx).as('r'))
    .selectAll()
    .where((row) => row.not(row.ref('r.has_been_reversed')));
}

/** In exact numbers, so that no cent is lost over many payments. */
function sumOf(field: 'amount' | 'refunded') {
  return sql`coalesce(sum(${sql.ref(`c.${field}`)}::numeric), 0)::float8`;
}

export function perReceiver(counted: Expression<unknown>): Groups {
  return groupsOf(counted, {
    id: sql`concat_ws(':', c.received_by, c.provider, c.type)`,
    by: { received_by: 'received_by', provider: 'provider', type: 'type' },
    figures: { payments: count(), amount: sumOf('amount'), refunded: sumOf('refunded') },
  });
}
