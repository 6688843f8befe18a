/**
 * Evaluates the conditions of a layout for the current record: which fields are shown, required and locked, and which
 * defaults fill them.
 */

import { holdsPlainly } from '#engine/conditions/plain-condition.ts';
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldLayout, Layout, When } from './form-definition.ts';
import { isAbout } from './path.ts';
import { memberAt, withMember } from './with-member.ts';

type Marks = Readonly<Record<string, true>>;
type Steps = readonly (string | number)[];

/** A fact that follows from a field of the record: whether the chosen account is the one for guests. */
export interface DerivedFact {
  readonly path: string;
  readonly of: (content: unknown) => unknown;
}

/** What conditions may use besides the record. */
export interface Around {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly setting: (key: string) => unknown;
  readonly derived?: Readonly<Record<string, DerivedFact>>;
}

/** Functions that compute fields: from the row for a column, else from the record. */
export type Computed = Readonly<Record<string, (node: JsonObject, record: JsonObject) => unknown>>;

export interface Flags {
  readonly hidden: Marks;
  readonly required: Marks;
  readonly locked: Marks;
}

/**
 * A field that conditions, defaults or computations affect, with the condition of its group and those of its columns
 * that are affected too.
 */
interface Lively {
  readonly field: FieldLayout;
  readonly steps: Steps;
  readonly group: When | undefined;
  readonly columns: readonly Lively[];
}

/** One such field at a concrete path: in the record, or in one row. */
interface Spot {
  readonly lively: Lively;
  readonly path: Steps;
  /** Steps to the row; empty for a field of the record. */
  readonly owner: Steps;
}

function namesIn(when: When | undefined): readonly string[] {
  return (when ?? []).flatMap((map) => Object.keys(map));
}

function readsOf({ field, group, columns }: Lively): readonly string[] {
  const { shown_when: shown, required_when: required, read_only_when: locked, defaults = [] } = field;
  const own = [group, shown, required, locked, ...defaults.map(({ when }) => when)].flatMap(namesIn);
  return [...own, ...columns.flatMap(readsOf)];
}

function livelyOf(field: FieldLayout, group?: When): readonly Lively[] {
  const columns = (field.rows?.columns ?? []).flatMap((column) => livelyOf(column));
  const lively = { field, steps: field.path.split('.'), group, columns };
  const moves = field.computed !== undefined || field.defaults !== undefined || readsOf(lively).length > 0;
  return moves || columns.length > 0 ? [lively] : [];
}

/** A field with only those columns that a default or computation fills; none when nothing fills it. */
function filledIn(lively: Lively): readonly Lively[] {
  const columns = lively.columns.flatMap(filledIn);
  const { computed, defaults } = lively.field;
  return computed !== undefined || defaults !== undefined || columns.length > 0 ? [{ ...lively, columns }] : [];
}

function* spotsOf(fields: readonly Lively[], value: JsonObject): Generator<Spot> {
  for (const lively of fields) {
    yield { lively, path: lively.steps, owner: [] };
    const rows: unknown = lively.columns.length > 0 ? memberAt(value, lively.steps) : undefined;
    if (!Array.isArray(rows)) continue;
    for (const index of rows.keys()) {
      const owner = [...lively.steps, index];
      for (const column of lively.columns) yield { lively: column, path: [...owner, ...column.steps], owner };
    }
  }
}

export class LayoutConditions {
  private readonly fields: readonly Lively[];
  /** The fields that a default or computation fills. */
  private readonly filled: readonly Lively[];
  private readonly reads: readonly string[];
  /** The lists whose rows have columns with conditions. */
  private readonly lists: readonly string[];
  private readonly around: Around;
  private readonly computed: Computed;

  constructor(layout: Layout, around: Around, computed: Computed = {}) {
    this.fields = layout.steps
      .flatMap(({ groups }) => groups)
      .flatMap(({ fields, shown_when: when }) => fields.flatMap((field) => livelyOf(field, when)));
    this.filled = this.fields.flatMap(filledIn);
    const named = this.fields.flatMap(readsOf).map((name) => {
      const derived = around.derived?.[name];
      return derived ? `value.${derived.path}` : name;
    });
    this.reads = [...new Set(named)];
    this.lists = this.fields.flatMap(({ field, columns }) => (columns.length > 0 ? [field.path] : []));
    this.around = around;
    this.computed = computed;
  }

  /** Whether any condition depends on the value at `place`, or applies to rows that a change there may have added. */
  isRead(place: string): boolean {
    if (this.lists.some((list) => place === '' || isAbout(list, place))) return true;
    return this.reads.some((name) => {
      if (name.startsWith('row.')) return true;
      const read = name.slice('value.'.length);
      return name.startsWith('value.') && (place === '' || isAbout(place, read) || isAbout(read, place));
    });
  }

  flags(value: JsonObject): Flags {
    const [hidden, required, locked]: [Record<string, true>, Record<string, true>, Record<string, true>] = [{}, {}, {}];
    for (const spot of spotsOf(this.fields, value)) {
      const { field, group } = spot.lively;
      const place = spot.path.join('.');
      const holds = (when: When | undefined, otherwise: boolean): boolean => this.holds(when, value, spot, otherwise);
      if (!holds(group, true) || !holds(field.shown_when, true)) hidden[place] = true;
      if (holds(field.required_when, false)) required[place] = true;
      if (holds(field.read_only_when, false)) locked[place] = true;
    }
    return { hidden, required, locked };
  }

  /** The record with its computed fields, and with defaults in fields that the user has not edited. */
  follow(value: JsonObject, isEdited: (place: string) => boolean): JsonObject {
    let next = value;
    for (const spot of spotsOf(this.filled, value)) {
      const { computed, defaults } = spot.lively.field;
      const compute = computed === undefined ? undefined : this.computed[computed];
      const owner = memberAt(next, spot.owner);
      if (compute && isObject(owner)) next = put(next, spot.path, compute(owner, next));
      if (!defaults || isEdited(spot.path.join('.'))) continue;
      const found = defaults.find(({ when }) => this.holds(when, next, spot, true));
      if (found)
        next = put(next, spot.path, found.setting === undefined ? found.value : this.around.setting(found.setting));
    }
    return next;
  }

  /** Places with a default that already have a value: a default never overwrites a stored value. */
  given(value: JsonObject): readonly string[] {
    return [...spotsOf(this.filled, value)].flatMap(({ lively, path }) =>
      lively.field.defaults !== undefined && memberAt(value, path) !== undefined ? [path.join('.')] : [],
    );
  }

  private holds(when: When | undefined, value: JsonObject, spot: Spot, otherwise: boolean): boolean {
    if (!when || when.length === 0) return otherwise;
    const read = (name: string): unknown => {
      const [kind, ...rest] = name.split('.');
      if (kind === 'value') return memberAt(value, rest);
      if (kind === 'row') return memberAt(value, [...spot.owner, ...rest]);
      const derived = this.around.derived?.[name];
      if (derived) return derived.of(memberAt(value, derived.path.split('.')));
      return kind === 'setting' ? this.around.setting(rest.join('.')) : this.around.facts[name];
    };
    return when.some((map) => Object.entries(map).every(([name, schema]) => holdsPlainly(schema, read(name))));
  }
}

function put(value: JsonObject, path: Steps, content: unknown): JsonObject {
  if (sameJson(memberAt(value, path), content)) return value;
  return withMember(value, path, content) as JsonObject;
}
