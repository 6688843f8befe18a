/** Icons of card associations. */
import { expect, test } from 'vitest';
import { card_association } from '#generated/enums.ts';
import { CardIcon } from '#modules/payments/web/cards/card-icon.tsx';
import { markupOf } from '../../markup.tsx';

test('F281 each card association has its own icon, and an unknown card has a generic one', () => {
  const drawn = card_association.map(({ const: association, title }) => {
    const mark = markupOf(<CardIcon association={association} />);
    expect(mark).toContain(`role="img" aria-label="${title}"`);
    return mark.replaceAll(title, '');
  });
  expect(card_association.map((one) => one.const)).toEqual(['visa', 'mastercard', 'american express', 'diners club']);
  const other = markupOf(<CardIcon association={undefined} />);
  expect(other).toContain('aria-label="Card"');
  expect(new Set([...drawn, other.replaceAll('Card', '')]).size).toBe(5);
});
