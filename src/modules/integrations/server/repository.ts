/** Statements about integration rules; secrets leave the database only encrypted. */
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { IntegrationRuleFilter, IntegrationTrigger } from '#generated/types.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

export interface StoredRule {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly trigger: string;
  readonly filters: unknown;
  /** Without secrets. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly is_enabled: boolean;
  readonly position: number;
  readonly revision: number;
  readonly updated_at: Date;
  /** Null for a platform user, who is not visible to providers. */
  readonly updated_by_name: string | null;
  /** Names of the secrets that are set. */
  readonly secrets: readonly string[];
}

export interface RuleRow {
  readonly name: string;
  readonly type: string;
  readonly trigger: string;
  readonly filters: unknown;
  readonly config: Readonly<Record<string, unknown>>;
  readonly is_enabled: boolean;
}

interface Mark {
  readonly revision: number;
  readonly at: Date;
  readonly by: number;
}

function rules(tx: Transaction, providerId: number) {
  return tx
    .selectFrom('integration_rules as r')
    .leftJoin('users as u', 'u.id', 'r.updated_by')
    .select(['r.id', 'r.name', 'r.type', 'r.trigger', 'r.filters', 'r.config', 'r.is_enabled', 'r.position'])
    .select(['r.revision', 'r.updated_at', 'u.name as updated_by_name'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('integration_rule_secrets as s')
          .select('s.key')
          .whereRef('s.rule_id', '=', 'r.id')
          .whereRef('s.provider_id', '=', 'r.provider_id')
          .orderBy('s.key'),
      ).as('keys'),
    )
    .where('r.provider_id', '=', providerId)
    .orderBy('r.position')
    .orderBy('r.id');
}

type Found = Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number];

function asStored({ keys, config, ...row }: Found): StoredRule {
  return { ...row, config: config as StoredRule['config'], secrets: keys.map(({ key }) => key) };
}

/** In order. */
export async function findRules(tx: Transaction, providerId: number): Promise<readonly StoredRule[]> {
  return (await rules(tx, providerId).execute()).map(asStored);
}

/** The enabled rules with one of these triggers, in order. */
export async function findTriggered(tx: Transaction, providerId: number, triggers: readonly IntegrationTrigger[]) {
  const rows = await tx
    .selectFrom('integration_rules')
    .select(['id', 'type', 'trigger', 'filters'])
    .where('provider_id', '=', providerId)
    .where('is_enabled', '=', true)
    .where('trigger', 'in', triggers)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ filters, ...rule }) => ({ ...rule, filters: filters as readonly IntegrationRuleFilter[] }));
}

export async function findRule(tx: Transaction, providerId: number, id: number): Promise<StoredRule | undefined> {
  const row = await rules(tx, providerId).where('r.id', '=', id).executeTakeFirst();
  return row && asStored(row);
}

function columns({ name, type, trigger, filters, config, is_enabled }: RuleRow, { revision, at, by }: Mark) {
  const json = { filters: JSON.stringify(filters), config: JSON.stringify(config) };
  return { name, type, trigger, is_enabled, ...json, revision, updated_at: at, updated_by: by };
}

/** Serializes changes of one provider's rules until the transaction ends. */
export async function lockRules(tx: Transaction, providerId: number): Promise<void> {
  await lock(tx, 'integration rules', providerId);
}

/** Greater than every earlier revision of the provider's rules; take it while holding their lock. */
export async function nextRevision(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select nextval('integration_rule_revisions') as revision`.execute(
    tx,
  );
  return rows[0]!.revision;
}

/** Returns the id of the new rule. */
export async function insertRule(
  tx: Transaction,
  providerId: number,
  rule: RuleRow,
  position: number,
  mark: Mark,
): Promise<number> {
  const { id } = await tx
    .insertInto('integration_rules')
    .values({ provider_id: providerId, ...columns(rule, mark), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRule(
  tx: Transaction,
  providerId: number,
  id: number,
  rule: RuleRow,
  mark: Mark,
): Promise<void> {
  await tx
    .updateTable('integration_rules')
    .set(columns(rule, mark))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRule(tx: Transaction, providerId: number, id: number): Promise<void> {
  await tx.deleteFrom('integration_rules').where('provider_id', '=', providerId).where('id', '=', id).execute();
}

/** Sets the positions of rules to those in the list. */
export async function placeRules(tx: Transaction, providerId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx
      .updateTable('integration_rules')
      .set({ position })
      .where('provider_id', '=', providerId)
      .where('id', '=', id)
      .where('position', '<>', position)
      .execute();
}

function ofRule(providerId: number, ruleId: number) {
  return { provider_id: providerId, rule_id: ruleId };
}

export async function putSecret(
  tx: Transaction,
  providerId: number,
  ruleId: number,
  key: string,
  secret: Buffer,
): Promise<void> {
  await tx
    .insertInto('integration_rule_secrets')
    .values({ ...ofRule(providerId, ruleId), key, secret })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'rule_id', 'key']).doUpdateSet({ secret, updated_at: new Date() }),
    )
    .execute();
}

export async function removeSecrets(
  tx: Transaction,
  providerId: number,
  ruleId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('integration_rule_secrets')
    .where((row) => row.and(ofRule(providerId, ruleId)))
    .where('key', '=', anyOf(keys))
    .execute();
}

export function findSecrets(
  tx: Transaction,
  providerId: number,
  ruleId: number,
): Promise<readonly { readonly key: string; readonly secret: Buffer }[]> {
  return tx
    .selectFrom('integration_rule_secrets')
    .select(['key', 'secret'])
    .where((row) => row.and(ofRule(providerId, ruleId)))
    .execute();
}

export function findBranches(
  tx: Transaction,
  providerId: number,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return tx.selectFrom('branches').select(['id', 'name']).where('provider_id', '=', providerId).execute();
}

export async function findAccountCodes(
  tx: Transaction,
  providerId: number,
  codes: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('account_code')
    .where('provider_id', '=', providerId)
    .where('account_code', '=', anyOf(codes))
    .execute();
  return rows.map(({ account_code: code }) => code);
}
