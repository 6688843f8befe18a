/** A rule's finding on a shipment: the field and a message for users. */
export interface Finding {
  /** Path of the field: `parcels.0.submitted_weight_kg`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
