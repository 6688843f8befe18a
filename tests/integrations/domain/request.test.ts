/** The request that a rule sends: from the template of its system, without private data. */
import { expect, it } from 'vitest';
import { requestOf, shownHeaders } from '#modules/integrations/domain/request.ts';
import { secretsToEnterAgain } from '#modules/integrations/domain/secrets.ts';
import { integrations } from '#generated/integrations.ts';

const shipment = {
  tracking_reference: 'KES0042187',
  account: { account_code: 'ACM001' },
  delivery_address: { street_address: '8 Protea Avenue', city: 'Johannesburg' },
  delivery_contact: { name: 'Thandi Mokoena' },
  parcels: [{ tracking_reference: 'KES0042187-1', submitted_weight_kg: 4.5 }, { submitted_weight_kg: 0 }],
};
const event = { trigger: 'shipment-created', rule: { name: 'Warehouse' }, shipment };
const config = { url: 'https://matflo.test/', warehouse_code: 'JNB1' };

it('is filled from the system and the shipment; unknown values are omitted', () => {
  expect(requestOf(integrations.types.matflo, config, event)).toEqual({
    method: 'POST',
    url: 'https://matflo.test/orders',
    body: {
      warehouse: 'JNB1',
      order_number: 'KES0042187',
      account: 'ACM001',
      deliver_to: { street: '8 Protea Avenue', city: 'Johannesburg', name: 'Thandi Mokoena' },
      lines: [{ reference: 'KES0042187-1', weight_kg: 4.5 }, { weight_kg: 0 }],
    },
  });
});

it('does not resolve inherited properties in a template', () => {
  const odd = { ...config, url: 'https://x.test/{api_key}{__proto__}', warehouse_code: '{url}' };
  const made = requestOf(integrations.types.matflo, odd, event);
  expect(made.body).toMatchObject({ warehouse: '{url}' });
  expect(made.url).toBe('https://x.test/{api_key}{__proto__}/orders');
});

it.each([
  ['matflo', 'api_key', { name: 'x-api-key', value: '***' }],
  ['webhook', 'signing_secret', { name: 'x-signature', value: 'sha256=***' }],
  ['fastway', 'api_key', { name: 'authorization', value: 'Bearer ***' }],
] as const)('%s shows that %s is sent but never its value', (type, secret, header) => {
  const json = { name: 'content-type', value: 'application/json' };
  const system = integrations.types[type];
  expect(shownHeaders(system, (name) => name === secret)).toEqual([json, header]);
  expect(shownHeaders(system, () => false)).toEqual([json]);
});

it('requires a key again for another host; not for another path, nor a secret that only signs', () => {
  const again = (type: 'matflo' | 'webhook', secret: string, before: string, after: string): readonly string[] =>
    secretsToEnterAgain(integrations.types[type], { url: before }, { url: after }, [secret]);
  expect(again('matflo', 'api_key', 'https://a.test', 'https://b.test')).toEqual(['api_key']);
  expect(again('matflo', 'api_key', 'https://a.test', 'https://a.test.evil.test')).toEqual(['api_key']);
  expect(again('matflo', 'api_key', 'https://a.test', 'https://a.test@evil.test')).toEqual(['api_key']);
  expect(again('matflo', 'api_key', 'https://a.test', 'https://a.test:8443')).toEqual(['api_key']);
  expect(again('matflo', 'api_key', 'https://a.test/v1', 'HTTPS://A.test/v2?x')).toEqual([]);
  expect(again('webhook', 'signing_secret', 'https://a.test', 'https://b.test')).toEqual([]);
});
