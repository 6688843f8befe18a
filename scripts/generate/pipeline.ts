/** From schema files to everything generated, in memory: nothing is written here. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources, type CompiledSources } from '#engine/authoring/compile-sources.ts';
import { inlineReferences, mapReferences } from '#engine/authoring/references.ts';
import { namesFrom, settingsReference } from '#engine/authoring/settings-reference.ts';
import type { Json, JsonObject, SourceFile } from '#engine/authoring/source.ts';
import { provingTests, readRequirements, requirementsMarkdown } from '../requirements.ts';
import { callsModule, readCalls } from './calls.ts';
import {
  catalogueModule,
  entitiesModule,
  enumsModule,
  notificationTextsModule,
  samplesModule,
  tablesModule,
} from './data-modules.ts';
import { checkEvents, eventSchemas, eventsModule, eventTypes } from './kinds/events.ts';
import { compileIntegrations, integrationsModule } from './integrations.ts';
import { componentReference, openApi } from './openapi.ts';
import { Memory } from './build-cache.ts';
import type { Outputs } from './outputs.ts';
import { readSources } from './read-sources.ts';
import { typeReference, typesModule } from './types.ts';
import { callValidators, eventValidators, integrationValidators, settingValidators } from './validators.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';

/** The catalogue of the schemas under `root`, held against vocabulary and laws. Throws SchemaProblems. */
export async function compileFolder(root: string, memory = new Memory('')): Promise<CompiledSources> {
  const [files, version] = await Promise.all([readSources(root), packageVersion(root)]);
  return compileSources(files, { version, digest }, memory.examine);
}

/** Everything that `generated/` should hold for the schemas under `root`. Throws SchemaProblems and then makes nothing. */
export async function generate(root: string, memory = new Memory('')): Promise<Outputs> {
  const { files, definitions, compiled } = await compileFolder(root, memory);
  const { version } = compiled.catalogue;
  const problems = checkEvents(files, definitions);
  if (problems.length > 0) throw new SchemaProblems(problems);
  const integrations = compileIntegrations(files, definitions);

  const byId = Object.fromEntries(
    [...definitions.values()].map(({ typeName, file }) => {
      const { $schema: _schema, id: _id, ...schema } = file.json;
      return [typeName, mapReferences(file, schema, definitions, (other) => ({ $ref: other.typeName })) as object];
    }),
  );
  const checklist = readRequirements(root);
  const tests = provingTests(root);
  const [requirements, types, forSettings, forCalls, forEvents, forIntegrations] = await Promise.all([
    memory.text('requirements', [checklist, tests], () => requirementsMarkdown(checklist, tests)),
    typesModule(
      settingNodes(files),
      definitions,
      readCalls(files, definitions, typeReference),
      eventTypes(files, definitions),
      memory,
    ),
    settingValidators(compiled, memory),
    callValidators(
      readCalls(files, definitions, (definition) => ({ $ref: definition.typeName })),
      byId,
      memory,
    ),
    eventValidators(eventSchemas(files, definitions), memory),
    integrations ? integrationValidators(integrations.validators, memory) : [],
  ]);
  const components = Object.fromEntries(
    Object.entries(settingNodes(files)).map(([key, { file, node }]) => [
      key,
      mapReferences(file, node, definitions, componentReference),
    ]),
  );
  return new Map([
    ['generated/types.ts', types],
    ['generated/build/catalogue.ts', catalogueModule(compiled.catalogue)],
    ['generated/build/enums.ts', enumsModule(definitions)],
    ['generated/build/entities.ts', entitiesModule(definitions)],
    ['generated/build/samples.ts', samplesModule(definitions)],
    ['generated/build/notification-texts.ts', notificationTextsModule(files)],
    ['generated/build/events.ts', eventsModule(files)],
    ['generated/build/tables.ts', tablesModule(files, definitions)],
    [
      'generated/build/calls.ts',
      callsModule(
        readCalls(
          files,
          definitions,
          (definition) => inlineReferences(definition.file, definition.file.json, definitions) as JsonObject,
        ),
      ),
    ],
    [
      'generated/build/openapi.json',
      openApi(readCalls(files, definitions, componentReference), definitions, components, version),
    ],
    ['generated/settings.md', settingsReference(compiled.catalogue, namesFrom(definitions))],
    ['generated/requirements.md', requirements],
    ...(integrations ? [['generated/build/integrations.ts', integrationsModule(integrations)] as const] : []),
    ...forSettings,
    ...forCalls,
    ...forEvents,
    ...forIntegrations,
  ]);
}

function settingNodes(files: readonly SourceFile[]): Record<string, { file: SourceFile; node: Json }> {
  const sections = files.filter(
    (file) => file.path.startsWith('schemas/settings/') && !file.path.endsWith('/tab.json'),
  );
  return Object.fromEntries(
    sections.flatMap((file) =>
      Object.entries((file.json['properties'] ?? {}) as JsonObject).map(([key, node]) => [key, { file, node }]),
    ),
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function packageVersion(root: string): Promise<string> {
  return (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
