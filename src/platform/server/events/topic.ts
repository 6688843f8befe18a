/** The part of an event that open pages receive: which record of which entity changed, never the payload. */
import { events, type EventEntity, type EventName } from '#generated/events.ts';
import { grantedBy, meets, type Can, type Requirement } from '#platform/domain/permission.ts';
import { onlyAccountOf, onlyBranchOf, type LimitedPerson } from '#platform/domain/data-limits.ts';

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
  /** What users need besides, one of these; null for nothing. */
  readonly permission: readonly Requirement[] | null;
  /** The account whose customers receive it, besides staff. */
  readonly account: number | null;
  /** The branches whose users receive it; null: the record belongs to no branch. */
  readonly branches: readonly number[] | null;
}

interface Declared {
  readonly entity: EventEntity;
  readonly audience: Topic['audience'] | 'handlers';
  readonly permission: Topic['permission'];
  readonly record: string | null;
  readonly revision: string | null;
  readonly account: string | null;
  readonly branches: string | null;
}

const declared: Readonly<Record<string, Declared>> = events;

/** The payload fields that topics are made of. */
export const topicFields: readonly string[] = [...new Set(Object.values(declared).flatMap(fieldsOf))];

function fieldsOf({ record, revision, account, branches }: Declared): readonly string[] {
  return [record, revision, account, branches].filter((field) => field !== null);
}

/** Undefined when no page receives the event, or only a newer version of the program knows it. */
export function topicOf(name: string, payload: Readonly<Record<string, unknown>>): Topic | undefined {
  const event = declared[name];
  if (!event || event.audience === 'handlers') return undefined;
  const number = (field: string | null): number | null => {
    const value = field === null ? null : payload[field];
    return typeof value === 'number' ? value : null;
  };
  const { entity, audience, permission, record, revision, account, branches } = event;
  const among = branches === null ? null : ((payload[branches] ?? []) as readonly number[]);
  return {
    ...{ entity, audience, permission, id: number(record), revision: number(revision) },
    ...{ account: number(account), branches: among },
  };
}

/** The payload fields of the topic: safe and short enough to be sent between processes. */
export function topicPayload(name: EventName, payload: object): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(declared[name]!);
  return Object.fromEntries(Object.entries(payload).filter(([key]) => fields.includes(key)));
}

/** A guest, or a user with the account and the branch that they are limited to; null for no limit. */
export type Listener =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly account: number | null; readonly branch: number | null; readonly can: Can };

/** A customer without an account receives what guests receive. */
export function listenerFor(user: LimitedPerson | null, permissions: readonly string[]): Listener {
  const account = user && onlyAccountOf(user);
  if (!user || account === 0) return { kind: 'guest' };
  return { kind: 'user', account, branch: onlyBranchOf(user), can: grantedBy(permissions) };
}

export function hears(listener: Listener, { audience, permission, account, branches }: Topic): boolean {
  if (audience === 'everyone') return true;
  if (listener.kind === 'guest') return false;
  if (permission !== null && !permission.some((one) => meets(listener.can, one))) return false;
  if (listener.branch !== null && branches !== null && !branches.includes(listener.branch)) return false;
  return listener.account === null || (audience === 'account' && account === listener.account);
}
