/** A forgotten `where` leaks nothing: tested for every table in the database catalog, so new ones are covered automatically. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';
import { buildAccount } from '../../../factories/account.ts';
import { buildAddressBookEntry } from '../../../factories/address-book-entry.ts';
import { buildAnswer } from '../../../factories/answer.ts';
import { buildBulkBooking } from '../../../factories/bulk-booking.ts';
import { buildIntegrationRule } from '../../../factories/integration-rule.ts';
import { buildPickupPoints } from '../../../factories/pickup-points.ts';
import { buildSession } from '../../../factories/session.ts';
import { buildStoredShipment } from '../../../factories/stored-shipment.ts';
import { buildTariff } from '../../../factories/tariff/build-tariff.ts';
import { demoTariff } from '../../../factories/tariff/demo-tariff.ts';
import { buildZone } from '../../../factories/zone.ts';

const database = await testDatabase();

/** Tables that hold no tenant's data. */
const tenantless = ['app.migrations'];

interface Table {
  name: string;
  column: string;
  forced: boolean;
}

const { rows: tables } = await database.owner.pool.query<Table>(`
  select c.oid::regclass::text as name, case when c.relname = 'providers' then 'id' else 'provider_id' end as column,
         c.relrowsecurity and c.relforcerowsecurity as forced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and n.nspname in ('public', 'app') order by 1`);
const tenantTables = tables.filter(({ name }) => !tenantless.includes(name));

async function count(tx: Transaction, table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(tx);
  return rows[0]!.n;
}

async function countAll(connection: pg.Pool | pg.PoolClient, table: string): Promise<number | undefined> {
  return (await connection.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n;
}

/** Copies a row with the other tenant's id, as a bug or an attack would. */
async function smuggle(tx: Transaction, { name, column }: Table, from: number, to: number): Promise<void> {
  await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(tx);
}

/** An account with data: a saved address, a shipment with its history, and payments. */
async function book(tx: Transaction, owner: { readonly provider_id: number; readonly account_id: number }) {
  const { provider_id } = owner;
  await buildZone(tx, { provider_id });
  const edit = { user_id: 1, user_name: 'Editor', expires_at: new Date() };
  await tx
    .insertInto('map_edits')
    .values({ provider_id, layer: `rates ${owner.account_id}`, ...edit })
    .execute();
  const tag = { provider_id, type: 'account', name: `Fragile ${owner.account_id}` } as const;
  const { id: tag_id } = await tx.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('tagged').values({ provider_id, type: 'account', object_id: 1, tag_id }).execute();
  await buildTariff(tx, { provider_id, document: demoTariff() });
  await buildAddressBookEntry(tx, owner);
  const { id: shipment_id } = await buildStoredShipment(tx, owner);
  const { id: bulk_booking_id } = await buildBulkBooking(tx, owner);
  await tx.insertInto('bulk_booking_rows').values({ provider_id, bulk_booking_id, row: 2, state: 'valid' }).execute();
  const position = { provider_id, driver_id: shipment_id, lat: -26, lng: 28, recorded_at: new Date() };
  await tx.insertInto('shipment_ratings').values({ provider_id, shipment_id, stars: 5 }).execute();
  const sent = { rule: 'Rule', type: 'outbound-api', method: 'POST', url: 'https://api.test', request_body: '{}' };
  await tx
    .insertInto('integration_requests')
    .values({ provider_id, ...sent, shipment_id, request_headers: '[]' })
    .execute();
  const code = String(1_000_000 + shipment_id);
  const link = { provider_id, code, url: 'https://ship.test/track', expires_at: new Date() };
  await tx.insertInto('short_urls').values(link).execute();
  await tx.insertInto('driver_positions').values(position).execute();
  await tx
    .insertInto('shipment_notes')
    .values({ provider_id, shipment_id, text: 'Note', shown_to_customers: false })
    .execute();
  const { id: event_id } = await tx
    .selectFrom('tracking_events')
    .select('id')
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow();
  const proof = { provider_id, event_id, shipment_id, method: 'pin', delivered_at: new Date() } as const;
  await tx.insertInto('delivery_records').values(proof).execute();
  const photo = {
    provider_id,
    folder: 'shipment-photos',
    name: `${shipment_id}.png`,
    media_type: 'image/png',
    size: 1,
  };
  const { id: file_id } = await tx.insertInto('stored_files').values(photo).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('shipment_files').values({ provider_id, shipment_id, file_id, kind: 'photo' }).execute();
  const { id: parcel_id } = await tx
    .selectFrom('parcels')
    .select('id')
    .where('shipment_id', '=', shipment_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const measured = { provider_id, shipment_id, parcel_id, type: 'dimensions', weight_kg: 1 } as const;
  await tx.insertInto('parcel_measurements').values(measured).execute();
  await tx.insertInto('shipment_revisions').values({ provider_id, shipment_id, revision: 1, fields: [] }).execute();
  const sentMessage = { kind: 'x', revision: 1, about: 'Delivered', channel: 'email', party: 'staff' } as const;
  const message = { ...sentMessage, recipient_name: 'Staff', recipient: 'staff@kestrel.test', content: 'Delivered.' };
  const collection = { collection_date: '2026-11-23', reference: `COL9${shipment_id}` };
  const { id: collection_request_id } = await tx
    .insertInto('collection_requests')
    .values({ ...owner, ...collection })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('collection_request_shipments')
    .values({ provider_id, collection_request_id, shipment_id })
    .execute();
  const { id: driver_id } = await tx
    .selectFrom('users')
    .select('id')
    .where('provider_id', '=', provider_id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('driver_areas')
    .values({ provider_id, driver_id })
    .onConflict((one) => one.doNothing())
    .execute();
  await tx
    .insertInto('push_jobs')
    .values({ provider_id, user_id: driver_id, shipment_id, leg: 'collection' })
    .execute();
  const ends = [1, 2].map((at) => ({ provider_id, code: `HUB${shipment_id}${at}`, name: 'Hub' }));
  const [from, to] = await tx.insertInto('branches').values(ends).returning('id').execute();
  const load = { carrier: 'OWN', carrier_name: 'Own', transport: 'road', transit_hours: 1, service_level: 'ONR' };
  const { id: interhub_transfer_id } = await tx
    .insertInto('interhub_transfers')
    .values({
      ...{ ...load, provider_id, service_level_name: 'Road', reference: `IHT9${shipment_id}` },
      ...{ from_branch_id: from!.id, to_branch_id: to!.id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('interhub_transfer_parcels')
    .values({ provider_id, interhub_transfer_id, shipment_id, parcel_id: 1 })
    .execute();
  await tx
    .insertInto('messages')
    .values({ ...owner, shipment_id, ...message })
    .execute();
  await tx
    .insertInto('shipment_numbers')
    .values({ ...owner, last: 1 })
    .execute();
  const line = { provider_id, digest: Buffer.alloc(32, 1), row: owner.account_id, account_id: owner.account_id };
  await tx.insertInto('account_imports').values(line).execute();
  const day = '2026-11-01';
  const { id: statement_run_id } = await tx
    .insertInto('statement_runs')
    .values({ provider_id, from_day: day, to_day: day, started_at: new Date(), started_by: 'Somebody' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('statement_run_accounts')
    .values({ ...owner, run_id: statement_run_id })
    .execute();
  const party = JSON.stringify({ name: 'Party', lines: [] });
  const dates = { invoice_date: '2026-11-22', due_date: '2026-12-22' };
  const invoice = { number: `INV9${shipment_id}`, ...dates, total_cents: 100, vat_cents: 0 };
  await tx
    .insertInto('invoices')
    .values({ ...owner, ...invoice, issuer: party, customer: party, title: 'Invoice' })
    .execute();
  await tx
    .insertInto('invoice_runs')
    .values({ ...owner, run_date: '2026-11-22' })
    .execute();
  await tx
    .insertInto('number_series')
    .values({ provider_id, series: 'PMT', last: 1 })
    .onConflict((one) => one.doNothing())
    .execute();
  const paid = { type: 'payment', amount_cents: 100, balance_cents: 100, description: 'Payment' } as const;
  const { id: payment_id } = await tx
    .insertInto('billing_transactions')
    .values({ ...owner, ...paid, effective_date: '2026-11-22' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const repaid = { amount_cents: 1, reason: 'Late', way: 'outside', state: 'failed' } as const;
  await tx
    .insertInto('payment_refunds')
    .values({ provider_id, payment_id, ...repaid, reference: `refund-of-payment-${payment_id}` })
    .execute();
  const noted = {
    number: `CR9${shipment_id}`,
    credit_date: '2026-11-22',
    reason: 'Late',
    amount_cents: 1,
    vat_cents: 0,
  };
  await tx
    .insertInto('credit_notes')
    .values({ ...owner, ...noted, issuer: party, customer: party })
    .execute();
  const fromBank = { number: `PMT9${shipment_id}`, payment_date: '2026-11-22', amount_cents: 100, reference: 'x' };
  await tx
    .insertInto('imported_payments')
    .values({ provider_id, ...fromBank, digest: Buffer.from(String(shipment_id)) })
    .execute();
  const { id: invoice_id } = await tx
    .selectFrom('invoices')
    .select('id')
    .where('account_id', '=', owner.account_id)
    .executeTakeFirstOrThrow();
  const { id: transaction_id } = await tx
    .selectFrom('billing_transactions')
    .select('id')
    .where('account_id', '=', owner.account_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_allocations')
    .values({ provider_id, invoice_id, transaction_id, amount_cents: 1 })
    .execute();
  const { id: run_id } = await tx
    .insertInto('invoicing_runs')
    .values({ provider_id, run_date: '2026-11-22', started_by: `Somebody ${owner.account_id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoicing_run_accounts')
    .values({ ...owner, run_id, state: 'waiting' })
    .execute();
  await tx
    .insertInto('payments')
    .values({ ...owner, gateway: 'payfast', reference: `payment-of-account-${owner.account_id}`, amount_cents: 100 })
    .execute();
  const card = { recipient_account_code: 'KES001', token: Buffer.alloc(33), token_digest: Buffer.alloc(32) };
  await tx
    .insertInto('saved_cards')
    .values({ ...owner, ...card, pan: '************4242' })
    .execute();
}

beforeAll(async () => {
  await asOwner(database.owner, async (tx) => {
    for (const provider_id of [1, 2]) {
      await tx.deleteFrom('pickup_points').where('provider_id', '=', provider_id).execute();
      await buildPickupPoints(tx, { provider_id });
    }
  });
  await asOwner(database.owner, async (tx) => {
    const users = await tx.selectFrom('users').select(['id', 'provider_id']).where('provider_id', '<>', 0).execute();
    for (const { id, provider_id } of users) {
      const { token_hash } = await buildSession(tx, { user_id: id, provider_id });
      const device = { endpoint: `https://push.test/${id}`, p256dh: 'x', auth: 'x', created_at: new Date() };
      await tx
        .insertInto('push_subscriptions')
        .values({ provider_id, user_id: id, token_hash, ...device })
        .execute();
      const pushKey = { provider_id, public_key: 'x', private_key: Buffer.alloc(33) };
      await tx
        .insertInto('push_keys')
        .values(pushKey)
        .onConflict((one) => one.doNothing())
        .execute();
      await tx.insertInto('audit_events').values({ provider_id, type: 'provider_setting', source: 'staff' }).execute();
      const key = { provider_id, user_id: id, call: 'save_settings', key: `key-${id}`, request_hash: Buffer.alloc(32) };
      await tx.insertInto('idempotency_keys').values(key).execute();
      await buildIntegrationRule(tx, { provider_id });
      const name = createHash('sha256').update(String(id)).digest();
      await tx.insertInto('attempts').values({ provider_id, name, count: 1, expires_at: new Date() }).execute();
      const link = { token_hash: name, kind: 'reset' as const, user_provider_id: provider_id, user_id: id };
      await tx
        .insertInto('password_links')
        .values({ provider_id, ...link, expires_at: new Date() })
        .execute();
      await tx
        .insertInto('two_factor')
        .values({ provider_id, user_id: id, secret: Buffer.alloc(33) })
        .execute();
      const challenge = { provider_id, challenge_hash: name, purpose: 'social' as const, expires_at: new Date() };
      await tx.insertInto('sign_in_challenges').values(challenge).execute();
      const identity = { provider_id, user_id: id, issuer: 'google' as const, subject: String(id), email: 'a@b.test' };
      await tx.insertInto('social_identities').values(identity).execute();
      const passkey = { provider_id, user_id: id, name: 'Phone', credential_id: String(id), rp_id: 'ship.test' };
      await tx
        .insertInto('passkeys')
        .values({ ...passkey, public_key: Buffer.alloc(1) })
        .execute();
      const keyed = { provider_id, user_id: id, token_hash: name };
      const keySession = { ...keyed, user_provider_id: provider_id, expires_at: new Date(), is_api_key: true };
      await tx.insertInto('sessions').values(keySession).execute();
      await tx
        .insertInto('api_keys')
        .values({ ...keyed, name: 'Web shop' })
        .execute();
      const pin = { contact_hash: name, pin_hash: 'x', sent_at: new Date(), expires_at: new Date() };
      await tx
        .insertInto('registration_pins')
        .values({ provider_id, ...pin })
        .execute();
      await tx.insertInto('recovery_codes').values({ provider_id, user_id: id, code_hash: name }).execute();
      const mail = {
        kind: 'notice',
        sender: 'platform' as const,
        recipients: ['owner@kestrel.test'],
        subject: 'Notice',
        body: 'Notice.',
      };
      await tx
        .insertInto('value_migrations')
        .values({ provider_id, id: `move-${id}` })
        .execute();
      const { id: mail_id } = await tx
        .insertInto('mails')
        .values({ provider_id, ...mail })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('inbox_mails').values({ provider_id, address: 'owner@kestrel.test', mail_id }).execute();
      const event = { provider_id, name: 'account_answers_changed', payload: '{}' };
      const { id: event_id } = await tx.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow();
      await tx.insertInto('event_deliveries').values({ provider_id, event_id, handler: 'payments.x' }).execute();
      const file = {
        table_id: 'accounts',
        query: '{}',
        file_format: 'csv' as const,
        file_name: 'accounts.csv',
        rows_total: 1,
      };
      await tx
        .insertInto('list_exports')
        .values({ provider_id, user_id: id, made_by: id, ...file })
        .execute();
      const change = { call: 'tag_shipments', input: '{}', title: 'Tags', rows_total: 1, author: '{}' };
      const { id: bulk_change_id } = await tx
        .insertInto('bulk_changes')
        .values({ provider_id, user_id: id, user_provider_id: provider_id, ...change })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('bulk_change_rows').values({ provider_id, bulk_change_id, object_id: 1 }).execute();
      const note = { version: String(id), published_on: '2026-11-20', body: '<p>New</p>' };
      await tx
        .insertInto('release_notes')
        .values({ provider_id, ...note })
        .execute();
      const blocked = { type: 'email-domain' as const, value: `${id}.test` };
      await tx
        .insertInto('blocked_entries')
        .values({ provider_id, ...blocked })
        .execute();
      const view = { filter_key: 'accounts_filters', name: 'Prepaid', query: 'account_type=prepaid' };
      await tx
        .insertInto('list_views')
        .values({ provider_id, user_id: id, ...view })
        .execute();
      const plan = { provider_id, scope: 'provider' as const, run_at: new Date(), scheduled_at: new Date() };
      const { id: schedule_id } = await tx
        .insertInto('setting_schedules')
        .values({
          ...plan,
          base_revision: 0,
          settings: '{}',
          environment: 'dev',
          scheduled_by: id,
          scheduled_by_name: 'Staff',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const scheduled = { provider_id, schedule_id, key: 'key', secret: Buffer.alloc(32) };
      await tx.insertInto('setting_schedule_secrets').values(scheduled).execute();
      await tx
        .insertInto('roles')
        .values({ provider_id, name: `own-${id}`, label: 'Own' })
        .execute();
      const account = await buildAccount(tx, { provider_id });
      await buildAnswer(tx, { provider_id, account_id: account.id, uploaded_by: id });
      await book(tx, { provider_id, account_id: account.id });
    }
  });
});

describe('every table', () => {
  it('is covered by this test', () => {
    expect(tenantTables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'setting_values', 'audit_events']),
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(tenantless));
  });

  describe.each(tenantTables)('$name', (table) => {
    const { name, column } = table;

    it('forces row-level security, and has rows of both providers', async () => {
      expect(table.forced).toBe(true);
      await asOwner(database.owner, async (tx) => {
        for (const id of [1, 2]) expect(await count(tx, name, sql`${sql.ref(column)} = ${id}`)).toBeGreaterThan(0);
      });
    });

    it.each(['app', 'worker', 'owner'] as const)('shows role %s nothing while no tenant is set', async (role) => {
      const { pool } = database[role];
      const mayRead = `select has_table_privilege('${name}', 'select') as may`;
      if (!(await pool.query<{ may: boolean }>(mayRead)).rows[0]?.may) return;
      expect(await countAll(pool, name)).toBe(0);
      await inTenant(database[role], 1, async () => {});
      expect(await countAll(pool, name)).toBe(0);
    });

    it('shows a tenant its own rows, and of others at most those shared by the platform', async () => {
      await inTenant(database.app, 2, async (tx) => {
        expect(await count(tx, name)).toBeGreaterThan(0);
        expect(await count(tx, name, sql`${sql.ref(column)} not in (0, 2)`)).toBe(0);
      });
    });

    it('prevents moving rows to another tenant or changing theirs, whatever is granted', async () => {
      const attempt = asOwner(database.owner, async (tx) => {
        await sql`select set_config('app.all_providers', '', true), set_config('app.provider_id', '2', true)`.execute(
          tx,
        );
        expect(await count(tx, name, sql`${sql.ref(column)} = 1`)).toBe(0);
        const { numAffectedRows } = await sql`delete from ${sql.table(name)} where ${sql.ref(column)} <> 2`.execute(tx);
        expect(numAffectedRows).toBe(0n);
        await smuggle(tx, table, 2, 1);
      });
      await expect(attempt).rejects.toThrow(/row-level security|foreign key|identity|duplicate key/);
    });
  });
});

describe('the application role', () => {
  it.each(['parcel_app', 'parcel_worker', 'parcel_definer'])(
    '%s owns nothing, bypasses nothing and creates nothing',
    async (role) => {
      const { rows } = await database.owner.pool.query(
        `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
              (select count(*) from pg_class where relowner = r.oid) as owned,
              has_schema_privilege(r.oid, 'public', 'create') or has_schema_privilege(r.oid, 'app', 'create') as makes
         from pg_roles r where rolname = $1`,
        [role],
      );
      expect(rows).toEqual([{ mighty: false, owned: 0, makes: false }]);
    },
  );

  it('cannot see all providers by setting the owner’s variable', async () => {
    const client = await database.app.pool.connect();
    try {
      await client.query(`begin; select set_config('app.all_providers', 'on', true)`);
      expect(await countAll(client, 'users')).toBe(0);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it.each([
    'set row_security = off; select * from users',
    'set role parcel_owner',
    'set role parcel_definer',
    'alter table users disable row level security',
    'drop policy tenant_read on users',
    'create table loot (id int)',
    'create function app.loot() returns int language sql as $$ select 1 $$',
    'delete from audit_events',
    'update audit_events set source = $$nobody$$',
    'insert into providers (name) values ($$mine$$)',
    'update users set role_id = 1',
    'select * from app.migrations',
    'select app.tenants()',
    'select * from graphile_worker._private_jobs',
  ])('may not: %s', async (statement) => {
    const client = await database.app.pool.connect();
    try {
      await client.query(`begin; select set_config('app.provider_id', '1', true)`);
      await expect(client.query(statement)).rejects.toThrow(
        /permission denied|must be owner|row-level security|users_platform_role/,
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('does not keep a tenant for the next user of the connection', async () => {
    const users = (tx: Transaction) => tx.selectFrom('users').select('provider_id').execute();
    for (const id of [1, 2, 1]) {
      expect(new Set((await inTenant(database.app, id, users)).map((user) => user.provider_id))).toEqual(new Set([id]));
    }
    await expect(inTenant(database.app, 1, () => Promise.reject(new Error('midway')))).rejects.toThrow('midway');
    expect(await database.app.kysely.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(database.app.pool.totalCount).toBe(1);
  });

  it.each([Number.NaN, -1, 1.5, Number.MAX_VALUE])('rejects %s as a tenant', (id) => {
    expect(() => inTenant(database.app, id, async () => {})).toThrow(TypeError);
  });
});
