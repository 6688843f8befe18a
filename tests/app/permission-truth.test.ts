/**
 * Checks which roles may call what, for every call and built-in role: a request that is always invalid is rejected for its input if the
 * role may call, and for missing permission if it may not. The expected result is computed from the declarations, independently of the code
 * that decides. At another provider every user is rejected, except platform administrators.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { role_id } from '#generated/enums.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';
import { buildUser, roleIds } from '../factories/user.ts';
import { signedIn } from '../signed-in.ts';
import { everyRequest } from './request-samples.ts';

const site = await testApp();
const kestrel = 1;
const otherProvider = 2;

interface Declared {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly audience: string;
  readonly tenant: string;
  readonly outside_api: boolean;
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly permission: { readonly all?: readonly string[]; readonly any?: readonly string[] } | null;
}

const declared: readonly Declared[] = Object.values(calls);
const withPermission = declared.filter(({ permission }) => permission !== null);
const people: Readonly<Record<number, string>> = {
  1: 'platform@kestrel.test',
  2: 'staff@kestrel.test',
  3: 'manager@kestrel.test',
  4: 'support@kestrel.test',
  5: 'owner@acme.test',
  6: 'user@acme.test',
  7: 'driver@kestrel.test',
  9: 'nobilling@acme.test',
};
const callers = new Map<number, Caller>();

beforeAll(async () => {
  for (const [id, email] of Object.entries(people)) callers.set(Number(id), await signIn(site, email));
  const warehouse = await asOwner(site.database.owner, (tx) =>
    buildUser(tx, { provider_id: kestrel, role_id: roleIds.warehouse }),
  );
  callers.set(roleIds.warehouse, callerWith(site, await signedIn(site.database, warehouse.email, 'localhost')));
});

/** According to the declarations; no built-in role has a wildcard other than the one for everything. */
function isExpected({ permission }: Declared, held: readonly string[]): boolean {
  const has = (one: string): boolean => held.includes('*') || held.includes(one);
  return (permission?.all ?? []).every(has) && (permission?.any ?? ['*']).some((one) => one === '*' || has(one));
}

const bodied = new Set(['POST', 'PATCH', 'PUT']);

/** No call has a field of this name, so calls that accept any body are never carried out. */
function askBadly({ method, path, outside_api }: Declared, caller: Caller) {
  const address = `${outside_api ? '' : '/api'}${path.replaceAll(/\{\w+\}/g, '999999999')}`;
  return site.app.inject({
    ...{ method, url: `${address}?not_declared=1`, ...(bodied.has(method) ? { payload: { not_declared: 1 } } : {}) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
}

describe.each(role_id.map((role) => [role.title, role] as const))('%s', (_, role) => {
  test('F374 may call what its permissions say, and nothing else', async () => {
    const wrong: string[] = [];
    await eachAtOnce(withPermission, async (call) => {
      const answer = await askBadly(call, callers.get(role.const)!);
      const isAllowed = isExpected(call, role['x-permissions']);
      const takesFields = call.query.length + call.body.length > 0;
      const asItShould = isAllowed
        ? takesFields
          ? answer.statusCode === 400
          : answer.statusCode !== 403
        : answer.statusCode === 403;
      if (!asItShould)
        wrong.push(`${call.name}, allowed: ${isAllowed}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
    });
    expect(wrong).toEqual([]);
  });
});

const naming = everyRequest().filter(
  ({ name, slots }) =>
    calls[name].tenant === 'provider' && name !== 'read_events' && slots.some(({ at }) => at.at(-1) === 'provider_id'),
);

test('most calls require a permission or a provider', () => {
  expect(withPermission.length).toBeGreaterThan(60);
  expect(naming.length).toBeGreaterThan(40);
  expect(role_id.map((role) => role.const)).toEqual([...callers.keys()].sort((a, b) => a - b));
});

describe.each(role_id.filter((role) => role.const !== 1).map((role) => [role.title, role] as const))(
  '%s at another provider',
  (_, role) => {
    test('is always rejected', async () => {
      const wrong: string[] = [];
      await eachAtOnce(naming, async ({ name, method, sample, urlFor }) => {
        const inBody = bodied.has(method) && sample.body !== undefined;
        const query = inBody ? sample.query : { ...sample.query, provider_id: otherProvider };
        const body = inBody ? { ...(sample.body as object), provider_id: otherProvider } : sample.body;
        const answer = await site.app.inject({
          ...{ method, url: urlFor({ ...sample, query }), ...(body === undefined ? {} : { payload: body as object }) },
          headers: { host: 'localhost', authorization: `Bearer ${callers.get(role.const)!.token}` },
        });
        if (answer.statusCode !== 403) wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
      });
      expect(wrong).toEqual([]);
    });
  },
);
