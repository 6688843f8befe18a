/** What has happened, and the facts of it that filters look at. */
import type { IntegrationFacts } from '#generated/types.ts';

/** What rules read of a shipment; the rest of it only travels in requests. */
export interface EventShipment {
  readonly collection_branch_id?: number;
  readonly delivery_branch_id?: number;
  readonly account?: { readonly account_code: string };
  readonly service_level_code?: string;
  readonly status?: IntegrationFacts['status'];
}

/** One moment at which rules are looked at. */
export interface IntegrationEvent {
  readonly trigger: string;
  readonly rule: { readonly name: string };
  readonly shipment: EventShipment;
  readonly tracking_event?: { readonly status: IntegrationFacts['status'] };
  readonly manifest?: { readonly destination_branch_id: number };
}

type Known<Members> = { [Name in keyof Members as undefined extends Members[Name] ? never : Name]: Members[Name] } & {
  [Name in keyof Members as undefined extends Members[Name] ? Name : never]?: Exclude<Members[Name], undefined>;
};

/** Without the members that are undefined. */
export function known<Members extends object>(members: Members): Known<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Known<Members>;
}

/** A fact that is not known is absent. */
export function factsOf({
  shipment,
  tracking_event: event,
  manifest,
}: Omit<IntegrationEvent, 'rule'>): IntegrationFacts {
  return known({
    collection_branch_id: shipment.collection_branch_id,
    delivery_branch_id: shipment.delivery_branch_id,
    account_code: shipment.account?.account_code,
    service_level_code: shipment.service_level_code,
    status: shipment.status,
    tracking_status: event?.status,
    manifest_destination_branch_id: manifest?.destination_branch_id,
  });
}
