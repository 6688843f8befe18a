/** Brings the generated catalogue into a page, and says it again in the plain JSON Schema that other form libraries read. */
import type { Catalogue, JsonSchema, Validators } from '#engine/catalogue.ts';

export interface Loaded {
  readonly catalogue: Catalogue;
  readonly validators: Validators;
}

/** What `npm run generate` made of `count` settings, served beside the page. */
export async function loadSettings(count: number): Promise<Loaded> {
  const from = (file: string) => import(/* @vite-ignore */ `/data/${count}/${file}.js`) as Promise<unknown>;
  const { catalogue } = (await from('catalogue')) as { catalogue: Catalogue };
  return { catalogue, validators: (await from('validators')) as Validators };
}

export interface PlainForm {
  readonly schema: JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> };
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The same settings as one object: types, limits, formats, choices and titles. Conditions and rules are left out, which
 * makes the others' work lighter than ours.
 */
export function plainForm({ catalogue }: Loaded): PlainForm {
  const settings = Object.values(catalogue.settings);
  const properties = Object.fromEntries(
    settings.map(({ key, schema }) => {
      const plain = Object.entries(schema).filter(([name]) => !name.startsWith('x-') && name !== 'examples');
      return [key, Object.fromEntries(plain) as JsonSchema];
    }),
  );
  const values = settings.flatMap(({ key, schema }) => (schema.default === undefined ? [] : [[key, schema.default]]));
  return { schema: { type: 'object', properties }, values: Object.fromEntries(values) as PlainForm['values'] };
}
