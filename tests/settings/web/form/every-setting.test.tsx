/** Renders the editor of every setting of the real catalogue, empty, with its default and with its examples, and adds to every list. */
import '#modules/settings/web/form/settings-widgets.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { fieldErrors, type FieldError } from '#engine/validation/messages.ts';
import { shapesOf } from '#engine/schema/shape.ts';
import { catalogue, type SettingKey } from '#generated/catalogue.ts';
import { settings as validators } from '#generated/validators/settings.js';
import { SettingField } from '#platform/web/form/rjsf/bridge.tsx';
import { fits } from '#platform/web/form/rjsf/validate.ts';
import { newItemOf, reshaped } from '#platform/web/form/new-value.ts';
import { memberAt, withMember } from '#platform/web/form/model/with-member.ts';
import type { ListProps } from '#platform/web/form/widgets/list/list.tsx';
import { markupOf } from '../../../markup.tsx';

const lists: ListProps[] = [];

/** Lazy in a browser; rendered immediately here. */
vi.mock('#platform/web/form/widgets/colour.tsx', () => import('#platform/web/form/widgets/colour-input.tsx'));
vi.mock('#platform/web/form/widgets/choice/tags.tsx', () => import('#platform/web/form/widgets/choice/tags-input.tsx'));

vi.mock(import('#platform/web/form/widgets/list/list.tsx'), async (original) => {
  const { ListEditor } = await original();
  return {
    ListEditor: (props: ListProps) => {
      lists.push(props);
      return <ListEditor {...props} />;
    },
  };
});

afterEach(() => void lists.splice(0));

const all: readonly Setting[] = Object.values(catalogue.settings);

/** The editor of one setting with a value, and all its changes. */
function edited(
  setting: Setting,
  value: unknown,
  errors: readonly FieldError[] = [],
): { html: string; changes: { path: unknown; value: unknown }[] } {
  const changes: { path: unknown; value: unknown }[] = [];
  const html = markupOf(
    <SettingField
      name={setting.key}
      schema={setting.schema}
      widget={setting.widget}
      value={value}
      errors={errors}
      readOnly={false}
      required={false}
      placeholder={undefined}
      host={{
        latest: () => value,
        onChange: (path, next) => changes.push({ path, value: next }),
        onBlur: () => undefined,
      }}
    />,
  );
  return { html, changes };
}

/** The rendered editor, and errors that must never occur; `faults` is empty for a good editor. */
function drawn(setting: Setting, value: unknown): { html: string; faults: readonly string[] } {
  const { html } = edited(setting, value);
  const apologies = /edited here|Unknown field|Unsupported|no longer a choice|Entry number/g;
  // The rich-text editor is loaded later; a placeholder is shown until then.
  const isThere = setting.widget === 'html' ? html.includes('Skeleton') : html.includes(`id="setting_${setting.key}`);
  return { html, faults: [...(html.match(apologies) ?? []), ...(isThere ? [] : ['nothing'])] };
}

describe('F297 the editor of every setting is rendered, empty, with its default and with its examples', () => {
  it.each(all.map((setting) => [setting.key, setting] as const))('%s', (_, setting) => {
    const { default: start, examples = [] } = setting.schema;
    const values = [undefined, start, ...(setting.secret ? [{ set: true }] : examples)];
    expect(values.flatMap((value) => drawn(setting, value).faults)).toEqual([]);
  });
});

describe('a new member of every list', () => {
  const withLists = all.filter(({ widget }) => widget === 'list');

  it.each(withLists.map((setting) => [setting.key, setting] as const))('%s', (_, setting) => {
    const { changes } = edited(setting, []);
    const list = lists.at(-1);
    const items = setting.schema.items ?? {};
    const added = list?.newItem();
    list?.onChange([added]);
    expect(changes).toEqual([{ path: [], value: [added] }]);
    expect(drawn(setting, [added]).faults).toEqual([]);
    const ids = [added, list?.newItem()].map((item) => memberAt(item, ['id']));
    const anew = items.type === 'object' ? [true, true, false] : [false, false, true];
    expect([...ids.map((id) => /^[0-9a-f]{24}$/.test(String(id))), ids[0] === ids[1]]).toEqual(anew);
  });
});

/** Errors of members that are not shown where the user can correct them. */
function lost(setting: Setting, value: unknown): readonly string[] {
  const validate = validators[setting.key];
  const errors = validate?.(value) ? [] : fieldErrors(setting.key, setting.schema, value, validate?.errors);
  const { html } = edited(setting, value, errors);
  const text = html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return errors
    .filter(
      ({ field, message }) =>
        !text.includes(`id="setting_${field.replaceAll('.', '_')}__error`) || !text.includes(message),
    )
    .map(({ field, message }) => `${field}: ${message}`);
}

describe('an error of a new member', () => {
  const withLists = all.filter(({ widget }) => widget === 'list');

  it.each(withLists.map((setting) => [setting.key, setting] as const))('is shown inside it: %s', (_, setting) => {
    const shapes = shapesOf(setting.schema.items ?? {});
    const item = newItemOf(setting.schema);
    const items = shapes.length === 0 ? [item] : shapes.map((shape) => reshaped(shape, item));
    expect(items.flatMap((one) => lost(setting, [one]))).toEqual([]);
  });
});

describe('a union of object types', () => {
  const choices = all.filter(({ widget, schema }) => widget === 'list' && shapesOf(schema.items ?? {}).length > 0);

  it('is rendered in each of its types, keeping entered texts and its id', () => {
    expect(choices.map(({ key }) => key)).toEqual(['public_registration_fields', 'internal_account_detail_fields']);
    for (const setting of choices) {
      const written = { ...(newItemOf(setting.schema) as object), label: 'How did you hear about us', key: 'heard' };
      const { id } = written as unknown as { id: string };
      const shapes = shapesOf(setting.schema.items ?? {});
      for (const shape of shapes) {
        const item = reshaped(shape, written);
        expect(item).toMatchObject({ id, label: written.label, type: shape.properties?.['type']?.const });
        expect(fits(shape, item)).toBe(true);
        const { html, faults } = drawn(setting, [item]);
        expect(faults).toEqual([]);
        expect(html).toContain(`value="${shape.title}"`);
        expect(html).toContain('value="How did you hear about us"');
        for (const name of Object.keys(shape.properties ?? {}))
          expect(html.includes(`id="setting_${setting.key}_0_${name}`), name).toBe(name !== 'id' && name !== 'type');
      }
    }
  });

  it('has lists of its own, whose members have ids too', () => {
    const setting = catalogue.settings.public_registration_fields as Setting;
    const shape = shapesOf(setting.schema.items ?? {}).find(({ properties }) => properties?.['choices']);
    const item = reshaped(shape ?? {}, newItemOf(setting.schema));
    const { changes } = edited(setting, [item]);
    const inner = lists.at(-1);
    const choice = inner?.newItem();
    inner?.onChange([choice]);
    expect(changes).toEqual([{ path: [0, 'choices'], value: [choice] }]);
    expect(choice).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, retired: false });
    const { html, faults } = drawn(setting, withMember([item], [0, 'choices'], [choice]));
    expect(faults).toEqual([]);
    expect(html).toContain(`id="setting_${setting.key}_0_choices_0_label"`);
  });

  it('produces what the API accepts', () => {
    for (const { key, schema } of choices) {
      const validate = validators[key];
      const [text] = shapesOf(schema.items ?? {});
      const item = { ...(reshaped(text as JsonSchema, newItemOf(schema)) as object), label: 'Why', key: 'why' };
      expect(validate?.([item]), JSON.stringify(validate?.errors)).toBe(true);
    }
  });
});

describe('a stored value is shown in its editor', () => {
  const shown: readonly (readonly [key: SettingKey, value: unknown, part: RegExp])[] = [
    ['provider_title', 'Kestrel & Sons', /value="Kestrel &amp; Sons"/],
    ['custom_widget_html', '<p>Chat</p>\n<p>with us</p>', /&lt;p&gt;Chat&lt;\/p&gt;\n&lt;p&gt;with us/],
    ['support_email_address', 'help@kestrel.test', /value="help@kestrel.test"/],
    ['privacy_url', 'https://kestrel.test/privacy', /value="https:\/\/kestrel.test\/privacy"/],
    ['logo_url', '/brands/kestrel/icon.svg', /<img[^>]*src="\/brands\/kestrel\/icon.svg"/],
    ['support_contact_number', '011 555 0199', /value="011 555 0199"/],
    ['dashboard_undelivered_shipments_duration', 8, /value="8"/],
    ['dashboard_stats_start_date', '2026-03-01', /value="1 Mar 2026"/],
    ['enable_map_edit_lock', true, /role="switch"[^>]* checked=""/],
    ['dashboard_uncollected_shipments_date_to_use', 'estimated_collection', /checked="" value="estimated_collection"/],
    ['work_hours_from', '06:30', /value="06:30"/],
    ['exclude_tracking_statuses', ['manifested'], />Manifested</],
    ['provider_tracking_prefixes', ['KES', 'KX'], />KES<.*>KX</],
    ['theme_primary', '#ffd400', /value="#ffd400"/],
    ['shipment_terms', ['Third', 'First'], />Third<.*>First</],
    [
      'office_closed_days',
      [{ id: 'a', date: '2026-12-16', reason: 'Day of Reconciliation' }],
      /value="16 Dec 2026".*value="Day of Reconciliation"/,
    ],
    ['map_default_location', { lat: -33.9258, lng: 18.4232 }, /value="-33.9258".*value="18.4232"/],
  ];

  it.each<(typeof shown)[number]>(shown)('%s', (key, value, part) => {
    const { html, faults } = drawn(catalogue.settings[key], value);
    expect(faults).toEqual([]);
    expect(html).toMatch(new RegExp(part.source, 's'));
  });
});

describe('countries', () => {
  it('are selected by name', () => {
    const setting = catalogue.settings.international_collection_countries as Setting;
    const { html } = drawn(setting, ['ZA', 'NA']);
    expect(html).toContain('South Africa');
    expect(html).toContain('Namibia');
  });
});
