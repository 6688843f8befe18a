/** Stopping a bulk change halfway: the rest stays as it is, and is listed as refused. */
import { expect, test } from 'vitest';
import type { BulkChange } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

// Without jobs: what was started stays where it is.
const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

const stop = async (id: number, caller: Caller = staff) => {
  const answer = await caller.post(`/api/bulk-changes/${id}/stop`, {});
  return { status: answer.statusCode, ...answer.json<{ code?: string; bulk_change: BulkChange }>() };
};

test('a bulk change is stopped by who started it; rows that were changed by then stay changed', async () => {
  const ids = await inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    const made: number[] = [];
    for (let at = 0; at < 101; at += 1) {
      const reference = `STP${at
        .toString(8)
        .padStart(3, '0')
        .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))}`;
      const numbers = { short_tracking_reference: reference, tracking_reference: reference };
      made.push((await buildStoredShipment(tx, { ...numbers, provider_id: 1, account_id })).id);
    }
    return made;
  });
  const begun = await site.request({
    ...{ method: 'PATCH', url: '/api/shipments/tags', payload: { ids, add: ['Fragile'] } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  const { id } = begun.json<{ bulk_change: BulkChange }>().bulk_change;
  await inTenant(site.database.owner, 1, (tx) =>
    tx.updateTable('bulk_change_rows').set({ state: 'changed' }).where('object_id', '=', ids[0]!).execute(),
  );
  expect(await stop(id, await signIn(site, 'manager@kestrel.test'))).toMatchObject({
    ...{ status: 404, code: 'unknown_bulk_change' },
  });
  const stopped = await stop(id);
  expect(stopped).toMatchObject({
    status: 200,
    bulk_change: { state: 'done', call: 'tag_shipments', rows_changed: 1, rows_refused: 100 },
  });
  expect(stopped.bulk_change.refused[0]).toEqual({ id: ids[1], message: 'Stopped before it was reached.' });
  expect((await stop(id)).bulk_change).toEqual(stopped.bulk_change);
});
