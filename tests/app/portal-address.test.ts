/** The setting `url`: where links in mails and text messages lead, whatever address a request came to. */
import { beforeAll, expect, test } from 'vitest';
import type { Shipment } from '#generated/types.ts';
import { sendLinkJob } from '#modules/identity/server/passwords/send-link-job.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../app.ts';
import { buildSettings } from '../factories/settings.ts';
import { plain } from '../shipments/server/booking-requests.ts';
import { runWaiting } from '../waiting-jobs.ts';

const site = await testApp();
const guest = callerWith(site, null);
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);

beforeAll(() =>
  inOwn((tx) => tx.insertInto('provider_origins').values({ provider_id: 1, origin: 'ship.kestrel.test' }).execute()),
);

const setAddress = (url: string) =>
  inOwn((tx) => buildSettings(tx, { provider_id: 1, settings: { url, enable_idm: true } }));

async function trackingLink(): Promise<string> {
  const { shipment } = (await customer.post('/api/shipments', plain)).json<{ shipment: Shipment }>();
  return shipment.tracking_url;
}

async function passwordLink(): Promise<string> {
  await guest.post('/api/users/reset-password', { email: 'owner@acme.test' });
  await runWaiting(site, sendLinkJob(site.app));
  const { body } = await inOwn((tx) =>
    tx.selectFrom('mails').select('body').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  return body.match(/https?:\S+/)![0];
}

async function quoteLink(): Promise<string> {
  const { shipment } = (await customer.post('/api/shipment-quotes', plain)).json<{ shipment: Shipment }>();
  await customer.post('/api/shipment-quotes/email', { id: shipment.id, recipients: 'thandi@example.test' });
  const { body } = await inOwn((tx) =>
    tx.selectFrom('mails').select('body').where('kind', '=', 'quote').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return body.match(/https?:\S+/)![0];
}

async function identityLink(): Promise<string> {
  const { user } = (await customer.get('/api/users/me')).json<{ user: { id: number } }>();
  return (await staff.post(`/api/users/${user.id}/sign-in-code`, {})).json<{ url: string }>().url;
}

test('links lead to the portal’s own address', async () => {
  await setAddress('https://ship.kestrel.test/');
  expect(await trackingLink()).toMatch(/^https:\/\/ship\.kestrel\.test\/track\?/);
  expect(await passwordLink()).toMatch(/^https:\/\/ship\.kestrel\.test\/login\?/);
  expect(await quoteLink()).toMatch(/^https:\/\/ship\.kestrel\.test\/shipments\//);
  expect(await identityLink()).toMatch(/^https:\/\/ship\.kestrel\.test\/idm\?/);
});

test('an address that isn’t the provider’s gets no links, which contain secrets', async () => {
  await setAddress('https://elsewhere.test');
  expect(await trackingLink()).toMatch(/^http:\/\/localhost\/track\?/);
  expect(await passwordLink()).toMatch(/^http:\/\/localhost\/login\?/);
});
