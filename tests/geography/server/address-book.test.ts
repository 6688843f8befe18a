/** Address books over HTTP: who sees and changes which entries, validation, and that each place and person is stored once. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryRows } from '#modules/geography/server/address-book/repository.ts';
import type { AddressBookEntry } from '#generated/types.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const path = '/api/accounts/address-books';

let acme: Caller;
let karoo: Caller;
let staff: Caller;
let support: Caller;

beforeAll(async () => {
  [acme, karoo, staff, support] = await Promise.all([
    signIn(site, 'owner@acme.test'),
    signIn(site, 'owner@prepaid.test'),
    signIn(site, 'staff@kestrel.test'),
    signIn(site, 'driver@kestrel.test'),
  ]);
});

const warehouse = {
  name: '  Overberg   Wool ',
  contact_name: 'Riaan Steyn',
  mobile_number: '82 555 0111',
  address: { company: 'Overberg Wool', local_area: 'Jet Park', city: 'Boksburg' },
};

const send = (caller: Caller, method: 'PATCH' | 'DELETE', url: string, payload?: object) =>
  site.request({
    ...{ method, url, ...(payload && { payload }) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });

const created = async (caller: Caller, payload: object): Promise<AddressBookEntry> =>
  (await caller.post(path, payload)).json<{ address_book_entry: AddressBookEntry }>().address_book_entry;

const errorsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { errors: { field: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ]);

describe('an entry', () => {
  it('is stored normalized, with province, postal code and coordinates of its suburb (F223, F226)', async () => {
    const entry = await created(acme, warehouse);
    expect(entry).toMatchObject({
      ...{ name: 'Overberg Wool', mobile_number: '0825550111', source: 'manual', revision: 1 },
      address: {
        ...{ type: 'business', company: 'Overberg Wool', local_area: 'Jet Park', zone: 'Gauteng', code: '1459' },
        ...{ country: 'ZA', lat: -26.166, lng: 28.219 },
      },
    });
  });

  it('F141 is a location record: it has its provider, the number of its address and the company', async () => {
    const { id } = await created(acme, { ...warehouse, name: 'Overberg Wool Gate 2', contact_name: 'Elna Botha' });
    const { address_book_entries: found } = (await acme.get(`${path}?id=${id}`)).json<{
      address_book_entries: AddressBookEntry[];
    }>();
    expect(found).toMatchObject([
      { ...{ id, address_id: id, provider_id: 1, company: 'Overberg Wool' }, address: { company: 'Overberg Wool' } },
    ]);
  });

  it('reports each invalid field', async () => {
    const answer = await acme.post(path, {
      ...{ name: '', email: 'nobody', mobile_number: '12' },
      address: { local_area: 'Jet Park', city: 'Boksburg', type: 'locker', country: 'FR' },
    });
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)).toEqual([
      ['name', 'This is required.'],
      ['mobile_number', 'Enter a phone number such as 082 555 0142.'],
      ['email', 'Enter an email address such as thandi@example.test.'],
      ['address.zone', 'This is required.'],
      ['address.street_address', 'Enter a street address or company.'],
      ['address.country', 'We don’t ship to or from France.'],
    ]);
  });

  it('is unique: entered again it is rejected, saved by a booking again it is returned', async () => {
    const book = { ...warehouse, name: 'Twice', address: { ...warehouse.address, street_address: '1 Main Road' } };
    const first = await created(acme, book);
    const written = { ...book, name: 'TWICE', address: { ...book.address, street_address: '1, main road' } };
    const again = await acme.post(path, written);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'known_address']);
    expect(await created(acme, { ...written, source: 'automatic' })).toEqual(first);
    expect((await created(karoo, book)).account_id).not.toBe(first.account_id);
  });

  it('changes only the sent fields, and rejects a stale revision', async () => {
    const entry = await created(acme, { ...warehouse, name: 'Changing', email: 'old@example.test' });
    const url = `${path}/${entry.id}`;
    const changed = (await send(acme, 'PATCH', url, { email: null, base_revision: 1 })).json<{
      address_book_entry: AddressBookEntry;
    }>().address_book_entry;
    expect(changed).toMatchObject({ name: 'Changing', revision: 2, address: entry.address });
    expect(changed).not.toHaveProperty('email');
    const late = await send(acme, 'PATCH', url, { name: 'Late', base_revision: 1 });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    expect((await send(acme, 'PATCH', url, { name: 'Changing' })).json()).toEqual({ address_book_entry: changed });
  });

  it('can be deleted, and every step is in the audit trail', async () => {
    const { id } = await created(acme, { ...warehouse, name: 'Short-lived' });
    expect((await send(acme, 'DELETE', `${path}/${id}`)).json()).toEqual({ deleted: true });
    expect((await send(acme, 'DELETE', `${path}/${id}`)).statusCode).toBe(404);
    const trail = await staff.get(`/api/audit/events?type=address_book_entry&object_id=${id}`);
    const changes = trail.json<{ audit_events: { change: { change_from?: unknown; change_to?: unknown } }[] }>();
    const sides = changes.audit_events.map(({ change }) => [Boolean(change.change_from), Boolean(change.change_to)]);
    expect(sides).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('visibility', () => {
  it('customers see and change only entries of their own account, staff those of any', async () => {
    const own = await created(acme, { ...warehouse, name: 'Acme only' });
    const list = async (caller: Caller) =>
      (await caller.get(`${path}?search=Acme%20only`)).json<{ address_book_entries: AddressBookEntry[] }>()
        .address_book_entries;
    expect((await list(acme)).map(({ id }) => id)).toEqual([own.id]);
    expect(await list(karoo)).toEqual([]);
    expect((await list(staff)).map(({ id }) => id)).toEqual([own.id]);
    expect((await send(karoo, 'PATCH', `${path}/${own.id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await send(karoo, 'DELETE', `${path}/${own.id}`)).statusCode).toBe(404);
    expect((await karoo.post(path, { ...warehouse, account_id: own.account_id })).statusCode).toBe(403);
    expect((await staff.post(path, { ...warehouse, name: 'No account' })).statusCode).toBe(404);
    expect((await created(staff, { ...warehouse, name: 'By staff', account_id: own.account_id })).account_id).toBe(
      own.account_id,
    );
    expect((await support.get(path)).statusCode).toBe(403);
  });

  it('finds prefixes of name, company or contact through indexes', async () => {
    await created(acme, { ...warehouse, name: 'Zulu Traders', contact_name: 'Quinton Adams' });
    const names = async (text: string) =>
      (await acme.get(`${path}?starts_with=${text}`))
        .json<{ address_book_entries: AddressBookEntry[] }>()
        .address_book_entries.map(({ name }) => name);
    expect(await names('ZULU')).toEqual(['Zulu Traders']);
    expect(await names('quin')).toEqual(['Zulu Traders']);
    expect(await names('raders')).toEqual([]);
    await asOwner(site.database.owner, async (tx) => {
      await sql`
        insert into address_book_entries (provider_id, account_id, name, company, contact_name, address_type, local_area, city, zone,
                                          country, source, fingerprint)
        select 1, 2, md5('a' || n), md5('b' || n), md5('c' || n), 'business', 'Jet Park', 'Boksburg', 'Gauteng', 'ZA', 'import',
               sha256(n::text::bytea)
          from generate_series(1, 3000) as n`.execute(tx);
    });
    await site.database.owner.pool.query('analyze address_book_entries');
    const plan = await inTenant(site.database.app, 1, async (tx) => {
      const rows = await sql`explain select * from ${entryRows(tx, 'zu')} as r where account_id = 2`.execute(tx);
      return JSON.stringify(rows.rows);
    });
    for (const key of ['name_key', 'company_key', 'contact_key'])
      expect(plan).toMatch(new RegExp(`Index Cond: [^"]*${key} >= 'zu'`));
  });
});
