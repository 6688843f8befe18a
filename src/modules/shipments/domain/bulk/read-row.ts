/** Converts one line of a file into the request that books it. */
import type { ServiceLevel, ShipmentRequest } from '#generated/types.ts';
import { countryCode } from '#modules/geography/domain/address-csv.ts';
import { completeAddress, type AddressToComplete } from '#modules/geography/domain/complete-address.ts';
import { cellValue, putAt } from '#platform/domain/cell-value.ts';
import { numberIn } from '#platform/domain/number-in.ts';
import { cellsByField } from '#platform/domain/spreadsheet-columns.ts';
import { legs } from '#modules/geography/domain/address.ts';
import { bulkColumn, parcelCount, type FieldSchema } from './columns.ts';

type Fields = Record<string, unknown>;

/** More parcels in one line are probably a mistake in the file. */
const mostParcels = 100;

/**
 * The request of a line: blank cells are omitted, and places known to the gazetteer get their province and postal code.
 * The service level may be written by its code or its name. A value that does not fit its field stays as typed, so that
 * validation refuses it.
 */
export function requestInRow(
  columns: readonly (string | null)[],
  cells: readonly string[],
  levels: readonly Pick<ServiceLevel, 'code' | 'name'>[],
): ShipmentRequest {
  const request: Fields = {};
  let parcels: unknown = 1;
  for (const [field, text] of cellsByField(columns, cells)) {
    const schema = bulkColumn(field)?.schema;
    if (!schema) continue;
    const value = field === 'service_level_code' ? codeOf(levels, text) : valueIn(schema, text);
    if (field === parcelCount) parcels = value;
    else putAt(request, field, value);
  }
  for (const leg of legs) {
    const address = request[`${leg}_address`];
    if (isTextual(address)) request[`${leg}_address`] = withProvince(address);
  }
  const [parcel] = Object.values((request['parcels'] as Fields | undefined) ?? {});
  if (parcel) request['parcels'] = repeated(parcel as Fields, parcels);
  return request;
}

/** The parcel count of a line if it is invalid. */
export function wrongParcelCount(columns: readonly (string | null)[], cells: readonly string[]): boolean {
  const text = (cells[columns.indexOf(parcelCount)] ?? '').trim();
  return text !== '' && !isCount(numberIn(text));
}

function isCount(count: unknown): count is number {
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= mostParcels;
}

/** Copies of one parcel; only the first keeps its own reference. */
function repeated(parcel: Fields, count: unknown): readonly Fields[] {
  const { alternative_tracking_reference: _own, ...same } = parcel;
  return Array.from({ length: isCount(count) ? count : 1 }, (_, at) => (at === 0 ? parcel : same));
}

/** Cache of completed places: most lines of a file are collected at the same few addresses. */
const known = new Map<string, object>();
const mostKnown = 1000;

/** Without the coordinates of the suburb, which would count as a found address (F227). */
function withProvince(address: Record<string, string>): object {
  const key = JSON.stringify(address);
  const found = known.get(key);
  if (found) return { ...found };
  const { lat: _lat, lng: _lng, ...completed } = completeAddress<AddressToComplete>(address).address;
  if (known.size >= mostKnown) known.clear();
  known.set(key, completed);
  return { ...completed };
}

function isTextual(address: unknown): address is Record<string, string> {
  return (
    typeof address === 'object' && address !== null && Object.values(address).every((part) => typeof part === 'string')
  );
}

/** A code comes before a name that reads the same. */
function codeOf(levels: readonly Pick<ServiceLevel, 'code' | 'name'>[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const isWritten = (word: string) => word.toLowerCase() === wanted;
  const level = levels.find(({ code }) => isWritten(code)) ?? levels.find(({ name }) => isWritten(name));
  return level?.code ?? text.trim();
}

/** Countries may be written by any of their names. */
function valueIn(schema: FieldSchema, text: string): unknown {
  return schema.format === 'country' ? countryCode(text) : cellValue(schema, text);
}
