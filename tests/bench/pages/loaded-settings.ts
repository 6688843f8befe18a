/** Loads the generated catalogue in a page, and converts it to plain JSON Schema for other form libraries. */
import type { Catalogue, JsonSchema, Validators } from '#engine/schema/catalogue.ts';

export interface Loaded {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
}

/** The output of `npm run generate` for `count` settings, served with the page. */
export async function loadSettings(count: number): Promise<Loaded> {
  const from = (file: string) => import(/* @vite-ignore */ `/data/${count}/${file}.js`) as Promise<unknown>;
  const { catalogue } = (await from('catalogue')) as { catalogue: Catalogue };
  return { catalogue, validators: (await from('validators')) as Validators };
}

export interface PlainForm {
  /** All settings as one object: types, limits, formats, choices and titles. */
  readonly schema: JsonSchema & { readonly properties: Properties };
  readonly values: Readonly<Record<string, unknown>>;
  /** The settings that depend on each switch, by switch. */
  readonly shownBy: ReadonlyMap<string, readonly string[]>;
}

type Properties = Readonly<Record<string, JsonSchema>>;

/** The same settings for other form libraries. Rules across settings are omitted, in their favour. */
export function plainForm({ catalogue }: Loaded): PlainForm {
  const settings = Object.values(catalogue.settings);
  const properties = Object.fromEntries(
    settings.map(({ key, schema }) => {
      const plain = Object.entries(schema).filter(([name]) => !name.startsWith('x-') && name !== 'examples');
      return [key, Object.fromEntries(plain)];
    }),
  );
  const values = settings.flatMap(({ key, schema }) => (schema.default === undefined ? [] : [[key, schema.default]]));
  const shownBy = new Map<string, string[]>();
  for (const {
    key,
    visible_when: [when],
  } of settings)
    for (const name of Object.keys(when ?? {})) shownBy.set(name, [...(shownBy.get(name) ?? []), key]);
  return { schema: { type: 'object', properties }, values: Object.fromEntries(values) as PlainForm['values'], shownBy };
}
