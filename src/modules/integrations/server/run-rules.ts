/** Rules run by themselves: what an event triggers is written into the request log, and sent by a job each. */
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { shipmentAsTold } from '#modules/shipments/server/services/shipment-as-told.ts';
import { matches } from '../domain/evaluate-filters.ts';
import { factsOf } from '../domain/facts.ts';
import { whenCreated, whenManifested, whenMoved, whenUpdated, type Triggered } from '../domain/triggered.ts';
import { findTriggered } from './repository.ts';
import { addRequest } from './requests/repository.ts';
import { prepareRequest } from './requests/prepare.ts';
import { enqueueRequest } from './requests/send-job.ts';

/** Every rule that is on, and whose filters all match, sends once for each event; the queue sees to that. */
async function run(
  tx: Transaction,
  providerId: number,
  shipmentId: number,
  { triggers, happened }: Triggered,
): Promise<void> {
  if (triggers.length === 0) return;
  const rules = await findTriggered(tx, providerId, triggers);
  if (rules.length === 0) return;
  const told = await shipmentAsTold(tx, shipmentId);
  if (!told) return;
  for (const { id: ruleId, trigger, filters } of rules) {
    const facts = factsOf({ trigger, shipment: told.shipment, ...happened });
    if (!filters.every((filter) => matches(filter, facts))) continue;
    const wanted = { ruleId, shipmentId, happened };
    const prepared = await prepareRequest(tx, providerId, wanted);
    if (!prepared) continue;
    await enqueueRequest(tx, await addRequest(tx, { providerId, wanted, prepared, trigger, by: null }));
  }
}

export const ruleHandlers: EventHandlers = {
  shipment_created: (tx, event, { providerId }) => run(tx, providerId, event.shipment_id, whenCreated(event)),
  shipment_updated: (tx, event, { providerId }) => run(tx, providerId, event.shipment_id, whenUpdated(event)),
  shipment_status_changed: (tx, event, { providerId }) => run(tx, providerId, event.shipment_id, whenMoved(event)),
  parcel_manifested: (tx, event, { providerId }) => run(tx, providerId, event.shipment_id, whenManifested(event)),
};
