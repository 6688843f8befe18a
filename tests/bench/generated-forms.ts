/** Generates entities and forms for benchmarks, with the same mix of fields as the generated settings. */
import { generatedSections } from './generated-settings.ts';

type Node = Readonly<Record<string, unknown>>;

/** Fields per row, about as many as a parcel has. */
const columns = 8;

/** Keywords of settings that entities do not have. */
const ofSettings = new Set(['x-since', 'x-visible-when']);

function fields(count: number): readonly (readonly [string, Node])[] {
  return generatedSections(count).flatMap(({ properties }) =>
    Object.entries(properties).map(([key, node]) => {
      const entries = Object.entries(node).filter(([name]) => !ofSettings.has(name));
      return [key, Object.fromEntries(entries)] as const;
    }),
  );
}

function rulesOf(count: number): readonly Node[] {
  return generatedSections(count).flatMap((section) =>
    section['x-rules'].map(({ id, setting, message, schema }) => ({ id, field: setting, message, schema })),
  );
}

/** The switch that each conditional field depends on, as for the generated settings. */
function shownWhen(count: number): ReadonlyMap<string, Node> {
  const all = generatedSections(count).flatMap(({ properties }) => Object.entries(properties));
  return new Map(
    all.flatMap(([key, node]) => {
      const [when] = Object.entries((node['x-visible-when'] ?? {}) as Node);
      return when ? [[key, { [`value.${when[0]}`]: when[1] }] as const] : [];
    }),
  );
}

function entity(id: string, properties: Node): Node {
  return {
    $schema: '../vocabulary/entity.json',
    id,
    title: 'Measured record',
    description: 'Generated fields, as many as are being measured.',
    type: 'object',
    properties,
    required: [],
    additionalProperties: false,
  };
}

function form(id: string, groups: readonly Node[], rules: readonly Node[]): Node {
  return {
    $schema: '../vocabulary/form.json',
    id,
    title: 'Measured form',
    description: 'Generated fields, as many as are being measured.',
    entity: id,
    layouts: { page: { groups } },
    ...(rules.length > 0 ? { rules } : {}),
  };
}

/** Files under `schemas/`: a form of `count` fields, and one with a list whose rows have eight columns. */
export function generatedForms(count: number): Readonly<Record<string, Node>> {
  const all = fields(count);
  const shown = shownWhen(count);
  const groups = generatedSections(count).map(({ properties }, index) => ({
    title: `Part ${index + 1}`,
    fields: Object.keys(properties).map((path) => ({
      path,
      ...(shown.has(path) ? { shown_when: shown.get(path) } : {}),
    })),
  }));
  const row = fields(columns + 1).slice(1);
  const parcels = {
    type: 'array',
    title: 'Parcels',
    description: 'Generated rows, as many as are being measured.',
    maxItems: 200,
    items: {
      type: 'object',
      title: 'Parcel',
      properties: Object.fromEntries(row),
      required: [],
      additionalProperties: false,
    },
  };
  const table = { item: 'Parcel', columns: row.map(([path]) => ({ path })) };
  return {
    'entities/measured-record.json': entity('measured_record', Object.fromEntries(all)),
    'forms/measured-record.json': form('measured_record', groups, rulesOf(count)),
    'entities/measured-rows.json': entity('measured_rows', { parcels }),
    'forms/measured-rows.json': form(
      'measured_rows',
      [{ fields: [{ path: 'parcels', rows: table }] }],
      rulesOf(columns + 1).map((rule) => ({ ...rule, rows: 'parcels' })),
    ),
  };
}
