/** What a rule has to say about a shipment: at which field, in the words that people read. */
export interface Finding {
  /** Path of the field: `parcels.0.submitted_weight_kg`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
