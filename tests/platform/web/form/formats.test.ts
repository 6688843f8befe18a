/** Formatting and parsing amounts, numbers, addresses and times. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '#engine/schema/formats.ts';
import { sentence } from '#engine/values/sentence.ts';
import { day_of_week } from '#generated/enums.ts';
import { moneyText, weightText } from '#platform/domain/amount.ts';
import { halfHours, wallClock } from '#platform/domain/time.ts';
import { numberText } from '#platform/web/form/widgets/number.tsx';
import { completeAddress } from '#platform/web/form/widgets/text/web-address.ts';

const fits = (format: string, text: string): boolean => {
  const known = formats[format];
  return known instanceof RegExp ? known.test(text) : known?.(text) === true;
};
const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

test('F419 money is R, thousands grouped by a blank at which no line ends, two decimals, and parses to the same amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = moneyText(amount / 100);
      expect(text).toMatch(/^-?R\u00A0\d{1,3}(?:\u00A0\d{3})*\.\d{2}$/);
      expect(Math.round(Number(text.replaceAll(/[R\u00A0]/g, '')) * 100)).toBe(amount);
    }),
  );
});

test('F420 weights end with kg', () => {
  expect([weightText(2), weightText(12.5), weightText(1250)]).toEqual(['2 kg', '12.5 kg', '1\u00A0250 kg']);
});

test('F421 a number is parsed with grouped thousands, and with a comma or a dot before its decimals', () => {
  const written = fc.record({
    value: fc.integer({ min: 0, max: 999_999_999 }),
    group: fc.constantFrom('', ' ', ',', '\u00a0'),
    point: fc.constantFrom('.', ','),
    decimals: fc.constantFrom('', '5', '25'),
  });
  fc.assert(
    fc.property(written, ({ value, group, point, decimals }) => {
      // A comma cannot be both.
      fc.pre(!(group === ',' && point === ','));
      const whole = String(value).replace(/\B(?=(?:\d{3})+$)/g, group);
      // One comma before three digits is ambiguous; South Africa uses a decimal comma.
      fc.pre(group !== ',' || decimals !== '' || whole.split(',').length !== 2);
      const text = decimals === '' ? whole : `${whole}${point}${decimals}`;
      expect(numberText.toValue(text), text).toBe(Number(`${value}.${decimals || '0'}`));
    }),
  );
  for (const text of ['12a', '1.2.3', '1,,2', '.', '-']) expect(numberText.toValue(text), text).toBe(text);
});

test.each([
  ['email-list', 'a@b.test; c@d.test,e@f.test', true],
  ['email-list', 'a@b.test c@d.test', false],
  ['url', 'kestrel.test/track', true],
  ['https-url', 'http://kestrel.test', false],
  ['https-url', 'https://kestrel.test', true],
  ['phone-za', '+27 82 123 4567', true],
  ['phone-za', '0821234567', true],
  ['phone-za', '(012) 345-6789', true],
  ['phone-za', '+27123', false],
])('F423 as %s %j is valid: %s', (format, text, expected) => {
  expect(fits(format, text)).toBe(expected);
});

test('F423 web addresses are forced to https', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (address) => {
      expect(completeAddress(address)).toMatch(/^https:\/\//);
    }),
    { numRuns: 20 },
  );
  expect(completeAddress('kestrel.test')).toBe('https://kestrel.test');
});

test('F425 an error ends with one full stop', () => {
  expect(['Enter a name', 'Enter a name.', 'Really?'].map(sentence)).toEqual([
    'Enter a name.',
    'Enter a name.',
    'Really?',
  ]);
});

test('F426 times are selected in half hours from 00:00 to 23:30, or between two others', () => {
  const all = halfHours();
  expect([all.length, all[0], all[1], all.at(-1)]).toEqual([48, '00:00', '00:30', '23:30']);
  expect(halfHours('07:15', '09:00')).toEqual(['07:30', '08:00', '08:30', '09:00']);
});

test('F428 days are numbered Monday 1 to Saturday 6 and Sunday 0, as the calendar counts them', () => {
  const named = day_of_week.map((day) => [day.title, day.const]);
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(named).toEqual(names.map((name, at) => [name, (at + 1) % 7]));
  // 23 November 2026 is a Monday.
  for (let day = 0; day < 7; day += 1) {
    const { weekday } = wallClock(new Date(Date.UTC(2026, 10, 23 + day, 10)));
    expect(weekday).toBe(named[day]?.[1]);
  }
});
