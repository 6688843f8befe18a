/** Runs rules for events: each match is inserted into the request log, and sent by a job. */
import type { FastifyInstance } from 'fastify';
import type { IntegrationTrigger } from '#generated/types.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import { shipmentForMessages } from '#modules/shipments/server/services/shipment-for-messages.ts';
import { matches } from '../domain/evaluate-filters.ts';
import { factsOf } from '../domain/facts.ts';
import { whenCreated, whenMoved, whenUpdated, type Happened } from '../domain/triggered.ts';
import { offeredFor } from './offered.ts';
import { findTriggered } from './repository.ts';
import { addRequest } from './requests/repository.ts';
import { prepareRequest } from './requests/prepare.ts';
import { enqueueRequest } from './requests/send-job.ts';

interface Occasion {
  readonly providerId: number;
  readonly shipmentId: number;
  readonly triggers: readonly IntegrationTrigger[];
  /** Read only if a rule needs it. */
  readonly happened: () => Promise<Happened>;
}

/** Every enabled rule whose system is offered and whose filters all match sends once per event, which the queue ensures. */
async function run(tx: Transaction, settings: SettingsReader, occasion: Occasion): Promise<void> {
  const { providerId, shipmentId, triggers } = occasion;
  if (triggers.length === 0) return;
  const rules = await findTriggered(tx, providerId, triggers);
  if (rules.length === 0) return;
  const found = await shipmentForMessages(tx, shipmentId);
  if (!found) return;
  const { shipment } = found;
  const offered = await offeredFor(tx, settings, providerId, shipment.account_id);
  if (offered.length === 0) return;
  const happened = await occasion.happened();
  for (const { id: ruleId, type, trigger, filters } of rules) {
    const facts = factsOf({ trigger, shipment, ...happened });
    if (!offered.includes(type) || !filters.every((filter) => matches(filter, facts))) continue;
    const input = { ruleId, shipmentId, happened };
    const prepared = await prepareRequest(tx, providerId, input);
    if (!prepared) continue;
    await enqueueRequest(tx, await addRequest(tx, { providerId, input, prepared, trigger, by: null }), prepared.url);
  }
}

const nothingElse = (): Promise<Happened> => Promise.resolve({});

/** The event as reported: of one parcel, or a late one, its status may differ from the shipment's. */
async function trackingEvent(tx: Transaction, id: number): Promise<Happened> {
  const event = await tx
    .selectFrom('tracking_events')
    .select(['id', 'parcel_id', 'status', 'message', 'location', 'date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { tracking_event: { ...event, status: statusOf(event), date: withOffset(event.date) } };
}

export function ruleHandlers({ settings }: FastifyInstance): EventHandlers {
  return {
    shipment_created: (tx, event, { providerId }) =>
      run(tx, settings, {
        ...{ providerId, shipmentId: event.shipment_id, triggers: whenCreated(event), happened: nothingElse },
      }),
    shipment_updated: (tx, event, { providerId }) =>
      run(tx, settings, {
        ...{ providerId, shipmentId: event.shipment_id, triggers: whenUpdated(event), happened: nothingElse },
      }),
    shipment_status_changed: (tx, event, { providerId }) =>
      run(tx, settings, {
        ...{ providerId, shipmentId: event.shipment_id, triggers: whenMoved(event) },
        happened: () => trackingEvent(tx, event.event_id),
      }),
    parcel_manifested: (tx, { shipment_id: shipmentId, to_branch_id }, { providerId }) =>
      run(tx, settings, {
        ...{ providerId, shipmentId, triggers: ['outbounded'] },
        happened: () => Promise.resolve({ manifest: { destination_branch_id: to_branch_id } }),
      }),
  };
}
