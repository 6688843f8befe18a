/** Value handling of the widgets: numbers, colours, addresses, lines, choices, members and unions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesOf, constantOf, withStored } from '#platform/web/form/widgets/choice/choices.ts';
import { errorTree, ownMessages } from '#platform/web/form/rjsf/field-errors.ts';
import { fits } from '#platform/web/form/rjsf/validate.ts';
import { joined, pastedLines } from '#platform/web/form/widgets/list/lines.ts';
import { provenanceText } from '#modules/settings/web/row/provenance-text.ts';
import { textOf } from '#platform/web/form/widgets/text/text-of.ts';
import { uiSchemaOf } from '#platform/web/form/rjsf/ui-schema.ts';
import { completeAddress, openable } from '#platform/web/form/widgets/text/web-address.ts';
import { tidyColour } from '#platform/web/form/widgets/colour-input.tsx';
import { codecOf, numberText, stepped, tidied } from '#platform/web/form/widgets/number.tsx';
import { withMember } from '#platform/web/form/model/with-member.ts';

describe('numbers', () => {
  test.for([
    ['12', 12],
    ['1 250,5', 1250.5],
    ['.5', 0.5],
    ['-3', -3],
    ['', undefined],
    ['12a', '12a'],
    ['1e5', '1e5'],
  ] as const)('%j is %j', ([text, value]) => expect(numberText.toValue(text)).toBe(value));

  test.for([
    ['1,000', 1000],
    ['12,345,678', 12345678],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['0,125', 0.125],
    ['1,0000', 1],
  ] as const)('F421 of money %j is %j, since money has no three decimals', ([text, value]) => {
    expect(codecOf({ type: 'number', 'x-unit': 'R' }).toValue(text)).toBe(value);
  });

  test('a comma before three digits separates the thousands of a whole number, and is a decimal comma otherwise', () => {
    expect(codecOf({ type: 'integer' }).toValue('1,500')).toBe(1500);
    expect(codecOf({ type: 'number', 'x-unit': 'kg' }).toValue('1,500')).toBe(1.5);
    expect(stepped({ type: 'integer' }, '1,500', 1)).toBe(1501);
  });

  test('cents of money are shown by two digits', () => {
    const { toText } = codecOf({ type: 'number', 'x-unit': 'R' });
    expect([12.5, 12.55, 0.125, 12, -0.5].map(toText)).toEqual(['12.50', '12.55', '0.125', '12', '-0.50']);
    expect(toText('1.2.5')).toBe('1.2.5');
    expect(codecOf({ type: 'number', 'x-unit': 'kg' }).toText(12.5)).toBe('12.5');
  });

  test('the arrow keys follow the step and the limits', () => {
    const schema = { type: 'number', minimum: 0, maximum: 1, multipleOf: 0.1 };
    expect(stepped(schema, '0.2', 1)).toBe(0.3);
    expect(stepped(schema, '1', 1)).toBe(1);
    expect(stepped(schema, '', 1)).toBe(0);
    expect(stepped({ type: 'integer' }, '7', -1)).toBe(6);
  });

  test('money is stepped by a rand, keeping its cents', () => {
    const price = { type: 'number', minimum: 0, multipleOf: 0.01, 'x-unit': 'R' };
    expect([stepped(price, '12.50', 1), stepped(price, '0.50', -1), stepped(price, '', 1)]).toEqual([13.5, 0, 0]);
    expect(stepped({ type: 'number', multipleOf: 5, 'x-unit': 'R' }, '10', 1)).toBe(15);
  });

  test('a field that is left shows its number as a form that is opened again', () => {
    const money = codecOf({ type: 'number', 'x-unit': 'R' });
    expect(['12.5', ' 1 250,5 ', '1,000', '', ' 12a '].map((text) => tidied(money, text))).toEqual([
      ...['12.50', '1250.50', '1000', '', '12a'],
    ]);
    expect(tidied(codecOf({ type: 'number', 'x-unit': 'kg' }), '2,5')).toBe('2.5');
    // Too large to be shown without an exponent, which nobody types.
    expect(tidied(money, '1'.padEnd(23, '0'))).toBe('1'.padEnd(23, '0'));
  });

  test('any number can be displayed and parsed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
        fc.pre(!String(value).includes('e'));
        expect(numberText.toValue(numberText.toText(value))).toBe(value === 0 ? Number(String(value)) : value);
      }),
    );
  });
});

describe('colours', () => {
  test.for([
    ['0F5F73', '#0f5f73'],
    ['#ABC', '#aabbcc'],
    [' #0f5f73 ', '#0f5f73'],
    ['teal', 'teal'],
  ] as const)('%j is normalized to %j', ([typed, tidy]) => expect(tidyColour(typed)).toBe(tidy));
});

describe('addresses', () => {
  test.for([
    ['kestrel.test', 'https://kestrel.test'],
    ['http://kestrel.test/a', 'https://kestrel.test/a'],
    ['http://localhost:3051', 'http://localhost:3051'],
    ['/brand/logo.svg', '/brand/logo.svg'],
    ['nonsense', 'nonsense'],
  ] as const)('%j is completed to %j', ([typed, complete]) => expect(completeAddress(typed)).toBe(complete));

  test('only URLs that are safe to open are opened', () => {
    expect(openable('https://kestrel.test')).toBe('https://kestrel.test/');
    expect(openable('/logo.svg')).toBe('/logo.svg');
    for (const text of ['javascript:alert(1)', '//evil.test', 'data:text/html,x', '', 3])
      expect(openable(text)).toBeUndefined();
  });
});

test('pasted lines become items, one line stays text, duplicates are removed', () => {
  expect(pastedLines(' KES \r\n\r\nKST\n')).toEqual(['KES', 'KST']);
  expect(pastedLines('KES')).toBeUndefined();
  expect(joined(['KES'], ['KST', 'KES'])).toEqual(['KES', 'KST']);
});

test('choices keep their constants, and an unknown stored one is shown', () => {
  const schema = { type: 'integer', oneOf: [{ const: 1, title: 'One' }] };
  expect(constantOf(schema, '1')).toBe(1);
  expect(withStored(choicesOf(schema), ['1', '9']).map(({ label }) => label)).toEqual([
    'One',
    '9 (no longer a choice)',
  ]);
});

test('a member is written into the existing value, and missing parents are created', () => {
  const list = [{ text: 'a' }, { text: 'b' }];
  expect(withMember(list, [1, 'text'], 'c')).toEqual([{ text: 'a' }, { text: 'c' }]);
  expect(list).toEqual([{ text: 'a' }, { text: 'b' }]);
  expect(withMember(undefined, ['lat'], 3)).toEqual({ lat: 3 });
  expect(withMember('broken', [0, 'text'], 'x')).toEqual([{ text: 'x' }]);
  expect(withMember({ lat: 1, lng: 2 }, ['lat'], undefined)).toEqual({ lng: 2 });
});

test('errors are mapped to their member', () => {
  const errors = [
    { field: 'terms', code: 'x', message: 'Too many.' },
    { field: 'terms.2.text', code: 'x', message: 'Empty.' },
  ];
  expect(errorTree(errors)).toEqual({ __errors: ['Too many.'], 2: { text: { __errors: ['Empty.'] } } });
  expect(errorTree([])).toBeUndefined();
  expect(ownMessages(errors)).toEqual(['Too many.']);
  expect(ownMessages(errors, false)).toEqual(['Too many.', 'Empty.']);
});

test('a type is identified by its constants and required members', () => {
  const locker = { type: 'object', properties: { kind: { const: 'locker' } }, required: ['kind'] };
  expect(fits(locker, { kind: 'locker', size: 3 })).toBe(true);
  expect(fits(locker, { kind: 'counter' })).toBe(false);
  expect(fits(locker, {})).toBe(false);
  expect(fits({ type: 'object', oneOf: [locker] }, { kind: 'counter' })).toBe(false);
  expect(fits(true, 1)).toBe(true);
});

test('every member of a setting has its widget', () => {
  const schema = {
    type: 'array',
    items: { type: 'object', properties: { day: { type: 'string', format: 'date' }, on: { type: 'boolean' } } },
  };
  expect(uiSchemaOf(schema)).toMatchObject({
    'ui:field': 'list',
    items: { day: { 'ui:widget': 'date' }, on: { 'ui:widget': 'switch' } },
  });
});

test('provenance in words', () => {
  const now = new Date('2026-03-09T12:00:00+02:00');
  expect(provenanceText({ source: 'default', set_here: false }, now).text).toBe('Default');
  expect(provenanceText({ source: 'platform', set_here: false }, now).text).toBe('Platform default');
  expect(provenanceText({ source: 'branch', set_here: false }, now).text).toBe('Inherited from the branch');
  const at = '2026-03-09T10:00:00+02:00';
  expect(provenanceText({ source: 'provider', set_here: true, by: 'Ann', at }, now).text).toBe(
    'Modified by Ann, today 10:00',
  );
});

test('any value can be shown in an input', () => {
  expect([undefined, null, 'a', 3, false, { a: 1 }].map(textOf)).toEqual(['', '', 'a', '3', 'false', '{"a":1}']);
});
