/** A stored rule for the API and the audit trail: of a secret only that it is set, or that it changed. */
import { secretsOf } from '../domain/choices.ts';
import { withOffset } from '#platform/domain/time.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { IntegrationRule } from '#generated/types.ts';
import type { StoredRule } from './repository.ts';

export function serializeRule(rule: StoredRule): IntegrationRule {
  const secrets = secretsOf(rule.type).map((name) => [name, { set: rule.secrets.includes(name) }] as const);
  return {
    id: rule.id,
    name: rule.name,
    // Stored values were valid when saved; one that no longer is is shown unchanged.
    type: rule.type as IntegrationRule['type'],
    trigger: rule.trigger as IntegrationRule['trigger'],
    filters: rule.filters as IntegrationRule['filters'],
    config: { ...rule.config, ...Object.fromEntries(secrets) },
    is_enabled: rule.is_enabled,
    position: rule.position,
    revision: rule.revision,
    updated_at: withOffset(rule.updated_at),
    updated_by: rule.updated_by_name,
  };
}

/** Members of the configuration are listed like the rule's own, as `config.url`. */
function flat({ name, type, trigger, filters, config, is_enabled }: StoredRule): Record<string, unknown> {
  const inside = Object.entries(config).map(([field, value]) => [`config.${field}`, value] as const);
  return { name, type, trigger, filters, is_enabled, ...Object.fromEntries(inside) };
}

/** A whole rule for the audit trail; secrets are shown as `changed`. */
export function auditedRule(rule: StoredRule): Record<string, unknown> {
  return { ...flat(rule), ...changedSecrets(rule.secrets) };
}

function changedSecrets(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [`config.${name}`, 'changed']));
}

export interface AuditedChange {
  readonly from: Record<string, unknown>;
  readonly to: Record<string, unknown>;
}

/** Only the differences; undefined without any. */
export function auditedChange(
  before: StoredRule,
  after: StoredRule,
  written: readonly string[],
  removed: readonly string[],
): AuditedChange | undefined {
  const [old, now] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !sameJson(old[name], now[name]),
  );
  const side = (of: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(names.filter((name) => name in of).map((name) => [name, of[name]]));
  const had = before.secrets.filter((name) => written.includes(name) || removed.includes(name));
  const change = { from: { ...side(old), ...changedSecrets(had) }, to: { ...side(now), ...changedSecrets(written) } };
  return Object.keys(change.from).length + Object.keys(change.to).length === 0 ? undefined : change;
}
