/** One form of `schemas/forms/`, as the generator writes it into `generated/build/forms/`. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { ListPermission, Star } from '#engine/tables/table.ts';

/**
 * True when all entries of any of the maps hold. Names are `value.<path>` of the record, `row.<path>` of the same row,
 * `setting.<key>`, or a fact of schemas/vocabulary/facts.json or of the form itself.
 */
export type When = readonly Readonly<Record<string, JsonSchema>>[];

/**
 * A default for a field that the user has not edited: a constant, or the value of a setting. The first whose condition
 * holds applies.
 */
export interface Default {
  readonly when?: When;
  readonly value?: unknown;
  readonly setting?: string;
}

export interface FieldLayout {
  /** Path in the record, or for a column in its row: `collection_address.city`. */
  readonly path: string;
  /** Replaces the title of the entity's schema. */
  readonly title?: string;
  readonly description?: string;
  readonly widget?: string;
  readonly width?: 'third' | 'half' | 'full';
  readonly shown_when?: When;
  readonly required_when?: When;
  readonly read_only_when?: When;
  readonly defaults?: readonly Default[];
  /** Name of the screen's function that computes the field, which is then read-only. */
  readonly computed?: string;
  /** Name of the server check that runs when the field loses focus. */
  readonly check?: string;
  /** Offers the choices that a setting lists. */
  readonly choices_from?: { readonly setting: string; readonly member?: string };
  /** The choices themselves; the form that opens it reads them from the setting. */
  readonly choices?: readonly string[];
  /** The choices of the schema that people may choose; all of them when absent. */
  readonly offered?: readonly string[];
  /** Holds the key of a row in another list. */
  readonly reference?: Reference;
  /** Of a list: drawn as a table with these columns. */
  readonly rows?: RowsLayout;
}

/** The list whose rows a field can refer to, and which of their fields are stored and shown. */
export interface Reference {
  readonly call: string;
  /** The member of the response that holds the rows. */
  readonly rows: string;
  readonly entity: string;
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly star?: Star;
  /** The headings under which choices stand, by a field of their rows. */
  readonly group?: {
    readonly field: string;
    readonly titles: Readonly<Record<string, string>>;
    readonly others: string;
  };
  /** What reading the list requires. */
  readonly permission?: ListPermission;
  /** Query parameters, each with the field that supplies its value: `value.account_id`. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface RowsLayout {
  /** Name of one row: `Parcel`. */
  readonly item: string;
  readonly columns: readonly FieldLayout[];
}

export interface GroupLayout {
  /** The name of a group that several layouts share. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly columns?: 1 | 2 | 3;
  readonly shown_when?: When;
  /** Name of the server check that runs when one of the fields loses focus. */
  readonly check?: string;
  readonly fields: readonly FieldLayout[];
}

export interface StepLayout {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly groups: readonly GroupLayout[];
}

/** One way to draw the form; a page is a layout with one step. */
export interface Layout {
  readonly steps: readonly StepLayout[];
}

/** A rule across fields; its validator checks the record, or each row of `rows`. */
export interface FormRule {
  readonly id: string;
  /** The field that shows the error; inside the row where `rows` is given. */
  readonly field: string;
  readonly rows?: string;
  readonly message: string;
}

export interface FormDefinition {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Schema of the record, with only the members that some layout uses. */
  readonly schema: JsonSchema;
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly rules: readonly FormRule[];
}
