/** A URL for every call that only reads, derived from the list of calls. */
import { calls } from '#generated/calls.ts';

export interface ReadingAddress {
  readonly name: string;
  readonly address: string;
  /** The status that a user with all permissions gets. */
  readonly expected: number;
}

/** Required query parameters. A new call with required parameters fails the tests that read everything until it is added here. */
function queriesFor(account: string): Readonly<Record<string, readonly string[]>> {
  return {
    read_account_details: [account],
    read_answer_history: [`${account}&field_id=1`],
    read_audit_events: ['type=provider_setting&limit=100'],
    compare_settings: ['from=0', 'from=1&to=now'],
    read_saved_cards: [account],
    read_open_payments: [account],
    read_payment_refunds: ['id=999999'],
    read_settings: ['', 'since=1'],
    read_shipment_history: ['id=1'],
    read_shipment_actions: ['id=1'],
    read_shipment_notes: ['id=1'],
    read_shipment_files: ['id=1'],
    read_parcel_measurements: ['id=1'],
    read_proof_of_delivery: ['id=1'],
    read_quote_document: ['id=1'],
    read_interhub_manifest: ['id=1'],
    read_shipment_label: ['id=1'],
    read_label_stickers: ['id=1'],
    read_statement: [`${account}&from=2026-11-01&to=2026-11-30`],
    read_statement_document: [`${account}&from=2026-11-01&to=2026-11-30`],
    read_zones: ['layer=rates'],
    read_zone_tags: ['type=surcharges'],
    read_tags: ['type=shipment'],
    read_bulk_labels: [`ids=${encodeURIComponent('[1]')}`],
    read_shipment_rating: ['id=1'],
    find_reference: ['search_query=NOTHING'],
    read_counter_parcel: ['tracking_reference=NOBODY'],
    track_shipments: ['tracking_reference=NOBODY'],
    read_schema_section: ['tab=general&section=office_hours'],
    read_settings_history: ['limit=100'],
    suggest_places: ['search=sand'],
    read_upload_url: ['file_name=logo.png&folder=logos'],
    read_download_url: [`file_name=${encodeURIComponent('["none.png"]')}&folder=logos`],
    download_file: [`token=aa.${'a'.repeat(43)}`],
  };
}

/** For calls that read one record by id: an id that does not exist, so the response is not found. */
const nothing = '00000000-0000-4000-8000-000000000000';
const unknownIds: Readonly<Record<string, string>> = {
  '{file_id}': nothing,
  '{export_id}': nothing,
  '{view_id}': nothing,
  '{image_id}': nothing,
  '{provider}': '1',
  '{code}': 'nothing',
  '{id}': '999999',
  '{bulk_booking_id}': '999999',
  '{reference}': nothing,
};
/** Calls that take the id in the query. */
const refusals: Readonly<Record<string, number>> = {
  read_download_url: 404,
  download_file: 403,
  follow_short_url: 302,
  read_quote_document: 404,
  find_reference: 404,
  read_counter_parcel: 404,
  read_payment_refunds: 404,
};

/** The event stream is excluded because it never ends. `accountId` is an account of the caller's provider. */
export function readingAddresses(accountId: number): readonly ReadingAddress[] {
  const queries = queriesFor(`account_id=${accountId}`);
  return Object.values(calls)
    .filter(({ method, name }) => method === 'GET' && name !== 'read_events')
    .flatMap(({ name, path, outside_api }) => {
      const filled = Object.entries(unknownIds).reduce<string>((text, [id, value]) => text.replace(id, value), path);
      const start = `${outside_api ? '' : '/api'}${filled}`;
      return (queries[name] ?? ['']).map((query) => ({
        ...{ name, address: query === '' ? start : `${start}?${query}` },
        expected: refusals[name] ?? (filled === path ? 200 : 404),
      }));
    });
}
