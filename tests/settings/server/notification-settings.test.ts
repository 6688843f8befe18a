/** Settings of messages and the driver app are saved as sent, rejected if invalid, and reset to their defaults. */
import { expect, test } from 'vitest';
import { catalogue, type SettingKey } from '#generated/catalogue.ts';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

interface State {
  revision: number;
  settings: Record<string, unknown>;
}

async function state(): Promise<State> {
  return (await staff.get('/api/providers/settings')).json<State>();
}

async function save(settings: object, reset: readonly string[] = []) {
  const { revision: base_revision } = await state();
  return staff.post('/api/providers/settings', { base_revision, settings, reset });
}

type Values = Readonly<Partial<Record<SettingKey, unknown>>>;

function pick(settings: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}

/** The stored values after saving `values`, and the check that a reset restores the previous ones; the errors otherwise. */
async function savedValues(values: Values): Promise<unknown> {
  const keys = Object.keys(values);
  const before = pick((await state()).settings, keys);
  const saved = await save(values);
  if (saved.statusCode !== 200) return saved.json<{ errors: unknown }>().errors;
  const { settings } = await state();
  await save({}, keys);
  const after = pick((await state()).settings, keys);
  return JSON.stringify(after) === JSON.stringify(before) ? pick(settings, keys) : after;
}

/** The settings that are rejected when saving `values`. */
async function refused(values: Values): Promise<readonly (string | undefined)[]> {
  const answer = await save(values);
  return answer.statusCode === 422
    ? answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field.split('.')[0])
    : [`answered ${answer.statusCode}`];
}

test('sender address, name and footer of emails', async () => {
  const values: Values = {
    notification_email_address: 'noreply@kestrel.test',
    notification_name: 'Kestrel',
    notification_footer: '<p>Kestrel Couriers</p>',
  };
  expect(await savedValues(values)).toEqual(values);
  expect(await refused({ notification_email_address: 'nobody' })).toEqual(['notification_email_address']);
});

test('content of emails: rating, scam alert, and the WhatsApp link with its parts', async () => {
  const values: Values = {
    email_hide_rating_section: true,
    show_scam_alert_on_emails: true,
    email_whatsapp_link_enabled: true,
    email_whatsapp_link_number: '+27825550142',
    email_whatsapp_link_message: 'Hello',
    email_whatsapp_link_add_shipment_reference: false,
    email_whatsapp_link_add_tracking_link: true,
  };
  expect(await savedValues(values)).toEqual(values);
  expect(await refused({ email_whatsapp_link_add_tracking_link: false })).toEqual([
    'email_whatsapp_link_add_tracking_link',
  ]);
});

test('recipients of new delivery days, while shipments may be rescheduled', async () => {
  const keys = ['email', 'sms', 'whatsapp'].flatMap((channel) =>
    ['collection', 'delivery'].map((party) => `${channel}_notifications_rescheduled_delivery_${party}`),
  );
  const all = Object.fromEntries(keys.map((key) => [key, true]));
  const values: Values = { allow_rescheduling_shipments: true, ...all };
  expect(await savedValues(values)).toEqual(values);
  const [first] = keys as [SettingKey];
  expect(await refused({ allow_rescheduling_shipments: false, [first]: true })).toEqual([first]);
});

test('recipients at the provider: support, ops-manager or none', async () => {
  for (const who of ['support', 'ops-manager', 'none']) {
    const values: Values = {
      allow_rescheduling_shipments: true,
      notify_provider_on_shipment_rescheduled: who,
      notify_provider_on_shipment_created: who,
      notify_provider_on_shipment_cancelled: who,
    };
    expect(await savedValues(values)).toEqual(values);
  }
  expect(await refused({ notify_provider_on_shipment_created: 'driver' })).toEqual([
    'notify_provider_on_shipment_created',
  ]);
});

test('the hours in which drivers are notified', async () => {
  const values: Values = { push_notifications_active_hours_from: '06:30', push_notifications_active_hours_to: '19:30' };
  expect(await savedValues(values)).toEqual(values);
  expect(await refused({ push_notifications_active_hours_from: '25:00' })).toEqual([
    'push_notifications_active_hours_from',
  ]);
});

test('whether links in SMSs are shortened', async () => {
  const values: Values = { shorten_urls: false };
  expect(await savedValues(values)).toEqual(values);
});

test('each fallback option is enabled, and required only then', async () => {
  const kinds = ['name', 'mobile_number', 'department', 'description', 'photos', 'signature'] as const;
  const on = kinds.flatMap((kind) => [
    [`pod_fallback_${kind}_enabled`, true],
    [`pod_fallback_${kind}_required`, true],
  ]);
  const values: Values = Object.fromEntries(on) as Record<SettingKey, unknown>;
  expect(await savedValues(values)).toEqual(values);
  expect(await refused({ pod_fallback_photos_enabled: false, pod_fallback_photos_required: true })).toEqual([
    'pod_fallback_photos_required',
  ]);
});

test('conditions that stop or warn drivers, and public holidays', async () => {
  const values: Values = {
    prevent_driver_out_for_delivery_for_barred_accounts: true,
    warn_out_for_delivery_for_accounts_in_arrears_or_on_hold: true,
    prevent_driver_out_for_delivery_for_zeroed_parcels: false,
    warn_out_for_delivery_for_zeroed_parcels: true,
    disable_auto_assigning_drivers_on_public_holidays: true,
  };
  expect(await savedValues(values)).toEqual(values);
  expect(
    await refused({
      prevent_driver_out_for_delivery_for_zeroed_parcels: true,
      warn_out_for_delivery_for_zeroed_parcels: true,
    }),
  ).toEqual(['warn_out_for_delivery_for_zeroed_parcels']);
});

test('three proofs of delivery, each with its fields', async () => {
  const example = (key: SettingKey): unknown => catalogue.settings[key].schema.examples?.[0];
  const values: Values = {
    driver_pod1: example('driver_pod1'),
    driver_pod2: example('driver_pod2'),
    driver_pod3: example('driver_pod3'),
  };
  expect(await savedValues(values)).toEqual(values);
});
