/** A sample shipment as an event, for testing rules. */
import type { IntegrationFacts, IntegrationTrigger, Shipment } from '#generated/types.ts';
import { factsOf, known, type IntegrationEvent } from './facts.ts';

/** Codes that open a locker or prove a delivery are between the courier and one contact, and never sent to connected systems. */
export const withheldPins = { proof_of_delivery_pin: undefined, pickup_pin: undefined, dropoff_pin: undefined };

/** Branch ids only mean something for the sample's own provider. */
const branches = {
  collection_branch_id: undefined,
  delivery_branch_id: undefined,
  account_branch_id: undefined,
  branch: undefined,
};

const sampleReport = { id: 1, parcel_id: null, message: null, location: null };

/** The facts of the sample as a current shipment. Branches are unknown: the user enters them. */
export function sampleFacts(trigger: IntegrationTrigger, sample: Shipment): IntegrationFacts {
  const event = trigger === 'tracking-event-created' ? { tracking_event: { status: sample.status } } : {};
  return factsOf({ trigger, shipment: known({ ...sample, ...branches }), ...event });
}

/** An event with exactly these facts; everything else comes from the sample. */
export function sampleEvent(
  trigger: IntegrationTrigger,
  rule: { readonly name: string },
  sample: Shipment,
  facts: IntegrationFacts,
): IntegrationEvent {
  const { account_code: code, tracking_status: status, manifest_destination_branch_id: destination } = facts;
  const own = code === sample.account?.account_code ? sample.account : undefined;
  const account = code === undefined ? undefined : (own ?? { account_code: code });
  const { collection_branch_id, delivery_branch_id, service_level_code } = facts;
  const fields = { collection_branch_id, delivery_branch_id, service_level_code, status: facts.status, account };
  return known({
    trigger,
    rule: { name: rule.name },
    shipment: known({ ...sample, ...withheldPins, ...branches, ...fields }),
    tracking_event: status === undefined ? undefined : { ...sampleReport, status, date: sample.time_created },
    manifest: destination === undefined ? undefined : { destination_branch_id: destination },
  });
}
