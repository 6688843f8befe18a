/** Combines stored and sent fields into the resulting rule, and validates it. */
import { impossibleChoices } from '../domain/impossible-choices.ts';
import { secretsOf, systemNamed } from '../domain/choices.ts';
import { rulePartsOf } from '../domain/rule-parts.ts';
import { secretsToEnterAgain } from '../domain/secrets.ts';
import { isObject } from '#engine/values/json-value.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { IntegrationRuleFilter } from '#generated/types.ts';
import type { RuleRow, StoredRule } from './repository.ts';

/** The fields of a rule in a call; absent ones stay. */
export interface SentRule {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly trigger?: string | undefined;
  readonly filters?: readonly IntegrationRuleFilter[] | undefined;
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  readonly is_enabled?: boolean | undefined;
}

export interface RequestedRule {
  readonly row: RuleRow;
  /** New values by name. */
  readonly set: Readonly<Record<string, string>>;
  /** Secrets that stay unchanged. */
  readonly storedSecrets: readonly string[];
  /** Stored secrets to remove. */
  readonly removed: readonly string[];
}

type Basis = Pick<StoredRule, 'name' | 'type' | 'trigger' | 'filters' | 'config' | 'is_enabled' | 'secrets'>;

/** The basis of a new rule. */
const nothing: Basis = { name: '', type: '', trigger: '', filters: [], config: {}, is_enabled: true, secrets: [] };

export function requestedRule(stored: Basis | undefined, sent: SentRule): RequestedRule {
  const before = stored ?? nothing;
  const type = sent.type ?? before.type;
  const sameSystem = type === before.type;
  const secrets = secretsOf(type);
  const start = sent.config ?? (sameSystem ? before.config : {});
  const config = Object.fromEntries(Object.entries(start).filter(([name]) => !secrets.includes(name)));
  const stays = (name: string): boolean => {
    const given = sent.config?.[name];
    return (
      sameSystem && before.secrets.includes(name) && (given === undefined || (isObject(given) && given['set'] === true))
    );
  };
  const storedSecrets = secrets.filter(stays);
  const typed = secrets.map((name) => [name, sent.config?.[name]] as const);
  return {
    row: {
      name: (sent.name ?? before.name).trim(),
      type,
      trigger: sent.trigger ?? before.trigger,
      filters: sent.filters ?? before.filters,
      config,
      is_enabled: sent.is_enabled ?? before.is_enabled,
    },
    set: Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    storedSecrets,
    removed: before.secrets.filter((name) => !storedSecrets.includes(name)),
  };
}

/**
 * The errors of the resulting rule; empty when it is valid. A rule keeps a system that is no longer offered, and a
 * stored secret is only sent to the host it was entered for.
 */
export function validateRequested(
  stored: Pick<Basis, 'type' | 'config'> | undefined,
  { row, set, storedSecrets }: RequestedRule,
  offered: readonly string[],
): readonly FieldError[] {
  const secrets = { ...set, ...Object.fromEntries(storedSecrets.map((name) => [name, { set: true }])) };
  const rule = { ...row, config: { ...row.config, ...secrets } };
  const possible = stored && stored.type === row.type ? [...offered, stored.type] : offered;
  const system = systemNamed(row.type);
  const again = system && stored ? secretsToEnterAgain(system, stored.config, row.config, storedSecrets) : [];
  return [
    ...validateRecord(rulePartsOf(rule)),
    ...impossibleChoices(rule, possible),
    ...again.map((name) => ({
      field: `config.${name}`,
      code: 'enter_again',
      message: 'The URL changed. Enter this again.',
    })),
  ];
}
