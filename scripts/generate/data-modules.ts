/** Writes the generated modules that are plain data: catalogue, enums, entities, samples and tables. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { CompiledTable } from '#engine/authoring/compile-tables.ts';
import { banner } from './outputs.ts';
import { inlineReferences, type Definition } from '#engine/authoring/references.ts';
import { withSharedLiterals } from './shared-literals.ts';
import type { Json, JsonObject, SourceFile } from '#engine/authoring/source.ts';

/** `generated/build/catalogue.ts`; literal types, so that a key is a type and the whole is checked against the engine's `Catalogue`. */
export function catalogueModule(catalogue: Catalogue): string {
  const whole = withSharedLiterals(catalogue, (expression) => `export const catalogue = ${expression};`);
  return `${banner}\n${whole}\n\nexport type SettingKey = keyof typeof catalogue.settings;\n`;
}

/** `generated/build/enums.ts`: the members of each enumeration, label, colour and flags beside the value. */
export function enumsModule(definitions: ReadonlyMap<string, Definition>): string {
  const enums = [...definitions.values()].filter((definition) => definition.kind === 'enum');
  const lines = enums.map(
    ({ id, file }) => `export const ${id} = ${JSON.stringify(file.json['oneOf'], null, 1)} as const;`,
  );
  return `${banner}\n${lines.join('\n\n')}\n`;
}

/** `generated/build/entities.ts`: the schema of each entity with everything it refers to inside it, one export each. */
export function entitiesModule(definitions: ReadonlyMap<string, Definition>): string {
  const lines = entitiesOf(definitions).map(({ id, file }) => {
    const { $schema: _schema, id: _id, ...schema } = file.json;
    const whole = withoutSamples(inlineReferences(file, schema, definitions));
    return `export const ${id}: EntityNode = ${JSON.stringify(whole, null, 1)};`;
  });
  return `${banner}\n${entityNode}\n${lines.join('\n\n')}\n`;
}

const entityNode = `
export interface EntityNode {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly const?: unknown;
  readonly oneOf?: readonly EntityNode[];
  readonly items?: EntityNode;
  readonly properties?: Readonly<Record<string, EntityNode>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}
`;

/** `generated/build/samples.ts`: whole things as they really occur, by entity; previews show them and factories begin with them. */
export function samplesModule(definitions: ReadonlyMap<string, Definition>): string {
  const sampled = entitiesOf(definitions).filter(({ file }) => file.json['x-samples'] !== undefined);
  const types = sampled.map(({ typeName }) => typeName).join(', ');
  const lines = sampled.map(
    ({ id, typeName, file }) =>
      `export const ${id}: readonly Sample<${typeName}>[] = ${JSON.stringify(file.json['x-samples'], null, 1)};`,
  );
  const sample = 'export interface Sample<Entity> {\n  id: string;\n  title: string;\n  value: Entity;\n}';
  return `${banner}\nimport type { ${types} } from '../types.ts';\n\n${sample}\n\n${lines.join('\n\n')}\n`;
}

function entitiesOf(definitions: ReadonlyMap<string, Definition>): readonly Definition[] {
  return [...definitions.values()].filter((definition) => definition.kind === 'entity');
}

function withoutSamples(node: Json): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withoutSamples(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node as JsonObject).filter(([key]) => key !== 'x-samples');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSamples(value)]));
}

/** `generated/build/notification-texts.ts`: frames and default texts of messages. */
export function notificationTextsModule(files: readonly SourceFile[]): string {
  const file = files.find(({ path }) => path === 'schemas/notifications/default-texts.json');
  const { frames, texts, provider_notices } = file?.json ?? {};
  const parts = Object.entries({ frames, texts, provider_notices });
  const lines = parts.map(([name, part]) => `export const ${name} = ${JSON.stringify(part ?? {}, null, 1)} as const;`);
  return `${banner}\n${lines.join('\n\n')}\n`;
}

/** `generated/build/tables.ts`: one export a table, so that a screen loads only its own. */
export function tablesModule(tables: readonly CompiledTable[]): string {
  const lines = tables.map(({ table }) => `export const ${table.id} = ${JSON.stringify(table, null, 1)} as const;`);
  return `${banner}\n${lines.join('\n\n')}\n`;
}
