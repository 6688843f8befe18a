/** What a form over one record is told, and what it remembers. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { FormState } from './form-model.ts';
import type { LayoutConditions } from './layout-conditions.ts';
import type { ServerCheck } from './server-checks.ts';

/** What a form must know of its record; none of it changes while the form is open. */
export interface RecordBase {
  /**
   * The schema of the record as it stands: what was chosen may narrow what else there is to choose. It must answer the same
   * object for the same choices, so that the form is not drawn again at every key.
   */
  readonly schemaFor: (value: JsonObject) => JsonSchema;
  /** What is wrong with the record; fields are named from the record down, as `config.url`. */
  readonly validate: (value: JsonObject) => readonly FieldError[];
  /** Brings a changed record into order, for example by removing what a choice makes impossible. */
  readonly normalize?: (value: JsonObject, before: JsonObject) => JsonObject;
  /** What the layout says beyond where things stand. */
  readonly conditions?: LayoutConditions | undefined;
  /** Asked when a field is left. */
  readonly checks?: readonly ServerCheck[] | undefined;
}

export interface RecordValues {
  readonly stored: JsonObject;
  readonly value: JsonObject;
  readonly schema: JsonSchema;
  /** The value is another one than what is stored. */
  readonly changed: boolean;
  /** Places that a person edited: no default is put there. */
  readonly edited: Readonly<Record<string, true>>;
  readonly required: Readonly<Record<string, true>>;
  readonly locked: Readonly<Record<string, true>>;
  /** The findings are of an earlier value. */
  readonly stale: boolean;
}

export type RecordState = FormState<RecordValues>;
