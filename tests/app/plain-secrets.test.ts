/**
 * A setting that was released before it became secret is stored in plain text: as a value, in history, in the audit trail and in scheduled
 * changes. No call returns it to anyone; migrating stored values encrypts it and removes it from the trails.
 */
import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { decryptSecret } from '#platform/server/db/secrets.ts';
import { catalogue } from '#generated/catalogue.ts';
import { settingsValidators as validators } from '#modules/settings/server/values/catalogue.ts';
import { checkStored, storedTask } from '../../scripts/gates/stored.ts';
import { signIn, testApp } from '../app.ts';
import { buildSchedule } from '../factories/schedule.ts';
import { buildSettings } from '../factories/settings.ts';
import { canaryFor, secretSettings, tracesOf } from './canaries.ts';
import { everythingOf } from './neighbour.ts';
import { readingAddresses } from './reading-calls.ts';

const site = await testApp();
const provider_id = 1;
const canaries = secretSettings.map((setting) => ({ key: setting.key, ...canaryFor(setting) }));
const plain = Object.fromEntries(canaries.map(({ key, value }) => [key, value]));
const traces = canaries.flatMap(({ mark }) => tracesOf(mark));
const found = (text: string): readonly string[] => traces.filter((trace) => text.includes(trace));
/** The first may read everything; the second gets fewer fields in the same answers. */
const people = ['platform', 'driver'].map((who) => `${who}@kestrel.test`);

beforeAll(async () => {
  await asOwner(site.database.owner, async (tx) => {
    // Twice, so that history has a text before and after.
    for (const settings of [plain, plain]) await buildSettings(tx, { provider_id, settings });
    await buildSchedule(tx, { provider_id, settings: plain });
    for (const [key, value] of Object.entries(plain))
      await tx
        .insertInto('audit_events')
        .values({
          ...{ provider_id, type: 'provider_setting', object_id: key, timestamp: new Date(), source: 'staff' },
          ...{ change_from: JSON.stringify(value), change_to: JSON.stringify(value) },
        })
        .execute();
  });
});

test('no read call returns the text of a secret', async () => {
  const leaks: string[] = [];
  let read = 0;
  for (const email of people) {
    const caller = await signIn(site, email);
    const trails = canaries.map(({ key }) => `/api/audit/events?type=provider_setting&object_id=${key}`);
    for (const address of [...readingAddresses(1).map((one) => one.address), ...trails]) {
      const { statusCode, body } = await caller.get(address);
      if (statusCode === 200) read += 1;
      if (found(body).length > 0) leaks.push(`${email} ${address}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(read).toBeGreaterThan(80);
});

test('conflicts, files and rollbacks contain no secrets', async () => {
  const staff = await signIn(site, 'platform@kestrel.test');
  const address = '/api/providers/settings';
  const [{ key, value }] = canaries as [(typeof canaries)[number]];
  const conflict = await staff.post(address, { base_revision: 0, settings: { [key]: `${value}2` } });
  const back = await staff.post(`${address}/rollback`, { to: '0' });
  const file = (await staff.get(`${address}/export`)).json<object>();
  const again = await staff.post(`${address}/import`, { file, reset_others: true });
  expect([back.statusCode, again.statusCode]).toEqual([200, 200]);
  for (const { body } of [conflict, back, again]) expect(found(body.replaceAll(`${value}2`, ''))).toEqual([]);
});

test('migrating stored values encrypts each, and removes the text from history and audit trail', async () => {
  const keys = site.app.services.keys;
  const task = storedTask(site.database, { catalogue, validators }, [], keys);
  const before = await checkStored(task, 'dry-run');
  expect(before.findings.filter(({ code }) => code === 'would_move')).toHaveLength(canaries.length);
  const report = await checkStored(task, 'migrate');
  expect(report.findings.filter(({ code }) => code === 'moved')).toHaveLength(canaries.length);
  expect(found(JSON.stringify([before, report]))).toEqual([]);
  // Scheduled secrets are encrypted when they are saved.
  expect(found(await everythingOf(site.database, provider_id, ['setting_schedules']))).toEqual([]);
  const rows = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('setting_values').selectAll().where('provider_id', '=', provider_id).execute(),
  );
  const opened = rows.flatMap((row) => (row.secret ? [[row.key, decryptSecret(keys, row, row.secret)]] : []));
  expect(Object.fromEntries(opened)).toEqual(plain);
});
