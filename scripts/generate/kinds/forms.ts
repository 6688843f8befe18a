/** Writes one module per form into `generated/build/forms/`: its layouts and schema, and its validators. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { checkForms } from '#engine/authoring/check-forms.ts';
import { compileForms, type CompiledForm } from '#engine/authoring/forms.ts';
import { validationSchema } from '#engine/authoring/validation-schema.ts';
import { textOf } from '#engine/authoring/source.ts';
import type { Memory } from '../build-cache.ts';
import type { Kind } from '../kind.ts';
import { banner, type Outputs } from '../outputs.ts';
import { groupedValidators } from '../validators.ts';

export const forms: Kind = {
  folder: 'forms',
  reads: ['calls', 'tables'],
  outputs: ({ files, definitions }, memory) => formOutputs(compileForms(files, definitions), memory),
};

/** Conditions in forms may use settings, the outputs contain none of them. */
export const formChecks: Kind = {
  folder: 'forms',
  reads: ['calls', 'tables', 'setting-names'],
  check: ({ files, names, definitions }) => checkForms(files, names, definitions),
};

/** `generated/build/forms/<name>.ts` and `generated/build/validators/forms/<name>.js` of every form. */
async function formOutputs(compiled: readonly CompiledForm[], memory: Memory): Promise<Outputs> {
  const validators = await Promise.all(
    compiled.map(async ({ name, schema, rules }) => {
      const schemas = await schemasForRjsf(schema, memory);
      const groups = {
        schemas: Object.fromEntries(Object.entries(schemas).map(([id, one]) => [id, validationSchema(withoutId(one))])),
        rules: Object.fromEntries(rules.map(({ data, schema: rule }) => [textOf(data, 'id'), rule])),
      };
      return groupedValidators(`forms/${name}`, groups, memory);
    }),
  );
  const modules = compiled.map((form) => [`generated/build/forms/${form.name}.ts`, formModule(form)] as const);
  return new Map([...modules, ...validators.flatMap((outputs) => [...outputs])]);
}

function formModule({ id, title, description, name, schema, layouts, rules }: CompiledForm): string {
  const form = { id, title, description, schema, layouts, rules: rules.map(({ data }) => data) };
  const validators = `../validators/forms/${name}.js`;
  return [
    banner,
    `export * as validators from '${validators}';`,
    `export const form = ${JSON.stringify(form, null, 1)} as const;`,
    '',
  ].join('\n');
}

/** The whole schema and every subschema that RJSF may validate while drawing the form, by the name that it uses. */
async function schemasForRjsf(schema: JsonSchema, memory: Memory): Promise<Readonly<Record<string, JsonSchema>>> {
  const text = await memory.text('form subschemas', schema, async () => {
    const { schemaParser } = await import('@rjsf/utils');
    return JSON.stringify(schemaParser(schema as never));
  });
  return JSON.parse(text) as Readonly<Record<string, JsonSchema>>;
}

function withoutId(schema: JsonSchema): JsonSchema {
  const { $id: _, ...rest } = schema;
  return rest;
}
