/** The part of an event that open pages receive: which record of which entity changed, never the payload. */
import { events, type EventEntity, type EventName } from '#generated/events.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { SessionUser } from '../db/session.ts';

/** The message of one change. */
export interface Moved {
  readonly entity: EventEntity;
  /** Null: any record of the entity. */
  readonly id: number | null;
  /** The new revision, where the event contains it. */
  readonly revision: number | null;
}

export interface Topic extends Moved {
  readonly audience: 'everyone' | 'account' | 'staff';
  /** The account whose customers receive it, besides staff. */
  readonly account: number | null;
}

interface Declared {
  readonly entity: EventEntity;
  readonly audience: Topic['audience'] | 'handlers';
  readonly record: string | null;
  readonly revision: string | null;
  readonly account: string | null;
}

const declared: Readonly<Record<string, Declared>> = events;

/** The payload fields that topics are made of. */
export const topicFields: readonly string[] = [
  ...new Set(
    Object.values(declared).flatMap(({ record, revision, account }) =>
      [record, revision, account].filter((field) => field !== null),
    ),
  ),
];

/** Undefined when no page receives the event, or only a newer version of the program knows it. */
export function topicOf(name: string, payload: Readonly<Record<string, unknown>>): Topic | undefined {
  const event = declared[name];
  if (!event || event.audience === 'handlers') return undefined;
  const number = (field: string | null): number | null => {
    const value = field === null ? null : payload[field];
    return typeof value === 'number' ? value : null;
  };
  const { entity, audience, record, revision, account } = event;
  return { entity, audience, id: number(record), revision: number(revision), account: number(account) };
}

/** The payload fields of the topic: safe and short enough to be sent between processes. */
export function topicPayload(name: EventName, payload: object): Readonly<Record<string, unknown>> {
  const { record, revision, account }: Declared = declared[name]!;
  const fields = [record, revision, account];
  return Object.fromEntries(Object.entries(payload).filter(([key]) => fields.includes(key)));
}

/** A listener: a guest, the staff of a provider, or a user of one account. */
export type Listener =
  | { readonly kind: 'guest' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'account'; readonly id: number };

type Person = Pick<SessionUser, 'role_id' | 'account_id' | 'limit_user_to_account'>;

/** A customer without an account receives what guests receive. */
export function listenerFor(user: Person | null): Listener {
  const account = user?.limit_user_to_account ?? user?.account_id ?? null;
  if (account !== null) return { kind: 'account', id: account };
  return { kind: user && isStaff(user) ? 'staff' : 'guest' };
}

export function hears(listener: Listener, topic: Topic): boolean {
  if (topic.audience === 'everyone' || listener.kind === 'staff') return true;
  return listener.kind === 'account' && topic.audience === 'account' && topic.account === listener.id;
}
