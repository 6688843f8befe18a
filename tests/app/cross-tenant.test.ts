/**
 * Users of one provider send ids of another. For every call, and every field of its request that takes an id, the response to an id of the
 * other provider must equal the response to an id that does not exist, and the other provider's data must not change. The requests are
 * derived from the call schemas, so new calls are covered as soon as they are declared.
 */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls as validators } from '#generated/validators/calls.js';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';
import { demoPassword } from '../factories/password.ts';
import {
  buildNeighbour,
  everythingOf,
  mark,
  neighbourEmail,
  neighbourHost,
  unknownId,
  type Neighbour,
} from './neighbour.ts';
import { everyRequest, fitsIn, kindNamed, withValue, type Request, type Sample, type Slot } from './request-samples.ts';

const site = await testApp();
const requests = everyRequest();

let neighbour: Neighbour;
let untouched: string;
let native: Caller;
let strangers: readonly (readonly [name: string, caller: Caller])[];

beforeAll(async () => {
  neighbour = await buildNeighbour(site.database);
  const admin = await signIn(site, 'staff@kestrel.test');
  await admin.confirm();
  strangers = [
    ['staff', admin],
    ['a customer', await signIn(site, 'owner@acme.test')],
  ];
  const login = { email: neighbourEmail, password: demoPassword };
  const answer = await site.request({
    method: 'POST',
    url: '/api/login',
    headers: { host: neighbourHost },
    payload: login,
  });
  native = callerWith(site, answer.json<{ access_token: string }>().access_token, neighbourHost);
  await native.confirm();
  untouched = await everythingOf(site.database, neighbour.providerId);
});

/** An id of the other provider in one of the forms in which it may be sent, and an id that does not exist in the same form. */
interface Pair {
  readonly theirs: unknown;
  readonly unknown: unknown;
}

/** The pairs that fit a field: if its name indicates a kind, ids of any other kind do not exist. */
function pairsFor(slot: Slot): readonly Pair[] {
  return pairs(kindNamed(slot)).filter(({ theirs, unknown }) => fitsIn(slot, theirs) && fitsIn(slot, unknown));
}

function pairs(only?: keyof Neighbour['ids']): readonly Pair[] {
  const { ids, file, field } = neighbour;
  const meant = only === undefined ? [...new Set(Object.values(ids))] : [ids[only]];
  const numbers = meant.map((theirs) => ({ theirs, unknown: unknownId }));
  const kinds = ['platform', 'provider', 'branch', 'account', 'user'] as const;
  const places = kinds.flatMap((kind) => {
    const theirs = ids[kind === 'platform' ? 'provider' : kind];
    return [
      { theirs: `${kind}:${theirs}`, unknown: `${kind}:${unknownId}` },
      { theirs: { kind, id: theirs }, unknown: { kind, id: unknownId } },
    ];
  });
  return [
    ...numbers,
    ...numbers.map(({ theirs, unknown }) => ({ theirs: [theirs], unknown: [unknown] })),
    ...numbers.map(({ theirs, unknown }) => ({ theirs: String(theirs), unknown: String(unknown) })),
    ...places,
    { theirs: file, unknown: randomUUID() },
    { theirs: field, unknown: 'unknown-field' },
  ];
}

function sendRequest(caller: Caller, host: string, request: Request, sample: Sample): Promise<LightMyRequestResponse> {
  const { method, name } = request;
  const isBytes = sample.body === undefined && method !== 'GET' && method !== 'DELETE' && name.startsWith('upload');
  const payload: { payload?: object } = isBytes
    ? { payload: Buffer.from('%PDF-1.7\n') }
    : sample.body === undefined
      ? {}
      : { payload: sample.body as object };
  return site.request({
    ...{ method, url: request.urlFor(sample), ...payload },
    headers: {
      ...{ host, authorization: `Bearer ${caller.token}` },
      ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
  });
}

/** The response, independent of which id was sent. */
function responseText(answer: LightMyRequestResponse, pair: Pair): string {
  return `${answer.statusCode} ${shown(answer, pair).replaceAll(/"(?:exported_at|timestamp)":"[^"]*"/g, '')}`;
}

/** An error response may repeat the id from the request. */
function shown({ body }: LightMyRequestResponse, { theirs, unknown }: Pair): string {
  return body.replaceAll(idsIn(theirs), '#').replaceAll(idsIn(unknown), '#').toLowerCase();
}

function idsIn(value: unknown): string {
  return typeof value === 'string' && !/\d{6}/.test(value) ? value : String(/\d{6,}/.exec(JSON.stringify(value))?.[0]);
}

/** The event stream does not end; where the provider parameter is ignored, the call acts on the caller's own provider. */
const requested = requests.flatMap((request) => {
  const slots = request.slots.filter((slot) => request.method === 'GET' || !isIgnored(request, slot));
  return request.name === 'read_events' || slots.length === 0 ? [] : [{ ...request, slots }];
});

test('every call with an id is tested with valid input', () => {
  expect(requested.length).toBeGreaterThan(25);
  const wrong = requested.flatMap(({ name, sample }) => {
    const { query, params, body } = validators[name] ?? {};
    const parts = [
      ['query', query, { ...sample.query }],
      ['path', params, { ...sample.path }],
      ['body', body, sample.body],
    ] as const;
    return parts.flatMap(([part, validate, value]) =>
      validate && value !== undefined && !validate(value)
        ? [`${name}: its ${part} needs an example in its schema: ${JSON.stringify(validate.errors?.[0])}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
});

describe.each(requested.map((request) => [request.name, request] as const))('%s', (name, request) => {
  test.each(request.slots.map((slot) => [`${slot.part} ${slot.at.join('.')}`, slot] as const))(
    'returns the same for another provider’s id in its %s as for one that does not exist',
    async (_, slot) => {
      const own = pairsFor(slot);
      expect(own.length, 'no id of the neighbour fits here: give it a shape in pairs()').toBeGreaterThan(0);
      for (const [who, caller] of strangers)
        for (const kind of slot.beside?.values ?? [undefined]) {
          const send = (id: unknown) =>
            sendRequest(caller, 'localhost', request, withValue(request.sample, slot, id, kind));
          const twins = new Map<string, Promise<LightMyRequestResponse>>();
          await eachAtOnce(own, async (pair) => {
            const answer = await send(pair.theirs);
            const what = `${who}: ${name} with ${String(kind)} ${JSON.stringify(pair.theirs)} answers ${answer.statusCode}`;
            expect(shown(answer, pair), what).not.toContain(mark.toLowerCase());
            expect(statusesFor(request, slot), what).toContain(answer.statusCode);
            const key = JSON.stringify(pair.unknown);
            const twin = twins.get(key) ?? send(pair.unknown);
            twins.set(key, twin);
            expect(responseText(answer, pair), what).toBe(responseText(await twin, pair));
          });
        }
    },
  );
});

test('no data of the other provider was changed', async () => {
  expect(await everythingOf(site.database, neighbour.providerId)).toBe(untouched);
});

/** Reads may return nothing; changes by id, or at another provider, are rejected. */
function statusesFor(request: Request, slot: Slot): readonly number[] {
  if (isTenant(slot)) return isIgnored(request, slot) ? [200, 304, 404] : [403];
  if (slot.part === 'path') return [403, 404];
  return request.method === 'GET' ? [200, 400, 403, 404] : [400, 403, 404, 409, 422];
}

test('users of the other provider can use the same ids, so the refusals are meaningful', async () => {
  const helped = new Set<string>();
  for (const request of requested.filter(({ method }) => method === 'GET'))
    for (const slot of request.slots) {
      const kinds = slot.beside?.values ?? [undefined];
      const samples = pairsFor(slot).flatMap(({ theirs }) =>
        kinds.map((kind) => withValue(request.sample, slot, theirs, kind)),
      );
      await eachAtOnce(samples, async (sample) => {
        const answer = await sendRequest(native, neighbourHost, request, sample);
        if (answer.statusCode === 200 && answer.body.includes(mark)) helped.add(`${request.name} ${slot.at.join('.')}`);
      });
    }
  expect(helped.size).toBeGreaterThan(15);
});

function isTenant({ at }: Slot): boolean {
  return at.length === 1 && at[0] === 'provider_id';
}

/** The session or the host determines the provider, whatever is sent. */
function isIgnored({ tenant }: Request, slot: Slot): boolean {
  return isTenant(slot) && tenant !== 'provider';
}
