/** Compiles a section's `x-matrix`: the rows and columns of its grid, and the conditions of each cell. */
import type { ConditionMap, JsonSchema, Matrix, MatrixRow, Setting } from '../schema/catalogue.ts';
import { didYouMean, type Problem } from './problems.ts';
import type { CompiledCatalogue } from './compile-catalogue.ts';
import type { Json, JsonObject, Pointer, SourceFile } from './source.ts';

/** `x-matrix` as the vocabulary defines it. */
interface Written {
  readonly row_title: string;
  readonly column_groups: Matrix['column_groups'];
  readonly details?: string;
  readonly row_groups: readonly { readonly from: string; readonly title: string }[];
  readonly row_conditions?: readonly {
    readonly flags: readonly string[];
    readonly visible_when?: Json;
    readonly exposure?: 'staff';
  }[];
  readonly more_rows?: readonly (Omit<MatrixRow, 'group' | 'visible_when' | 'cells'> & {
    readonly cells: Readonly<
      Record<string, { readonly setting: string; readonly on?: unknown; readonly off?: unknown }>
    >;
  })[];
}

/**
 * The grid of a section; undefined when it declares none.
 * @param settings the settings of the section by key; the rows are the choices of its first set column
 */
export function compileMatrix(
  written: Json | undefined,
  settings: Readonly<Record<string, Setting>>,
  conditionMaps: (value: unknown) => readonly ConditionMap[],
): Matrix | undefined {
  if (written === undefined) return undefined;
  const {
    row_title,
    column_groups,
    row_groups,
    row_conditions = [],
    more_rows = [],
    details,
  } = written as unknown as Written;
  const columns = column_groups.flatMap((one) => one.columns);
  const set = columns.find(({ setting }) => setting !== undefined)?.setting ?? '';
  const choices = settings[set]?.schema.items?.oneOf ?? [];
  let group = '';
  const groupOf = (id: string): string => {
    group = row_groups.find(({ from }) => from === id)?.title ?? group;
    return group;
  };
  const ofChoices = choices.map((choice): MatrixRow => {
    const id = String(choice.const);
    const flags = (choice['x-flags'] ?? []) as readonly string[];
    const conditions = row_conditions.filter((one) => one.flags.some((flag) => flags.includes(flag)));
    return {
      id,
      title: choice.title ?? id,
      ...(choice.description === undefined ? {} : { description: choice.description }),
      ...(typeof choice['x-colour'] === 'string' ? { colour: choice['x-colour'] } : {}),
      group: groupOf(id),
      ...(conditions.some(({ exposure }) => exposure) ? { exposure: 'staff' } : {}),
      visible_when: conditions.flatMap(({ visible_when }) => (visible_when ? [conditionMaps(visible_when)] : [])),
    };
  });
  const further = more_rows.map(({ cells, ...row }): MatrixRow => {
    const entries = Object.entries(cells).map(
      ([column, { setting, on = true, off = false }]) => [column, { setting, on, off }] as const,
    );
    return { ...row, group: groupOf(row.id), visible_when: [], cells: Object.fromEntries(entries) };
  });
  const more = details === undefined ? {} : { details };
  return { row_title, column_groups, rows: [...ofChoices, ...further], ...more };
}

/** Checks of a grid that the vocabulary cannot express: its columns share their choices, and its names exist. */
export function matrixInvariants(file: SourceFile, { catalogue }: CompiledCatalogue): readonly Problem[] {
  const written = file.json['x-matrix'] as unknown as Written | undefined;
  if (!written) return [];
  const problems: Problem[] = [];
  const report = (pointer: Pointer, message: string): void => {
    problems.push({ file: file.path, line: file.lineOf(['x-matrix', ...pointer]), message: `x-matrix: ${message}` });
  };
  const own = Object.keys((file.json['properties'] ?? {}) as JsonObject);
  const columns = written.column_groups.flatMap((group) => group.columns);
  const sets = columns.flatMap(({ setting }) => setting ?? []);
  const first = catalogue.settings[sets[0] ?? '']?.schema.items;
  const choices = first?.oneOf ?? [];
  for (const key of sets) {
    const setting = catalogue.settings[key];
    if (!setting || !own.includes(key))
      report(['column_groups'], `"${key}" is no setting of this section.${didYouMean(key, own)}`);
    else if (setting.merge !== 'set' || JSON.stringify(setting.schema.items?.oneOf) !== JSON.stringify(choices))
      report(['column_groups'], `"${key}" is no set (x-merge) of the same choices as "${sets[0] ?? ''}".`);
  }
  const tab = own.map((key) => catalogue.settings[key]?.tab)[0];
  const details = written.details === undefined ? undefined : catalogue.settings[written.details];
  if (written.details !== undefined && (details?.tab !== tab || details?.merge !== 'by-id'))
    report(['details'], `"${written.details}" is no list of this tab that is merged by id.`);
  const ids = columns.map(({ id }) => id);
  const values = choices.map((choice) => String(choice.const));
  const rows = [...values, ...(written.more_rows ?? []).map(({ id }) => id)];
  const twice = [...ids, ...rows].filter((id, index, all) => all.indexOf(id) !== index);
  if (twice.length > 0) report([], `"${twice.join('", "')}" names more than one row or column.`);
  written.row_groups.forEach(({ from }, index) => {
    if (!rows.includes(from)) report(['row_groups', index], `"${from}" is no row.${didYouMean(from, rows)}`);
  });
  const flags = choices.flatMap((choice) => (choice['x-flags'] ?? []) as readonly string[]);
  written.row_conditions?.forEach((condition, index) => {
    const known = [...Object.keys(catalogue.settings), ...Object.keys(catalogue.facts)];
    for (const name of [condition.visible_when ?? []].flat().flatMap((map) => Object.keys(map as JsonObject)))
      if (!known.includes(name))
        report(['row_conditions', index], `"${name}" is no setting or fact.${didYouMean(name, known)}`);
    for (const flag of condition.flags)
      if (!flags.includes(flag))
        report(['row_conditions', index], `no choice has the flag "${flag}".${didYouMean(flag, new Set(flags))}`);
  });
  written.more_rows?.forEach(({ cells }, index) => {
    for (const [column, { setting: key, on = true, off = false }] of Object.entries(cells)) {
      const at = ['more_rows', index, 'cells', column];
      const setting = catalogue.settings[key];
      if (!ids.includes(column)) report(at, `"${column}" is no column.${didYouMean(column, ids)}`);
      if (setting?.tab !== tab) report(at, `"${key}" is no setting of this tab.`);
      else if (![on, off].every((value) => takes(setting?.schema ?? {}, value)))
        report(at, `"${key}" has no such values as ${JSON.stringify(on)} and ${JSON.stringify(off)}.`);
    }
  });
  return problems;
}

function takes({ type, oneOf }: JsonSchema, value: unknown): boolean {
  return oneOf ? oneOf.some((choice) => choice.const === value) : type === 'boolean' && typeof value === 'boolean';
}
