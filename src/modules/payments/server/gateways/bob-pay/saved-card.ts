/**
 * Cards saved by Bob Pay. A link takes the fields below, under the names that browsers send to us; that a notification
 * about a saved card contains `saved_card_id`, `saved_card_reference`, `saved_card_pan` and `saved_card_association` is
 * undocumented, so test it in the sandbox first. Numbers and security codes of cards are never stored.
 */
import { card_association } from '#generated/enums.ts';
import type { CardAssociation } from '#generated/types.ts';
import { textIn } from './checkout.ts';

/** The card fields of a link: save the card used, or pay with a saved one. They are not signed. */
export type CardFields =
  | { readonly is_saved_card_setup: true }
  | {
      readonly saved_card_id: string;
      readonly saved_card_reference: string;
      readonly saved_card_pan: string;
      readonly saved_card_cvv: string;
    };

/** The token that charges a card at Bob Pay, together with its security code. */
export interface CardToken {
  readonly id: string;
  readonly reference: string;
}

export interface GatewayCard {
  readonly token: CardToken;
  /** Masked except for the last four digits. */
  readonly pan: string;
  readonly association: CardAssociation | null;
}

/** The card that a payment saved; undefined without one. */
export function savedCardIn(given: Readonly<Record<string, unknown>>): GatewayCard | undefined {
  const token = { id: textIn(given, 'saved_card_id'), reference: textIn(given, 'saved_card_reference') };
  const pan = masked(textIn(given, 'saved_card_pan'));
  if (!token.id || !pan) return undefined;
  const association = textIn(given, 'saved_card_association').toLowerCase();
  return { token, pan, association: card_association.find((one) => one.const === association)?.const ?? null };
}

/** Stores at most four digits, however many the gateway shows. */
function masked(pan: string): string | undefined {
  const last = /(\d{4})\s*$/.exec(pan)?.[1];
  return last && `${'*'.repeat(12)}${last}`;
}
