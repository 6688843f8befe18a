/** Saving settings: every reason for rejection, all or nothing, and what is stored. */
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { withSettingsLock, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

const apple = {
  apple_login_enabled: true,
  apple_login_client_id: 'za.co.kestrel.portal',
  apple_login_team_id: '9KST4L7C2R',
  apple_login_key_id: 'ABC123DEFG',
};
const key = '-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQ==\n-----END PRIVATE KEY-----';

async function state(caller: Caller = staff) {
  const answer = await caller.get('/api/providers/settings');
  return answer.json<{ provider_id: number; revision: number; settings: Record<string, unknown> }>();
}

async function save(body: object, caller: Caller = staff, headers?: Record<string, string>) {
  const { revision } = await state();
  return caller.post('/api/providers/settings', { base_revision: revision, ...body }, headers);
}

/** The errors of a save that must be rejected, after checking that it changed nothing. */
async function refusal(body: object, caller: Caller = staff) {
  const before = await state();
  const answer = await save(body, caller);
  expect((await state()).revision).toBe(before.revision);
  const { code, errors } = answer.json<{ code: string; errors: { field: string; code: string }[] }>();
  return { status: answer.statusCode, code, fields: errors.map((error) => `${error.field} ${error.code}`) };
}

test('F302 a save returns the same format and can be read back', async () => {
  const answer = await save({ settings: { provider_title: 'Kestrel Express' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ settings: { provider_title: 'Kestrel Express' }, removed: [] });
  const now = await state();
  expect(now.settings['provider_title']).toBe('Kestrel Express');
  expect(now.revision).toBe(answer.json<{ revision: number }>().revision);
});

test('a required text of spaces is missing', async () => {
  expect(await refusal({ settings: { provider_title: ' \t ' } })).toEqual({
    ...{ status: 422, code: 'invalid_value' },
    fields: ['provider_title invalid_value'],
  });
});

test('an unknown key, an invalid value, a hidden setting and the placeholder of a secret each have their code', async () => {
  expect(await refusal({ settings: { no_such_setting: 1 } })).toEqual({
    status: 422,
    code: 'unknown_setting',
    fields: ['no_such_setting unknown_setting'],
  });
  expect(await refusal({ settings: { theme_primary: 'blue-ish' } })).toEqual({
    status: 422,
    code: 'invalid_value',
    fields: ['theme_primary invalid_value'],
  });
  const closed = (id: string, reason: string) => ({ id, date: '2026-12-25', reason });
  expect(await refusal({ settings: { office_closed_days: [closed('a', 'Christmas'), closed('b', 'Feast')] } })).toEqual(
    {
      status: 422,
      code: 'invalid_value',
      fields: ['office_closed_days.1.date invalid_value'],
    },
  );
  expect(await refusal({ settings: { work_hours_from: 8 } })).toEqual({
    status: 422,
    code: 'invalid_value',
    fields: ['work_hours_from invalid_value'],
  });
  expect(await refusal({ settings: { shipment_terms: ['I agree.'] } })).toEqual({
    status: 422,
    code: 'hidden_setting',
    fields: ['shipment_terms hidden_setting'],
  });
  const placeholder = { ...apple, apple_login_private_key: '***' };
  expect(await refusal({ settings: placeholder })).toEqual({
    status: 422,
    code: 'secret_placeholder',
    fields: ['apple_login_private_key secret_placeholder'],
  });
});

test('a rule across settings is validated on the state after the save', async () => {
  const answer = await save({ settings: { work_hours_from: '18:00', work_hours_to: '09:00' } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'work_hours_to', code: 'work_hours_order' }] });
});

test('a setting that becomes visible with the same save may be saved with it', async () => {
  const answer = await save({
    settings: { terms_mode: 'checkbox', shipment_terms: ['I agree.'], terms_and_conditions_version: '1' },
  });
  expect(answer.json()).toMatchObject({ settings: { shipment_terms: ['I agree.'] } });
});

test('all or nothing: one invalid value prevents saving the valid ones, and every error is reported', async () => {
  const before = await state();
  const answer = await save({ settings: { theme_text: '#010203', theme_primary: 'no', nothing_like_this: true } });
  expect(answer.statusCode).toBe(422);
  expect(
    answer
      .json<{ errors: { field: string }[] }>()
      .errors.map(({ field }) => field)
      .sort(),
  ).toEqual(['nothing_like_this', 'theme_primary']);
  expect(await state()).toEqual(before);
});

test('a user without the permission is rejected, in every scope', async () => {
  for (const [email, code] of [
    ['support@kestrel.test', 'forbidden'],
    ['driver@kestrel.test', 'forbidden'],
    ['owner@acme.test', 'scope_not_allowed'],
  ] as const) {
    const answer = await save({ settings: { theme_text: '#010203' } }, await signIn(site, email));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code });
  }
});

test('staff of another provider can neither save here nor detect that anything exists', async () => {
  const { provider_id } = await state();
  const protea = await signIn(site, 'staff@protea.test');
  const answer = await protea.post('/api/providers/settings', {
    provider_id,
    base_revision: 0,
    settings: { theme_text: '#010203' },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'wrong_provider' });
});

test('a scope that the setting does not have is rejected; a branch has its own value', async () => {
  expect(await refusal({ scope: { kind: 'branch', id: 1 }, settings: { theme_primary: '#010203' } })).toEqual({
    status: 403,
    code: 'scope_not_allowed',
    fields: ['theme_primary scope_not_allowed'],
  });
  const general = (await staff.get('/api/general-data')).json<{ branches: { id: number }[] }>();
  const id = general.branches[0]?.id;
  const answer = await save({ scope: { kind: 'branch', id }, settings: { work_hours_from: '06:00' } });
  expect(answer.json()).toMatchObject({
    settings: { work_hours_from: '06:00' },
    provenance: { work_hours_from: { source: 'branch', set_here: true } },
  });
  expect((await state()).settings['work_hours_from']).toBe('07:30');
  expect(
    (await save({ scope: { kind: 'branch', id: 987654 }, settings: { work_hours_from: '06:00' } })).statusCode,
  ).toBe(404);
});

test('only a platform administrator sets inherited values, and everybody’s revision moves', async () => {
  const body = { scope: { kind: 'platform' }, settings: { map_max_node_count: 777 } };
  expect((await save(body)).statusCode).toBe(403);
  const protea = await signIn(site, 'staff@protea.test');
  const before = await state(protea);
  const admin = await signIn(site, 'platform@kestrel.test');
  // The platform has its own revisions, unrelated to those of a provider.
  expect((await save(body, admin)).json()).toMatchObject({ code: 'invalid_input' });
  const { revision: base_revision } = (await admin.get('/api/providers/settings?scope=platform')).json<{
    revision: number;
  }>();
  const answer = await save({ ...body, base_revision }, admin);
  expect(answer.json()).toMatchObject({ settings: { map_max_node_count: 777 } });
  const after = await state(protea);
  expect(after.settings['map_max_node_count']).toBe(777);
  expect(after.revision).toBeGreaterThan(before.revision);
});

test('F306 the feature toggles are changed by platform administrators only', async () => {
  const settings = { enable_idm: true };
  expect((await save({ settings })).statusCode).toBe(403);
  expect((await state()).settings).not.toMatchObject(settings);
  const saved = await save({ settings }, await signIn(site, 'platform@kestrel.test'));
  expect(saved.json()).toMatchObject({ settings });
});

test.each([
  ['whatsapp_enabled', 'support_whatsapp_number', '+27825550142'],
  ['driver_live_tracking', 'tracking_show_driver_position', true],
])('F309 while the platform has turned %s off, %s is hidden and cannot be saved', async (flag, dependent, value) => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const settings = { [dependent]: value };
  expect((await save({ settings: { [flag]: false } }, platform)).statusCode).toBe(200);
  expect((await save({ settings })).json()).toMatchObject({ errors: [{ field: dependent, code: 'hidden_setting' }] });
  expect((await save({ settings: { [flag]: true } }, platform)).statusCode).toBe(200);
  expect((await save({ settings })).json()).toMatchObject({ settings });
});

test('HTML is sanitized before it is stored', async () => {
  const given =
    '<p onclick="x()">Hi <b style="color:red">all</b></p><script>alert(1)</script><a href="javascript:x()">a</a>';
  const answer = await save({ settings: { site_wide_account_message: given } });
  expect(answer.json()).toMatchObject({
    settings: { site_wide_account_message: '<p>Hi <b>all</b></p><a rel="noopener noreferrer">a</a>' },
  });
});

test('a secret is encrypted at rest, bound to its setting and scope, and a reset clears it', async () => {
  await staff.confirm();
  const answer = await save({ settings: { ...apple, apple_login_private_key: key } });
  expect(answer.json()).toMatchObject({ settings: { apple_login_private_key: { set: true } } });
  expect(answer.body).not.toContain('MIGTAg');
  const { provider_id } = await state();
  const stored = await inTenant(site.database.app, provider_id, async (tx) => ({
    value: await tx
      .selectFrom('setting_values')
      .selectAll()
      .where('key', '=', 'apple_login_private_key')
      .executeTakeFirstOrThrow(),
    history: await tx.selectFrom('setting_history').selectAll().where('key', '=', 'apple_login_private_key').execute(),
    audit: await tx.selectFrom('audit_events').selectAll().where('object_id', '=', 'apple_login_private_key').execute(),
  }));
  expect(stored.value.value).toBeNull();
  expect(stored.value.secret?.length).toBeGreaterThan(50);
  expect(JSON.stringify({ ...stored, value: stored.value.secret?.toString('latin1') })).not.toContain('MIGTAg');
  expect(stored.audit[0]).toMatchObject({ change_from: null, change_to: 'changed' });
  const cleared = await save({ reset: ['apple_login_private_key'] });
  expect(cleared.json()).toMatchObject({
    settings: { apple_login_private_key: { set: false } },
    removed: ['apple_login_private_key'],
  });
});

test('a save without the secret leaves it unchanged', async () => {
  await staff.confirm();
  await save({ settings: { apple_login_private_key: key } });
  await save({ settings: { theme_text: '#0a0b0c' } });
  expect((await state()).settings['apple_login_private_key']).toEqual({ set: true });
});

test('a stored value that the current schema rejects does not block saving another', async () => {
  const { provider_id } = await state();
  await withSettingsLock(site.database.app, provider_id, async (tx, revision) => {
    await tx
      .updateTable('setting_values')
      .set({ value: '"a week or so"' })
      .where('key', '=', 'support_contact_number')
      .execute();
    await sql`select app.move_settings(${revision})`.execute(tx);
  });
  expect((await state()).settings['support_contact_number']).toBe('a week or so');
  const answer = await save({ settings: { theme_text: '#0f0f0f' } });
  expect(answer.statusCode).toBe(200);
  expect(await refusal({ settings: { support_contact_number: 'still wrong' } })).toEqual({
    status: 422,
    code: 'invalid_value',
    fields: ['support_contact_number invalid_value'],
  });
});

test('saving an unchanged value changes nothing', async () => {
  const before = await state();
  const title = before.settings['provider_title'];
  const answer = await save({ settings: { provider_title: title } });
  expect(answer.json()).toMatchObject({ revision: before.revision, settings: { provider_title: title } });
});

test('a repeated idempotency key gets the same response, and rejects a different request', async () => {
  const { revision } = await state();
  const body = { base_revision: revision, settings: { theme_corner_radius: 11 } };
  const once = { 'idempotency-key': 'save-1' };
  const first = await staff.post('/api/providers/settings', body, once);
  const again = await staff.post('/api/providers/settings', body, once);
  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await state()).revision).toBe(revision + 1);
  const other = await staff.post('/api/providers/settings', { ...body, settings: { theme_corner_radius: 12 } }, once);
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' });
});

test('a rejected save does not use up its idempotency key', async () => {
  const once = { 'idempotency-key': 'save-2' };
  expect((await save({ settings: { theme_text: 'no' } }, staff, once)).statusCode).toBe(422);
  expect((await save({ settings: { theme_text: '#445566' } }, staff, once)).statusCode).toBe(200);
});

test('an unknown future revision is rejected', async () => {
  const { revision } = await state();
  const answer = await staff.post('/api/providers/settings', {
    base_revision: revision + 5,
    settings: { theme_text: '#445567' },
  });
  expect(answer.statusCode).toBe(400);
});

test('a value that cannot be converted to text is rejected like any other', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { work_hours_from: { toString: 0 }, work_hours_to: '17:00' };
  const answer = await staff.post('/api/providers/settings', { base_revision: revision, settings });
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json<{ errors: { field: string }[] }>().errors).toMatchObject([{ field: 'work_hours_from' }]);
});
