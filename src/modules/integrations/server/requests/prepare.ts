/** The request of a rule for a shipment, as sent and as shown in the log. */
import { createHmac } from 'node:crypto';
import { shipmentForMessages } from '#modules/shipments/server/services/shipment-for-messages.ts';
import { decryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { systemNamed } from '../../domain/choices.ts';
import { requestOf, shownHeaders, type Header } from '../../domain/request.ts';
import { withheldPins } from '../../domain/sample-event.ts';
import type { Happened } from '../../domain/triggered.ts';
import { findRule, findSecrets } from '../repository.ts';

export interface Prepared {
  readonly rule: string;
  readonly type: 'outbound-api' | 'outbound-webhook';
  readonly method: string;
  readonly url: string;
  readonly body: string;
  /** Without secrets. */
  readonly shown: readonly Header[];
  readonly isEnabled: boolean;
  /** The headers as sent, with secrets. Throws `UnreadableSecret`. */
  readonly headers: (keys: KeyRing) => Promise<Readonly<Record<string, string>>>;
}

export interface RequestInput {
  readonly ruleId: number;
  readonly shipmentId: number;
  /** The trigger's data besides the shipment. */
  readonly happened: Happened;
}

/** Undefined when the rule or the shipment no longer exists. */
export async function prepareRequest(
  tx: Transaction,
  providerId: number,
  { ruleId, shipmentId, happened }: RequestInput,
): Promise<Prepared | undefined> {
  const rule = await findRule(tx, providerId, ruleId);
  const system = systemNamed(rule?.type);
  const found = await shipmentForMessages(tx, shipmentId);
  if (!rule || !system || !found) return undefined;
  const { name, trigger, config, secrets } = rule;
  const shipment = { ...found.shipment, ...withheldPins };
  const { method, url, body } = requestOf(system, config, { trigger, rule: { name }, shipment, ...happened });
  const text = JSON.stringify(body);
  const { authentication } = system.request;
  return {
    ...{ rule: name, method, url, body: text, isEnabled: rule.is_enabled },
    type: rule.type === 'webhook' ? 'outbound-webhook' : 'outbound-api',
    shown: shownHeaders(system, (secret) => secrets.includes(secret)),
    async headers(keys) {
      const secret = authentication && (await readSecrets(tx, keys, providerId, ruleId)).get(authentication.secret);
      const own = secret === undefined ? {} : authenticationHeader(authentication!, secret, config, text);
      return { 'content-type': 'application/json', ...own };
    },
  };
}

async function readSecrets(
  tx: Transaction,
  keys: KeyRing,
  providerId: number,
  ruleId: number,
): Promise<ReadonlyMap<string, string>> {
  const stored = await findSecrets(tx, providerId, ruleId);
  return new Map(
    stored.map(({ key, secret }) => {
      const place = { provider_id: providerId, scope: 'integration_rule', scope_id: ruleId, key } as const;
      return [key, decryptSecret(keys, place, secret)];
    }),
  );
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
