/** Paying with a saved card, and saving the card used. */
import { ApiError } from '#platform/server/http/api-error.ts';
import { codeMessage, isSecurityCode } from '../../domain/saved-card.ts';
import { invalid } from '../beginning.ts';
import { bobPayRecipient, type GatewayContext } from '../credentials.ts';
import type { CardFields } from '../gateways/bob-pay/saved-card.ts';
import type { NewPayment } from '../repository.ts';
import { cardsOf, tokenOf } from './repository.ts';

/** The user's input about the card. */
export interface CardChoice {
  readonly savedCard?: {
    readonly id: number;
    readonly securityCode: string;
    /** Masked number, where it is sent: it must match the card. */
    readonly pan?: string | undefined;
    /** Bob Pay's reference of the card, likewise. */
    readonly reference?: string | undefined;
  };
  /** Whether to save the card used, and as the default. */
  readonly saveAs?: NewPayment['keepCard'];
}

/** The request's field names of a saved card, for errors. */
interface FieldNames {
  readonly code: string;
  readonly method: string;
}

/**
 * The card fields for Bob Pay; undefined without any. Throws `invalid_payment` for a method other than card or an
 * invalid security code, and `no_saved_card` (F280) for an unknown card.
 */
export async function cardFields(
  context: GatewayContext,
  accountId: number,
  option: string | undefined,
  { savedCard, saveAs }: CardChoice,
  names: FieldNames,
): Promise<CardFields | undefined> {
  if ((savedCard || saveAs) && option !== 'credit-card') throw invalid(names.method, 'Choose to pay by card');
  if (!savedCard) return saveAs && { is_saved_card_setup: true };
  if (!isSecurityCode(savedCard.securityCode)) throw invalid(names.code, codeMessage);
  const recipient = await bobPayRecipient(context);
  const cards = recipient ? await cardsOf(context.tx, accountId, recipient.code) : [];
  const card = cards.find(({ id, pan }) => id === savedCard.id && (savedCard.pan ?? pan) === pan);
  const token = card && tokenOf(context.app.services.keys, card);
  const isNamed = token && (savedCard.reference ?? token.reference) === token.reference;
  if (!card || !isNamed) throw noSavedCard();
  return {
    ...{ saved_card_id: token.id, saved_card_reference: token.reference, saved_card_pan: card.pan },
    saved_card_cvv: savedCard.securityCode,
  };
}

export function noSavedCard(): ApiError {
  return new ApiError(404, 'no_saved_card', 'No saved card found');
}
