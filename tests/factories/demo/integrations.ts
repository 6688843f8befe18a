/** A connected system of the demo, provided by its simulator, and recent requests to it. */
import { addRequest, storeOutcome } from '#modules/integrations/server/requests/repository.ts';
import { prepareRequest } from '#modules/integrations/server/requests/prepare.ts';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { accepted } from '../../simulators/gateways.ts';
import { buildIntegrationRule } from '../integration-rule.ts';

const { host, path, signing_secret } = accepted.warehouse;

/** One in this many requests failed because the system was down. */
const awayEach = 5;

/** `keys`: the keys that the server uses to decrypt the secret. */
export async function buildDemoIntegrations(tx: Transaction, keys: KeyRing): Promise<void> {
  const provider = tx.selectFrom('providers').select('id').where('name', '=', 'Kestrel Couriers');
  const { id: provider_id } = await provider.executeTakeFirstOrThrow();
  const rule = { name: 'Warehouse system', trigger: 'tracking-event-created', position: 1 } as const;
  const config = JSON.stringify({ url: `https://${host}${path}`, method: 'POST' });
  const filters = JSON.stringify([{ filter: 'tracking-status-is', values: ['collected', 'delivered'] }]);
  const { id: ruleId } = await buildIntegrationRule(tx, { provider_id, ...rule, config, filters }, (scope_id) =>
    encryptSecret(keys, { provider_id, scope: 'integration_rule', scope_id, key: 'signing_secret' }, signing_secret),
  );
  const shipments = await tx
    .selectFrom('shipments')
    .select(['id', 'delivered_date'])
    .where('provider_id', '=', provider_id)
    .where('status', '=', 'delivered')
    .orderBy('delivered_date', 'desc')
    .limit(12)
    .execute();
  for (const [at, { id: shipmentId, delivered_date }] of shipments.entries()) {
    if (!delivered_date) continue;
    const event = { id: shipmentId, parcel_id: null, status: 'delivered', message: null, location: null } as const;
    const happened = { tracking_event: { ...event, date: withOffset(delivered_date) } };
    const input = { ruleId, shipmentId, happened };
    const prepared = await prepareRequest(tx, provider_id, input);
    if (!prepared) continue;
    const id = await addRequest(tx, { providerId: provider_id, input, prepared, trigger: rule.trigger, by: null });
    const isAway = at % awayEach === awayEach - 1;
    await storeOutcome(tx, id, {
      ...(isAway
        ? { status: 'failed', status_code: 503, attempts: 5, problem: 'The system answered 503.' }
        : { status: 'success', status_code: 200, attempts: 1, response_body: '{"received":true}' }),
      ...{ created_at: delivered_date, finished_at: delivered_date },
    });
  }
}
