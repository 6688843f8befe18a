/**
 * Sends every call values that none of our clients would send, derived from the call schemas: characters that cannot be stored, huge
 * numbers, JSON nested thousands of levels deep, wrong types, huge texts. Each response must be declared by the call, and none may be 5xx.
 * `FUZZ_REQUESTS` increases the number of requests (`npm run test:long`), `FUZZ_SEED` repeats a run.
 */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { isObject } from '#engine/values/json-value.ts';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';
import { everyRequest, placesOf, sampleOf, withValue, type Request, type Sample } from './request-samples.ts';

const site = await testApp();
/** In the long tests. */
const isEvery = process.env['FUZZ_REQUESTS'] !== undefined;
const count = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** The event stream never ends, and signing out would end the callers' sessions. */
const requests = everyRequest().filter(({ name }) => name !== 'read_events' && name !== 'logout');

/** Written as JSON text, because no JavaScript value serializes to it. */
const written: Readonly<Record<string, string>> = {
  'written: infinite': '1e400',
  'written: huge id': '9223372036854775808',
  'written: nested list': '['.repeat(3_000) + ']'.repeat(3_000),
  'written: nested object': '{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000),
};

const hostile = fc.oneof(
  fc.constantFrom(...Object.keys(written)),
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00',
    '',
    ' ',
    '%',
    '\\',
    "'",
    '"',
    '../..',
    '<b>',
    '0',
    '-1',
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    1e15,
    2 ** 53,
    2 ** 31,
    -(2 ** 31) - 1,
    1e300,
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<unknown>(
    'Infinity',
    'NaN',
    '1e400',
    '9223372036854775808',
    '0000-00-00',
    '0000-01-01',
    '+275760-09-14',
    '2026-02-30T25:61:00Z',
  ),
  fc.constant('x'.repeat(70_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const changes = fc.array(fc.record({ at: fc.nat(), value: hostile }), { minLength: 1, maxLength: 3 });
const byName = new Map(requests.map((request) => [request.name, request]));
/** Calls by name, so that a counterexample is readable. */
const attack = fc.record({ call: fc.constantFrom(...byName.keys()), caller: fc.nat(), changes });

/** For a member of an entry; an odd number, so that every other entry of all lacks none of them. */
const wrongMembers: readonly unknown[] = ['x', null, 0, -1, undefined];

let callers: readonly Caller[];

beforeAll(async () => {
  const names = ['staff@kestrel.test', 'platform@kestrel.test', 'driver@kestrel.test', 'owner@acme.test'];
  callers = [callerWith(site, null), ...(await Promise.all(names.map((email) => signIn(site, email))))];
  await callers[1]?.confirm();
});

function send(request: Request, sample: Sample, caller: Caller): Promise<{ statusCode: number; body: string }> {
  const options: InjectOptions & { url: string } = {
    method: request.method,
    url: request.urlFor(sample),
    headers: { host: 'localhost', ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}) },
  };
  if (sample.body === undefined) return site.request(options);
  const payload = Object.entries(written).reduce(
    (text, [name, json]) => text.replaceAll(JSON.stringify(name), json),
    JSON.stringify(sample.body),
  );
  return site.request({ ...options, payload, headers: { ...options.headers, 'content-type': 'application/json' } });
}

describe('any input', () => {
  test(`no call fails, and each returns a declared response (${count} requests, FUZZ_SEED=${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(attack, async ({ call, caller, changes: list }) => {
        const request = byName.get(call)!;
        const places = placesOf(request);
        const sample = list.reduce<Sample>((made, { at, value }) => {
          const place = places[at % places.length];
          return place ? withValue(made, place, value) : made;
        }, request.sample);
        const { statusCode, body } = await send(request, sample, callers[caller % callers.length] ?? callers[0]!);
        expect(statusCode, `${request.name}: ${body.slice(0, 300)}`).toBeLessThan(500);
      }),
      { numRuns: count, seed, endOnFailure: true },
    );
  });

  test('a text of only spaces makes no call fail, in any field', async () => {
    const failed: string[] = [];
    const texts = requests.flatMap((request) =>
      placesOf(request)
        .filter(({ schema }) => schema.type === 'string')
        .map((place) => ({ request, place })),
    );
    // Every other field, each with one of them in turn; the long tests send both to all.
    const blanks = [' ', '\u00a0'];
    const those = (at: number): readonly string[] => (isEvery ? blanks : at % 2 === 0 ? [blanks[(at / 2) % 2]!] : []);
    await eachAtOnce([...texts.entries()], async ([at, { request, place }]) => {
      for (const blank of those(at)) {
        const { statusCode } = await send(request, withValue(request.sample, place, blank), callers[1]!);
        if (statusCode >= 500) failed.push(`${request.name} ${place.at.join('.')}: ${statusCode}`);
      }
    });
    expect(failed).toEqual([]);
  });

  test('no entry of a list makes a call fail, whatever one of its members is', async () => {
    const failed: string[] = [];
    for (const request of requests)
      for (const place of placesOf(request)) {
        const entry = place.schema.items;
        const whole = entry?.properties && sampleOf(entry);
        if (!isObject(whole)) continue;
        const entries = Object.keys(entry!.properties!).flatMap((name) =>
          wrongMembers.map((value) => ({ ...whole, [name]: value })),
        );
        // Every other one, so that each member gets some of them; the long tests send all.
        const those = entries.filter((_, at) => isEvery || at % 2 === 0);
        await eachAtOnce(those, async (one) => {
          const { statusCode } = await send(request, withValue(request.sample, place, [one]), callers[1]!);
          if (statusCode >= 500) failed.push(`${request.name} ${place.at.join('.')}: ${JSON.stringify(one)}`);
        });
      }
    expect(failed).toEqual([]);
  });

  test('an unknown provider makes no call of platform users fail', async () => {
    const limited = Object.values(calls).filter(
      ({ rate_limit, tenant }) => rate_limit !== null && tenant === 'provider',
    );
    const platformRequests = requests.filter(({ name }) => limited.some((call) => call.name === name));
    expect(platformRequests.length).toBeGreaterThan(2);
    for (const request of platformRequests) {
      const place = placesOf(request).find(({ at }) => at.join() === 'provider_id');
      if (!place) continue;
      const answer = await send(request, withValue(request.sample, place, 987_654_321), callers[2]!);
      expect([request.name, answer.statusCode < 500]).toEqual([request.name, true]);
    }
  });

  test('a value that cannot be stored is reported with its path', async () => {
    const staff = callers[1]!;
    const login = (payload: string) =>
      site.request({
        method: 'POST',
        url: '/api/login',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        payload,
      });
    for (const [sent, code] of [
      ['"a\\u0000@kestrel.test"', 'control_character'],
      ['"\\ud800@kestrel.test"', 'malformed_text'],
      ['1e400', 'number_range'],
      [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'depth'],
    ]) {
      const answer = await login(`{"email":${sent},"password":"x"}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ errors: unknown[] }>().errors[0]).toMatchObject({ field: 'email', code });
    }
    const search = await staff.get('/api/accounts?search=%00');
    expect(isObject(search.json()) && search.statusCode).toBe(400);
  });

  test.each(['/%zz', '/api/%zz', `/api/integration/third-party-integration-rules/${'1'.repeat(300)}/enabled`])(
    'a malformed URL returns an error in the standard format: %#',
    async (url) => {
      const answer = await site.app.inject({ method: 'POST', url, headers: { host: 'localhost' } });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message: 'The address cannot be read.', errors: [] },
      ]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    },
  );
});
