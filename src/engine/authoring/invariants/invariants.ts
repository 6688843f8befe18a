/** Invariants that a meta-schema cannot express: names exist, values fit, conditions are not circular. */
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { ConditionMap, JsonSchema, Setting } from '../../schema/catalogue.ts';
import { uniqueFields, uniqueFindings } from '../../values/unique.ts';
import { cellFor, widgetFor } from '../../schema/widget.ts';
import { schemaAjv } from '../ajv-plugins.ts';
import { choiceInvariants } from './choices.ts';
import type { CompiledCatalogue } from '../compile-catalogue.ts';
import { layoutInvariants } from '../layout.ts';
import { matrixInvariants } from '../matrix.ts';
import { didYouMean, examineAnew, type Examine, type Problem } from '../problems.ts';
import { inlineReferences, walk, type Definition } from '../references.ts';
import type { Json, Pointer, SourceFile } from '../source.ts';
import { pairedFieldInvariants } from './paired-fields.ts';
import { tabInvariants } from './tab-invariants.ts';

/** Every violated invariant, with its line. */
export function checkInvariants(
  files: readonly SourceFile[],
  compiled: CompiledCatalogue,
  definitions: ReadonlyMap<string, Definition>,
  examine: Examine = examineAnew,
): readonly Problem[] {
  // Each validator checks one default and a few examples: optimizing it would take longer than it saves.
  const ajv = schemaAjv({ strict: false, code: { optimize: false } });
  const names = new Set([...Object.keys(compiled.catalogue.settings), ...Object.keys(compiled.catalogue.facts)]);
  return [
    ...tabInvariants(files),
    ...uniqueKeys(files),
    ...choiceInvariants(files),
    ...pairedFieldInvariants(files),
    ...Object.values(compiled.catalogue.settings).flatMap((setting) => [
      ...examine('setting', setting.key, setting, () => settingInvariants(setting, compiled, ajv)),
      ...nameInvariants(setting, compiled, names),
    ]),
    ...aliasInvariants(compiled),
    ...conditionCycles(compiled),
    ...ruleInvariants(compiled),
    ...connectionTestInvariants(compiled),
    ...maskInvariants(compiled),
    ...files.flatMap((file) => matrixInvariants(file, compiled)),
    ...files.flatMap((file) => layoutInvariants(file, compiled)),
    ...permissionInvariants(files, definitions),
    ...sampleInvariants(definitions, ajv, examine),
  ];
}

function uniqueKeys(files: readonly SourceFile[]): readonly Problem[] {
  const first = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const file of files.filter((one) => one.path.startsWith('schemas/settings/'))) {
    for (const key of Object.keys((file.json['properties'] ?? {}) as object)) {
      const other = first.get(key);
      if (other) problems.push(at(file, ['properties', key], `"${key}" is already declared in ${other.path}.`));
      else first.set(key, file);
    }
  }
  return problems;
}

function settingInvariants(setting: Setting, compiled: CompiledCatalogue, ajv: Ajv2020): readonly Problem[] {
  const file = compiled.origins[setting.key];
  if (!file) return [];
  const problems: Problem[] = [];
  const report = (pointer: Pointer, message: string) => {
    problems.push(at(file, ['properties', setting.key, ...pointer], `${setting.key}: ${message}`));
  };
  const { schema } = setting;
  for (const name of ['title', 'description'] as const) {
    const text = (schema[name] ?? '').toLowerCase();
    if (text === '') report([name], `${name} is missing.`);
    else if (text.replaceAll(' ', '_') === setting.key) report([name], `${name} only repeats the key.`);
  }
  if (schema.title !== undefined && schema.title === schema.description)
    report(['description'], 'the description repeats the title.');
  const validate = ajv.compile(schema);
  const fits = (value: unknown, pointer: Pointer, what: string) => {
    if (!validate(value))
      report(
        pointer,
        `${what} ${JSON.stringify(value)} does not fit: ${ajv.errorsText(validate.errors, { dataVar: 'it' })}.`,
      );
    for (const { field, message } of uniqueFindings('it', schema, value))
      report(pointer, `${what}: ${field}: ${message}`);
  };
  if (schema.default !== undefined) fits(schema.default, ['default'], 'the default');
  schema.examples?.forEach((example, index) => fits(example, ['examples', index], 'the example'));
  nodeInvariants({ ...schema, 'x-merge': setting.merge }, report);
  if (setting.secret && schema.default !== undefined) report(['default'], 'a secret has no default.');
  return problems;
}

/** Everything that a setting refers to exists. */
function nameInvariants(setting: Setting, compiled: CompiledCatalogue, known: ReadonlySet<string>): readonly Problem[] {
  const file = compiled.origins[setting.key];
  if (!file) return [];
  const problems: Problem[] = [];
  const report = (pointer: Pointer, message: string) => {
    problems.push(at(file, ['properties', setting.key, ...pointer], `${setting.key}: ${message}`));
  };
  for (const map of setting.visible_when) {
    for (const name of Object.keys(map)) {
      if (!known.has(name))
        report(
          ['x-visible-when', name],
          `the condition names "${name}", which is no setting or fact.${didYouMean(name, known)}`,
        );
    }
  }
  for (const key of [setting.replaced_by ?? []].flat()) {
    if (!(key in compiled.catalogue.settings))
      report(['x-replaced-by'], `"${key}" is no setting.${didYouMean(key, Object.keys(compiled.catalogue.settings))}`);
  }
  return problems;
}

/** An alias belongs to one setting only, and is not the key of any. */
function aliasInvariants({ catalogue, origins }: CompiledCatalogue): readonly Problem[] {
  const owners = new Map<string, string>();
  return Object.values(catalogue.settings).flatMap(({ key, aliases }) =>
    aliases.flatMap((alias) => {
      const file = origins[key];
      const owner = Object.hasOwn(catalogue.settings, alias) ? alias : owners.get(alias);
      owners.set(alias, key);
      if (!file || owner === undefined) return [];
      const message = `${key}: the earlier key "${alias}" ${owner === alias ? 'is a setting of its own' : `is one of ${owner} already`}.`;
      return [at(file, ['properties', key, 'x-aliases'], message)];
    }),
  );
}

/**
 * Every node of a value has a widget and a cell, and objects matched by id have one. Constants in `oneOf` are choices
 * of their parent, not nodes; shapes in it are nodes.
 */
function nodeInvariants(
  schema: JsonSchema,
  report: (pointer: Pointer, message: string) => void,
  pointer: Pointer = [],
): void {
  if (!widgetFor(schema)) report(pointer, 'no widget fits this type and format; name one with x-widget.');
  if (!cellFor(schema)) report(pointer, 'no table cell fits this type and format.');
  if (schema.items) nodeInvariants(schema.items, report, [...pointer, 'items']);
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    if (child.const === undefined) nodeInvariants(child, report, [...pointer, 'properties', name]);
  if (schema.type === 'object')
    schema.oneOf?.forEach((shape, index) => nodeInvariants(shape, report, [...pointer, 'oneOf', index]));
  const members = schema['x-merge'] === 'by-id' ? (schema.items?.oneOf ?? [schema.items]) : [];
  if (members.some((member) => !member?.required?.includes('id')))
    report([...pointer, 'items'], 'a list that merges by-id has members with a required id.');
  for (const field of uniqueFields(schema)) {
    const shapes = schema.items?.oneOf ?? [schema.items];
    if (shapes.some((shape) => !shape?.properties?.[field]))
      report([...pointer, 'x-unique'], `the list's members have no field "${field}".`);
  }
}

function conditionCycles({ catalogue, origins }: CompiledCatalogue): readonly Problem[] {
  const dependencies = (key: string) =>
    catalogue.settings[key]?.visible_when.flatMap((map: ConditionMap) => Object.keys(map)) ?? [];
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (key: string, path: readonly string[]): void => {
    const file = origins[path[0] ?? ''];
    if (path.includes(key)) {
      if (file)
        problems.push(
          at(
            file,
            ['properties', path[0] ?? '', 'x-visible-when'],
            `conditions go in a circle: ${[...path, key].join(' → ')}.`,
          ),
        );
      return;
    }
    if (done.has(key)) return;
    for (const name of dependencies(key)) visit(name, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(catalogue.settings)) visit(key, []);
  return problems;
}

function ruleInvariants({ catalogue, origins }: CompiledCatalogue): readonly Problem[] {
  return Object.values(catalogue.sections).flatMap((section) => {
    const file = origins[section.keys[0] ?? ''];
    return section.rules.flatMap((rule, index) => {
      if (!file) return [];
      const pointer = ['x-rules', index];
      if (!section.keys.includes(rule.setting))
        return [
          at(
            file,
            [...pointer, 'setting'],
            `rule ${rule.id}: "${rule.setting}" is not in this section.${didYouMean(rule.setting, section.keys)}`,
          ),
        ];
      return rule.reads.length > 0
        ? []
        : [at(file, [...pointer, 'schema'], `rule ${rule.id} reads no setting of this section.`)];
    });
  });
}

function connectionTestInvariants({ catalogue, origins }: CompiledCatalogue): readonly Problem[] {
  return Object.values(catalogue.sections).flatMap(({ keys, test_connection: test }) => {
    const file = origins[keys[0] ?? ''];
    if (!test || !file) return [];
    return (['needs', 'takes'] as const).flatMap((list) =>
      Object.entries(test[list])
        .filter(([, key]) => !keys.includes(key))
        .map(([role, key]) =>
          at(file, ['x-test-connection', list, role], `"${key}" is not in this section.${didYouMean(key, keys)}`),
        ),
    );
  });
}

function maskInvariants({ catalogue, origins }: CompiledCatalogue): readonly Problem[] {
  return Object.values(catalogue.settings).flatMap(({ key, tab, section, secret, schema }) => {
    const file = origins[key];
    const other = schema['x-masked-with'];
    if (typeof other !== 'string' || !file) return [];
    const secrets = (catalogue.sections[`${tab}/${section}`]?.keys ?? []).filter(
      (name) => name !== key && catalogue.settings[name]?.secret,
    );
    const pointer = ['properties', key, 'x-masked-with'];
    if (!secret) return [at(file, pointer, `only a secret is masked.`)];
    if (secrets.includes(other)) return [];
    return [at(file, pointer, `"${other}" is no secret of this section.${didYouMean(other, secrets)}`)];
  });
}

function permissionInvariants(
  files: readonly SourceFile[],
  definitions: ReadonlyMap<string, Definition>,
): readonly Problem[] {
  const declared = definitions.get('enums/permission.json')?.file.json['oneOf'] ?? [];
  const known = new Set((declared as readonly { const: string }[]).map((one) => one.const));
  const problems: Problem[] = [];
  const checkAll = (file: SourceFile, list: Json | undefined, pointer: Pointer) => {
    if (!Array.isArray(list)) return;
    list.forEach((name: Json, index) => {
      if (typeof name !== 'string' || known.has(name)) return;
      problems.push(
        at(file, [...pointer, index], `"${name}" is no permission of the enum permission.${didYouMean(name, known)}`),
      );
    });
  };
  for (const file of files) {
    if (file.path.startsWith('schemas/vocabulary/')) continue;
    walk(file.json, [], (node, pointer) => {
      for (const list of ['x-permissions', 'x-permissions-others', 'x-permissions-ui'])
        checkAll(file, node[list], [...pointer, list]);
      const place = pointer.at(-1);
      if (place !== 'x-permission' && place !== 'permission') return;
      for (const [list, names] of Object.entries(node)) checkAll(file, names, [...pointer, list]);
    });
  }
  return problems;
}

/** Examples and defaults must fit their own schema. */
function sampleInvariants(
  definitions: ReadonlyMap<string, Definition>,
  ajv: Ajv2020,
  examine: Examine,
): readonly Problem[] {
  return [...definitions.values()].flatMap(({ file }) => {
    const { $schema: _schema, id: _id, 'x-samples': samples, ...plain } = file.json;
    if (!Array.isArray(samples)) return [];
    const schema = inlineReferences(file, plain, definitions) as JsonSchema;
    const validate = () => samplesAgainst(file, samples as readonly Sample[], ajv.compile(schema), ajv);
    return examine('samples', file.path, [schema, samples], validate);
  });
}

interface Sample {
  readonly id: string;
  readonly value: unknown;
}

function samplesAgainst(
  file: SourceFile,
  samples: readonly Sample[],
  validate: ValidateFunction,
  ajv: Ajv2020,
): readonly Problem[] {
  const seen = new Set<string>();
  return samples.flatMap(({ id, value }, index) => {
    const twice = seen.has(id);
    seen.add(id);
    if (twice) return [at(file, ['x-samples', index, 'id'], `the sample "${id}" is there twice.`)];
    if (validate(value)) return [];
    const why = ajv.errorsText(validate.errors, { dataVar: 'it' });
    return [at(file, ['x-samples', index, 'value'], `the sample "${id}" does not fit: ${why}.`)];
  });
}

function at(file: SourceFile, pointer: Pointer, message: string): Problem {
  return { file: file.path, line: file.lineOf(pointer), message };
}
