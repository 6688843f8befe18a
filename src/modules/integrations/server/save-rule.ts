/** Adds and changes a rule, with credentials encrypted and audit events in the same transaction. */
import type { FieldError } from '#engine/validation/messages.ts';
import type { IntegrationRule } from '#generated/types.ts';
import { systemNamed } from '../domain/choices.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { emit } from '#platform/server/events/emit.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { auditedChange, auditedRule, serializeRule } from './serialize-rule.ts';
import { type StoredRule, findRules, insertRule, putSecret, removeSecrets, updateRule } from './repository.ts';
import { type Attempt, type Lock, Refused, lockedRule, withRuleLock } from './lock.ts';
import { unknownReferences } from './unknown-references.ts';
import { type RequestedRule, type SentRule, requestedRule, validateRequested } from './rule-input.ts';

export interface SavedRule {
  readonly rule: IntegrationRule;
  readonly revision: number;
}

/** Larger numbers should be managed through the API. */
export const mostRules = 200;

/** Appended at the end; throws `invalid_rule` and `too_many_rules`. */
export function createRule(attempt: Attempt, sent: SentRule): Promise<SavedRule> {
  return withRuleLock(attempt, async (lock) => {
    const requested = requestedRule(undefined, sent);
    const errors = await validateIn(lock, undefined, requested);
    if (errors.length > 0) throw new Refused({ kind: 'invalid_rule', errors });
    const credentials = { set: Object.keys(requested.set), removed: [] };
    await requireConfirmation(lock, credentials);
    const id = await addRule(lock, requested.row);
    await putSecrets(lock, id, requested.set);
    emitCredentialsChanged(lock, { id, ...requested.row }, credentials);
    return added(lock, id);
  });
}

async function validateIn(
  { tx, providerId, offered, outbound }: Lock,
  before: StoredRule | undefined,
  requested: RequestedRule,
): Promise<readonly FieldError[]> {
  const unknown = await unknownReferences(tx, providerId, requested.row.filters, before?.filters ?? []);
  return [
    ...validateRequested(before, requested, offered),
    ...internalUrls(before, requested.row, outbound),
    ...unknown,
  ];
}

/** Errors of URLs in our own network, which requests are never sent to; a stored one does not block another change. */
export function internalUrls(
  before: StoredRule | undefined,
  { type, config }: RequestedRule['row'],
  outbound: Outbound,
): readonly FieldError[] {
  return Object.entries(systemNamed(type)?.config.properties ?? {}).flatMap(([name, { format }]) =>
    format === 'https-url' && config[name] !== before?.config[name]
      ? outbound.refuseInternal(`config.${name}`, config[name])
      : [],
  );
}

/** Appended at the end; returns its id. */
export async function addRule(
  { tx, providerId, next, now, author }: Lock,
  row: Parameters<typeof insertRule>[2],
): Promise<number> {
  const all = await findRules(tx, providerId);
  if (all.length >= mostRules) throw new Refused({ kind: 'too_many_rules' });
  const position = (all.at(-1)?.position ?? -1) + 1;
  return insertRule(tx, providerId, row, position, { revision: await next(), at: now, by: author.user_id });
}

export async function added(lock: Lock, id: number): Promise<SavedRule> {
  const rule = await lockedRule(lock, id);
  await lock.record(String(id), null, auditedRule(rule));
  emit(lock.tx, 'integration_rules_changed', { rule_id: id, revision: rule.revision });
  return { rule: serializeRule(rule), revision: rule.revision };
}

export async function putSecrets(
  { tx, providerId, keys }: Lock,
  ruleId: number,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, text] of Object.entries(texts)) {
    const place = { provider_id: providerId, scope: 'integration_rule', scope_id: ruleId, key } as const;
    await putSecret(tx, providerId, ruleId, key, encryptSecret(keys, place, text));
  }
}

/**
 * Changes only the sent fields. Throws `unknown_rule`, `invalid_rule`, and `conflict` when the rule changed after
 * `base`. Without changes nothing is written or audited.
 */
export function saveRule(attempt: Attempt, id: number, sent: SentRule, base?: number): Promise<SavedRule> {
  return withRuleLock(attempt, async (lock) => {
    const { tx, providerId } = lock;
    const before = await lockedRule(lock, id, base);
    const requested = requestedRule(before, sent);
    const errors = onlySwitchesOff(sent) ? [] : await validateIn(lock, before, requested);
    if (errors.length > 0) throw new Refused({ kind: 'invalid_rule', errors });
    const written = Object.keys(requested.set);
    const secrets = [...new Set([...requested.storedSecrets, ...written])];
    const change = auditedChange(before, { ...before, ...requested.row, secrets }, written, requested.removed);
    if (!change) return { rule: serializeRule(before), revision: before.revision };
    const credentials = { set: written, removed: requested.removed.filter((name) => !written.includes(name)) };
    await requireConfirmation(lock, credentials);
    const revision = await lock.next();
    await updateRule(tx, providerId, id, requested.row, { revision, at: lock.now, by: lock.author.user_id });
    await removeSecrets(tx, providerId, id, requested.removed);
    await putSecrets(lock, id, requested.set);
    await lock.record(String(id), change.from, change.to);
    emitCredentialsChanged(lock, { id, ...requested.row }, credentials);
    emit(tx, 'integration_rules_changed', { rule_id: id, revision });
    return { rule: serializeRule(await lockedRule(lock, id)), revision };
  });
}

/** An invalid rule can still be turned off. */
function onlySwitchesOff(sent: SentRule): boolean {
  return sent.is_enabled === false && Object.keys(sent).length === 1;
}

/** Names of the credentials that are set, and of those that are removed. */
interface ChangedCredentials {
  readonly set: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Credentials of rules are secrets like those in settings: writing them requires re-authentication, and the owners are notified. Call it
 * before anything is written; throws `password_required` unless the session is confirmed.
 */
async function requireConfirmation(lock: Lock, { set, removed }: ChangedCredentials): Promise<void> {
  const names = [...new Set([...set, ...removed])];
  if (names.length > 0 && !(await lock.isConfirmed(lock.tx))) throw new Refused({ kind: 'password_required', names });
}

/** Notifies the owners, with the names valid at the time and without values, because mails are often forwarded. */
function emitCredentialsChanged(
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
