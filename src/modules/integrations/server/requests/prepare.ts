/** What a rule sends of a shipment: the request as it goes out, and the same as the log may show it. */
import { createHmac } from 'node:crypto';
import { shipmentAsTold } from '#modules/shipments/server/services/shipment-as-told.ts';
import { decryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { systemNamed } from '../../domain/choices.ts';
import { requestOf, shownHeaders, type Header } from '../../domain/request.ts';
import { neverTold } from '../../domain/sample-event.ts';
import { findRule, findSecrets } from '../repository.ts';

export interface Prepared {
  readonly rule: string;
  readonly type: 'outbound-api' | 'outbound-webhook';
  readonly method: string;
  readonly url: string;
  readonly body: string;
  /** With secrets. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without them. */
  readonly shown: readonly Header[];
  readonly isEnabled: boolean;
}

interface Wanted {
  readonly ruleId: number;
  readonly shipmentId: number;
}

/** Undefined when the rule or the shipment is gone. */
export async function prepareRequest(
  tx: Transaction,
  keys: KeyRing,
  providerId: number,
  { ruleId, shipmentId }: Wanted,
): Promise<Prepared | undefined> {
  const rule = await findRule(tx, providerId, ruleId);
  const system = systemNamed(rule?.type);
  const told = await shipmentAsTold(tx, shipmentId);
  if (!rule || !system || !told) return undefined;
  const shipment = { ...told.shipment, ...neverTold };
  const { method, url, body } = requestOf(system, rule.config, {
    trigger: rule.trigger,
    rule: { name: rule.name },
    shipment,
  });
  const text = JSON.stringify(body);
  const secrets = new Map<string, string>();
  for (const { key, secret } of await findSecrets(tx, providerId, ruleId)) {
    const place = { provider_id: providerId, scope: 'integration_rule', scope_id: ruleId, key } as const;
    secrets.set(key, decryptSecret(keys, place, secret));
  }
  const { authentication } = system.request;
  const secret = authentication && secrets.get(authentication.secret);
  const own = secret === undefined ? {} : authenticationHeader(authentication!, secret, rule.config, text);
  return {
    ...{
      rule: rule.name,
      type: rule.type === 'webhook' ? 'outbound-webhook' : 'outbound-api',
      method,
      url,
      body: text,
    },
    headers: { 'content-type': 'application/json', ...own },
    shown: shownHeaders(system, (name) => secrets.has(name)),
    isEnabled: rule.is_enabled,
  };
}

type Authentication = NonNullable<NonNullable<ReturnType<typeof systemNamed>>['request']['authentication']>;

function authenticationHeader(
  { kind, name = 'authorization', user = '' }: Authentication,
  secret: string,
  config: Readonly<Record<string, unknown>>,
  body: string,
): Readonly<Record<string, string>> {
  if (kind === 'bearer') return { authorization: `Bearer ${secret}` };
  if (kind === 'header') return { [name]: secret };
  if (kind === 'signature') return { [name]: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` };
  const named = config[user];
  const person = typeof named === 'string' ? named : '';
  return { authorization: `Basic ${Buffer.from(`${person}:${secret}`).toString('base64')}` };
}
