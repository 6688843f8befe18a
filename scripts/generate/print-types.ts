/** Writes schemas as TypeScript: interfaces for objects, type aliases for everything else. */
import type { Json, JsonObject } from '#engine/authoring/source.ts';

/** Schemas by the name of their type; the schemas contain only keywords that say what a value looks like. */
export function printTypes(schemas: JsonObject): string {
  const all = Object.entries(schemas) as [string, JsonObject][];
  const aliases = all.filter(([, schema]) => !isInterface(schema));
  const interfaces = all.filter(([, schema]) => isInterface(schema));
  const written = [
    aliases.map(([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema)}`),
    interfaces.map(([name, schema]) => `${comment(schema)}export interface ${name} ${membersOf(schema)}`),
  ];
  return written.flatMap((texts) => (texts.length > 0 ? [texts.join('\n')] : [])).join('\n\n');
}

/** Their fields are known, or any are allowed. */
function isInterface(schema: JsonObject): boolean {
  return schema['type'] === 'object' && schema['oneOf'] === undefined && schema['tsType'] === undefined;
}

function typeOf(schema: JsonObject): string {
  const { type, tsType, oneOf, enum: choices } = schema;
  if (typeof tsType === 'string') return tsType;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(choices)) return union(choices.map((choice: Json) => JSON.stringify(choice)));
  if (Array.isArray(oneOf)) return union(oneOf.map((one: JsonObject) => typeOf(one)));
  if (Array.isArray(type)) return union(type.map((one: Json) => typeOf({ ...schema, type: one })));
  if (type === 'array') return schema['items'] ? `${typeOf(schema['items'] as JsonObject)}[]` : 'unknown[]';
  if (type === 'object') return membersOf(schema);
  const plain = typeof type === 'string' ? plainTypes[type] : undefined;
  if (plain === undefined) throw new Error(`No type for the schema ${JSON.stringify(schema)}.`);
  return plain;
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? distinct.join() : `(${distinct.join(' | ')})`;
}

function membersOf({ properties = {}, required = [], additionalProperties }: JsonObject): string {
  const members = Object.entries(properties as JsonObject).map(([name, schema]) => {
    const mark = (required as readonly string[]).includes(name) ? '' : '?';
    return `${comment(schema as JsonObject)}${nameOf(name)}${mark}: ${typeOf(schema as JsonObject)}`;
  });
  if (additionalProperties === true) members.push('[k: string]: unknown');
  else if (additionalProperties) {
    const others = additionalProperties as JsonObject;
    members.push(`${comment(others)}[k: string]: ${typeOf(others).replace(/^\((.*)\)$/s, '$1')}`);
  }
  return `{\n${members.join('\n')}\n}`;
}

function nameOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
}

function comment({ description, items }: JsonObject): string {
  const ofItems = (items as JsonObject | undefined)?.['description'];
  const texts = [description, ofItems === undefined ? undefined : `Items: ${ofItems as string}`];
  const text = texts.filter((one) => one !== undefined).join('\n\n');
  return text === '' ? '' : `/**\n * ${text.replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')}\n */\n`;
}
