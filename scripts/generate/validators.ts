/** Compiles every validator ahead of time, so that neither browser nor server needs `eval` or ajv. */
import { join } from 'node:path';
import { _, type Options } from 'ajv/dist/2020.js';
import { schemaAjv } from '#engine/authoring/ajv-plugins.ts';
import type { CompiledCatalogue } from '#engine/authoring/compile-catalogue.ts';
import { mapReferences, type Definition } from '#engine/authoring/references.ts';
import type { JsonObject } from '#engine/authoring/source.ts';
import { validationSchema, withPlainChoices } from '#engine/authoring/validation-schema.ts';
import { standalone } from './ajv-standalone.ts';
import type { Call } from './read-calls.ts';
import { project } from './freshness.mjs';
import type { Memory } from './build-cache.ts';
import { banner, type Outputs } from './outputs.ts';

const declarations = `import type { ErrorObject } from 'ajv';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
`;

/** Functions that the validators call, by the name under which they import them. */
const called = {
  ajvFormats: join(project, 'src/engine/schema/ajv-formats.ts'),
  isMultipleOf: join(project, 'src/engine/schema/multiple-of.ts'),
};

type Schemas = Readonly<Record<string, object>>;

/** `generated/build/validators/settings.js`: one validator per setting, condition and rule. */
export function settingValidators(compiled: CompiledCatalogue, memory: Memory): Promise<Outputs> {
  const settings = Object.fromEntries(
    Object.values(compiled.catalogue.settings).map((one) => [one.key, validationSchema(one.schema)]),
  );
  return groupedValidators('settings', { settings, conditions: compiled.conditions, rules: compiled.rules }, memory);
}

/** `generated/build/validators/integrations.js`: the rule itself, the configuration of each connected system, and conditions. */
export function integrationValidators(
  groups: Readonly<Record<'rules' | 'configs' | 'conditions', Schemas>>,
  memory: Memory,
): Promise<Outputs> {
  return groupedValidators('integrations', groups, memory);
}

/** `generated/build/validators/events.js`: the payload of each event. */
export function eventValidators(events: Schemas, memory: Memory): Promise<Outputs> {
  return groupedValidators('events', { events }, memory);
}

/** A module with one export per group, each a map from name to validator; equal schemas share one. */
export async function groupedValidators(
  module: string,
  groups: Readonly<Record<string, Schemas>>,
  memory: Memory,
): Promise<Outputs> {
  const distinct: Record<string, object> = {};
  const idByText = new Map<string, string>();
  const maps = Object.entries(groups).map(([group, schemas]) => {
    const lines = Object.entries(schemas).map(([name, schema]) => {
      const text = JSON.stringify(schema);
      const id = idByText.get(text) ?? `${group}.${name}`;
      idByText.set(text, id);
      distinct[id] = schema;
      return `  ${JSON.stringify(name)}: all[${JSON.stringify(exportName(id))}],`;
    });
    return `export const ${group} = {\n${lines.join('\n')}\n};`;
  });
  const entry = `import * as all from './all.js';\n${maps.join('\n')}`;
  const js = await memory.text(`${module} validators`, [distinct, entry], () =>
    bundle({ 'all.js': compile(distinct, {}) }, entry),
  );
  const exports = Object.keys(groups).map(
    (group) => `export declare const ${group}: Readonly<Record<string, Validator>>;`,
  );
  return new Map([
    [`generated/build/validators/${module}.js`, js],
    [`generated/build/validators/${module}.d.ts`, `${declarations}\n${exports.join('\n')}\n`],
  ]);
}

/** A shared definition is compiled once and referenced by name. */
export function validatorReference({ typeName }: Definition): JsonObject {
  return { $ref: typeName };
}

/** `generated/build/validators/calls.js`: query, path, body and answers of each call. Only queries and paths are coerced. */
export async function callValidators(
  calls: readonly Call[],
  definitions: ReadonlyMap<string, Definition>,
  memory: Memory,
): Promise<Outputs> {
  const shared: Schemas = Object.fromEntries(
    [...definitions.values()].map(({ typeName, file }) => {
      const { $schema: _schema, id: _id, ...schema } = file.json;
      return [typeName, withPlainChoices(mapReferences(file, schema, definitions, validatorReference) as object)];
    }),
  );
  const strict: Record<string, object> = {};
  const coerced: Record<string, object> = {};
  for (const call of calls) {
    if (call.query) coerced[`${call.name}.query`] = withPlainChoices(call.query);
    if (call.params) coerced[`${call.name}.params`] = withPlainChoices(call.params);
    if (call.body) strict[`${call.name}.body`] = withPlainChoices(call.body);
    for (const [status, answer] of Object.entries(call.answers))
      if (answer.schema) strict[`${call.name}.${status}`] = withPlainChoices(answer.schema);
  }
  const lines = calls.map((call) => {
    const own = (part: string, from: Schemas, source: string) =>
      `${call.name}.${part}` in from ? `${source}[${JSON.stringify(exportName(`${call.name}.${part}`))}]` : 'undefined';
    const answers = Object.keys(call.answers).map(
      (status) => `${JSON.stringify(status)}: ${own(status, strict, 'strict')}`,
    );
    return `  ${call.name}: { query: ${own('query', coerced, 'coerced')}, params: ${own('params', coerced, 'coerced')}, body: ${own('body', strict, 'strict')}, answers: { ${answers.join(', ')} } },`;
  });
  const entry = `import * as strict from './strict.js';\nimport * as coerced from './coerced.js';\nexport const calls = {\n${lines.join('\n')}\n};`;
  const js = await memory.text('call validators', [strict, coerced, shared, entry], () =>
    bundle(
      {
        'strict.js': compile(strict, shared),
        'coerced.js': compile(coerced, shared, { coerceTypes: true, useDefaults: true }),
      },
      entry,
    ),
  );
  const dts = `${declarations}
export interface CallValidators {
  query: Validator | undefined;
  params: Validator | undefined;
  body: Validator | undefined;
  answers: Readonly<Record<string, Validator | undefined>>;
}

export declare const calls: Readonly<Record<string, CallValidators>>;
`;
  return new Map([
    ['generated/build/validators/calls.js', js],
    ['generated/build/validators/calls.d.ts', dts],
  ]);
}

/** A valid identifier for an export: `settings.url` → `settings$url`. */
function exportName(id: string): string {
  return id.replace(/[^\w]/g, '$');
}

function compile(schemas: Schemas, definitions: Schemas, options: Options = {}): string {
  const ajv = schemaAjv({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // The engine supplies the messages (keyword-message.ts). ajv's own would interpolate values of other fields, and
    // some objects cannot be converted to text.
    messages: false,
    // Only the source is used: ajv need not turn it into a function as well.
    code: { source: true, esm: true, lines: true, formats: _`ajvFormats`, process: () => 'return () => true' },
    ...options,
  });
  for (const [id, schema] of Object.entries(definitions)) ajv.addSchema(schema, id);
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id);
  const code = standalone(ajv, Object.fromEntries(Object.keys(schemas).map((id) => [exportName(id), id])));
  const imports = Object.keys(called).map((name) => `import { ${name} } from '${name}';`);
  return `${imports.join('\n')}\n${append}\n${linear(code)}`;
}

/** The most entries that are compared with each other; our schemas allow far fewer where entries must differ. */
const mostCompared = 2_000;

const append = 'function append(list, more) {\n  for (const one of more) list.push(one);\n  return list;\n}';

/**
 * ajv goes on after a list that is too long: it copies all errors so far with the errors of each entry, and compares
 * every entry with every other. A request with 50,000 entries would take minutes.
 */
function linear(code: string): string {
  const changed = code
    .replaceAll(
      /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g,
      'vErrors === null ? $1.errors : append(vErrors, $1.errors)',
    )
    .replaceAll(/if\s*\((i\d+) > 1\)(?=\s*\{\s*outer\d)/g, `if ($1 > 1 && $1 <= ${mostCompared})`);
  const compared = changed.match(/outer\d+:/g)?.length ?? 0;
  const limited = changed.split(`<= ${mostCompared})`).length - 1;
  if (changed.includes('.concat(') || compared !== limited)
    throw new Error('ajv writes its validators in another way now: see linear() in scripts/generate/validators.ts');
  return changed;
}

async function bundle(files: Readonly<Record<string, string>>, entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const result = await build({
    stdin: { contents: entry, sourcefile: 'entry.js', resolveDir: project },
    bundle: true,
    // Paths in comments must not depend on the location of the project or its node_modules.
    absWorkingDir: project,
    preserveSymlinks: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [
      {
        name: 'virtual',
        setup(setup) {
          setup.onResolve({ filter: /^\.\/(all|strict|coerced)\.js$/ }, ({ path }) => ({
            path: path.slice(2),
            namespace: 'virtual',
          }));
          for (const [name, path] of Object.entries(called))
            setup.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path }));
          setup.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
            contents: files[path] ?? '',
            loader: 'js',
            resolveDir: project,
          }));
        },
      },
    ],
  });
  return `${banner}\n${result.outputFiles[0]?.text ?? ''}`;
}
