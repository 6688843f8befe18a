/** A second provider with records of every kind, each marked, under an id that no other provider uses and that all of them share. */
import { sql } from 'kysely';
import type { Database } from '#platform/server/db/database.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildAccount } from '../factories/account.ts';
import { buildAddressBookEntry } from '../factories/address-book-entry.ts';
import { buildAnswer } from '../factories/answer.ts';
import { buildBranch } from '../factories/branch.ts';
import { buildIntegrationRule } from '../factories/integration-rule.ts';
import { buildProvider } from '../factories/provider.ts';
import { buildSchedule } from '../factories/schedule.ts';
import { buildSettings } from '../factories/settings.ts';
import { buildUser, roleIds } from '../factories/user.ts';

/** Contained in every text of the second provider. */
export const mark = 'Zebrafinch';
export const neighbourHost = 'zebrafinch.localhost';
export const neighbourEmail = `staff@${mark.toLowerCase()}.test`;

const sharedId = 9_100_000_000;
/** An id that does not exist. */
export const unknownId = 9_900_000_001;

export interface Neighbour {
  readonly providerId: number;
  /** Ids of its records, by kind. */
  readonly ids: Readonly<
    Record<'provider' | 'account' | 'branch' | 'user' | 'rule' | 'schedule' | 'event' | 'address', number>
  >;
  readonly file: string;
  readonly field: string;
}

export async function buildNeighbour(database: Database): Promise<Neighbour> {
  const tables = [
    'providers',
    'accounts',
    'branches',
    'users',
    'integration_rules',
    'setting_schedules',
    'audit_events',
    'address_book_entries',
  ];
  // A request with this id refers to the record of whichever kind the call reads.
  for (const table of tables)
    await database.owner.pool.query(`alter table ${table} alter column id restart with ${sharedId}`);
  return asOwner(database.owner, async (tx) => {
    const { id: provider_id } = await buildProvider(tx, { name: `${mark} Freight`, origins: [neighbourHost] });
    const branch = await buildBranch(tx, { provider_id, code: 'ZEB', name: `${mark} branch` });
    const account = await buildAccount(tx, { provider_id, account_code: mark.toUpperCase(), name: `${mark} Stores` });
    const user = await buildUser(tx, {
      ...{ provider_id, email: neighbourEmail, name: `${mark} Staff`, role_id: roleIds.providerAdmin },
    });
    const rule = await buildIntegrationRule(tx, { provider_id, name: `${mark} rule` });
    const settings = { provider_title: `${mark} title`, support_email_address: `help@${mark.toLowerCase()}.test` };
    await buildSettings(tx, { provider_id, settings });
    for (const place of [
      { scope: 'account' as const, scope_id: account.id },
      { scope: 'user' as const, scope_id: user.id },
    ])
      await buildSettings(tx, { provider_id, ...place, settings: { instructions: `${mark} instructions` } });
    const schedule = await buildSchedule(tx, { provider_id, settings, note: `${mark} plan` });
    const field = `${mark.toLowerCase()}-note`;
    const answer = { provider_id, account_id: account.id, uploaded_by: user.id };
    await buildAnswer(tx, { ...answer, field_id: field, value: `${mark} answer` });
    const { id: file } = await tx
      .selectFrom('account_files')
      .select('id')
      .where('provider_id', '=', provider_id)
      .executeTakeFirstOrThrow();
    const address = await buildAddressBookEntry(tx, { provider_id, account_id: account.id, name: `${mark} customer` });
    const event = await tx
      .insertInto('audit_events')
      .values({
        ...{ provider_id, type: 'provider_setting', object_id: 'provider_title', timestamp: new Date() },
        ...{ request_id: mark, client_version: '', source: 'staff', user_id: user.id, user_name: `${mark} Staff` },
        ...{ change_from: JSON.stringify(mark), change_to: JSON.stringify(mark) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      ...{ providerId: provider_id, file, field },
      ids: {
        ...{ provider: provider_id, account: account.id, branch: branch.id, user: user.id },
        ...{ rule: rule.id, schedule: schedule.id, event: event.id, address: address.id },
      },
    };
  });
}

/** Every row of a provider as text, to detect changes. */
export function everythingOf(
  database: Database,
  providerId: number,
  apartFrom: readonly string[] = [],
): Promise<string> {
  return asOwner(database.owner, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'provider_id' and t.table_type = 'BASE TABLE'
       order by 1`.execute(tx);
    const texts: string[] = [];
    for (const { name } of tables.filter((table) => !apartFrom.includes(table.name))) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t where provider_id = ${providerId} order by 1`.execute(
        tx,
      );
      texts.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`);
    }
    return texts.join('\n');
  });
}
