/** Adds a rule and changes one, credentials encrypted and the trail written in the same transaction. */
import type { FieldError } from '#engine/validation/messages.ts';
import type { IntegrationRule } from '#generated/types.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { emit } from '#platform/server/events/emit.ts';
import { auditedChange, auditedRule, presentRule } from './serialize-rule.ts';
import { emitCredentialsChanged, requireConfirmation } from './require-reauthentication.ts';
import { findRules, insertRule, putSecret, removeSecrets, updateRule, type StoredRule } from './repository.ts';
import { inRuleTurn, Refused, ruleInTurn, type Attempt, type Turn } from './lock.ts';
import { unknownReferences } from './unknown-references.ts';
import { judgeWanted, wantedOf, type SentRule, type WantedRule } from './rule-input.ts';

export interface SavedRule {
  readonly rule: IntegrationRule;
  readonly revision: number;
}

/** More would be a program's work, not a team's. */
export const mostRules = 200;

/** At the end of the order; throws `invalid_rule` and `too_many_rules`. */
export function createRule(attempt: Attempt, sent: SentRule): Promise<SavedRule> {
  return inRuleTurn(attempt, async (turn) => {
    const wanted = wantedOf(undefined, sent);
    const errors = await judgeIn(turn, undefined, wanted);
    if (errors.length > 0) throw new Refused({ kind: 'invalid_rule', errors });
    const credentials = { set: Object.keys(wanted.set), removed: [] };
    await requireConfirmation(turn, credentials);
    const id = await addRule(turn, wanted.row);
    await putSecrets(turn, id, wanted.set);
    emitCredentialsChanged(turn, { id, ...wanted.row }, credentials);
    return added(turn, id);
  });
}

async function judgeIn(
  { tx, providerId, offered }: Turn,
  before: StoredRule | undefined,
  wanted: WantedRule,
): Promise<readonly FieldError[]> {
  const unknown = await unknownReferences(tx, providerId, wanted.row.filters, before?.filters ?? []);
  return [...judgeWanted(before, wanted, offered), ...unknown];
}

/** At the end of the order; answers its number. */
export async function addRule(
  { tx, providerId, next, now, author }: Turn,
  row: Parameters<typeof insertRule>[2],
): Promise<number> {
  const all = await findRules(tx, providerId);
  if (all.length >= mostRules) throw new Refused({ kind: 'too_many_rules' });
  const position = (all.at(-1)?.position ?? -1) + 1;
  return insertRule(tx, providerId, row, position, { revision: await next(), at: now, by: author.userId });
}

export async function added(turn: Turn, id: number): Promise<SavedRule> {
  const rule = await ruleInTurn(turn, id);
  await turn.record(String(id), null, auditedRule(rule));
  emit(turn.tx, 'integration_rules_changed', { rule_id: id, revision: rule.revision });
  return { rule: presentRule(rule), revision: rule.revision };
}

export async function putSecrets(
  { tx, providerId, keys }: Turn,
  ruleId: number,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, text] of Object.entries(texts)) {
    const place = { provider_id: providerId, scope: 'integration_rule', scope_id: ruleId, key } as const;
    await putSecret(tx, providerId, ruleId, key, encryptSecret(keys, place, text));
  }
}

/**
 * Changes what was sent and leaves the rest. Throws `unknown_rule`, `invalid_rule`, and `conflict` when the rule moved after
 * `base`. What changes nothing is neither written nor in the trail.
 */
export function saveRule(attempt: Attempt, id: number, sent: SentRule, base?: number): Promise<SavedRule> {
  return inRuleTurn(attempt, async (turn) => {
    const { tx, providerId } = turn;
    const before = await ruleInTurn(turn, id, base);
    const wanted = wantedOf(before, sent);
    const errors = onlySwitchesOff(sent) ? [] : await judgeIn(turn, before, wanted);
    if (errors.length > 0) throw new Refused({ kind: 'invalid_rule', errors });
    const written = Object.keys(wanted.set);
    const secrets = [...new Set([...wanted.kept, ...written])];
    const change = auditedChange(before, { ...before, ...wanted.row, secrets }, written, wanted.removed);
    if (!change) return { rule: presentRule(before), revision: before.revision };
    const credentials = { set: written, removed: wanted.removed.filter((name) => !written.includes(name)) };
    await requireConfirmation(turn, credentials);
    const revision = await turn.next();
    await updateRule(tx, providerId, id, wanted.row, { revision, at: turn.now, by: turn.author.userId });
    await removeSecrets(tx, providerId, id, wanted.removed);
    await putSecrets(turn, id, wanted.set);
    await turn.record(String(id), change.from, change.to);
    emitCredentialsChanged(turn, { id, ...wanted.row }, credentials);
    emit(tx, 'integration_rules_changed', { rule_id: id, revision });
    return { rule: presentRule(await ruleInTurn(turn, id)), revision };
  });
}

/** Whatever is wrong with a rule, it may stop sending. */
function onlySwitchesOff(sent: SentRule): boolean {
  return sent.is_enabled === false && Object.keys(sent).length === 1;
}
