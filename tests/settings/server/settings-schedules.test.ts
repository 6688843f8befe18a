/** Scheduled changes: saved in time as the user who scheduled them, like every save, or suspended as a whole with the reason. */
import { expect, test } from 'vitest';
import type { SettingsSchedule } from '#generated/types.ts';
import { parseKeyRing } from '#platform/server/db/secrets.ts';
import { rotateSecrets } from '#platform/server/db/rotate-secrets.ts';
import { scheduledTime } from '#modules/settings/server/schedules/validate-schedule.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { applySettingsSchedule } from '#modules/settings/server/schedules/apply-schedule-job.ts';
import { jobsOf, startWorker } from '#platform/server/jobs/worker.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { jobsLookMs } from '../../patience.ts';

let later = 0;
const clock = () => new Date(Date.now() + later);
const site = await testApp({ clock });
const staff = await signIn(site, 'staff@kestrel.test');
const manager = await signIn(site, 'manager@kestrel.test');
const path = '/api/providers/settings';
const list = `${path}/schedules`;
const saving = {
  access: site.database.app,
  keys: site.app.services.keys,
  clock,
};
const job = applySettingsSchedule(saving);
const providerId = (await state()).provider_id;

interface State {
  provider_id: number;
  revision: number;
  settings: Record<string, unknown>;
}

async function state(caller = staff): Promise<State> {
  return (await caller.get(path)).json<State>();
}

async function save(settings: Record<string, unknown>, caller = staff): Promise<void> {
  const answer = await caller.post(path, { base_revision: (await state()).revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

function inMinutes(minutes: number): string {
  return new Date(clock().getTime() + minutes * 60_000).toISOString();
}

async function trySchedule(body: object, caller: Caller = staff) {
  return caller.post(list, { run_at: inMinutes(10), base_revision: (await state()).revision, ...body });
}

async function schedule(body: object, caller?: Caller): Promise<SettingsSchedule> {
  const answer = await trySchedule(body, caller);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SettingsSchedule>();
}

async function scheduled(id: number, caller = staff): Promise<SettingsSchedule | undefined> {
  const { schedules } = (await caller.get(list)).json<{ schedules: SettingsSchedule[] }>();
  return schedules.find((one) => one.id === id);
}

/** Runs it when it is due. */
async function wait(id: number, minutes = 11): Promise<SettingsSchedule | undefined> {
  later += minutes * 60_000;
  const payload = { provider_id: providerId, data: { schedule_id: id } };
  await job.run(site.database.worker, payload, {} as Parameters<typeof job.run>[2]);
  return scheduled(id);
}

async function change(id: number, body: object, caller = staff) {
  return caller.post(`${list}/${id}`, { base_revision: (await state()).revision, ...body });
}

/** The event that open pages and handlers receive. */
async function lastEvent(): Promise<unknown> {
  const row = await inTenant(site.database.app, providerId, (tx) =>
    tx
      .selectFrom('events')
      .select('payload')
      .where('name', '=', 'settings_changed')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  );
  return row?.payload;
}

async function mails(): Promise<string[]> {
  const rows = await inTenant(site.database.app, providerId, (tx) =>
    tx.selectFrom('mails').select('body').where('kind', '=', 'settings_schedule_suspended').execute(),
  );
  return rows.map(({ body }) => body);
}

test('a scheduled change is listed with its changes, and saved in time as the user who scheduled it', async () => {
  const before = (await state()).settings['provider_title'];
  const { id, ...rest } = await schedule({
    settings: { provider_title: 'From Monday' },
    reset: ['map_max_node_count'],
    note: ' New name ',
  });
  expect(rest).toMatchObject({ status: 'waiting', scheduled_by: 'Sipho Staff', note: 'New name', reason: null });
  expect(rest.changes.find(({ setting }) => setting === 'provider_title')).toMatchObject({
    from: before,
    to: 'From Monday',
  });
  expect(rest.run_at).toMatch(/\+02:00$/);
  expect((await wait(id, 5))?.status).toBe('waiting');
  expect((await state()).settings['provider_title']).toBe(before);
  expect(await wait(id, 6)).toMatchObject({ status: 'applied', finished_by: null, changes: [] });
  const { revision, settings } = await state();
  expect(settings['provider_title']).toBe('From Monday');
  expect(await lastEvent()).toMatchObject({ revision, scope: 'provider', scope_id: 0 });
  const { revisions } = (await staff.get(`${path}/history?limit=1`)).json<{ revisions: object[] }>();
  expect(revisions[0]).toMatchObject({ revision, source: 'schedule', by: 'Sipho Staff', request_id: `schedule-${id}` });
  // Running the same job again does nothing.
  await wait(id);
  expect((await state()).revision).toBe(revision);
});

test('a conflicting change meanwhile suspends it as a whole, with the reason, and emails the user who scheduled it', async () => {
  const { id } = await schedule({ settings: { theme_text: '#101010', map_default_zoom: 5 } });
  await save({ theme_text: '#202020' }, manager);
  const zoom = (await state()).settings['map_default_zoom'];
  const found = await wait(id);
  expect(found).toMatchObject({
    status: 'suspended',
    reason: {
      code: 'conflict',
      errors: [{ field: 'theme_text', message: 'Text colour was changed in the meantime by Mpho Manager.' }],
    },
  });
  expect(found?.changes).toMatchObject([
    { setting: 'map_default_zoom' },
    { setting: 'theme_text', from: '#202020', to: '#101010' },
  ]);
  expect((await state()).settings).toMatchObject({ theme_text: '#202020', map_default_zoom: zoom });
  expect((await mails()).at(-1)).toContain('Text colour was changed in the meantime by Mpho Manager.');
  // A change of other settings is not a conflict.
  const other = await schedule({ settings: { theme_nav_text: '#f0f0f0' } });
  await save({ map_default_zoom: 8 }, manager);
  expect((await wait(other.id))?.status).toBe('applied');
});

test('after reviewing the conflict it is resumed for another time, as the user who resumed it', async () => {
  const { id } = await schedule({ settings: { theme_text: '#303030' } });
  await save({ theme_text: '#404040' }, manager);
  expect((await wait(id))?.status).toBe('suspended');
  const seen = (await state()).revision;
  await save({ theme_text: '#505050' }, manager);
  const late = await change(id, { action: 'resume', run_at: inMinutes(3), base_revision: seen }, manager);
  expect(late.json()).toMatchObject({ code: 'moved', errors: [{ field: 'theme_text' }] });
  const resumed = await change(id, { action: 'resume', run_at: inMinutes(3) }, manager);
  expect(resumed.json()).toMatchObject({ status: 'waiting', scheduled_by: 'Mpho Manager', reason: null });
  expect((await wait(id, 4))?.status).toBe('applied');
  expect((await state()).settings['theme_text']).toBe('#303030');
});

test('it can be saved immediately, or cancelled, and then has no further effect', async () => {
  const now = await schedule({ settings: { theme_text: '#606060' } });
  const applied = await change(now.id, { action: 'apply' }, manager);
  expect(applied.json()).toMatchObject({ status: 'applied', finished_by: 'Mpho Manager' });
  expect((await state()).settings['theme_text']).toBe('#606060');
  const gone = await schedule({ settings: { theme_text: '#707070' } });
  expect((await change(gone.id, { action: 'cancel' })).json()).toMatchObject({
    status: 'cancelled',
    finished_by: 'Sipho Staff',
  });
  expect((await wait(gone.id))?.status).toBe('cancelled');
  for (const action of ['cancel', 'apply'])
    expect((await change(gone.id, { action })).json()).toMatchObject({ code: 'finished' });
  expect((await change(999_999, { action: 'cancel' })).statusCode).toBe(404);
  expect((await state()).settings['theme_text']).toBe('#606060');
});

test('saving immediately does not override a conflict that nobody has reviewed', async () => {
  const { id } = await schedule({ settings: { theme_text: '#808080' } });
  const seen = (await state()).revision;
  await save({ theme_text: '#909090' }, manager);
  const answer = await change(id, { action: 'apply', base_revision: seen });
  expect(answer.json()).toMatchObject({ code: 'conflict' });
  expect((await scheduled(id))?.status).toBe('waiting');
  expect((await change(id, { action: 'apply' })).statusCode).toBe(200);
});

test('changes scheduled by users who lost the permission or may not sign in are suspended', async () => {
  const { id } = await schedule({ settings: { theme_text: '#0a0a0a' } }, manager);
  const put = (set: { is_disabled: boolean }) =>
    asOwner(site.database.owner, (tx) =>
      tx.updateTable('users').set(set).where('email', '=', 'manager@kestrel.test').execute(),
    );
  await put({ is_disabled: true });
  const found = await wait(id);
  await put({ is_disabled: false });
  expect(found).toMatchObject({
    status: 'suspended',
    reason: { code: 'permission_denied', message: 'Mpho Manager may not change these settings any more.' },
  });
  const role = (role_id: number) =>
    asOwner(site.database.owner, (tx) =>
      tx.updateTable('users').set({ role_id }).where('email', '=', 'manager@kestrel.test').execute(),
    );
  const { role_id } = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('users').select('role_id').where('email', '=', 'manager@kestrel.test').executeTakeFirstOrThrow(),
  );
  const again = await schedule({ settings: { theme_text: '#0b0b0b' } }, manager);
  await role(4);
  expect((await wait(again.id))?.status).toBe('suspended');
  await role(role_id);
});

test('a change that is invalid by then is suspended with the reason', async () => {
  await save({ work_hours_from: '08:00', work_hours_to: '17:00' });
  const { id } = await schedule({ settings: { work_hours_from: '12:00' } });
  await save({ work_hours_to: '11:00' });
  const found = await wait(id);
  expect(found?.status).toBe('suspended');
  expect(found?.reason?.message).toMatch(/^Office hours.*[^.]\.$|^.+: .+[^.]\.$/);
  expect((await state()).settings['work_hours_from']).toBe('08:00');
});

test('a change that could not be saved now cannot be scheduled either', async () => {
  const refused = async (body: object, caller?: Caller) =>
    (await trySchedule(body, caller)).json<{ code: string }>().code;
  expect(await refused({ settings: { theme_text: 'sky' } })).toBe('invalid_value');
  expect(await refused({ settings: { no_such: 1 } })).toBe('unknown_setting');
  expect(await refused({ settings: { show_custom_payment_gateway: true } })).toBe('permission_denied');
  expect(await refused({ settings: { theme_text: (await state()).settings['theme_text'] } })).toBe('nothing_to_do');
  expect(await refused({ settings: { theme_text: '#010203' }, run_at: inMinutes(-1) })).toBe('invalid_time');
  expect(await refused({ settings: { theme_text: '#010203' }, run_at: inMinutes(600_000) })).toBe('invalid_time');
  const january = new Date('2027-01-31T08:00:00Z');
  expect(scheduledTime('2027-02-28T08:00:00Z', january)).toEqual(new Date('2027-02-28T08:00:00Z'));
  expect(scheduledTime('2027-02-30T08:00:00Z', january)).toBeUndefined();
  const everywhere = { settings: { site_wide_admin_message: 'All' }, scope: { kind: 'platform' } };
  expect(await refused(everywhere)).toBe('scope_not_allowed');
  const { revision } = await state();
  await save({ theme_text: '#040506' }, manager);
  expect(await refused({ settings: { theme_text: '#010203' }, base_revision: revision })).toBe('moved');
  const owner = await signIn(site, 'owner@acme.test');
  expect((await owner.get(list)).statusCode).toBe(403);
  expect(await refused({ settings: { theme_text: '#010203' } }, owner)).toBe('forbidden');
  const protea = await signIn(site, 'staff@protea.test');
  const { id } = await schedule({ settings: { theme_text: '#070809' } });
  expect(await scheduled(id, protea)).toBeUndefined();
  expect((await protea.post(`${list}/${id}`, { action: 'cancel' })).statusCode).toBe(404);
});

test('a scheduled secret requires re-authentication, is stored encrypted, is included in key rotation, and is never returned', async () => {
  const settings = {
    payment_methods_payfast_merchant_id: '10000100',
    payment_methods_payfast_merchant_key: 'plannedkey123',
  };
  expect((await trySchedule({ settings })).json()).toMatchObject({ code: 'password_required' });
  await staff.confirm();
  const { id, changes } = await schedule({ settings });
  expect(changes.find(({ setting }) => setting.endsWith('merchant_key'))).toMatchObject({ to: { set: true } });
  const rows = await asOwner(site.database.owner, async (tx) => [
    await tx.selectFrom('setting_schedules').selectAll().where('id', '=', id).execute(),
    await tx.selectFrom('setting_schedule_secrets').selectAll().where('schedule_id', '=', id).execute(),
  ]);
  expect(JSON.stringify([rows, changes, (await staff.get(list)).json()])).not.toContain('plannedkey123');
  const old = site.app.services.keys;
  const ring = parseKeyRing(Buffer.alloc(32, 7).toString('base64'));
  const both = { current: ring.current, keys: new Map([...ring.keys, ...old.keys]) };
  expect((await rotateSecrets(site.database, both)).rotated).toBe(1);
  const renewed = applySettingsSchedule({ ...saving, keys: both });
  later += 11 * 60_000;
  await renewed.run(
    site.database.worker,
    { provider_id: providerId, data: { schedule_id: id } },
    {} as Parameters<typeof job.run>[2],
  );
  expect((await scheduled(id))?.status).toBe('applied');
  expect((await state()).settings['payment_methods_payfast_merchant_key']).toEqual({ set: true });
  const left = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('setting_schedule_secrets').selectAll().execute(),
  );
  expect(left).toEqual([]);
});

test('it is started by the clock', async () => {
  later = 0;
  const { id } = await schedule({
    settings: { theme_text: '#0c0c0c' },
    run_at: new Date(Date.now() + 800).toISOString(),
  });
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const jobs = [...jobsOf({ smtpUrl: null, mailFrom: '' }), applySettingsSchedule(saving)];
  await startWorker(site.database, quiet, jobs, jobsLookMs);
  await expect.poll(async () => (await scheduled(id))?.status).toBe('applied');
});

test('one whose job failed for good is suspended, and its author is told', async () => {
  const { id } = await schedule({ settings: { theme_text: '#0d0d0d' } });
  const giveUp = () => job.giveUp!(site.database.worker, { provider_id: providerId, data: { schedule_id: id } });
  // Moved to a later time meanwhile.
  await giveUp();
  expect(await scheduled(id)).toMatchObject({ status: 'waiting' });
  later += 11 * 60_000;
  for (let times = 0; times < 2; times += 1) await giveUp();
  const message = expect.stringContaining('failed several times') as string;
  expect(await scheduled(id)).toMatchObject({ status: 'suspended', reason: { code: 'interrupted', message } });
  const told = await inTenant(site.database.owner, providerId, (tx) =>
    tx.selectFrom('mails').select('body').where('kind', '=', 'settings_schedule_suspended').execute(),
  );
  expect(told.filter(({ body }) => body.includes('failed several times'))).toHaveLength(1);
});

test('platform-wide changes are scheduled by platform administrators, and hidden from others', async () => {
  const admin = await signIn(site, 'platform@kestrel.test');
  const protea = await signIn(site, 'staff@protea.test');
  const scope = { kind: 'platform' };
  const listed = async (caller: Caller) =>
    (await caller.get(`${list}?scope=platform`)).json<{ schedules?: SettingsSchedule[]; revision: number }>();
  const { revision: base_revision } = await listed(admin);
  const body = { settings: { site_wide_admin_message: 'Storm over the N1' }, scope, base_revision };
  const { id, changes } = await schedule(body, admin);
  expect(changes).toMatchObject([{ setting: 'site_wide_admin_message' }]);
  expect((await listed(admin)).schedules).toMatchObject([{ id, status: 'waiting' }]);
  expect((await listed(staff)).schedules).toBeUndefined();
  expect((await change(id, { action: 'cancel' })).statusCode).toBe(404);

  const seen = (await listed(admin)).revision;
  const moved = await admin.post(`${list}/${id}`, { action: 'resume', run_at: inMinutes(5), base_revision: seen });
  expect(moved.statusCode, moved.body).toBe(200);
  later += 11 * 60_000;
  const payload = { provider_id: 0, data: { schedule_id: id } };
  await job.run(site.database.worker, payload, {} as Parameters<typeof job.run>[2]);
  expect((await listed(admin)).schedules).toMatchObject([{ id, status: 'applied' }]);
  expect((await state(protea)).settings).toMatchObject({ site_wide_admin_message: 'Storm over the N1' });
});

test('a scheduled change sent twice with one key is created once; a rejected one does not use up the key', async () => {
  const key = { 'idempotency-key': 'plan-once' };
  const body = { run_at: inMinutes(30), base_revision: (await state()).revision, note: 'Once' };
  const send = (settings: object) => staff.post(list, { ...body, settings }, key);
  expect((await send({ theme_text: 'red' })).statusCode).toBe(422);
  const first = await send({ theme_text: '#112233' });
  expect(first.statusCode, first.body).toBe(200);
  expect((await send({ theme_text: '#112233' })).json()).toEqual(first.json());
  expect((await send({ theme_text: '#445566' })).json()).toMatchObject({ code: 'idempotency_mismatch' });
  const { schedules } = (await staff.get(list)).json<{ schedules: SettingsSchedule[] }>();
  expect(schedules.filter(({ note }) => note === 'Once')).toHaveLength(1);
});

test('a change whose job started too early, by a clock that is ahead of ours, waits for its time', async () => {
  const { id } = await schedule({ settings: { provider_title: 'Ahead of time' } });
  const { pool } = site.database.owner;
  await pool.query(`delete from graphile_worker._private_jobs where payload #>> '{data,schedule_id}' = $1`, [id]);
  await job.run(site.database.worker, { provider_id: providerId, data: { schedule_id: id } }, {} as never);
  expect(await scheduled(id)).toMatchObject({ status: 'waiting' });
  const { rows } = await pool.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - now()) / 60)::integer as minutes from graphile_worker._private_jobs
      where payload #>> '{data,schedule_id}' = $1`,
    [id],
  );
  expect(rows).toEqual([{ minutes: 10 }]);
});
