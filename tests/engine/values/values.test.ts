/** Equality of values, their display texts, the meaning of an emptied input, and the widget for each type. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsEmpty, draftOf, isRequired } from '#engine/values/blank.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { canonicalJson, sameJson } from '#engine/values/json-value.ts';
import { sameValue } from '#engine/values/same-value.ts';
import { memberChangeText, valueText } from '#engine/values/value-text.ts';
import { cellFor, cells, widgetFor, widgets } from '#engine/schema/widget.ts';

describe('equality', () => {
  it('does not depend on the order of keys, but on everything else', () => {
    expect(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson(null, undefined)).toBe(false);
    expect(sameJson({ toString: 1 }, {})).toBe(false);
  });

  it('agrees with the canonical text', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([a], [b]) => (a < b ? 1 : -1))
                .map(([key, inner]) => [key, shuffled(inner)]),
            )
          : value;
    const normal = json.map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    fc.assert(
      fc.property(normal, normal, (a, b) => {
        expect(sameJson(a, shuffled(a))).toBe(true);
        expect(canonicalJson(a)).toBe(canonicalJson(shuffled(a)));
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });

  it('of a set ignores the order of its members', () => {
    expect(sameValue({ merge: 'set' }, ['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameValue({ merge: 'set' }, ['a', 'b'], ['b', 'c'])).toBe(false);
    expect(sameValue({ merge: 'replace' }, ['a', 'b'], ['b', 'a'])).toBe(false);
  });
});

describe('the text of a value', () => {
  const choice: JsonSchema = {
    type: 'string',
    oneOf: [
      { const: 'a', title: 'First' },
      { const: 'b', title: 'Second' },
    ],
  };
  const shapes: JsonSchema = {
    type: 'object',
    discriminator: { propertyName: 'type' },
    oneOf: [
      {
        type: 'object',
        title: 'Text',
        properties: {
          id: { type: 'string', title: 'Entry number' },
          type: { type: 'string', const: 'text', title: 'Kind of field' },
          label: { type: 'string', title: 'Question' },
        },
      },
    ],
  };
  it.each<[JsonSchema, unknown, string]>([
    [{ type: 'boolean' }, true, 'On'],
    [{ type: 'integer', 'x-unit': 'days' }, 1, '1 day'],
    [{ type: 'number', 'x-unit': 'R' }, 200, 'R\u00A0200'],
    [{ type: 'number', 'x-unit': 'R' }, -1234567.25, '-R\u00A01\u00A0234\u00A0567.25'],
    [{ type: 'number', 'x-unit': 'R' }, 125.8, 'R\u00A0125.80'],
    [{ type: 'number', 'x-unit': 'R' }, 100000000, 'R\u00A0100\u00A0000\u00A0000'],
    [{ type: 'number', 'x-unit': 'px' }, 1, '1 px'],
    [choice, 'b', 'Second'],
    [choice, 'gone', 'gone'],
    [{ type: 'array', items: choice }, ['a', 'b'], 'First, Second'],
    [{ type: 'array', items: { type: 'integer' } }, [1, 2, 3, 4, 5, 6], '1, 2, 3, 4 and 2 more'],
    [{ type: 'array', items: { type: 'object' } }, [{}, {}], '2 entries'],
    [{ type: 'array' }, [], 'None'],
    [
      { type: 'object', properties: { kind: { title: 'Kind', ...choice }, size: { type: 'integer' } } },
      { kind: 'a', size: 2 },
      'Kind: First, size: 2',
    ],
    [{ type: 'string', format: 'html' }, '<p>Closed <b>today</b></p>', 'Closed today'],
    [{ type: 'string', format: 'country' }, 'ZA', 'South Africa'],
    [{ type: 'string', format: 'country' }, 'South Africa', 'South Africa'],
    [{ type: 'array', items: { type: 'string', format: 'country' } }, ['BW', 'NA'], 'Botswana, Namibia'],
    [shapes, { id: '3f', type: 'text', label: 'Why' }, 'Text: Question: Why'],
    [shapes, { id: '3f', type: 'gone', label: 'Why' }, 'Unknown type'],
    [{ type: 'string' }, undefined, 'Not set'],
    [{ type: 'string' }, '', 'Empty'],
    [{ type: 'string' }, { broken: 1 }, '{"broken":1}'],
    [{ type: 'string', 'x-secret': true }, 'correct horse', 'Set'],
    [{ type: 'string', 'x-secret': true }, { set: false }, 'Not set'],
  ])('of %j with %j is %s', (schema, value, text) => expect(valueText(schema, value)).toBe(text));

  it('of an edited list member says which one it is and what is different', () => {
    const why = { id: '3f', type: 'text', label: 'Why' };
    expect(memberChangeText(shapes, why, { ...why, label: 'Why not' })).toBe('Why: Question: Why → Why not');
    expect(memberChangeText(shapes, why, { ...why, type: 'gone' })).toBe('Text: Question: Why → Unknown type');
    const list: JsonSchema = { type: 'array', title: 'Choices', items: { type: 'object', properties: {} } };
    const option: JsonSchema = { type: 'object', properties: { name: { type: 'string', title: 'Name' }, list } };
    const colour = { id: '1', name: 'Colour', list: [{ id: 'r' }] };
    expect(memberChangeText(option, colour, { ...colour, list: [{ id: 's' }] })).toBe('Colour: Choices: edited');
  });

  it('is short', () => expect(valueText({ type: 'string' }, 'x'.repeat(500)).length).toBeLessThanOrEqual(80));
});

describe('an emptied input', () => {
  it.each<[string, JsonSchema, unknown]>([
    ['free text is empty text', { type: 'string', default: 'x' }, ''],
    ['text that must be filled in is a mistake', { type: 'string', minLength: 1 }, ''],
    ['an address without a default goes back to what is inherited', { type: 'string', format: 'url' }, undefined],
    ['an address that always has a default is a mistake', { type: 'string', format: 'url', default: 'a.test' }, ''],
    ['a number without a default goes back', { type: 'integer' }, undefined],
    ['a number with a default is a mistake', { type: 'integer', default: 3 }, null],
  ])('%s', (_, schema, draft) => {
    for (const blank of ['', null, undefined]) expect(draftOf(schema, blank)).toBe(draft);
    expect(draftOf(schema, 7)).toBe(7);
  });

  it('is marked as required exactly where it would be an error', () => {
    const schemas: JsonSchema[] = [
      { type: 'string' },
      { type: 'string', minLength: 1 },
      { type: 'string', format: 'email' },
      { type: 'string', format: 'email', default: 'a@b.co' },
      { type: 'string', format: 'html', default: '' },
      { type: 'string', pattern: 'x' },
      { type: 'integer' },
      { type: 'integer', default: 1 },
      { type: 'boolean', default: false },
      { type: 'string', oneOf: [{ const: '' }, { const: 'a' }], default: 'a' },
      { type: 'string', minLength: 8, 'x-secret': true },
      { type: 'array', minItems: 1 },
      { type: 'array', default: [] },
      { type: 'object', required: ['city'] },
      { type: 'object', required: ['city'], default: { city: 'Cape Town' } },
    ];
    expect(schemas.map(isRequired)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(schemas.filter((schema) => isRequired(schema) && acceptsEmpty(schema))).toEqual([]);
  });
});

describe('widgets and cells', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ const: id, title: id }));
  const described = of('a', 'b').map((one) => ({ ...one, description: 'What it does' }));
  it.each<[JsonSchema, string, string]>([
    [{ type: 'string', maxLength: 160 }, 'text', 'text'],
    [{ type: 'string', maxLength: 161 }, 'textarea', 'text'],
    [{ type: 'string', format: 'email' }, 'email', 'link'],
    [{ type: 'string', format: 'https-url' }, 'url', 'link'],
    [{ type: 'string', format: 'asset-url' }, 'image-url', 'link'],
    [{ type: 'string', format: 'phone-za' }, 'phone', 'link'],
    [{ type: 'string', format: 'colour' }, 'colour', 'colour'],
    [{ type: 'string', format: 'time-of-day' }, 'time', 'time'],
    [{ type: 'string', format: 'date' }, 'date', 'date'],
    [{ type: 'string', format: 'html', maxLength: 20_000 }, 'html', 'html'],
    [{ type: 'string', format: 'version', maxLength: 20 }, 'text', 'text'],
    [{ type: 'string', 'x-secret': true }, 'secret', 'secret'],
    [{ type: 'integer' }, 'number', 'number'],
    [{ type: 'boolean' }, 'switch', 'boolean'],
    [{ type: 'string', oneOf: of('a', 'b') }, 'select', 'choice'],
    [{ type: 'string', oneOf: described }, 'radio', 'choice'],
    [{ type: 'integer', oneOf: of('a', 'b') }, 'select', 'choice'],
    [{ type: 'array', items: { type: 'string', oneOf: of('a') } }, 'multi-select', 'choices'],
    [
      { type: 'array', items: { type: 'string', oneOf: [{ const: 'a', 'x-colour': 'red' }] } },
      'status-list',
      'choices',
    ],
    [{ type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 20 } }, 'tags', 'list'],
    [{ type: 'array', items: { type: 'string', maxLength: 500 } }, 'list', 'list'],
    [{ type: 'array', items: { type: 'object' } }, 'list', 'list'],
    [{ type: 'object' }, 'object', 'object'],
    [{ type: 'string', maxLength: 20, 'x-widget': 'textarea' }, 'textarea', 'text'],
  ])('%j: %s, %s', (schema, widget, cell) => {
    expect([widgetFor(schema), cellFor(schema)]).toEqual([widget, cell]);
    expect(widgets).toContain(widget);
    expect(cells).toContain(cell);
  });

  it('do not exist for values that cannot be edited', () => {
    expect([widgetFor({}), cellFor({}), widgetFor({ type: 'string', 'x-widget': 'nonsense' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
