/**
 * Credentials of rules are secrets like those in settings: writing them requires re-authentication, and the owners are
 * notified by mail.
 */
import type { IntegrationRule } from '#generated/types.ts';
import { emit } from '#platform/server/events/emit.ts';
import { Refused, type Lock } from './lock.ts';

/** Names of the credentials that are set, and of those that are removed. */
export interface ChangedCredentials {
  readonly set: readonly string[];
  readonly removed: readonly string[];
}

/** Call it before anything is written; throws `password_required` unless the session is confirmed. */
export async function requireConfirmation(lock: Lock, { set, removed }: ChangedCredentials): Promise<void> {
  const names = [...new Set([...set, ...removed])];
  if (names.length > 0 && !(await lock.isConfirmed(lock.tx))) throw new Refused({ kind: 'password_required', names });
}

/** Notifies the owners, with the names valid at the time and without values, because mails are often forwarded. */
export function emitCredentialsChanged(
  { tx, author, isOwnUser, owners, now }: Lock,
  rule: { readonly id: number; readonly name: string; readonly type: string },
  { set, removed }: ChangedCredentials,
): void {
  if (set.length === 0 && removed.length === 0) return;
  emit(tx, 'integration_rule_credentials_changed', {
    rule_id: rule.id,
    rule_name: rule.name,
    // A rule is validated before its credentials are written.
    type: rule.type as IntegrationRule['type'],
    set: [...set],
    removed: [...removed],
    owners: [...owners],
    changed_by: isOwnUser ? author.user_name : null,
    acting_as: author.impersonated_user_name,
    changed_at: now.toISOString(),
  });
}
