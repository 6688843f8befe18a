/** Requests as clients of the public API send them, in their usual order, are accepted and return the fields that they read. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';

type Kind = 'number' | 'string' | 'boolean' | 'array';

interface Recorded {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** `{{name}}` is replaced with a value stored from an earlier response; in the body too. */
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  /** Fields that clients read in the response: path and type. */
  readonly answer: Readonly<Record<string, Kind>>;
  /** Values stored for later requests: path in the response by name. */
  readonly store?: Readonly<Record<string, string>>;
}

const recorded = JSON.parse(
  readFileSync(new URL('client-requests.json', import.meta.url), 'utf8'),
) as readonly Recorded[];

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const client = await signIn(site, 'owner@acme.test');

const variables: Record<string, unknown> = {};
const filled = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name]));
const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value: unknown, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], answer);
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

test.each(recorded.map((one) => [one.name, one] as const))(
  '%s',
  async (_, { method, path, body, status, answer, store = {} }) => {
    const response = await site.request({
      ...{ method, url: `/api/${filled(path)}` },
      ...(body && { payload: JSON.parse(filled(JSON.stringify(body))) as object }),
      headers: { host: 'localhost', authorization: `Bearer ${client.token}` },
    });
    expect(response.statusCode, response.body.slice(0, 500)).toBe(status);
    const given = response.json<unknown>();
    const kinds = Object.fromEntries(Object.keys(answer).map((at) => [at, kindOf(valueAt(given, at))]));
    expect(kinds).toEqual(answer);
    for (const [name, at] of Object.entries(store)) variables[name] = valueAt(given, at);
  },
);
