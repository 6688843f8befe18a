/** What `schemas/forms/` says of one form, as the generator writes it into `generated/build/forms/`. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { Star } from '#engine/tables/table.ts';

/**
 * Any of the maps must hold, and of a map every entry. Names are `value.<path>` of the record, `row.<path>` of the same row,
 * `setting.<key>`, or a fact of schemas/vocabulary/facts.json or of the form itself.
 */
export type When = readonly Readonly<Record<string, JsonSchema>>[];

/** The first whose condition holds fills a field that nobody has edited: a constant, or what a setting says. */
export interface Default {
  readonly when?: When;
  readonly value?: unknown;
  readonly setting?: string;
}

export interface FieldLayout {
  /** Into the record, or for a column into its row: `collection_address.city`. */
  readonly path: string;
  /** Says it better than the entity does. */
  readonly title?: string;
  readonly description?: string;
  readonly widget?: string;
  readonly width?: 'third' | 'half' | 'full';
  readonly shown_when?: When;
  readonly required_when?: When;
  readonly read_only_when?: When;
  readonly defaults?: readonly Default[];
  /** Name of the function that the screen computes it with; nobody types into it. */
  readonly computed?: string;
  /** Name of what the screen asks the server when the field is left. */
  readonly check?: string;
  /** Offers what a setting lists. */
  readonly choices_from?: { readonly setting: string; readonly member?: string };
  /** What it offers; the form that opens it reads the setting. */
  readonly choices?: readonly string[];
  /** Holds the key of a row of another list. */
  readonly reference?: Reference;
  /** Of a list: drawn as a table with these columns. */
  readonly rows?: RowsLayout;
}

/** Where the rows come from that a field may name, and what of them is stored and shown. */
export interface Reference {
  readonly call: string;
  /** The member of the call's answer that holds the rows. */
  readonly rows: string;
  readonly entity: string;
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly star?: Star;
  /** Query parameters, each with the field that it is taken from: `value.account_id`. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface RowsLayout {
  /** What one row is called: `Parcel`. */
  readonly item: string;
  readonly columns: readonly FieldLayout[];
}

export interface GroupLayout {
  /** Of a group that layouts share: its name. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly columns?: 1 | 2 | 3;
  readonly shown_when?: When;
  /** Name of what the screen asks the server when one of the fields is left. */
  readonly check?: string;
  readonly fields: readonly FieldLayout[];
}

export interface StepLayout {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly groups: readonly GroupLayout[];
}

/** One way to draw the form: a page has one step. */
export interface Layout {
  readonly steps: readonly StepLayout[];
}

/** A rule across fields; its validator validates the record, or each row of `rows`. */
export interface FormRule {
  readonly id: string;
  /** The field that shows it, inside the row where `rows` is given. */
  readonly field: string;
  readonly rows?: string;
  readonly message: string;
}

export interface FormDefinition {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Of the record, with only those members that some layout has. */
  readonly schema: JsonSchema;
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly rules: readonly FormRule[];
}
