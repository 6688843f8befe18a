/** The configuration and state of a form over one record. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { FormState } from './form-model.ts';
import type { LayoutConditions } from './layout-conditions.ts';
import type { ServerCheck } from './server-checks.ts';

/** Configuration of the form; constant while it is open. */
export interface RecordBase {
  /**
   * The schema for the current record: a choice may narrow the options of other fields. Must return the same object for
   * the same choices, so that the form does not re-render at every key.
   */
  readonly schemaFor: (value: JsonObject) => JsonSchema;
  /** The errors of the record; fields are paths from the root, such as `config.url`. */
  readonly validate: (value: JsonObject) => readonly FieldError[];
  /** Normalizes a changed record, for example removes members that a choice makes impossible. */
  readonly normalize?: (value: JsonObject, before: JsonObject) => JsonObject;
  /** The conditions of the layout. */
  readonly conditions?: LayoutConditions | undefined;
  /** Checks that run on the server when a field loses focus. */
  readonly checks?: readonly ServerCheck[] | undefined;
}

export interface RecordValues {
  readonly stored: JsonObject;
  readonly value: JsonObject;
  readonly schema: JsonSchema;
  /** Whether the value differs from what is stored. */
  readonly changed: boolean;
  /** Places that the user edited: no default is applied there. */
  readonly edited: Readonly<Record<string, true>>;
  readonly required: Readonly<Record<string, true>>;
  readonly locked: Readonly<Record<string, true>>;
  /** The errors belong to an earlier value. */
  readonly stale: boolean;
}

export type RecordState = FormState<RecordValues>;
