/** Invariants of `schemas/integrations/` beyond its vocabulary: names exist, and lists have no duplicates. */
import { widgetFor } from '../../schema/widget.ts';
import type { CompiledCatalogue } from '../compile-catalogue.ts';
import { choicesOf, filtersFile, systemFiles } from '../integration-files.ts';
import { didYouMean, type Problem } from '../problems.ts';
import { inlineReferences, walk, type Definition } from '../references.ts';
import { textOf, type Json, type JsonObject, type Pointer, type SourceFile } from '../source.ts';

type Definitions = ReadonlyMap<string, Definition>;

/** Every violation, with its line. */
export function integrationInvariants(
  files: readonly SourceFile[],
  { catalogue }: CompiledCatalogue,
  definitions: Definitions,
): readonly Problem[] {
  const triggers = [...choicesOf(definitions, 'integration-trigger').keys()];
  const names = [...Object.keys(catalogue.settings), ...Object.keys(catalogue.facts)];
  const filters = files.find(({ path }) => path === filtersFile);
  return [
    ...systemFiles(files).flatMap((file) => systemInvariants(file, { triggers, names, definitions })),
    ...(filters ? filterInvariants(filters, triggers, definitions) : []),
    ...oneFileEach(files, definitions),
  ];
}

interface Known {
  readonly triggers: readonly string[];
  readonly names: readonly string[];
  readonly definitions: Definitions;
}

function systemInvariants(file: SourceFile, { triggers, names, definitions }: Known): readonly Problem[] {
  const { properties, required, request } = inlineReferences(file, file.json, definitions) as {
    readonly [part: string]: JsonObject;
  };
  const fields = Object.keys(properties ?? {});
  const problems: Problem[] = [];
  const need = (name: string, known: readonly string[], what: string, pointer: Pointer) => {
    if (!known.includes(name)) problems.push(at(file, pointer, `"${name}" is no ${what}.${didYouMean(name, known)}`));
  };
  listOf(file.json['triggers']).forEach((name, index) => need(name, triggers, 'trigger', ['triggers', index]));
  listOf(required).forEach((name, index) => need(name, fields, 'field of properties', ['required', index]));
  for (const map of [file.json['x-visible-when'] ?? []].flat() as readonly JsonObject[])
    for (const name of Object.keys(map)) need(name, names, 'setting or fact', ['x-visible-when', name]);
  for (const [name, field] of Object.entries(properties ?? {})) {
    const schema = field as JsonObject;
    const type = textOf(schema, 'type');
    if (!widgetFor({ ...schema, type }))
      problems.push(at(file, ['properties', name], `${name}: no widget fits this type and format.`));
    if (schema['x-secret'] === true && type !== 'string')
      problems.push(at(file, ['properties', name], `${name}: a secret is a text.`));
  }
  const secrets = fields.filter((name) => (properties?.[name] as JsonObject | undefined)?.['x-secret'] === true);
  const authentication = (request?.['authentication'] ?? {}) as JsonObject;
  const place = ['request', 'authentication'];
  if ('secret' in authentication) need(textOf(authentication, 'secret'), secrets, 'secret of properties', place);
  if ('user' in authentication) need(textOf(authentication, 'user'), fields, 'field of properties', place);
  const open = fields.filter((name) => !secrets.includes(name));
  for (const [pointer, text] of textsOf(request ?? {}, ['request']))
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
      need(name, open, 'field of properties, or is secret,', pointer);
  return problems;
}

function filterInvariants(file: SourceFile, triggers: readonly string[], definitions: Definitions): readonly Problem[] {
  const facts = definitions.get('entities/integration-facts.json')?.file.json['properties'] ?? {};
  const known = Object.keys(facts as JsonObject);
  const declared = [...choicesOf(definitions, 'integration-filter').keys()];
  const written = (file.json['filters'] ?? {}) as Readonly<Record<string, JsonObject>>;
  const problems: Problem[] = declared
    .filter((id) => !(id in written))
    .map((id) => at(file, ['filters'], `the filter "${id}" of the enumeration is missing.`));
  for (const [id, { reads, triggers: used }] of Object.entries(written)) {
    const place = ['filters', id];
    if (!declared.includes(id))
      problems.push(at(file, place, `"${id}" is no filter of the enumeration.${didYouMean(id, declared)}`));
    for (const name of listOf(reads))
      if (!known.includes(name)) problems.push(at(file, place, `"${name}" is no fact.${didYouMean(name, known)}`));
    for (const name of listOf(used))
      if (!triggers.includes(name))
        problems.push(at(file, place, `"${name}" is no trigger.${didYouMean(name, triggers)}`));
  }
  return problems;
}

function oneFileEach(files: readonly SourceFile[], definitions: Definitions): readonly Problem[] {
  const declared = definitions.get('enums/integration-type.json')?.file;
  const ids = [...choicesOf(definitions, 'integration-type').keys()];
  const systems = systemFiles(files);
  const misnamed = systems.filter(({ path, json }) => path !== `schemas/integrations/${textOf(json, 'id')}.json`);
  const unknown = systems.filter(({ json }) => !ids.includes(textOf(json, 'id')));
  const missing = ids.filter((id) => !systems.some(({ json }) => textOf(json, 'id') === id));
  return [
    ...misnamed.map((file) => at(file, ['id'], `the file must be named after its id "${textOf(file.json, 'id')}".`)),
    ...unknown.map((file) => {
      const id = textOf(file.json, 'id');
      return at(file, ['id'], `"${id}" is not in the enum integration-type.${didYouMean(id, ids)}`);
    }),
    ...(declared ? missing.map((id) => at(declared, ['oneOf'], `schemas/integrations/${id}.json is missing.`)) : []),
  ];
}

function textsOf(node: JsonObject, start: Pointer): readonly (readonly [Pointer, string])[] {
  const found: (readonly [Pointer, string])[] = [];
  walk(node, start, (object, pointer) => {
    for (const [key, value] of Object.entries(object))
      if (typeof value === 'string') found.push([[...pointer, key], value]);
  });
  return found;
}

function listOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function at(file: SourceFile, pointer: Pointer, message: string): Problem {
  return { file: file.path, line: file.lineOf(pointer), message };
}
