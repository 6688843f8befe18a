/** The rules of manifests, driver app, notifications and feature toggles. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import { rules, settings as validators } from '#generated/validators/settings.js';
import type { Catalogue } from '#engine/schema/catalogue.ts';

const catalogue: Catalogue = generated;
const proof = catalogue.settings['driver_pod1']?.schema.default as Readonly<Record<string, unknown>>;
const nothingRequired = { name: 'off', mobile_number: 'off', department: 'off', photos: 'off', signature: 'off' };
const manifest = { from_branch: 'JNB', to_branch: 'CPT' };
const smtp = { email_transport: 'smtp' };

type Values = Readonly<Record<string, unknown>>;

const cases: Readonly<Record<string, { passes: readonly Values[]; stops: readonly Values[] }>> = {
  daily_manifest_between_two_branches: {
    passes: [{ daily_manifests_config: [] }, { daily_manifests_config: [manifest] }],
    stops: [{ daily_manifests_config: [manifest, { ...manifest, to_branch: 'JNB' }] }],
  },
  push_hours_order: {
    passes: [{ push_notifications_active_hours_from: '06:00', push_notifications_active_hours_to: '06:30' }],
    stops: [{ push_notifications_active_hours_from: '20:00', push_notifications_active_hours_to: '06:00' }],
  },
  pod1_asks_for_something: {
    passes: [{ driver_pod1: proof }, { driver_pod1: { ...proof, ...nothingRequired, enabled: false } }],
    stops: [{ driver_pod1: { ...proof, ...nothingRequired } }],
  },
  pod_fallback_asks_for_something: {
    passes: [{ pod_fallback_name_enabled: false, pod_fallback_photos_enabled: true }],
    stops: [{ pod_fallback_name_enabled: false, pod_fallback_photos_enabled: false }],
  },
  smtp_needs_server: {
    passes: [{ email_transport: 'platform' }, { ...smtp, email_smtp_host: 'smtp.kestrel.test' }],
    stops: [smtp],
  },
  whatsapp_button_needs_number: {
    passes: [{ email_whatsapp_link_enabled: false }],
    stops: [{ email_whatsapp_link_enabled: true }],
  },
  app_only_needs_an_app: {
    passes: [
      { mobile_app_only: false },
      { mobile_app_only: true, mobile_app_ios_url: 'https://apps.apple.test/kestrel' },
    ],
    stops: [{ mobile_app_only: true }],
  },
  whatsapp_needs_number: {
    passes: [{ whatsapp_enabled: true, whatsapp_sender_number: '+27 60 555 0142' }],
    stops: [{ whatsapp_enabled: true }],
  },
};

describe.each(Object.entries(cases))('the rule %s', (id, { passes, stops }) => {
  it('accepts valid values', () => {
    for (const values of passes) expect({ values, holds: rules[id]?.(values) }).toEqual({ values, holds: true });
  });

  it('rejects values that would not work', () => {
    for (const values of stops) expect({ values, holds: rules[id]?.(values) }).toEqual({ values, holds: false });
  });
});

describe('predefined reasons', () => {
  const ofDrivers = [
    ['rejection_reasons', 'disable_other_for_driver_rejection_reason', 'rejection_reasons_needed'],
    [
      'collection_failed_attempt_reasons',
      'disable_other_for_collection_failed_attempt_reason',
      'collection_failed_reasons_needed',
    ],
    [
      'delivery_failed_attempt_reasons',
      'disable_other_for_delivery_failed_attempt_reason',
      'delivery_failed_reasons_needed',
    ],
  ] as const;
  const ofShipments = [
    'shipment_on_hold_internal_reasons',
    'shipment_on_hold_reasons',
    'shipment_cancellation_reasons',
    'shipment_requested_date_change_reasons',
  ];

  it.each([...ofShipments, ...ofDrivers.map(([list]) => list)])(
    '%s is a list that a provider edits and sorts, with unique reasons',
    (list) => {
      expect(catalogue.settings[list]).toMatchObject({ section: 'predefined_reasons', widget: 'list' });
      const results = [['Lost', 'Late'], ['Late', 'Lost'], [], ['Lost', 'Lost'], [''], [7]].map((value) =>
        validators[list]?.(value),
      );
      expect(results).toEqual([true, true, true, false, false, false]);
    },
  );

  it.each(ofDrivers)('%s has a switch %s, which requires at least one reason', (list, other, rule) => {
    expect(catalogue.settings[other]).toMatchObject({ tab: 'driver', section: 'predefined_reasons', widget: 'switch' });
    expect(catalogue.settings[other]?.schema.default).toBe(false);
    expect(rules[rule]?.({ [other]: true, [list]: ['Nobody there'] })).toBe(true);
    expect(rules[rule]?.({ [other]: false, [list]: [] })).toBe(true);
    expect(rules[rule]?.({ [other]: true, [list]: [] })).toBe(false);
    expect(catalogue.sections['driver/predefined_reasons']?.rules.map(({ id }) => id)).toContain(rule);
  });
});

describe('the notification sets', () => {
  const channels = ['email', 'sms', 'whatsapp'];
  const keys = channels.flatMap((channel) => ['collection', 'delivery'].map((to) => `${channel}_notifications_${to}`));

  it.each(keys)('%s is a set of shipment statuses, merged member by member', (key) => {
    const setting = catalogue.settings[key];
    expect(setting).toMatchObject({ merge: 'set', widget: 'matrix', section: 'customer_notifications' });
    expect(setting?.schema.items?.['x-enum']).toBe('shipment_status');
    expect(setting?.schema['maxItems']).toBe(setting?.schema.items?.oneOf?.length);
  });

  it('lists the statuses that only staff may be notified about', () => {
    const statuses = catalogue.settings[keys[0] ?? '']?.schema.items?.oneOf ?? [];
    const flagged = statuses.filter((one) => (one['x-flags'] as string[]).includes('notification_admin_only'));
    expect(flagged.map((one) => one.const)).toEqual(['collect-and-return-to-hub']);
  });
});
