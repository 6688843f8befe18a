/** Changes of an account's saved cards, each with an audit event. */
import type { Row } from '#generated/database.ts';
import { lockAccount } from '#modules/accounts/server/services/balance.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { GatewayCard } from '../gateways/bob-pay/saved-card.ts';
import { cardsOf, keepCard, removeCard, setDefault, type CardOwner } from './repository.ts';

export interface CardChange extends CardOwner {
  readonly author: AuditAuthor;
  readonly now: Date;
}

interface NewCard {
  readonly card: GatewayCard;
  /** The recipient whose token it is. */
  readonly recipient: string;
  readonly saveAs: NonNullable<Row<'payments'>['keep_card']>;
}

/** Stores a card that a payment saved; the first of an account is its default. */
export async function addCard(tx: Transaction, keys: KeyRing, change: CardChange, added: NewCard): Promise<void> {
  const { provider_id, account_id } = change;
  await lockAccount(tx, account_id);
  const before = await cardsOf(tx, account_id);
  const id = await keepCard(tx, keys, { provider_id, account_id }, added.card, added.recipient);
  if (added.saveAs === 'default' || before.length === 0) await setDefault(tx, account_id, id);
  await note(tx, change, null, { saved_card: added.card.pan });
}

/** Throws `unknown_card` for one of another account. */
export async function makeDefault(tx: Transaction, change: CardChange, id: number): Promise<Row<'saved_cards'>> {
  const cards = await lockedCards(tx, change.account_id);
  const card = named(cards, id);
  const before = cards.find(({ is_default }) => is_default);
  await setDefault(tx, change.account_id, id);
  if (before?.id !== id) await note(tx, change, { default_card: before?.pan ?? null }, { default_card: card.pan });
  return { ...card, is_default: true };
}

/** When the default is removed, the newest remaining card replaces it. Throws `unknown_card` for one of another account. */
export async function deleteCard(tx: Transaction, change: CardChange, id: number): Promise<void> {
  const cards = await lockedCards(tx, change.account_id);
  const card = named(cards, id);
  await removeCard(tx, id);
  const next = cards.find((one) => one.id !== id);
  if (card.is_default && next) await setDefault(tx, change.account_id, next.id);
  await note(tx, change, { saved_card: card.pan }, null);
}

async function lockedCards(tx: Transaction, accountId: number): Promise<readonly Row<'saved_cards'>[]> {
  await lockAccount(tx, accountId);
  return cardsOf(tx, accountId);
}

function named(cards: readonly Row<'saved_cards'>[], id: number): Row<'saved_cards'> {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new ApiError(404, 'unknown_card', 'There is no such card');
  return card;
}

async function note(tx: Transaction, change: CardChange, from: object | null, to: object | null): Promise<void> {
  const { provider_id: providerId, account_id, author, now: at } = change;
  await writeAuditEvents(tx, { providerId, type: 'account', at }, author, [
    { object_id: String(account_id), from, to },
  ]);
  emit(tx, 'account_changed', { account_id, is_new: false });
}
