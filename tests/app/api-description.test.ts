/** The OpenAPI document says what developers of customers need: headers, keys, limits, and bodies that work as they are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls, type CallName } from '#generated/calls.ts';
import { signIn, testApp } from '../app.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

const site = await testApp();
const { paths, components } = JSON.parse(readFileSync('generated/build/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, object>> };
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const namesOf = (which: (operation: Operation) => boolean): readonly string[] =>
  operations.filter(({ operation }) => which(operation)).map(({ operation }) => operation.operationId);
const callsWith = (which: (call: (typeof calls)[CallName]) => boolean): readonly string[] =>
  Object.values(calls)
    .filter(which)
    .map(({ name }) => name);

test('lists the idempotency key with every call that accepts one, and with no other', () => {
  expect(components.parameters['IdempotencyKey']).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
  const listed = namesOf(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')));
  expect(listed.toSorted()).toEqual(callsWith(({ idempotent }) => idempotent).toSorted());
  expect(listed).toContain('create_shipment');
});

test('says that a key may be sent with the calls that guests make too', () => {
  const either = namesOf(({ security }) => JSON.stringify(security) === '[{"bearer":[]},{}]');
  const declared = callsWith(({ audience, tenant }) => audience === 'public' && tenant === 'provider');
  expect(either.toSorted()).toEqual(declared.toSorted());
  expect(either).toContain('create_shipment');
});

test('says how often a call may be made, and what API keys can’t do', () => {
  const { operation } = operations.find((one) => one.operation.operationId === 'create_api_key')!;
  expect(operation.description).toMatch(/API keys can’t make this call\. At most 20 requests in an hour\.$/);
});

test('its examples work as they are', async () => {
  const customer = await signIn(site, 'owner@acme.test');
  const examples = operations.flatMap(({ path, method, operation }) => {
    const example = operation.requestBody?.content['application/json']?.example;
    return example ? [{ path, method, example, name: operation.operationId }] : [];
  });
  expect(examples.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['create_quote', 'create_shipment', 'rate_shipment']),
  );
  for (const { path, method, example, name } of examples) {
    expect(method).toBe('post');
    expect((await customer.post(path, example)).statusCode, name).toBe(200);
  }
});
