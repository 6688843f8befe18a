/**
 * What users of one customer account read of another (F376): nothing, by whichever call, list or download. The requests are
 * derived from the call schemas and the marked data from the tables of the database, so new ones are covered as soon as they exist.
 */
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { asOwner, type Transaction } from '#platform/server/db/tenant.ts';
import { callerWith, testApp, type Caller } from '../app.ts';
import { eachAtOnce } from '../at-once.ts';
import { accountId, buildAccount } from '../factories/account.ts';
import { buildRole } from '../factories/role.ts';
import { buildUser } from '../factories/user.ts';
import { signedIn } from '../signed-in.ts';
import { everyRequest, fitsIn, kindNamed, withValue, type Request, type Sample, type Slot } from './request-samples.ts';

const site = await testApp();
const provider_id = 1;
/** In the texts of the other account. */
const mark = 'ELSEWHERE';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** A record of the other account in each table, with as few different ids as possible, because each is sent in every field. */
let ids: Readonly<Record<string, number | string>>;
let reference: string;
let strangers: readonly (readonly [who: string, caller: Caller])[];
let everywhere: Caller;

/** Tables whose rows belong to an account, directly or by their shipment, and the condition. */
async function ownedTables(tx: Transaction, account: number): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('account_id', 'shipment_id')
     order by c.column_name desc`.execute(tx);
  const ofShipment = `shipment_id in (select id from shipments where provider_id = ${provider_id} and account_id = ${account})`;
  const found = new Map(
    rows.map(({ table, column }) => [table, column === 'account_id' ? `account_id = ${account}` : ofShipment]),
  );
  return found.set('accounts', `id = ${account}`);
}

/** Puts the mark into every text that takes one; texts with rules of their own stay. */
async function markTexts(tx: Transaction, owned: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'`.execute(tx);
  for (const { table, column } of rows.filter((one) => owned.has(one.table))) {
    if (column === 'email' || /(reference|_date)$/.test(column)) continue;
    await sql.raw('savepoint marking').execute(tx);
    const where = `provider_id = ${provider_id} and ${owned.get(table)}`;
    const change = `update ${table} set "${column}" = '${mark} ' || coalesce("${column}", '') where ${where}`;
    await sql
      .raw(change)
      .execute(tx)
      .catch(() => sql.raw('rollback to savepoint marking').execute(tx));
  }
}

async function fewIds(tx: Transaction, owned: ReadonlyMap<string, string>): Promise<typeof ids> {
  const left = new Map<string, readonly (number | string)[]>();
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'id'`.execute(
    tx,
  );
  for (const { table } of rows.filter((one) => owned.has(one.table))) {
    const its = `select id from ${table} where provider_id = ${provider_id} and ${owned.get(table)} order by id desc`;
    const all = (await sql.raw<{ id: number | string }>(its).execute(tx)).rows.map(({ id }) => id);
    if (all.length > 0) left.set(table, all);
  }
  const found: Record<string, number | string> = {};
  while (left.size > 0) {
    const frequency = new Map<number | string, number>();
    for (const id of [...left.values()].flat()) frequency.set(id, (frequency.get(id) ?? 0) + 1);
    const most = Math.max(...frequency.values());
    const [id] = [...frequency].find(([, times]) => times === most)!;
    for (const [table, all] of left)
      if (all.includes(id)) {
        found[table] = id;
        left.delete(table);
      }
  }
  return found;
}

beforeAll(async () => {
  const emails = await asOwner(site.database.owner, async (tx) => {
    const account = await accountId(tx);
    const owned = await ownedTables(tx, account);
    await markTexts(tx, owned);
    ids = await fewIds(tx, owned);
    const shipments = tx.selectFrom('shipments').select('short_tracking_reference').where('provider_id', '=', 1);
    const one = shipments.where('id', '=', Number(ids['shipments']));
    reference = (await one.executeTakeFirstOrThrow()).short_tracking_reference;
    const of = { provider_id, timestamp: new Date(), request_id: '', client_version: '', source: 'staff' } as const;
    const types = { account: ids['accounts'], user: ids['users'], shipment: ids['shipments'] };
    for (const [type, id] of Object.entries(types)) {
      const event = { ...of, type, object_id: String(id), change_to: JSON.stringify({ name: mark }) };
      await tx.insertInto('audit_events').values(event).execute();
    }
    const { id: role_id } = await buildRole(tx, { provider_id, permissions: ['*'] });
    const served = await buildAccount(tx, { provider_id, account_code: 'SERVED', name: 'Served' });
    const customer = { provider_id, role_id, account_id: served.id };
    return {
      'a customer with every permission': (await buildUser(tx, customer)).email,
      'staff limited to an account': (await buildUser(tx, { provider_id, role_id, limit_user_to_account: served.id }))
        .email,
      everywhere: (await buildUser(tx, { provider_id, role_id })).email,
    };
  });
  const { everywhere: all, ...limited } = emails;
  const open = async (email: string) => callerWith(site, await signedIn(site.database, email, 'localhost'));
  everywhere = await open(all);
  strangers = await Promise.all(Object.entries(limited).map(async ([who, email]) => [who, await open(email)] as const));
});

/** If the name of a field says what it refers to, other records match nothing. */
function valuesFor(slot: Slot): readonly unknown[] {
  const kind = kindNamed(slot);
  const meant =
    kind === 'account' ? [ids['accounts']] : kind === 'user' ? [ids['users']] : [...new Set(Object.values(ids))];
  return meant
    .flatMap((id) => [id, [id], String(id), `account:${id}`, { kind: 'account', id }])
    .filter((value) => fitsIn(slot, value));
}

/** Reads and exports of lists. The event stream does not end. */
const requests = everyRequest().filter(
  ({ name, method }) => name.startsWith('export_') || (method === 'GET' && name !== 'read_events'),
);

function samplesFor({ name, sample, slots }: Request): readonly Sample[] {
  // An export has the rows of its list.
  if (name.startsWith('export_')) return [sample];
  const placed = slots
    .filter(({ at }) => at.at(-1) !== 'provider_id')
    .flatMap((slot) =>
      valuesFor(slot).flatMap((value) =>
        (slot.beside?.values ?? [undefined]).map((kind) => withValue(sample, slot, value, kind)),
      ),
    );
  return [sample, ...placed];
}

/** Not compared with the schema, which the marked texts don't fit. */
function read({ token }: Caller, url: string, method: Request['method'] = 'GET'): Promise<LightMyRequestResponse> {
  return site.app.inject({ method, url, headers: { host: 'localhost', authorization: `Bearer ${token}` } });
}

/** Whether a caller sees the other account at an address: in the response, in the file that it wrote, or as a document. */
async function sees(caller: Caller, { method, urlFor }: Request, sample: Sample): Promise<boolean> {
  const answer = await read(caller, urlFor(sample), method);
  if (answer.statusCode !== 200) return false;
  const file = /^\{"url":"([^"]+)"/.exec(answer.body)?.[1];
  if (file?.includes('/files?token=')) return true;
  return (file?.startsWith('/api/exports/') ? await read(caller, file) : answer).body.includes(mark);
}

test('F376 users of an account read nothing of another account', async () => {
  const seen: string[] = [];
  for (const request of requests)
    for (const [who, caller] of strangers)
      await eachAtOnce(samplesFor(request), async (sample) => {
        if (await sees(caller, request, sample)) seen.push(`${who}: ${request.name} ${request.urlFor(sample)}`);
      });
  expect(seen).toEqual([]);
});

/** Their ids are of branches, roles or own sessions, which may be the same numbers as the other account's records. */
const ofOtherKinds: ReadonlySet<string> = new Set([
  ...['read_branch_use', 'read_hub_bays', 'read_assignable_roles', 'end_sessions', 'update_driver'],
]);

test('F376 nor learns from any call whether a record of another account exists', async () => {
  const unknown = 9_900_000_001;
  const told: string[] = [];
  let asked = 0;
  for (const request of everyRequest().filter(
    (one) => one.signedIn && one.name !== 'read_events' && !ofOtherKinds.has(one.name),
  ))
    for (const slot of request.slots.filter(({ at }) => !/^(provider|branch|role)_id$/.test(String(at.at(-1)))))
      for (const [who, { token }] of strangers) {
        const headers = { host: 'localhost', authorization: `Bearer ${token}` };
        const answerTo = async (id: unknown): Promise<string> => {
          const { path, query, body } = withValue(request.sample, slot, id, slot.beside?.values[0]);
          const url = request.urlFor({ path, query, body });
          const sent = { method: request.method, url, headers, ...(body ? { payload: body } : {}) };
          const { statusCode, body: text } = await site.app.inject(sent);
          return `${statusCode} ${text.replaceAll(new RegExp(`\\b${String(id)}\\b`, 'g'), '#')}`;
        };
        const inField = fitsIn(slot, unknown) ? (id: number) => id : (id: number) => [id];
        if (!fitsIn(slot, inField(unknown))) continue;
        const nobody = await answerTo(inField(unknown));
        const meant = valuesFor(slot).filter((value) => typeof value === typeof inField(unknown));
        asked += 1;
        for (const value of meant) {
          const theirs = await answerTo(value);
          if (theirs !== nobody) told.push(`${who}: ${request.name} ${slot.at.join('.')}: ${theirs} | ${nobody}`);
        }
      }
  expect(told).toEqual([]);
  expect(asked).toBeGreaterThan(200);
});

test('F376 nor by the reference of a shipment, nor in the audit trail', async () => {
  const audits = [
    `type=account&object_id=${ids['accounts']}`,
    `type=user&object_id=${ids['users']}`,
    `type=shipment&object_id=${ids['shipments']}`,
  ];
  const urls = [
    `/api/shipments?tracking_reference=${reference}`,
    ...audits.map((query) => `/api/audit/events?${query}&limit=10`),
  ];
  for (const url of urls) expect((await read(everywhere, url)).body, url).toContain(mark);
  for (const [who, caller] of strangers)
    for (const url of urls) expect((await read(caller, url)).body, `${who} ${url}`).not.toContain(mark);
});

test('staff without a limit see it with the same requests, so there was something to see', async () => {
  expect(Object.keys(ids).length).toBeGreaterThan(12);
  const shown = new Set<string>();
  for (const request of requests) {
    if (shown.size > 40) break;
    await eachAtOnce(samplesFor(request), async (sample) => {
      if (!shown.has(request.name) && (await sees(everywhere, request, sample))) shown.add(request.name);
    });
  }
  expect(shown.size).toBeGreaterThan(40);
});
