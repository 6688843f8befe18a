/** The options of a select for a schema and a stored value. */
import { expect, test } from 'vitest';
import { choicesOf, withStored } from '#platform/web/form/widgets/choice/choices.ts';

test('F427 an option has a label and a value; one that is stored but no longer offered is disabled', () => {
  const offered = choicesOf({ oneOf: [{ const: 'van', title: 'Van' }, { const: 7 }] });
  expect(offered.map(({ label, value, disabled }) => [label, value, disabled ?? false])).toEqual([
    ['Van', 'van', false],
    ['7', '7', false],
  ]);
  expect(withStored(offered, ['van'])).toEqual(offered);
  const without = choicesOf({
    oneOf: [
      { const: 'van', title: 'Van' },
      { const: 'ox', title: 'Ox', deprecated: true },
    ],
  });
  expect(withStored(without, []).map(({ value }) => value)).toEqual(['van']);
  expect(withStored(without, ['ox']).at(-1)).toMatchObject({ value: 'ox', label: 'Ox', disabled: true });
  expect(withStored(offered, ['ox-cart']).at(-1)).toMatchObject({
    ...{ value: 'ox-cart', label: 'ox-cart (no longer a choice)', disabled: true },
  });
});
