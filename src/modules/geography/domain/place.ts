/** The location data for looking up zones and distances. */

export interface Place {
  /** Latitude in degrees; a place without coordinates is found only by postal code and country. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Postal code. */
  readonly code?: string | undefined;
  /** Two letters; South Africa when absent. */
  readonly country?: string | undefined;
}

export const homeCountry = 'ZA';
