/** The initial values of a new shipment's form. */
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { Settings } from '#generated/types.ts';
import { usualPackaging } from './packaging.ts';

/** Values passed by another page: a shipment to duplicate or return, or those of a quote. */
export interface BookingStart {
  readonly value: JsonObject;
  readonly duplicate_of?: number;
  readonly return_of?: number;
}

/** From the history state, which survives a reload. */
export function handedOver(state: unknown): BookingStart | undefined {
  const booking = isObject(state) ? state['booking'] : undefined;
  return isObject(booking) && isObject(booking['value']) ? (booking as unknown as BookingStart) : undefined;
}

/**
 * One parcel, in the provider's default packaging if there is one, collected at the user's own default address.
 * @param customReference the query parameter `custom-ref`
 * @param accountId the account to begin with: at a kiosk that of guests, because most customers there have none
 */
export function startOf(
  start: BookingStart | undefined,
  customReference: string | null,
  settings: Pick<Settings, 'parcel_types' | 'personal_default_collection_address'> = {},
  accountId?: number,
): JsonObject {
  const { parcel_types: types, personal_default_collection_address: home } = settings;
  const parcel = usualPackaging(types);
  const reference =
    customReference === null || customReference === '' ? {} : { custom_tracking_reference: customReference };
  const account = accountId === undefined ? {} : { account_id: accountId };
  return {
    parcels: [parcel],
    ...account,
    ...(home && { collection_address: { ...home } }),
    ...start?.value,
    ...reference,
  };
}

/** The address of the booking that a quick quote starts: that of the quote, which keeps the other query parameters. */
export function afterQuickQuote(pathname: string, query: URLSearchParams): { pathname: string; search: string } {
  const kept = new URLSearchParams(query);
  for (const name of ['quick_quote', 't']) kept.delete(name);
  return { pathname, search: kept.toString() };
}
