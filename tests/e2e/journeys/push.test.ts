/** Push notifications of new jobs for drivers: the browser requests permission, subscribes, shows notifications, and unsubscribes. */
import { createECDH, randomBytes } from 'node:crypto';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

/** Valid keys: the server rejects keys that it cannot encrypt with. */
const pushKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

const subscriptions = () =>
  asOwner(product.database.owner, async (tx) => {
    const rows = await tx.selectFrom('push_subscriptions').select('endpoint').execute();
    return rows.map(({ endpoint }) => endpoint);
  });

test('F324, F007 a driver turns notifications of new jobs on and off, and an incoming one is shown', async () => {
  const page = await product.visit('/version.json', { as: 'driver@kestrel.test', width: 390, height: 844 });
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  await page.goto('/tripsheet');
  const notify = page.getByRole('switch', { name: 'Notify me of new jobs' });
  await expect(notify).not.toBeChecked();
  await expect(page.getByText('Between 06:00 and 20:00.')).toBeVisible();
  // The test browser has no permission prompt and no push service, so both are stubbed.
  await page.evaluate((keys) => {
    const endpoint = 'https://push.test/phone';
    let known: unknown = null;
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (known = null) };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (known = subscription),
      getSubscription: async () => known,
    });
  }, pushKeys);
  await notify.click();
  await expect(notify).toBeChecked();
  expect(await subscriptions()).toEqual(['https://push.test/phone']);

  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.endsWith('/assets/'));
      if (registration) found(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const notice = { title: 'New collection before 12:00', body: 'Jet Park, Boksburg · KES123', link: '/tripsheet' };
  // It cannot show notifications either, so the service worker's calls are recorded.
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().includes('/push-worker'));
  await worker!.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: { showNotification: unknown } };
    scope.shown = [];
    scope.registration.showNotification = async (title: string, { body }: { body: string }) =>
      scope.shown.push({ title, body });
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin, registrationId: await registered, data: JSON.stringify(notice) },
  });
  const shown = () => worker!.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body }]);

  await notify.click();
  await expect(notify).not.toBeChecked();
  expect(await subscriptions()).toEqual([]);
});

test('a phone that blocks notifications says so', async () => {
  const page = await product.visit('/version.json', { as: 'driver@kestrel.test', width: 390, height: 844 });
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto('/tripsheet');
  await expect(page.getByText('Notifications are blocked for this site.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Notify me of new jobs' })).toBeDisabled();
});
