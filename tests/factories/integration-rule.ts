/** Builds an integration rule of a provider with a credential that the caller encrypted. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'integration_rules'>> & { provider_id: number };

export async function buildIntegrationRule(
  tx: Transaction,
  attributes: Attributes,
  closed: (ruleId: number) => Buffer = () => Buffer.from('closed'),
): Promise<Row<'integration_rules'>> {
  const number = next();
  const start = { name: `Rule ${number}`, type: 'webhook', trigger: 'outbounded', position: number, revision: 1 };
  const values = { ...start, filters: '[]', config: '{}', ...attributes };
  const rule = await tx.insertInto('integration_rules').values(values).returningAll().executeTakeFirstOrThrow();
  const place = { provider_id: rule.provider_id, rule_id: rule.id, key: 'signing_secret' };
  await tx
    .insertInto('integration_rule_secrets')
    .values({ ...place, secret: closed(rule.id) })
    .execute();
  return rule;
}
