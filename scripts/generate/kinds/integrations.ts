/** Compiles `schemas/integrations/` into the data for editing, validating and running rules. */
import { filterList } from '#modules/integrations/domain/filter-list.ts';
import type { ConditionMap, JsonSchema } from '#engine/schema/catalogue.ts';
import { choicesOf, filtersFile, ruleFile, systemFiles } from '#engine/authoring/integration-files.ts';
import { validationSchema } from '#engine/authoring/validation-schema.ts';
import { inlineReferences, type Definition } from '#engine/authoring/references.ts';
import { textOf, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { integrationValidators } from '../validators.ts';

export const integrations: Kind = {
  folder: 'integrations',
  outputs: async ({ files, definitions }, memory) => {
    const compiled = compileIntegrations(files, definitions);
    if (!compiled) return new Map();
    return new Map([
      ['generated/build/integrations.ts', integrationsModule(compiled)],
      ...(await integrationValidators(compiled.validators, memory)),
    ]);
  },
};

type Definitions = ReadonlyMap<string, Definition>;

interface CompiledIntegrations {
  /** `generated/build/integrations.ts`. */
  readonly data: JsonObject;
  /** The sources of the validators: the rule, the configuration of each system, and conditions. */
  readonly validators: Readonly<Record<'rules' | 'configs' | 'conditions', Readonly<Record<string, JsonSchema>>>>;
}

/** Undefined without a rule file; the sources must have passed the vocabulary check. */
function compileIntegrations(files: readonly SourceFile[], definitions: Definitions): CompiledIntegrations | undefined {
  const rule = files.find(({ path }) => path === ruleFile);
  const filters = files.find(({ path }) => path === filtersFile);
  if (!rule || !filters) return undefined;
  const conditions: Record<string, JsonSchema> = {};
  const titles = choicesOf(definitions, 'integration-type');
  const types = Object.fromEntries(
    systemFiles(files)
      .map((file) => [textOf(file.json, 'id'), systemOf(file, definitions, titles, conditions)] as const)
      .sort(([left], [right]) => [...titles.keys()].indexOf(left) - [...titles.keys()].indexOf(right)),
  );
  const known = filtersOf(filters, definitions);
  const facts = definitions.get('entities/integration-facts.json');
  const { $schema: _, ...plain } = inlineReferences(rule, rule.json, definitions) as JsonObject;
  const shapes = Object.values(known).map((filter) => filter['shape'] as JsonObject);
  return {
    data: {
      rule: { ...plain, additionalProperties: false },
      types,
      filters: known,
      facts: facts ? inlineReferences(facts.file, facts.file.json, definitions) : {},
    },
    validators: {
      rules: { rule: validationSchema(withFilters(plain, shapes)) },
      configs: Object.fromEntries(
        Object.entries(types).map(([id, { config }]) => [id, validationSchema(config as JsonSchema)]),
      ),
      conditions,
    },
  };
}

function systemOf(
  file: SourceFile,
  definitions: Definitions,
  titles: ReadonlyMap<string, string>,
  conditions: Record<string, JsonSchema>,
): JsonObject {
  const id = textOf(file.json, 'id');
  const { title, description, type, properties, required, triggers, request } = inlineReferences(
    file,
    file.json,
    definitions,
  ) as JsonObject;
  const config = { title, description, type, properties, required, additionalProperties: false } as JsonObject;
  return {
    id,
    title: titles.get(id) ?? id,
    triggers: triggers ?? [],
    visible_when: conditionsOf(id, file.json['x-visible-when'], conditions) as unknown as Json,
    config,
    request: request ?? {},
  };
}

/** Each entry becomes a validator of its own, named by its position. */
function conditionsOf(
  id: string,
  value: Json | undefined,
  conditions: Record<string, JsonSchema>,
): readonly ConditionMap[] {
  const maps = value === undefined ? [] : ([value].flat() as readonly JsonObject[]);
  return maps.map((map, at) =>
    Object.fromEntries(
      Object.entries(map).map(([name, schema]) => {
        const test = `${id}_${at}_${name}`.replace(/\W/g, '_');
        conditions[test] = schema as JsonSchema;
        return [name, { schema: schema as JsonSchema, test }];
      }),
    ),
  );
}

function filtersOf(file: SourceFile, definitions: Definitions): Record<string, JsonObject> {
  const titles = choicesOf(definitions, 'integration-filter');
  const inlined = inlineReferences(file, file.json['filters'] ?? {}, definitions) as Readonly<
    Record<string, JsonObject>
  >;
  return Object.fromEntries(
    [...titles].flatMap(([id, title]) => {
      const { values, ...filter } = inlined[id] ?? {};
      const properties = { filter: { const: id, title: 'Filter' }, ...(values === undefined ? {} : { values }) };
      const required = Object.keys(properties);
      const shape = { title, type: 'object', properties, required, additionalProperties: false };
      return inlined[id] ? [[id, { id, title, ...filter, shape }]] : [];
    }),
  );
}

function withFilters(rule: JsonObject, shapes: readonly JsonObject[]): JsonSchema {
  const properties = rule['properties'] as JsonObject;
  const filters = filterList(properties['filters'] as JsonObject, shapes);
  return { ...rule, properties: { ...properties, filters }, additionalProperties: false };
}

const types = `
import type { IntegrationFacts, IntegrationFilter, IntegrationTrigger, IntegrationType } from '../types.ts';

export interface Node {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface Authentication {
  readonly kind: 'bearer' | 'basic' | 'header' | 'signature';
  readonly user?: string;
  readonly name?: string;
  readonly secret: string;
}

export type Template = string | number | boolean | { readonly [member: string]: Template };

export interface System {
  readonly id: IntegrationType;
  readonly title: string;
  readonly triggers: readonly IntegrationTrigger[];
  readonly visible_when: readonly Readonly<Record<string, { readonly schema: Node; readonly test: string }>>[];
  readonly config: Node;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly authentication?: Authentication;
    readonly body: { readonly [member: string]: Template };
  };
}

export interface Filter {
  readonly id: IntegrationFilter;
  readonly title: string;
  readonly triggers: readonly IntegrationTrigger[];
  readonly operator: 'one-of' | 'none-of' | 'all-one-of' | 'all-set';
  readonly reads: readonly (keyof IntegrationFacts)[];
  readonly shape: Node;
}

export interface Integrations {
  readonly rule: Node;
  readonly types: Readonly<Record<IntegrationType, System>>;
  readonly filters: Readonly<Record<IntegrationFilter, Filter>>;
  readonly facts: Node;
}
`;

/** `generated/build/integrations.ts`. */
function integrationsModule({ data }: CompiledIntegrations): string {
  return `${banner}${types}\nexport const integrations: Integrations = ${JSON.stringify(data, null, 1)};\n`;
}
