/** The type of the compiled catalogue, which `scripts/generate` writes and everything about settings reads. */

export type Exposure = 'public' | 'customer' | 'staff' | 'server';
export type Scope = 'platform' | 'provider' | 'account' | 'branch' | 'user';

/** A JSON Schema 2020-12 node in the restricted profile; references are resolved. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** All permissions of a list are required. A child's list includes those of its parents. */
export interface Permission {
  readonly read: readonly string[];
  /** At least one of these is required; absent where everyone in the audience may read. */
  readonly read_any?: readonly string[];
  readonly write: readonly string[];
}

/** One condition: a schema for the value of a setting or fact, and the name of its compiled validator. */
export interface Condition {
  readonly schema: JsonSchema;
  readonly test: string;
}

/** Every entry must hold. Keys are setting keys or fact names. */
export type ConditionMap = Readonly<Record<string, Condition>>;

export interface Setting {
  readonly key: string;
  readonly tab: string;
  readonly section: string;
  readonly schema: JsonSchema;
  readonly widget: string;
  readonly cell: string;
  readonly exposure: Exposure;
  readonly scopes: readonly Scope[];
  readonly secret: boolean;
  readonly permission: Permission;
  /** Visible when any of the maps holds, its section's condition included; an empty list means always. */
  readonly visible_when: readonly ConditionMap[];
  readonly when_hidden: 'keep' | 'reset';
  readonly merge: 'replace' | 'set' | 'by-id';
  readonly status: 'draft' | 'released' | 'deprecated';
  readonly since: string;
  readonly replaced_by?: string;
  readonly aliases: readonly string[];
  readonly read_by?: string;
  /** Synonyms for the search. */
  readonly keywords?: readonly string[];
}

/** A rule across the settings of one section; `test` names its validator for the object of effective values. */
export interface Rule {
  readonly id: string;
  readonly setting: string;
  readonly reads: readonly string[];
  readonly message: string;
  readonly test: string;
}

/**
 * How settings of a section are drawn together: short ones as the cells of a table, or objects with the same members as
 * the columns of a matrix. Every row of a table has one setting per column.
 */
export type SectionLayout =
  | {
      readonly kind: 'table';
      readonly row_title: string;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly title: string; readonly settings: readonly string[] }[];
    }
  | { readonly kind: 'matrix'; readonly settings: readonly string[] };

/** The settings of a section that a connection test uses, by the names that the gateway uses. */
export interface ConnectionTest {
  readonly gateway: string;
  readonly title: string;
  readonly needs: Readonly<Record<string, string>>;
  readonly takes: Readonly<Record<string, string>>;
}

export interface MatrixColumn {
  readonly id: string;
  readonly title: string;
  /** The set setting whose members are the cells of this column. */
  readonly setting?: string;
}

/** A cell that is a setting of its own: on while it has the value `on`; turning it off sets `off`. */
export interface MatrixCell {
  readonly setting: string;
  readonly on: unknown;
  readonly off: unknown;
}

export interface MatrixRow {
  /** The choice that is a member of the sets; of a further row, its name. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly colour?: string;
  /** The heading above it. */
  readonly group: string;
  /** Only staff see and change it. */
  readonly exposure?: 'staff';
  /** Every list must hold; of a list, any map. */
  readonly visible_when: readonly (readonly ConditionMap[])[];
  /** By column id; absent where the row is a choice. */
  readonly cells?: Readonly<Record<string, MatrixCell>>;
}

/** Settings of a section shown as one grid. */
export interface Matrix {
  readonly row_title: string;
  readonly column_groups: readonly { readonly title: string; readonly columns: readonly MatrixColumn[] }[];
  readonly rows: readonly MatrixRow[];
  /** A list by id with details of single cells; member ids are the cells' addresses. */
  readonly details?: string;
}

export interface Section {
  readonly id: string;
  readonly tab: string;
  readonly title: string;
  readonly description: string;
  readonly keys: readonly string[];
  readonly rules: readonly Rule[];
  readonly matrix?: Matrix;
  readonly layout?: SectionLayout;
  /** Earlier ids in addresses. */
  readonly aliases?: readonly string[];
  readonly visible_when: readonly ConditionMap[];
  readonly permission: Permission;
  readonly test_connection?: ConnectionTest;
}

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly permission: Permission;
  /** Section ids in screen order; a tab without settings has none and is not shown. */
  readonly sections: readonly string[];
}

export interface Catalogue {
  readonly version: string;
  /** Changes with any schema; a browser compares it to detect that its catalogue is outdated. */
  readonly hash: string;
  readonly tabs: readonly Tab[];
  /** Keyed `tab/section`. */
  readonly sections: Readonly<Record<string, Section>>;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly facts: Readonly<Record<string, JsonSchema>>;
}

/** A compiled ajv validator: returns whether the data is valid and leaves its findings in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

export interface ValidatorError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** The generated code that the engine needs to validate values. */
export interface Validators {
  readonly settings: Readonly<Record<string, Validator>>;
  readonly conditions: Readonly<Record<string, Validator>>;
  readonly rules: Readonly<Record<string, Validator>>;
  /** Further errors of a value that its schema cannot express; fields begin with the key. */
  readonly further?: (
    key: string,
    value: unknown,
  ) => readonly { readonly field: string; readonly code: string; readonly message: string }[];
}
