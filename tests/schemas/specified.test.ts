/** What the specification lists: the sections of each tab, and the type of each setting. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import { settings as validators } from '#generated/validators/settings.js';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { sectionsOf } from '#modules/settings/web/shared/places.ts';
import { specifiedKeys } from './listed-keys.ts';
import kinds from './specified-kinds.json' with { type: 'json' };

const catalogue: Catalogue = generated;

/** By tab, in the order of the specification (F296); it does not cover theme, help centre and feature toggles. */
const sections: Readonly<Record<string, readonly string[]>> = {
  general: [
    'General',
    'Authentication',
    'Corporate identity',
    'Office hours',
    'Support contact',
    'Dashboard settings',
    'Ops dashboard settings',
    'Excluded features',
    'Map settings',
    'Tracking settings',
    'Site-wide banner',
    'User terms and conditions',
  ],
  rates: [
    'Billing contact',
    'Invoice settings',
    'When to invoice',
    'Rate settings',
    'Guest payments: PayFast',
    'Guest payments: Bob Pay',
    'Guest payments: Stitch',
    'Top-up: PayFast',
    'Top-up: Bob Pay',
    'Top-up: Stitch',
    'Top-up: custom payment page',
    'Top-up: EFT',
    'Payment import date range',
  ],
  shipments: [
    'Minimum and maximum parcel',
    'Packaging',
    'Parcel categories',
    'Parcel disclaimer',
    'Note types',
    'Permissions and additional settings',
    'Bob Box',
    'International shipments',
    'Predefined reasons',
    'Bays for hub scanner',
  ],
  accounts: [
    'Account creation',
    'Verification',
    'Invoicing',
    'Cost centres',
    'Public registration fields',
    'Internal account details',
    'VIP accounts',
  ],
  manifests: ['Carriers', 'Service levels', 'Scan status', 'Daily manifests'],
  driver: [
    'Driver settings',
    'Manifest scanner',
    'Push notification schedule',
    'Proof of delivery',
    'Fallback options',
    'Predefined reasons',
    'Minimum driver app version',
  ],
  notifications: [
    'Email settings',
    'Email, SMS and WhatsApp notifications',
    'Additional notification settings',
    'SMS options',
    'Email options',
  ],
};

describe('sections', () => {
  it.each(Object.entries(sections))(
    'F296 %s has the listed sections, in their order, each with settings',
    (tab, listed) => {
      const there = sectionsOf(catalogue, tab);
      expect(there.map(({ title }) => title).filter((title) => listed.includes(title))).toEqual(listed);
      expect(there.filter(({ keys }) => keys.length === 0)).toEqual([]);
    },
  );

  it('F239 the account settings of staff have their seven sections, each with settings', () => {
    const filled = sectionsOf(catalogue, 'accounts').filter(({ keys }) => keys.length > 0);
    expect(filled.map(({ title }) => title)).toEqual(expect.arrayContaining([...(sections['accounts'] ?? [])]));
  });

  it('F296 the tabs whose sections are not listed have sections with settings too', () => {
    for (const tab of ['theme', 'help_center', 'feature_toggles']) {
      const there = sectionsOf(catalogue, tab);
      expect(there.length, tab).toBeGreaterThan(0);
      expect(there.filter(({ keys }) => keys.length === 0)).toEqual([]);
    }
  });
});

/** The editors of a type, and values that no setting of the type accepts. */
const meaning: Readonly<Record<keyof typeof kinds, { editors: readonly string[]; refuses: readonly unknown[] }>> = {
  url: {
    editors: ['url', 'image-url'],
    refuses: ['javascript:alert(1)', '//evil.test/x', 'https://a b.test', 'no', 1],
  },
  colour: { editors: ['colour'], refuses: ['red', '#12345', 7] },
  // A fixed choice is a narrower type of text; its members are tested below, like those of every choice.
  string: { editors: ['text', 'textarea', 'select', 'radio'], refuses: [7, true, ['text'], { text: 'text' }] },
  html: { editors: ['html', 'textarea'], refuses: [7, true, ['<p>text</p>']] },
  boolean: { editors: ['switch'], refuses: ['yes', 'true', 1, 0] },
  'driver-list': { editors: ['list'], refuses: [1, ['Dumi'], [1.5]] },
  'object-list': { editors: ['list', 'object', 'rows'], refuses: ['text', ['text'], [{ no_such_field: 1 }]] },
  'string-list': { editors: ['list', 'tags', 'multi-select'], refuses: ['text', { text: 'text' }, [1]] },
  time: { editors: ['time'], refuses: ['24:00', '8:30', '08:60', 'noon', 8] },
  email: { editors: ['email'], refuses: ['nobody', 'nobody@', 'no body@kestrel.test', 'a@kestrel.test,', 1] },
  phone: { editors: ['phone'], refuses: ['call me', '082 123', '+27821234567890', 821234567] },
  'status-list': { editors: ['status-list', 'matrix'], refuses: ['delivered', ['no-such-status'], [1]] },
  enum: { editors: ['radio'], refuses: ['none-of-these', '', 1] },
  secret: { editors: ['secret'], refuses: [7, true, ['text']] },
  number: { editors: ['number'], refuses: ['1', true, [1]] },
  integer: { editors: ['number'], refuses: ['1', 1.5, true] },
  date: { editors: ['date'], refuses: ['2026-02-30', '1 March 2026', 20_260_301] },
  'country-list': { editors: ['multi-select'], refuses: ['ZA', ['ZZ'], ['South Africa']] },
  'account-list': { editors: ['tags'], refuses: ['KES001', [1]] },
};

const ofKinds = Object.entries(kinds) as readonly (readonly [keyof typeof kinds, readonly string[]])[];

describe('types', () => {
  it('are defined for every setting of the specification, one each', () => {
    expect(Object.values(kinds).flat().toSorted()).toEqual(specifiedKeys.toSorted());
  });

  it.each(ofKinds)('F297 each %s is edited as one, and accepts nothing else', (kind, keys) => {
    const { editors, refuses } = meaning[kind];
    for (const key of keys) {
      const setting = catalogue.settings[key];
      expect([key, editors]).toEqual([key, expect.arrayContaining([setting?.widget])]);
      expect([key, setting?.secret]).toEqual([key, kind === 'secret']);
      expect([key, refuses.filter((value) => validators[key]?.(value))]).toEqual([key, []]);
    }
  });

  it('F297 each choice accepts its members and nothing else', () => {
    const choices = specifiedKeys.filter((key) => ['select', 'radio'].includes(catalogue.settings[key]?.widget ?? ''));
    expect(choices).toEqual(expect.arrayContaining(kinds.enum));
    for (const key of choices) {
      const members = catalogue.settings[key]?.schema.oneOf?.map((one) => one.const) ?? [];
      expect(members.length, key).toBeGreaterThan(1);
      expect([key, members.filter((member) => !validators[key]?.(member))]).toEqual([key, []]);
      expect([key, validators[key]?.('none-of-these')]).toEqual([key, false]);
    }
  });

  it.each(['url', 'email', 'phone', 'time', 'date', 'colour'] as const)(
    'F317 every %s of the specification has a format, not only the type text',
    (kind) => {
      for (const key of kinds[kind]) {
        const { format } = catalogue.settings[key]?.schema ?? {};
        expect([key, typeof format]).toEqual([key, 'string']);
        expect([key, meaning[kind].refuses.filter((value) => validators[key]?.(value))]).toEqual([key, []]);
      }
    },
  );
});
