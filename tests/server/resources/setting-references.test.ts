/** What a setting names must be there: an account, a branch, a driver, a member of another setting. */
import { expect, test } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { asOwner } from '#server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const catalogue: Catalogue = generated;
const exampleOf = (key: string) => catalogue.settings[key]?.schema.examples?.[0];

interface Answer {
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

test('an account that nobody has is refused at its place, one that is there is kept', async () => {
  expect(await save({ vip_accounts: ['ACME', 'NOBODY'] })).toEqual({
    status: 422,
    errors: ['vip_accounts.1: There is no account “NOBODY”.'],
  });
  expect(await save({ vip_accounts: ['ACME'] })).toEqual({ status: 200, errors: [] });
});

test('a name that is gone stays until somebody takes it out, and stops nothing else', async () => {
  await asOwner(site.database.owner, (tx) =>
    tx.updateTable('accounts').set({ account_code: 'ACME-OLD' }).where('account_code', '=', 'ACME').execute(),
  );
  expect(await save({ vip_accounts: ['ACME', 'KAROO'] })).toEqual({ status: 200, errors: [] });
  expect(await save({ vip_accounts: ['KAROO'] })).toEqual({ status: 200, errors: [] });
  expect((await save({ vip_accounts: ['KAROO', 'ACME'] })).status).toBe(422);
});

test('only drivers are drivers, and an account of another provider is none of ours', async () => {
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

test('members of another setting count as they are after the save', async () => {
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
