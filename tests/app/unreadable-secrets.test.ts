/** Stored secrets that can no longer be decrypted, such as after a lost key: each call that needs one reports which secret to enter again. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { applySettingsSchedule } from '#modules/settings/server/schedules/apply-schedule-job.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { filesUnder, readText } from '../../scripts/check/files.ts';
import { signIn, testApp } from '../app.ts';

let later = 0;
const clock = () => new Date(Date.now() + later);
const lines: string[] = [];
const site = await testApp({
  clock,
  logStream: { write: (line) => void lines.push(line) },
  env: { LOG_LEVEL: 'warn' },
});
const staff = await signIn(site, 'staff@kestrel.test');
const settings = '/api/providers/settings';
const rules = '/api/integration/third-party-integration-rules';
const gateway = {
  payment_methods_payfast_enabled: true,
  payment_methods_payfast_merchant_id: '10000100',
  payment_methods_payfast_merchant_key: '46f0cd694581a',
  payment_methods_payfast_passphrase: 'a passphrase',
};

async function revision(): Promise<number> {
  return (await staff.get(settings)).json<{ revision: number }>().revision;
}

async function answered<Answer>(pending: ReturnType<typeof staff.post>): Promise<Answer> {
  const answer = await pending;
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const scheduleSecret = async (): Promise<number> => {
  const run_at = new Date(clock().getTime() + 600_000).toISOString();
  const body = {
    run_at,
    base_revision: await revision(),
    settings: { payment_methods_payfast_passphrase: 'of tomorrow' },
  };
  return (await answered<{ id: number }>(staff.post(`${settings}/schedules`, body))).id;
};

let rule: number;
let schedules: readonly [number, number];

beforeAll(async () => {
  await staff.confirm();
  await answered(staff.post(settings, { base_revision: await revision(), settings: gateway }));
  const config = { url: 'https://shop.acme.test/hook', method: 'POST', signing_secret: 'of the hook' };
  const hook = { name: 'Shop hook', type: 'webhook', trigger: 'shipment-created', filters: [], config };
  rule = (await answered<{ rule: { id: number } }>(staff.post(rules, hook))).rule.id;
  schedules = [await scheduleSecret(), await scheduleSecret()];
  const damaged = sql<Buffer>`set_byte(secret, length(secret) - 1, get_byte(secret, length(secret) - 1) # 1)`;
  await asOwner(site.database.owner, async (tx) => {
    await tx.updateTable('setting_values').set({ secret: damaged }).where('secret', 'is not', null).execute();
    await tx.updateTable('setting_schedule_secrets').set({ secret: damaged }).execute();
    await tx.updateTable('integration_rule_secrets').set({ secret: damaged }).execute();
  });
});

test.each([
  [
    'a connection test',
    'payment_methods_payfast_passphrase',
    () => staff.post(`${settings}/test-connection`, { section: 'rates/guest_payments_payfast' }),
  ],
  ['a copy of a rule', 'config.signing_secret', () => staff.post(`${rules}/${rule}/duplicate`, {})],
  [
    'a scheduled change that is saved now',
    'payment_methods_payfast_passphrase',
    async () =>
      staff.post(`${settings}/schedules/${schedules[0]}`, { action: 'apply', base_revision: await revision() }),
  ],
])('%s names the secret to enter again', async (_which, field, send) => {
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'unreadable_secret', errors: [{ field }] }]);
  expect(lines.join('')).toContain('UnreadableSecret');
});

test('a due scheduled change is suspended, with the reason', async () => {
  later += 660_000;
  const job = applySettingsSchedule({ access: site.database.app, keys: site.app.services.keys, clock });
  const payload = { provider_id: 1, data: { schedule_id: schedules[1] } };
  await job.run(site.database.worker, payload, {} as Parameters<typeof job.run>[2]);
  const { schedules: listed } = (await staff.get(`${settings}/schedules`)).json<{ schedules: { id: number }[] }>();
  expect(listed.find(({ id }) => id === schedules[1])).toMatchObject({
    status: 'suspended',
    reason: { code: 'unreadable_secret', errors: [{ field: 'payment_methods_payfast_passphrase' }] },
  });
});

/** Any other file that decrypts must be covered by the tests above. */
test('nothing else decrypts', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const users = filesUnder(root, ['src'], /\.tsx?$/).filter((file) => /\bdecryptSecret\(/.test(readText(root, file)));
  expect(users).toEqual([
    'src/modules/identity/server/two-factor/second-factor.ts',
    'src/modules/integrations/server/arrange-rules.ts',
    // Tested in tests/integrations/server/requests.test.ts.
    'src/modules/integrations/server/requests/prepare.ts',
    // Tested in tests/operations/server/push.test.ts.
    'src/modules/operations/server/push/keys.ts',
    'src/modules/payments/server/cards/repository.ts',
    'src/modules/settings/server/connections/test-connection.ts',
    'src/modules/settings/server/schedules/apply-schedule.ts',
    // Tested in tests/identity/server/social.test.ts; signing in does not report the site's key.
    'src/modules/settings/server/services/stored-secret.ts',
    'src/platform/server/db/rotate-secrets.ts',
    'src/platform/server/db/secrets.ts',
  ]);
});
