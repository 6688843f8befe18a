/** `npm run check:stored` on a database with several providers: which stored values new schemas would break or migrate, and migrating them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { ValueMigration } from '#engine/compatibility/migrate-values.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { settingsValidators as validators } from '#modules/settings/server/values/catalogue.ts';
import { newKey } from '#platform/server/db/secret-keys.ts';
import { decryptSecret, encryptSecret, parseKeyRing } from '#platform/server/db/secrets.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { checkStored, storedTask, type StoredMode } from '../../../../scripts/gates/stored.ts';
import { testDatabase } from '../../../database.ts';
import { buildProvider } from '../../../factories/provider.ts';
import { buildSchedule } from '../../../factories/schedule.ts';
import { buildSettings } from '../../../factories/settings.ts';

const database = await testDatabase();
const keys = parseKeyRing(newKey());
const real: Catalogue = generated;

it('finds no errors in the stored values of the demo', async () => {
  const report = await checkStored(storedTask(database, { catalogue: real, validators }, []), 'check');
  expect(report.findings).toEqual([]);
  expect(report.facts).toMatchObject({ concerned: [], pending: [] });
  expect(Number(report.facts?.['values'])).toBeGreaterThan(10);
});

describe('changed schemas', () => {
  const earlier: Readonly<Record<string, string>> = {
    provider_title: 'company_title',
    payment_methods_payfast_passphrase: 'payfast_passphrase',
  };
  const settings = Object.values(real.settings).map((one) => {
    const alias = earlier[one.key];
    return [one.key, alias ? { ...one, aliases: [alias] } : one] as const;
  });
  const catalogue: Catalogue = { ...real, settings: Object.fromEntries(settings) };
  const fewerNodes: ValueMigration = {
    id: '1.1-map-nodes-in-hundreds',
    keys: ['map_node_hundreds', 'map_max_node_count'],
    move: ({ map_node_hundreds: hundreds, ...rest }) =>
      typeof hundreds === 'number' ? { map_max_node_count: hundreds * 100 } : rest,
  };
  const run = (mode: StoredMode, migrations: readonly ValueMigration[] = [fewerNodes]) =>
    checkStored(storedTask(database, { catalogue, validators }, migrations, keys), mode);
  let provider: number;

  beforeAll(async () => {
    provider = await asOwner(database.owner, async (tx) => {
      const { id } = await buildProvider(tx, { name: 'Swift Bikes' });
      const place = { provider_id: id, scope: 'provider' as const, scope_id: 0, key: 'payfast_passphrase' };
      await buildSettings(tx, {
        provider_id: id,
        settings: {
          company_title: 'Swift',
          payfast_passphrase: encryptSecret(keys, place, 'jt7NOE43FZPn'),
          map_node_hundreds: 3,
          work_hours_from: 'early',
          fax_number: '011',
        },
      });
      return id;
    });
  });

  it('are reported with the provider, the value and advice', async () => {
    const report = await run('check', []);
    expect(report.findings.map(({ place, code, level }) => [place, code, level])).toEqual([
      [`Swift Bikes (${provider})`, 'earlier_key', 'note'],
      [`Swift Bikes (${provider})`, 'unknown_key', 'error'],
      [`Swift Bikes (${provider})`, 'unknown_key', 'error'],
      [`Swift Bikes (${provider})`, 'earlier_key', 'note'],
      [`Swift Bikes (${provider})`, 'rejected', 'error'],
    ]);
    expect(report.facts).toMatchObject({ concerned: [`Swift Bikes (${provider})`] });
    expect(JSON.stringify(report)).not.toContain('jt7NOE43FZPn');
  });

  it('are listed in a dry run, without changes', async () => {
    const before = await storedOf();
    const report = await run('dry-run');
    const moves = report.findings.filter(({ code }) => code === 'would_move').map(({ message }) => message);
    expect(moves).toEqual(
      expect.arrayContaining([
        '1.1-map-nodes-in-hundreds: nothing → 300',
        'rename-company_title: nothing → "Swift"',
        'rename-payfast_passphrase: a secret',
      ]),
    );
    const errors = report.findings.filter(({ level }) => level !== 'note');
    expect(errors.map(({ code }) => code).toSorted()).toEqual(['rejected', 'unknown_key']);
    expect(await storedOf()).toEqual(before);
  });

  it('leave a provider unchanged if its migration fails, with the error', async () => {
    const broken = { ...fewerNodes, move: () => ({ strange: 1 }) };
    const before = await storedOf();
    const report = await run('migrate', [broken]);
    expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['not_moved', 'migration_failed']));
    expect(await storedOf()).toEqual(before);
  });

  it('are migrated once, with history and an audit event each, and secrets stay readable', async () => {
    const report = await run('migrate');
    expect(report.findings.filter(({ code }) => code === 'moved').length).toBe(6);
    const rows = await storedOf();
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ['fax_number', '011'],
      ['map_max_node_count', 300],
      ['payment_methods_payfast_passphrase', null],
      ['provider_title', 'Swift'],
      ['work_hours_from', 'early'],
    ]);
    const place = { provider_id: provider, scope: 'provider' as const, scope_id: 0 };
    const secret = rows.find(({ key }) => key.endsWith('passphrase'))?.secret;
    const key = 'payment_methods_payfast_passphrase';
    expect(secret && decryptSecret(keys, { ...place, key }, secret)).toBe('jt7NOE43FZPn');
    const events = await asOwner(database.owner, (tx) =>
      tx
        .selectFrom('audit_events')
        .select(['object_id', 'source', 'request_id'])
        .where('provider_id', '=', provider)
        .execute(),
    );
    expect(events).toHaveLength(6);
    expect(events).toContainEqual({
      object_id: 'provider_title',
      source: 'migration',
      request_id: 'rename-company_title',
    });

    const again = await run('migrate');
    expect(again.findings.filter(({ code }) => code === 'moved')).toEqual([]);
    expect(again.facts).toMatchObject({ pending: [] });
  });

  it('are reported in pending scheduled changes too, with the id, but not in finished ones', async () => {
    const passphrase = 'payfast_passphrase';
    const where = { provider_id: provider, scope: 'provider' as const, scope_id: 0, key: passphrase };
    await asOwner(database.owner, async (tx) => {
      const schedule = { provider_id: provider, settings: { company_title: 'Swift', map_max_node_count: 0 } };
      const { id } = await buildSchedule(tx, { ...schedule, note: 'April', reset: ['fax_number'] });
      const secret = encryptSecret(keys, where, 'jt7NOE43FZPn'.repeat(9));
      await tx
        .insertInto('setting_schedule_secrets')
        .values({ schedule_id: id, provider_id: provider, key: passphrase, secret })
        .execute();
      await buildSchedule(tx, { ...schedule, status: 'cancelled' });
    });
    const report = await run('check');
    const scheduled = report.findings.filter(({ subject }) => subject.includes(' plan '));
    expect(scheduled.map(({ code, level }) => `${level} ${code}`)).toEqual([
      'error rejected',
      'error rejected',
      'error unknown_key',
    ]);
    expect(scheduled[0]?.subject).toMatch(/^Swift Bikes \(\d+\) plan \d+ for 2026-04-01 \(April\) map_max_node_count$/);
    expect(scheduled[0]?.message).toContain('have the plan cancelled and made anew');
    expect(report.summary).toContain('and 1 plan,');
    expect(JSON.stringify(report)).not.toContain('jt7NOE43FZPn');
  });

  function storedOf() {
    return asOwner(database.owner, (tx) =>
      tx
        .selectFrom('setting_values')
        .select(['key', 'value', 'secret'])
        .where('provider_id', '=', provider)
        .orderBy('key')
        .execute(),
    );
  }
});
