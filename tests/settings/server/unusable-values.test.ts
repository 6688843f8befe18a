/** Stored values that no longer match their schemas: staff see them to correct them, everybody else gets the default. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';

interface Answer {
  provider_id: number;
  settings: Record<string, unknown>;
  removed: string[];
  revision: number;
  provenance: Record<string, { source: string; unusable?: boolean }>;
}

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const guest = callerWith(site, null);
const address = '/api/providers/settings';
const before = (await customer.get(address)).json<Answer>();
await asOwner(site.database.owner, (tx) =>
  buildSettings(tx, {
    provider_id: before.provider_id,
    settings: { provider_title: { not: 'text' }, theme_corner_radius: 4 },
  }),
);

test('staff get the stored value, marked as invalid', async () => {
  const { settings, provenance } = (await staff.get(address)).json<Answer>();
  expect(settings['provider_title']).toEqual({ not: 'text' });
  expect(provenance['provider_title']).toMatchObject({ source: 'provider', unusable: true });
  expect(provenance['theme_corner_radius']?.unusable).toBeUndefined();
});

test('customers, guests and pages get the default, also when requesting only changes', async () => {
  for (const caller of [customer, guest]) {
    const { settings, provenance } = (await caller.get(address)).json<Answer>();
    expect(settings).not.toHaveProperty('provider_title');
    expect(provenance['provider_title']).toEqual({ source: 'default', set_here: false });
  }
  const changed = (await customer.get(`${address}?since=${before.revision}`)).json<Answer>();
  expect(changed.settings).toEqual({ theme_corner_radius: 4 });
  expect(changed.removed).toEqual(['provider_title']);
  const general = (await staff.get('/api/general-data')).json<{ provider_settings: Record<string, unknown> }>();
  expect(general.provider_settings).not.toHaveProperty('provider_title');
  expect((await guest.get('/login')).body).toContain('<title>Kestrel Couriers</title>');
});

test('a text that is valid by its schema but not by its format is not used either', async () => {
  const key = 'notification_templates';
  const text = { id: 'sms_notifications_delivery:delivered', channel: 'sms', text: 'Hello {{ nobody.knows.this }}' };
  const settings = { [key]: [text] };
  await asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id: before.provider_id, settings }));
  const seen = (await staff.get(address)).json<Answer>();
  expect(seen.settings[key]).toEqual([text]);
  expect(seen.provenance[key]).toMatchObject({ source: 'provider', unusable: true });
});

test('an invalid stored value is reported if a rule reads it, and can be corrected in the save that it blocked', async () => {
  const { provider_id } = before;
  await asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id, settings: { work_hours_from: true } }));
  const { revision: base_revision } = (await staff.get(address)).json<Answer>();
  const save = (settings: object) => staff.post(address, { base_revision, settings });
  const refused = await save({ work_hours_to: '18:00' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json<{ errors: { field: string; message: string }[] }>().errors).toMatchObject([
    { field: 'work_hours_from', message: expect.stringMatching(/^The saved value isn’t valid/) as string },
  ]);
  const saved = await save({ work_hours_to: '18:00', work_hours_from: '07:00' });
  expect(saved.json()).toMatchObject({ settings: { work_hours_from: '07:00', work_hours_to: '18:00' } });
});
