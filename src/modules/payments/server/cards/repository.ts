/** Statements about saved cards: display data, and the gateway's token, encrypted. */
import { hash } from 'node:crypto';
import type { Row } from '#generated/database.ts';
import type { AccountBillingCardInformation } from '#generated/types.ts';
import {
  decryptSecret,
  encryptSecret,
  UnreadableSecret,
  type KeyRing,
  type SavedCardSecretScope,
} from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { CardToken, GatewayCard } from '../gateways/bob-pay/saved-card.ts';

type StoredCard = Row<'saved_cards'>;

export interface CardOwner {
  readonly provider_id: number;
  readonly account_id: number;
}

function placeOf({ provider_id, account_id }: CardOwner, digest: Buffer): SavedCardSecretScope {
  return { provider_id, scope: 'saved_card', scope_id: account_id, key: digest.toString('hex') };
}

/** Returns the id of the card; a card that the account saved before keeps its id. `recipient`: the owner of the token. */
export async function keepCard(
  tx: Transaction,
  keys: KeyRing,
  owner: CardOwner,
  { token, pan, association }: GatewayCard,
  recipient: string,
): Promise<number> {
  const digest = hash('sha256', `${recipient}/${token.id}`, 'buffer');
  const sealed = encryptSecret(keys, placeOf(owner, digest), JSON.stringify(token));
  const { id } = await tx
    .insertInto('saved_cards')
    .values({ ...owner, recipient_account_code: recipient, token: sealed, token_digest: digest, pan, association })
    .onConflict((one) =>
      one.columns(['provider_id', 'account_id', 'token_digest']).doUpdateSet({ token: sealed, pan, association }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The default first, then the newest. `recipient`: limits the result to cards with its tokens. */
export function cardsOf(tx: Transaction, accountId: number, recipient?: string): Promise<StoredCard[]> {
  return tx
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(recipient !== undefined, (query) => query.where('recipient_account_code', '=', recipient!))
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Expects the lock of the account: there is never more than one default. */
export async function setDefault(tx: Transaction, accountId: number, id: number): Promise<void> {
  const ofAccount = tx.updateTable('saved_cards').where('account_id', '=', accountId);
  await ofAccount.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await ofAccount.set({ is_default: true }).where('id', '=', id).execute();
}

export async function removeCard(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('saved_cards').where('id', '=', id).execute();
}

/** Undefined when it can't be decrypted any more: the card has to be saved again. */
export function tokenOf(keys: KeyRing, card: StoredCard): CardToken | undefined {
  try {
    return JSON.parse(decryptSecret(keys, placeOf(card, card.token_digest), card.token)) as CardToken;
  } catch (failure) {
    if (failure instanceof UnreadableSecret) return undefined;
    throw failure;
  }
}

export function serializeCard({ id, pan, association, is_default }: StoredCard): AccountBillingCardInformation {
  return {
    ...{ saved_card_id: id, card_pan: pan, is_default },
    ...(association !== null && { card_association: association }),
  };
}
