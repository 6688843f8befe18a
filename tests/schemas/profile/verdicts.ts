/** Validation results of each pipeline that compiles schema files, and of plain ajv 2020-12. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registerSchema, unregisterSchema, validate, type SchemaObject } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { onTestFinished } from 'vitest';
import { schemaAjv } from '#engine/authoring/ajv-plugins.ts';
import { inlineReferences, mapReferences } from '#engine/authoring/references.ts';
import { validationSchema } from '#engine/authoring/validation-schema.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { Memory } from '../../../scripts/generate/build-cache.ts';
import type { Call } from '../../../scripts/generate/read-calls.ts';
import { callValidators, groupedValidators, validatorReference } from '../../../scripts/generate/validators.ts';
import { byId, colour, definitions, fileOf, parcel } from './definitions.ts';

const draft = 'https://json-schema.org/draft/2020-12/schema';
const peerBase = 'https://schemas.test/';

type Validate = (value: unknown) => boolean;

/** Plain ajv without our keywords and formats; the only option makes it accept annotations. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(byId(colour) as object, 'colour');
ajv.addSchema(byId(parcel) as object, 'parcel');

export function plain(schema: object): Validate {
  return ajv.compile(byId(schema) as object);
}

registerSchema(byId(colour) as SchemaObject, `${peerBase}colour`, draft);
registerSchema(byId(parcel) as SchemaObject, `${peerBase}parcel`, draft);

/** A validator of draft 2020-12 that shares no code with ajv. */
export async function independent(schema: object): Promise<Validate> {
  const uri = `${peerBase}tried`;
  registerSchema(byId(schema) as SchemaObject, uri, draft);
  try {
    const result = await validate(uri);
    return (value) => result(value as Parameters<typeof result>[0]).valid;
  } finally {
    unregisterSchema(uri);
  }
}

/** The pipeline's validators of each schema: compiled as for settings and events, as for calls, and as in the workbench. */
export async function ours(schemas: readonly object[]): Promise<Readonly<Record<string, readonly Validate[]>>> {
  const memory = new Memory('');
  const inlined = schemas.map((schema) => inlineReferences(fileOf(schema), fileOf(schema).json, definitions));
  const settings = Object.fromEntries(
    inlined.map((schema, index) => [`s${index}`, validationSchema(schema as JsonSchema)]),
  );
  const calls = schemas.map((schema, index) => ({
    name: `s${index}`,
    body: mapReferences(fileOf(schema), fileOf(schema).json, definitions, validatorReference),
    answers: {},
  })) as unknown as readonly Call[];
  const grouped = await imported(await groupedValidators('tried', { settings }, memory));
  const called = await imported(await callValidators(calls, definitions, memory));
  const ofCalls = called['calls'] as Readonly<Record<string, { body: Validate }>>;
  return {
    settings: schemas.map(
      (_, index) => (grouped['settings'] as Readonly<Record<string, Validate>>)[`s${index}`] as Validate,
    ),
    calls: schemas.map((_, index) => ofCalls[`s${index}`]?.body as Validate),
    workbench: inlined.map((schema) => schemaAjv({ strict: false }).compile(validationSchema(schema as JsonSchema))),
  };
}

async function imported(outputs: ReadonlyMap<string, string>): Promise<Readonly<Record<string, unknown>>> {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'validators.mjs');
  await writeFile(file, [...outputs].find(([path]) => path.endsWith('.js'))?.[1] ?? '');
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}
