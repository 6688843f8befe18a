/** Reorders, copies and removes rules. */
import { sameJson } from '#engine/values/json-value.ts';
import { decryptSecret } from '#platform/server/db/secrets.ts';
import { emit } from '#platform/server/events/emit.ts';
import { auditedRule } from './serialize-rule.ts';
import { deleteRule, findRules, findSecrets, placeRules } from './repository.ts';
import { addRule, added, putSecrets, type SavedRule } from './save-rule.ts';
import { withRuleLock, Refused, lockedRule, type Attempt } from './lock.ts';

/** `seen` is the order that the caller saw; throws `order_conflict` with the current one if it differs. */
export function orderRules(
  attempt: Attempt,
  seen: readonly number[],
  ids: readonly number[],
): Promise<{ ids: number[]; revision: number }> {
  return withRuleLock(attempt, async ({ tx, providerId, next, record }) => {
    const rules = await findRules(tx, providerId);
    const now = rules.map(({ id }) => id);
    const sorted = (list: readonly number[]): number[] => [...list].sort((left, right) => left - right);
    if (!sameJson(now, seen) || !sameJson(sorted(now), sorted(ids)))
      throw new Refused({ kind: 'order_conflict', ids: now });
    if (sameJson(now, ids)) return { ids: now, revision: Math.max(0, ...rules.map(({ revision }) => revision)) };
    const names = new Map(rules.map(({ id, name }) => [id, name]));
    const named = (list: readonly number[]): object => ({ order: list.map((id) => names.get(id)) });
    await placeRules(tx, providerId, ids);
    await record('order', named(now), named(ids));
    const moved = await next();
    emit(tx, 'integration_rules_changed', { rule_id: null, revision: moved });
    return { ids: [...ids], revision: moved };
  });
}

/** Below the rule, turned off, with the same credentials, encrypted again for the copy. */
export function duplicateRule(attempt: Attempt, id: number): Promise<SavedRule> {
  return withRuleLock(attempt, async (lock) => {
    const { tx, providerId, keys } = lock;
    const { name, type, trigger, filters, config } = await lockedRule(lock, id);
    const row = { name: copyName(name), type, trigger, filters, config, is_enabled: false };
    const copy = await addRule(lock, row);
    const found = await findSecrets(tx, providerId, id);
    const texts = found.map(({ key, secret }) => {
      const place = { provider_id: providerId, scope: 'integration_rule', scope_id: id, key } as const;
      return [key, decryptSecret(keys, place, secret)] as const;
    });
    await putSecrets(lock, copy, Object.fromEntries(texts));
    const order = (await findRules(tx, providerId)).map((rule) => rule.id).filter((one) => one !== copy);
    await placeRules(tx, providerId, order.toSpliced(order.indexOf(id) + 1, 0, copy));
    return added(lock, copy);
  });
}

/** `Name (copy)`, shortened to the maximum length of a name. */
function copyName(name: string): string {
  const tail = ' (copy)';
  return `${name.slice(0, 80 - tail.length)}${tail}`;
}

/** Permanently, including credentials; throws `conflict` when the rule changed after `base`. */
export function removeRule(attempt: Attempt, id: number, base: number): Promise<{ revision: number }> {
  return withRuleLock(attempt, async (lock) => {
    const rule = await lockedRule(lock, id, base);
    await deleteRule(lock.tx, lock.providerId, id);
    await lock.record(String(id), auditedRule(rule), null);
    const revision = await lock.next();
    emit(lock.tx, 'integration_rules_changed', { rule_id: id, revision });
    return { revision };
  });
}
