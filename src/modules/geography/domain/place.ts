/** What is known of a place when zones and distances are looked up: an address of the API fits. */

export interface Place {
  /** Latitude in degrees; a place without coordinates is found by postal code and country alone. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Postal code. */
  readonly code?: string | undefined;
  /** Two letters; South Africa when absent. */
  readonly country?: string | undefined;
}

export const homeCountry = 'ZA';
