/** Saved cards: their names, security code, and position among the payment methods. */
import { card_association } from '#generated/enums.ts';
import type { AccountBillingCardInformation as SavedCard, CardAssociation } from '#generated/types.ts';
import type { GatewayMethod } from './gateway-methods.ts';
import { bobPayOptions, savedCardOption } from './labels.ts';

/** The amount in rand that is charged to save a card without another payment; it is credited to the balance. */
export const cardCheckAmount = 1;

/** The name by which users recognise a card: `Visa ending in 4242`. */
export function cardTitle({
  card_pan,
  card_association: association,
}: Pick<SavedCard, 'card_pan' | 'card_association'>) {
  return `${associationTitle(association)} ending in ${card_pan.slice(-4)}`;
}

export function associationTitle(association: CardAssociation | undefined): string {
  return card_association.find((one) => one.const === association)?.title ?? 'Card';
}

/** A typed security code reduced to its digits, at most four (F270). */
export function securityCodeIn(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4);
}

/** The message for an invalid security code. */
export const codeMessage = 'Enter the 3 or 4 digits of the security code.';

export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** A payment method that may be a card: a saved one, or a new one that can be saved. */
export interface CardMethod {
  readonly value: string;
  readonly card?: SavedCard;
  readonly canSave?: boolean;
}

/**
 * The payment methods preceded by saved cards, where Bob Pay accepts cards: a new card can be saved then. `cards`:
 * undefined for users whose cards are not saved.
 */
export function withSavedCards<M extends Pick<GatewayMethod, 'value' | 'label'>>(
  methods: readonly M[],
  cards: readonly SavedCard[] | undefined,
): readonly (M & CardMethod)[] {
  const byCard = methods.find(({ value }) => value === newCard);
  if (!byCard || !cards) return methods;
  return [
    ...cards.map((card) => ({
      ...{ ...byCard, value: `${savedCardOption}_${card.saved_card_id}`, label: cardTitle(card), card },
    })),
    ...methods.map((method) => (method === byCard ? { ...method, label: 'New card', canSave: true } : method)),
  ];
}

/** The method for a new card at Bob Pay. */
export const newCard = bobPayOptions['credit-card'];

/** The user's choice and input. */
export interface Choice {
  readonly method: string | undefined;
  readonly securityCode: string;
  readonly saveCard: boolean;
}

/** Choosing another method clears the security code, which belongs to one card (F268), and whether to save a new card (F269). */
export function choose(choice: Choice, { value, canSave = false }: CardMethod): Choice {
  if (value === choice.method) return choice;
  return { method: value, securityCode: '', saveCard: canSave && choice.saveCard };
}
