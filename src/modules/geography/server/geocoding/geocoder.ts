/** What a geocoder answers, whoever it is: the bundled gazetteer, or a service that knows every street. */
import type { AddressRequest, LocationPrecision, PlaceSuggestion } from '#generated/types.ts';

export interface GeocodeAsked extends Pick<
  AddressRequest,
  'company' | 'street_address' | 'local_area' | 'city' | 'zone' | 'code' | 'country' | 'entered_address'
> {
  /** Of a suggestion of the same geocoder. */
  readonly place_id?: string | undefined;
  /** With `lng`: the pin whose address is asked for. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

export interface Geocoded {
  readonly address: AddressRequest & { readonly lat: number; readonly lng: number };
  readonly precision: LocationPrecision;
}

export interface SuggestAsked {
  readonly search: string;
  /** Two letters. */
  readonly country: string;
  readonly sessionToken: string | undefined;
}

export interface Geocoder {
  /** Undefined when there is no such place. Throws `GeocoderFailed` when the service can’t be asked. */
  readonly geocode: (asked: GeocodeAsked) => Promise<Geocoded | undefined>;
  /** At most eight, the best first. */
  readonly suggest: (asked: SuggestAsked) => Promise<readonly PlaceSuggestion[]>;
}

/** The service did not answer, or refused our key; why is for the log alone. */
export class GeocoderFailed extends Error {
  override readonly name = 'GeocoderFailed';
}
