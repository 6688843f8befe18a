/** References in settings must exist, in any notation: an account, a branch, a driver, a member of another setting. */
import { expect, test } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { ImportSettingsAnswer200 as Imported, SettingsFile, SettingsSchedule } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { applySettingsSchedule } from '#modules/settings/server/schedules/apply-schedule-job.ts';
import { signIn, testApp } from '../../app.ts';

let later = 0;
const clock = () => new Date(Date.now() + later);
const site = await testApp({ clock });
const staff = await signIn(site, 'staff@kestrel.test');
const catalogue: Catalogue = generated;
const exampleOf = (key: string) => catalogue.settings[key]?.schema.examples?.[0];

interface Answer {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

async function state(): Promise<Answer> {
  return (await staff.get('/api/providers/settings')).json<Answer>();
}

async function save(settings: Readonly<Record<string, unknown>>) {
  const { revision } = await state();
  const answer = await staff.post('/api/providers/settings', { base_revision: revision, settings });
  const errors = answer.json<Partial<Answer>>().errors ?? [];
  return { status: answer.statusCode, errors: errors.map(({ field, message }) => `${field}: ${message}`) };
}

test('an unknown account is rejected at its path, an existing one is saved', async () => {
  expect(await save({ vip_accounts: ['ACME', 'NOBODY'] })).toEqual({
    status: 422,
    errors: ['vip_accounts.1: There is no account “NOBODY”.'],
  });
  expect(await save({ vip_accounts: ['ACME'] })).toEqual({ status: 200, errors: [] });
});

test('a reference to a deleted record stays until a user removes it, and blocks nothing else', async () => {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('accounts').set({ account_code: 'ACME-OLD' }).where('account_code', '=', 'ACME').execute(),
  );
  expect(await save({ vip_accounts: ['ACME', 'KAROO'] })).toEqual({ status: 200, errors: [] });
  expect(await save({ vip_accounts: ['KAROO'] })).toEqual({ status: 200, errors: [] });
  expect((await save({ vip_accounts: ['KAROO', 'ACME'] })).status).toBe(422);
});

test('only drivers are valid drivers, and an account of another provider is invalid', async () => {
  const on = { unused_feature_interhub_transfers: false, driver_can_action_manifest_scanner: true };
  expect(await save({ ...on, drivers_allowed_to_action_manifest_scanner: [987654] })).toEqual({
    status: 422,
    errors: ['drivers_allowed_to_action_manifest_scanner.0: There is no driver “987654”.'],
  });
  const { data } = await generalData();
  expect(await save({ ...on, drivers_allowed_to_action_manifest_scanner: [data.drivers[0]?.id] })).toEqual({
    status: 200,
    errors: [],
  });
});

async function generalData() {
  const data = (await staff.get('/api/general-data')).json<{
    drivers: { id: number }[];
    branches: { code: string }[];
  }>();
  return { data };
}

test('members of another setting are checked as they are after the save', async () => {
  const { data } = await generalData();
  const [manifest] = exampleOf('daily_manifests_config') as readonly Record<string, unknown>[];
  const [from, to] = data.branches.map(({ code }) => code);
  const daily = { ...manifest, from_branch: from, to_branch: to };
  const refused = await save({ unused_feature_interhub_transfers: false, daily_manifests_config: [daily] });
  expect(refused.status).toBe(422);
  expect(refused.errors.map((one) => one.split(':')[0])).toEqual([
    'daily_manifests_config.0.carrier',
    'daily_manifests_config.0.service_level',
  ]);
  const lists = {
    interhub_manifest_carriers: exampleOf('interhub_manifest_carriers'),
    interhub_manifest_service_levels: exampleOf('interhub_manifest_service_levels'),
  };
  const together = { ...lists, unused_feature_interhub_transfers: false, daily_manifests_config: [daily] };
  expect(await save(together)).toEqual({ status: 200, errors: [] });
  expect((await save({ interhub_manifest_carriers: [] })).status).toBe(200);
  expect((await save({ daily_manifests_config: [{ ...daily, name: 'Another name' }] })).status).toBe(200);
  expect((await save({ daily_manifests_config: [{ ...daily, to_branch: 'NOWHERE' }] })).errors).toEqual([
    'daily_manifests_config.0.to_branch: There is no branch “NOWHERE”.',
  ]);
});

async function renameAccount(from: string, to: string): Promise<void> {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('accounts').set({ account_code: to }).where('account_code', '=', from).execute(),
  );
}

/** A dry run, then the actual run; both return the same. */
async function carriedOut(way: 'import' | 'rollback', body: object): Promise<Imported> {
  const path = `/api/providers/settings/${way}`;
  const dry = (await staff.post(path, body)).json<Imported>();
  const done = (await staff.post(path, { ...body, base_revision: dry.revision })).json<Imported>();
  expect(done.left_out).toEqual(dry.left_out);
  return done;
}

async function fileWith(settings: Readonly<Record<string, unknown>>): Promise<SettingsFile> {
  return { ...(await staff.get('/api/providers/settings/export')).json<SettingsFile>(), settings };
}

const unknownAccount = { setting: 'vip_accounts', code: 'unknown_reference', message: 'There is no account “NOBODY”.' };

test('an import skips unknown references, lists them in its dry run, and applies the rest', async () => {
  const file = await fileWith({ vip_accounts: ['KAROO', 'NOBODY'], provider_title: 'Imported' });
  const done = await carriedOut('import', { file });
  expect(done.left_out).toEqual([{ ...unknownAccount, value: ['KAROO', 'NOBODY'] }]);
  expect(done.changes.map(({ setting }) => setting)).toEqual(['provider_title']);
  expect((await state()).settings).toMatchObject({ vip_accounts: ['KAROO'], provider_title: 'Imported' });
});

test('references to skipped parts of an import are invalid', async () => {
  const { data } = await generalData();
  const [manifest] = exampleOf('daily_manifests_config') as readonly Record<string, unknown>[];
  const [from, to] = data.branches.map(({ code }) => code);
  const [carrier] = exampleOf('interhub_manifest_carriers') as readonly Record<string, unknown>[];
  const settings = {
    daily_manifests_config: [{ ...manifest, from_branch: from, to_branch: to, carrier: 'NEW' }],
    interhub_manifest_carriers: [{ ...carrier, code: 'NEW', name: '' }],
  };
  expect((await save({ daily_manifests_config: [] })).status).toBe(200);
  const done = await carriedOut('import', { file: await fileWith(settings) });
  expect(done.left_out).toMatchObject([
    { setting: 'interhub_manifest_carriers', code: 'invalid_value' },
    {
      setting: 'daily_manifests_config',
      code: 'unknown_reference',
      message: expect.stringContaining('“NEW”') as string,
    },
  ]);
  expect(done.changes).toEqual([]);
});

test('a rollback does not restore the reference to a deleted account', async () => {
  expect((await save({ vip_accounts: ['KAROO', 'ACME-OLD'] })).status).toBe(200);
  const { revision } = await state();
  expect((await save({ vip_accounts: [], provider_title: 'Later' })).status).toBe(200);
  await renameAccount('ACME-OLD', 'ACME');
  const done = await carriedOut('rollback', { to: String(revision) });
  expect(done.left_out).toMatchObject([{ setting: 'vip_accounts', code: 'unknown_reference' }]);
  expect((await state()).settings).toMatchObject({ vip_accounts: [], provider_title: 'Imported' });
});

async function schedule(settings: Readonly<Record<string, unknown>>) {
  const { revision: base_revision } = await state();
  const run_at = new Date(clock().getTime() + 60_000).toISOString();
  return staff.post('/api/providers/settings/schedules', { run_at, base_revision, settings });
}

test('a scheduled change with an unknown reference is rejected; one whose record is deleted by its time is suspended and writes nothing', async () => {
  const refused = await schedule({ vip_accounts: ['NOBODY'] });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'vip_accounts.0', code: 'unknown_reference', message: unknownAccount.message }],
  });
  const made = await schedule({ vip_accounts: ['ACME'], provider_title: 'Planned' });
  const { id } = made.json<SettingsSchedule>();
  await renameAccount('ACME', 'ACME-OLD');
  const { provider_id, settings } = await state();
  later = 120_000;
  const services = { access: site.database.app, keys: site.app.services.keys, clock, announce: () => {} };
  const job = applySettingsSchedule(services);
  await job.run(site.database.worker, { provider_id, data: { schedule_id: id } }, {} as Parameters<typeof job.run>[2]);
  const { schedules } = (await staff.get('/api/providers/settings/schedules')).json<{
    schedules: SettingsSchedule[];
  }>();
  const found = schedules.find((one) => one.id === id);
  expect(found).toMatchObject({ status: 'suspended' });
  expect(found?.reason?.message).toContain('There is no account “ACME”.');
  expect((await state()).settings).toMatchObject({ vip_accounts: [], provider_title: settings['provider_title'] });
  // Resuming it validates it again.
  const run_at = new Date(clock().getTime() + 60_000).toISOString();
  const resumed = await staff.post(`/api/providers/settings/schedules/${id}`, {
    action: 'resume',
    run_at,
    base_revision: (await state()).revision,
  });
  expect(resumed.json()).toMatchObject({ errors: [{ field: 'vip_accounts.0', code: 'unknown_reference' }] });
});
