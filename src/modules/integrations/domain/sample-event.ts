/** A sample shipment as something that has just happened, so that a rule can be tried on it. */
import type { IntegrationFacts, IntegrationTrigger, Shipment } from '#generated/types.ts';
import { factsOf, known, type IntegrationEvent } from './facts.ts';

/** What opens a locker or proves a delivery is between the courier and one contact: no connected system is told. */
export const neverTold = { proof_of_delivery_pin: undefined, pickup_pin: undefined, dropoff_pin: undefined };

/** Numbers of branches mean something to the sample's own provider only. */
const branches = {
  collection_branch_id: undefined,
  delivery_branch_id: undefined,
  account_branch_id: undefined,
  branch: undefined,
};

/** What filters would look at if the sample were a shipment of today. Its branches are not known: who tries the rule says them. */
export function sampleFacts(trigger: IntegrationTrigger, sample: Shipment): IntegrationFacts {
  const event = trigger === 'tracking-event-created' ? { tracking_event: { status: sample.status } } : {};
  return factsOf({ trigger, shipment: known({ ...sample, ...branches }), ...event });
}

/** The event of which exactly these facts are known; everything else is as in the sample. */
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
  const told = { collection_branch_id, delivery_branch_id, service_level_code, status: facts.status, account };
  return known({
    trigger,
    rule: { name: rule.name },
    shipment: known({ ...sample, ...neverTold, ...branches, ...told }),
    tracking_event: status === undefined ? undefined : { status },
    manifest: destination === undefined ? undefined : { destination_branch_id: destination },
  });
}
