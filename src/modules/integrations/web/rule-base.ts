/** The form base of a rule: available choices, validation, and the request body. */
import { secretsOf, systemNamed } from '../domain/choices.ts';
import { impossibleChoices } from '../domain/impossible-choices.ts';
import { withTargets, type TargetsOf } from '#engine/schema/references.ts';
import { rulePartsOf } from '../domain/rule-parts.ts';
import { ruleSchema } from '../domain/rule-schema.ts';
import { secretsToEnterAgain } from '../domain/secrets.ts';
import { settleRule } from '../domain/normalize-rule.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { CreateIntegrationRuleBody, IntegrationRule } from '#generated/types.ts';
import type { RecordBase } from '#platform/web/form/model/record-base.ts';

/** The form's initial value. A secret that is not set is absent. */
export function startOf(rule: IntegrationRule | undefined): JsonObject {
  if (!rule) return { filters: [], is_enabled: true, config: {} };
  const { name, type, trigger, filters, config, is_enabled } = rule;
  const members = Object.entries(config).filter(([field, value]) => !isUnset(type, field, value));
  return { name, type, trigger, filters, config: Object.fromEntries(members), is_enabled };
}

function isUnset(type: string, field: string, value: unknown): boolean {
  return secretsOf(type).includes(field) && isObject(value) && value['set'] !== true;
}

/** The rule for calls: a cleared secret is sent as null. Only for a valid value. */
export function sentOf(value: JsonObject, stored: JsonObject): CreateIntegrationRuleBody {
  const config = isObject(value['config']) ? value['config'] : {};
  const before = isObject(stored['config']) ? stored['config'] : {};
  const cleared = secretsOf(value['type']).filter(
    (name) => stored['type'] === value['type'] && name in before && !(name in config),
  );
  const sent = { ...value, config: { ...config, ...Object.fromEntries(cleared.map((name) => [name, null])) } };
  return sent as unknown as CreateIntegrationRuleBody;
}

/** @param types the systems that may be chosen; the rule's current one stays a choice */
export function ruleBase(rule: IntegrationRule | undefined, types: readonly string[], targets: TargetsOf): RecordBase {
  const offered = rule ? [...new Set([...types, rule.type])] : types;
  const stored = startOf(rule);
  const known = new Map<unknown, JsonSchema>();
  return {
    schemaFor: ({ type, trigger }) => {
      const plain = ruleSchema(type, trigger, offered);
      const schema = known.get(plain) ?? withTargets(plain, targets);
      known.set(plain, schema);
      return schema;
    },
    validate: (value) => [
      ...validateRecord(rulePartsOf(value)),
      ...impossibleChoices(value, offered),
      ...toEnterAgain(value, stored),
    ],
    normalize: settleRule,
  };
}

function toEnterAgain(value: JsonObject, stored: JsonObject): readonly FieldError[] {
  const system = systemNamed(value['type']);
  const { config, type } = stored;
  if (!system || type !== value['type'] || !isObject(config) || !isObject(value['config'])) return [];
  const now = value['config'];
  const storedSecrets = secretsOf(type).filter((name) => isObject(now[name]));
  return secretsToEnterAgain(system, config, now, storedSecrets).map((name) => ({
    field: `config.${name}`,
    code: 'enter_again',
    message: 'The URL changed. Enter this again.',
  }));
}
