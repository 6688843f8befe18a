/** The interface of geocoders: the bundled gazetteer, or a service with street-level data. */
import type { AddressRequest, LocationPrecision, PlaceSuggestion } from '#generated/types.ts';

export interface GeocodeRequest extends Pick<
  AddressRequest,
  'company' | 'street_address' | 'local_area' | 'city' | 'zone' | 'code' | 'country' | 'entered_address'
> {
  /** From a suggestion of the same geocoder. */
  readonly place_id?: string | undefined;
  /** With `lng`: the pin whose address is requested. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

export interface Geocoded {
  readonly address: AddressRequest & { readonly lat: number; readonly lng: number };
  readonly precision: LocationPrecision;
}

export interface SuggestRequest {
  readonly search: string;
  /** Two letters. */
  readonly country: string;
  readonly sessionToken: string | undefined;
}

export interface Geocoder {
  /** Undefined for an unknown place. Throws `GeocoderFailed` when the service fails. */
  readonly geocode: (request: GeocodeRequest) => Promise<Geocoded | undefined>;
  /** At most eight, best first. */
  readonly suggest: (request: SuggestRequest) => Promise<readonly PlaceSuggestion[]>;
}

/** The service did not respond, or refused our key; the reason is only logged. */
export class GeocoderFailed extends Error {
  override readonly name = 'GeocoderFailed';
}
