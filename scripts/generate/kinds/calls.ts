/** Calls: types of their parts, the table behind routes and typed client, and validators. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { inlineReferences, pascalCase, type Definition } from '#engine/authoring/references.ts';
import type { JsonObject } from '#engine/authoring/source.ts';
import { checkCalls } from '../check-calls.ts';
import type { Kind } from '../kind.ts';
import { banner } from '../outputs.ts';
import { readCalls, type Call } from '../read-calls.ts';
import { typeReference } from '../types.ts';
import { callValidators, validatorReference } from '../validators.ts';

export const calls: Kind = {
  folder: 'calls',
  reads: ['errors', 'tables'],
  check: checkCalls,
  types: (inputs) => typesOf(readCalls(inputs, typeReference)),
  outputs: async (inputs, memory) => {
    const { definitions } = inputs;
    const whole = ({ file }: Definition) => inlineReferences(file, file.json, definitions) as JsonObject;
    const inlined = readCalls(inputs, whole);
    return new Map([
      ['generated/build/calls.ts', callsModule(inlined)],
      ['generated/build/client-calls.ts', clientModule(inlined)],
      ...(await callValidators(readCalls(inputs, validatorReference), definitions, memory)),
    ]);
  },
};

/** `SaveSettingsBody`, `SaveSettingsAnswer200`: the types of a call's parts. */
function typesOf(all: readonly Call[]): Readonly<Record<string, JsonObject>> {
  const types = all.flatMap((call) => {
    const base = pascalCase(call.name);
    const answers = Object.entries(call.answers).map(([status, { schema }]) => [`Answer${status}`, schema] as const);
    const parts = [['Query', call.query], ['Params', call.params], ['Body', call.body], ...answers] as const;
    return parts.flatMap(([part, schema]) => (schema ? [[base + part, schema as unknown as JsonObject] as const] : []));
  });
  return Object.fromEntries(types);
}

/** `generated/build/calls.ts`: the data of a call for its route, and the types of its parts. */
function callsModule(all: readonly Call[]): string {
  const table = Object.fromEntries(all.map((call) => [call.name, entry(call)]));
  const types = all.map((call) => {
    const base = pascalCase(call.name);
    const answers = Object.entries(call.answers).filter(([status]) => status.startsWith('2'));
    const answer = answers.map(([status, one]) => (one.schema ? `types.${base}Answer${status}` : 'undefined'));
    return `  ${call.name}: {
    query: ${call.query ? `types.${base}Query` : 'undefined'};
    params: ${call.params ? `types.${base}Params` : 'undefined'};
    body: ${call.body ? `types.${base}Body` : 'undefined'};
    answer: ${[...new Set(answer)].join(' | ') || 'undefined'};
  };`;
  });
  return `${banner}
import type * as types from '../types.ts';

export const calls = ${JSON.stringify(table, null, 2)} as const;

export type CallName = keyof typeof calls;

export interface CallTypes {
${types.join('\n')}
}
`;
}

/**
 * `generated/build/client-calls.ts`: what a browser must know of a call, which every page loads: its method, its address, which of
 * query and body take the provider, and the API host where that is not the main one.
 */
function clientModule(all: readonly Call[]): string {
  const takes = ({ query, body }: Call): string =>
    Object.entries({ query, body })
      .filter(([, part]) => part?.properties?.['provider_id'] !== undefined)
      .map(([name]) => name)
      .join('+') || 'nothing';
  const usual = ({ method }: Call): string => (method === 'GET' || method === 'DELETE' ? 'query' : 'body');
  const lines = all.map((call) => {
    const address = `${call.outside_api ? '' : '/api'}${call.path}`;
    const isUsual = call.host === 'main' && takes(call) === usual(call);
    const further = isUsual ? [] : [takes(call), ...(call.host === 'main' ? [] : [call.host])];
    return `  ${call.name}: ${JSON.stringify([call.method, address, ...further].join(' '))},`;
  });
  return `${banner}
import type { CallName } from './calls.ts';

/**
 * Method and address; then whether query, body, both of them or nothing take the provider, unless it is the query of a read and
 * the body of a write, and the API host unless it is the main one. Every page loads this.
 */
export const clientCalls: Readonly<Record<CallName, string>> = {
${lines.join('\n')}
};
`;
}

function entry(call: Call): object {
  const fields = (schema: JsonSchema | undefined) => Object.keys(schema?.properties ?? {});
  const arrays = Object.entries(call.query?.properties ?? {}).filter(
    ([, one]) => one.type === 'array' || one.type === 'object',
  );
  return {
    name: call.name,
    title: call.title,
    method: call.method,
    path: call.path,
    audience: call.audience,
    permission: call.permission ?? null,
    feature: call.feature ?? null,
    tenant: call.tenant,
    scope: call.scope ?? null,
    idempotent: call.idempotent,
    outside_api: call.outside_api,
    host: call.host,
    when_closed: call.when_closed,
    people_only: call.people_only,
    rate_limit: call.rate_limit ?? null,
    query: fields(call.query),
    json_query: arrays.map(([name]) => name),
    body: fields(call.body),
    statuses: Object.keys(call.answers).map(Number),
  };
}
