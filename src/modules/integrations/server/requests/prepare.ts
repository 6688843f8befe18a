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
  readonly system: string;
  /** The account of the shipment. */
  readonly accountId: number;
  /** The headers as sent, with secrets. Throws `UnreadableSecret`. */
  readonly headers: (keys: KeyRing, attempt: Attempt) => Promise<Readonly<Record<string, string>>>;
}

/** One attempt to send a request. */
export interface Attempt {
  /** The same for every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  readonly at: Date;
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
    ...{ rule: name, method, url, body: text, isEnabled: rule.is_enabled, system: rule.type },
    accountId: found.shipment.account_id,
    type: rule.type === 'webhook' ? 'outbound-webhook' : 'outbound-api',
    shown: shownHeaders(system, (secret) => secrets.includes(secret)),
    async headers(keys, attempt) {
      const secret = authentication && (await readSecrets(tx, keys, providerId, ruleId)).get(authentication.secret);
      const own = secret === undefined ? {} : authenticationHeader(authentication!, secret, config, text);
      const signed =
        secret !== undefined && authentication?.kind === 'signature' ? standardHeaders(secret, text, attempt) : {};
      return { 'content-type': 'application/json', ...own, ...signed };
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

/**
 * The headers of the Standard Webhooks specification, which libraries in many languages verify: the signature covers the
 * time, so that nobody can send a recorded request again later.
 */
function standardHeaders(secret: string, body: string, { id, at }: Attempt): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}

/** Such secrets are written in Base64 after `whsec_`; any other is the key itself. */
function keyOf(secret: string): Buffer {
  const encoded = /^whsec_([\w+/]+={0,2})$/.exec(secret)?.[1];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
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
