/** `schemas/events/<module>/<name>.json`: the events, the types of their payloads, and a validator of each. */
import { didYouMean, type Problem } from '#engine/authoring/problems.ts';
import { inlineReferences, mapReferences, pascalCase } from '#engine/authoring/references.ts';
import { filesOf, textOf, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import { validationSchema } from '#engine/authoring/validation-schema.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { Inputs } from '../inputs.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { readCalls } from '../read-calls.ts';
import { typeReference } from '../types.ts';
import { eventValidators } from '../validators.ts';

export const events: Kind = {
  folder: 'events',
  reads: ['calls', 'errors', 'tables'],
  check: checkEvents,
  types: eventTypes,
  outputs: async (sources, memory) =>
    new Map([
      ['generated/build/events.ts', eventsModule(filesOf(sources.files, 'events'), permissionsOf(sources))],
      ...(await eventValidators(eventSchemas(sources), memory)),
    ]),
};

/** The permission of every call; null for one that needs none. */
function permissionsOf(sources: Inputs): ReadonlyMap<string, JsonObject | null> {
  return new Map(readCalls(sources, typeReference).map(({ name, permission = null }) => [name, permission]));
}

/** Checks beyond the vocabulary: file, entity, calls and fields exist. */
function checkEvents(sources: Inputs): readonly Problem[] {
  const { files, definitions } = sources;
  const calls = [...permissionsOf(sources).keys()];
  const entities = [...definitions.values()].filter(({ kind }) => kind === 'entity').map(({ id }) => id);
  return filesOf(files, 'events').flatMap((file) => {
    const { path, json } = file;
    const id = textOf(json, 'id');
    const problems: Problem[] = [];
    const add = (key: string, message: string) => problems.push({ file: path, line: file.lineOf([key]), message });
    const module = path.split('/')[2] ?? '';
    if (path !== `schemas/events/${module}/${id.replaceAll('_', '-')}.json`)
      add('id', `the file must be schemas/events/<module>/${id.replaceAll('_', '-')}.json, named after its id.`);
    const entity = textOf(json, 'entity');
    if (!entities.includes(entity)) add('entity', `"${entity}" is no entity.${didYouMean(entity, entities)}`);
    if (json['account'] !== undefined && json['audience'] !== 'account')
      add('account', 'only the audience "account" has one: remove it, or change the audience.');
    for (const call of readersOf(file))
      if (!calls.includes(call)) add('read_by', `"${call}" is no call.${didYouMean(call, calls)}`);
    const { properties = {}, required = [] } = json['payload'] as { properties?: JsonObject; required?: string[] };
    for (const key of ['record', 'revision', 'account', 'branches']) {
      const field = textOf(json, key);
      if (field === '') continue;
      const schema = properties[field] as JsonObject | undefined;
      if (!schema) add(key, `"${field}" is no field of payload.${didYouMean(field, Object.keys(properties))}`);
      else if (!required.includes(field) || !(key === 'branches' ? isNumbers(schema) : isNumber(schema['type'])))
        add(
          key,
          `"${field}" must be ${key === 'branches' ? 'a list of integers' : 'an integer (or null)'} that is always there: open pages are told nothing else.`,
        );
    }
    return problems;
  });
}

/** `"integer"` or `["integer", "null"]`. */
function isNumber(type: Json | undefined): boolean {
  return [type].flat().every((one, place) => one === (place === 0 ? 'integer' : 'null'));
}

function isNumbers({ type, items }: JsonObject): boolean {
  return type === 'array' && (items as JsonObject | undefined)?.['type'] === 'integer';
}

/** Payload schemas by the name of their type, with type references. */
function eventTypes({ files, definitions }: Inputs): Record<string, JsonObject> {
  return Object.fromEntries(
    filesOf(files, 'events').map((file) => {
      const payload = mapReferences(file, file.json['payload'] ?? {}, definitions, typeReference) as JsonObject;
      return [typeName(file), { ...payload, description: textOf(file.json, 'description') }];
    }),
  );
}

/** The schemas that payloads are validated against in development and tests. */
function eventSchemas({ files, definitions }: Inputs): Record<string, object> {
  return Object.fromEntries(
    filesOf(files, 'events').map((file) => [
      textOf(file.json, 'id'),
      validationSchema(inlineReferences(file, file.json['payload'] ?? {}, definitions) as JsonSchema),
    ]),
  );
}

function readersOf({ json }: SourceFile): readonly string[] {
  return (json['read_by'] ?? []) as string[];
}

/** `generated/build/events.ts`. */
function eventsModule(all: readonly SourceFile[], permissions: ReadonlyMap<string, JsonObject | null>): string {
  const table = Object.fromEntries(
    all.map((file) => {
      const { entity, audience, record = null, revision = null, account = null, branches = null } = file.json;
      const readers = readersOf(file).map((call) => permissions.get(call) ?? null);
      // Who needs nothing to read the record hears of it.
      const permission = readers.length === 0 || readers.includes(null) ? null : readers;
      return [textOf(file.json, 'id'), { entity, audience, permission, record, revision, account, branches }];
    }),
  );
  const payloads = all.map((file) => `  ${textOf(file.json, 'id')}: types.${typeName(file)};`);
  return `${banner}
import type * as types from '../types.ts';

export const events = ${JSON.stringify(table, null, 1)} as const;

export type EventName = keyof typeof events;

/** The entities that open pages may subscribe to. */
export type EventEntity = (typeof events)[EventName]['entity'];

export interface EventPayloads {
${payloads.join('\n')}
}
`;
}

function typeName({ json }: SourceFile): string {
  return `${pascalCase(textOf(json, 'id'))}Event`;
}
