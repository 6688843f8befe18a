/** Saved cards: what they are called, their security code, and how they stand among the ways to pay. */
import { card_association } from '#generated/enums.ts';
import type { AccountBillingCardInformation as SavedCard, CardAssociation } from '#generated/types.ts';
import type { GatewayMethod } from './gateway-methods.ts';

/** What is paid with a card to save it when nothing else is to be paid, in rand: it goes to the balance. */
export const cardCheckAmount = 1;

/** As people tell their cards apart: `Visa ending in 4242`. */
export function cardTitle({
  card_pan,
  card_association: association,
}: Pick<SavedCard, 'card_pan' | 'card_association'>) {
  return `${associationTitle(association)} ending in ${card_pan.slice(-4)}`;
}

export function associationTitle(association: CardAssociation | undefined): string {
  return card_association.find((one) => one.const === association)?.title ?? 'Card';
}

/** What is left of a text that is typed as a security code: its digits, four at most (F270). */
export function securityCodeIn(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4);
}

/** What is asked of somebody whose security code is none. */
export const codeMessage = 'Enter the 3 or 4 digits of the security code.';

export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** A way to pay that may be a card: a saved one, or a new one that can be saved. */
export interface CardMethod {
  readonly value: string;
  readonly card?: SavedCard;
  readonly canSave?: boolean;
}

/**
 * The ways to pay with those by saved cards before them, where Bob Pay takes cards: a new card can be saved then. `cards`: undefined for
 * somebody whose cards are not saved.
 */
export function withSavedCards<M extends Pick<GatewayMethod, 'value' | 'label'>>(
  methods: readonly M[],
  cards: readonly SavedCard[] | undefined,
): readonly (M & CardMethod)[] {
  const byCard = methods.find(({ value }) => value === newCard);
  if (!byCard || !cards) return methods;
  return [
    ...cards.map((card) => ({
      ...{ ...byCard, value: `bob_pay_saved_credit_card_${card.saved_card_id}`, label: cardTitle(card), card },
    })),
    ...methods.map((method) => (method === byCard ? { ...method, label: 'New card', canSave: true } : method)),
  ];
}

/** The way to pay by card at Bob Pay. */
export const newCard = 'bob_pay_credit-card';

/** What somebody chose and typed. */
export interface Choice {
  readonly method: string | undefined;
  readonly securityCode: string;
  readonly saveCard: boolean;
}

/** Another way clears the security code, which is that of one card (F268), and whether a new card is saved (F269). */
export function choose(choice: Choice, { value, canSave = false }: CardMethod): Choice {
  if (value === choice.method) return choice;
  return { method: value, securityCode: '', saveCard: canSave && choice.saveCard };
}
