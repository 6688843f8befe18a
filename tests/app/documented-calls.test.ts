/** The calls in the specification exist under their paths, with the documented requests and responses. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answered } from './documented-calls.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const { paths, components } = JSON.parse(readFileSync('generated/build/openapi.json', 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** The operation of `GET /path`; undefined if there is none. */
function operationOf(call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  return (paths[`/api${path}`] ?? paths[path])?.[method.toLowerCase()];
}

/** Property names of an object schema, resolving references. */
function membersOf(schema: Schema | undefined): readonly string[] {
  const own = schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1)!];
  return Object.keys(own?.properties ?? {});
}

const contentOf = (content: Readonly<Record<string, { readonly schema: Schema }>> | undefined): readonly string[] =>
  membersOf(Object.values(content ?? {})[0]?.schema);

test.each(answered.map((documented) => [documented.call, documented] as const))(
  'F410 %s has the request and response of the specification',
  (call, { query = [], body = [], answer = [], also = 200 }) => {
    const operation = operationOf(call);
    expect(operation).toBeDefined();
    const taken = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    expect(taken).toEqual(expect.arrayContaining([...query]));
    expect(contentOf(operation?.requestBody?.content)).toEqual(expect.arrayContaining([...body]));
    expect(contentOf(operation?.responses['200']?.content)).toEqual(expect.arrayContaining([...answer]));
    expect(operation?.responses[also]).toBeDefined();
  },
);
