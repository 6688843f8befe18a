/** RJSF behaviour that the form relies on: `SchemaField` outside of `Form`, our widgets, whole paths, and no compilation. */
import '#modules/geography/web/shared/address/register.ts';
import '#modules/identity/web/roles/permissions-widget.tsx';
import '#modules/rates/web/shared/pricing-widgets.tsx';
import '#modules/rates/web/tariff/parts-widget.tsx';
import '#modules/settings/web/form/settings-widgets.ts';
import '#modules/shipments/web/shared/packaging-choice.tsx';
import '#modules/rates/web/shared/quick-quote/place-widget.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue, JsonSchema } from '#engine/schema/catalogue.ts';
import { widgets as widgetNames } from '#engine/schema/widget.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { SettingField, type FieldHost } from '#platform/web/form/rjsf/bridge.tsx';
import { PricingContext } from '#modules/rates/web/shared/rating.ts';
import { fieldIdOf } from '#platform/web/form/ids.ts';
import { widgets } from '#platform/web/form/rjsf/registry.ts';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { markupOf } from '../../../markup.tsx';

const catalogue: Catalogue = generated;
const drawn = vi.hoisted((): { props: WidgetProps[] } => ({ props: [] }));

/** Lazy in a browser; rendered immediately here. */
vi.mock('#platform/web/form/widgets/colour.tsx', () => import('#platform/web/form/widgets/colour-input.tsx'));
vi.mock('#platform/web/form/widgets/choice/tags.tsx', () => import('#platform/web/form/widgets/choice/tags-input.tsx'));

/** Renders nothing, so that its props can be inspected and called. */
vi.mock('#platform/web/form/widgets/text/text.tsx', () => ({
  default: (props: WidgetProps) => {
    drawn.props.push(props);
    return null;
  },
}));

type ReportedChange = [path: readonly (string | number)[], value: unknown, shown: boolean];

function draw(schema: JsonSchema, widget: string, value: unknown, changes: ReportedChange[] = []): string {
  const host = hostOf(value, changes);
  return markupOf(<SettingField {...probe} schema={schema} widget={widget} value={value} host={host} />);
}

const hostOf = (value: unknown, changes: ReportedChange[] = []): FieldHost => ({
  latest: () => value,
  onChange: (...change) => changes.push(change),
  onBlur: () => undefined,
});

const probe = { name: 'probe', errors: [], readOnly: false, required: false, placeholder: undefined };

beforeEach(() => {
  drawn.props = [];
});

test('every name of the engine is a registered widget, a list, a table, an object or a file', () => {
  // An address is an object with its own editor.
  const fields = ['list', 'rows', 'object', 'file', 'address'];
  const missing = widgetNames.filter((name) => !(name in widgets) && !fields.includes(name));
  expect(missing).toEqual([]);
});

test('every setting of the catalogue is rendered by its widget, with its default and with an example', () => {
  for (const { key, schema, widget, secret } of Object.values(catalogue.settings)) {
    if (widget === 'text' || secret) continue;
    for (const value of [schema.default, schema.examples?.[0]]) {
      const html = draw(schema, widget, value);
      expect(html, key).not.toContain('edited here');
      // The editor for formatted text is loaded when it is first shown.
      expect(widget === 'html' || html.includes(`id="${fieldIdOf('probe')}`), key).toBe(true);
    }
  }
});

test('a change of the setting has an empty path, and the input already shows it', () => {
  const changes: ReportedChange[] = [];
  draw({ type: 'string', title: 'Name' }, 'text', 'a', changes);
  expect(drawn.props[0]).toMatchObject({ id: 'setting_probe', label: 'Name', value: 'a' });
  drawn.props[0]?.onChange('b');
  expect(changes).toEqual([[[], 'b', true]]);
});

test('a change of a member has its whole path', () => {
  const item = { type: 'object', properties: { text: { type: 'string', title: 'Text' } }, required: ['text'] };
  const schema = { type: 'array', title: 'Terms', items: item };
  const changes: ReportedChange[] = [];
  draw(schema, 'list', [{ text: 'one' }, { text: 'two' }], changes);
  expect(drawn.props.map(({ id, value }) => [id, value])).toEqual([
    ['setting_probe_0_text', 'one'],
    ['setting_probe_1_text', 'two'],
  ]);
  drawn.props[1]?.onChange('zwei');
  expect(changes).toEqual([[[1, 'text'], 'zwei', true]]);
});

test('the type of a union of objects follows its constant, without compiling anything', () => {
  const shape = (kind: string, member: string): JsonSchema => ({
    type: 'object',
    title: kind,
    properties: { kind: { type: 'string', const: kind }, [member]: { type: 'string', title: member } },
    required: ['kind'],
  });
  const oneOf = [shape('locker', 'size'), shape('counter', 'queue')];
  const schema = { type: 'object', title: 'Point', discriminator: { propertyName: 'kind' }, oneOf };
  draw(schema, 'object', { kind: 'counter', queue: 'left' });
  expect(drawn.props.map(({ label }) => label)).toContain('queue');
  expect(drawn.props.map(({ label }) => label)).not.toContain('size');
});

test('nothing is evaluated, because the page’s policy forbids it', () => {
  const evaluate = vi.spyOn(globalThis, 'eval');
  const compile = vi.fn<() => void>();
  vi.stubGlobal('Function', compile);
  try {
    for (const { schema, widget } of Object.values(catalogue.settings)) draw(schema, widget, schema.default);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(compile).not.toHaveBeenCalled();
  expect(evaluate).not.toHaveBeenCalled();
});

test('an unregistered widget shows the value as text and why it cannot be edited', () => {
  const html = draw({ type: 'array', items: { type: 'number', 'x-unit': 'kg' } }, 'hologram', [3, 4]);
  expect(html).toContain('3 kg, 4 kg');
  expect(html).toContain('can’t be edited here');
});

test.each(Object.values(catalogue.settings))('stored values of the wrong type are still rendered: $key', (setting) => {
  const wrong: readonly unknown[] = ['text', 12, true, null, [], [1], {}, { a: { b: 1 } }];
  for (const value of wrong)
    expect(() => draw(setting.schema, setting.widget, value), JSON.stringify(value)).not.toThrow();
});

test('F184 extras chosen from the start are ticked until somebody chooses, although RJSF makes none of them a list', () => {
  const schema = { type: 'array', title: 'Extras', items: { type: 'integer' } };
  const optIns = [1, 2].map((id) => ({
    ...{ id, name: `Extra ${id}`, description: '', opted_in_by_default: id === 2, service_level_ids: [1] },
  }));
  const ticked = (value: unknown) => {
    const field = <SettingField {...probe} schema={schema} widget="opt-ins" value={value} host={hostOf(value)} />;
    const rating = { kind: 'incomplete', missing: [] } as const;
    const html = markupOf(<PricingContext value={{ rating, optIns, timedOptIns: [] }}>{field}</PricingContext>);
    return [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([input]) => input.includes('checked'));
  };
  expect(ticked(undefined)).toEqual([false, true]);
  expect(ticked([])).toEqual([false, false]);
  expect(ticked([1])).toEqual([true, false]);
});
