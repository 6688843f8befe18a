/**
 * Cards that Bob Pay saves. A link takes the fields below, by the names under which browsers send them to us; that a notification answers
 * a card that was saved as `saved_card_id`, `saved_card_reference`, `saved_card_pan` and `saved_card_association` is not on a public page,
 * so try it in the sandbox first. Numbers and security codes of cards are never kept.
 */
import { card_association } from '#generated/enums.ts';
import type { CardAssociation } from '#generated/types.ts';
import { textIn } from './checkout.ts';

/** What a link is told of a card: that the one that is paid with is saved, or which saved one pays. None of it is signed. */
export type CardFields =
  | { readonly is_saved_card_setup: true }
  | {
      readonly saved_card_id: string;
      readonly saved_card_reference: string;
      readonly saved_card_pan: string;
      readonly saved_card_cvv: string;
    };

/** What charges a card at Bob Pay, together with its security code. */
export interface CardToken {
  readonly id: string;
  readonly reference: string;
}

export interface GatewayCard {
  readonly token: CardToken;
  /** Masked but for the last four digits. */
  readonly pan: string;
  readonly association: CardAssociation | null;
}

/** The card that a payment saved; undefined when it saved none. */
export function savedCardIn(given: Readonly<Record<string, unknown>>): GatewayCard | undefined {
  const token = { id: textIn(given, 'saved_card_id'), reference: textIn(given, 'saved_card_reference') };
  const pan = masked(textIn(given, 'saved_card_pan'));
  if (!token.id || !pan) return undefined;
  const association = textIn(given, 'saved_card_association').toLowerCase();
  return { token, pan, association: card_association.find((one) => one.const === association)?.const ?? null };
}

/** Whatever the gateway shows of a number, no more than four of its digits are kept. */
function masked(pan: string): string | undefined {
  const last = /(\d{4})\s*$/.exec(pan)?.[1];
  return last && `${'*'.repeat(12)}${last}`;
}
