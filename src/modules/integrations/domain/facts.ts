/** An event, and the facts that filters use. */
import type { IntegrationFacts } from '#generated/types.ts';

/** The fields of a shipment that rules use; the others are only part of requests. */
export interface EventShipment {
  readonly collection_branch_id?: number;
  readonly delivery_branch_id?: number;
  readonly account?: { readonly account_code: string };
  readonly service_level_code?: string;
  readonly status?: IntegrationFacts['status'];
}

/** What happened, and when: requests that are sent again can arrive out of order, and late reports do. */
export interface ReportedEvent {
  readonly id: number;
  /** The parcel concerned; null for the whole shipment. */
  readonly parcel_id: number | null;
  readonly status: IntegrationFacts['status'];
  readonly message: string | null;
  readonly location: string | null;
  readonly date: string;
}

/** An event that rules are evaluated for. */
export interface IntegrationEvent {
  readonly trigger: string;
  readonly rule: { readonly name: string };
  readonly shipment: EventShipment;
  readonly tracking_event?: ReportedEvent;
  readonly manifest?: { readonly destination_branch_id: number };
}

type Known<Members> = { [Name in keyof Members as undefined extends Members[Name] ? never : Name]: Members[Name] } & {
  [Name in keyof Members as undefined extends Members[Name] ? Name : never]?: Exclude<Members[Name], undefined>;
};

/** Without members that are undefined. */
export function known<Members extends object>(members: Members): Known<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Known<Members>;
}

/** An unknown fact is absent. */
export function factsOf({
  shipment,
  tracking_event: event,
  manifest,
}: Omit<IntegrationEvent, 'rule' | 'tracking_event'> & {
  readonly tracking_event?: Pick<ReportedEvent, 'status'>;
}): IntegrationFacts {
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
