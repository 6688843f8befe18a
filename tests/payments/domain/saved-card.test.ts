/** Saved cards among the payment methods, and the values that another choice clears. */
import { expect, test } from 'vitest';
import {
  cardTitle,
  choose,
  isSecurityCode,
  securityCodeIn,
  withSavedCards,
} from '#modules/payments/domain/saved-card.ts';

const visa = { saved_card_id: 3, card_pan: '************4242', card_association: 'visa', is_default: true } as const;
const methods = [
  { value: 'bob_pay_credit_card', label: 'Card', gateway: 'bob_pay', option: 'credit-card', limit: 500 },
  { value: 'instant_eft', label: 'Instant EFT', gateway: 'bob_pay', option: 'instant-eft' },
] as const;

test('F267 saved cards come first among the payment methods, within the limits of Bob Pay, if it accepts cards', () => {
  expect(withSavedCards(methods, [visa])).toEqual([
    { ...methods[0], value: 'bob_pay_saved_credit_card_3', label: 'Visa ending in 4242', card: visa },
    { ...methods[0], label: 'New card', canSave: true },
    methods[1],
  ]);
  expect(withSavedCards(methods, undefined)).toBe(methods);
  expect(withSavedCards([methods[1]], [visa])).toEqual([methods[1]]);
  expect(cardTitle({ card_pan: '************0004' })).toBe('Card ending in 0004');
});

const [saved, fresh, eft] = withSavedCards(methods, [visa]) as [object, object, object] & readonly { value: string }[];

test('F268 choosing another method than the saved card clears its security code', () => {
  const typed = { method: 'bob_pay_saved_credit_card_3', securityCode: '123', saveCard: false };
  expect(choose(typed, saved as never)).toEqual(typed);
  for (const other of [fresh, eft]) expect(choose(typed, other as never).securityCode).toBe('');
});

test('F269 choosing another method than a new card clears the option to save it', () => {
  const values = { method: 'bob_pay_credit_card', securityCode: '', saveCard: true };
  expect(choose(values, fresh as never)).toEqual(values);
  for (const other of [saved, eft]) expect(choose(values, other as never).saveCard).toBe(false);
});

test('F270 a security code has only digits, at most four', () => {
  expect(securityCodeIn('12a 3-45')).toBe('1234');
  expect(['12', '123', '1234', '12345', '12e'].map(isSecurityCode)).toEqual([false, true, true, false, false]);
});
