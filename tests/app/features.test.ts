/** The server rejects calls of features that a provider has turned off under its available features (F381). */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Feature, Settings } from '#generated/types.ts';
import { feature as features } from '#generated/enums.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../app.ts';
import { accountId } from '../factories/account.ts';
import { buildSettings } from '../factories/settings.ts';
import { buildStoredShipment } from '../factories/stored-shipment.ts';
import { roleIds } from '../factories/user.ts';
import { plain } from '../shipments/server/booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const provider_id = 1;
const { acme, shipment } = await asOwner(site.database.owner, async (tx) => {
  const account_id = await accountId(tx);
  const delivery_contact = JSON.stringify({ name: 'Thandi', mobile_number: '083 555 0177' });
  const { id } = await buildStoredShipment(tx, { provider_id, account_id, delivery_contact });
  return { acme: account_id, shipment: id };
});
const named = (name: string) => customer.post('/api/users/me/api-keys', { name, expires: '7_days' });
const program = callerWith(site, (await named('First')).json<{ token: string }>().token);
let count = 0;
const hired = (shipment_page_mode: string) =>
  staff.post('/api/users', {
    ...{ name: 'New', email: `new${(count += 1)}@kestrel.test`, role_id: roleIds.support, shipment_page_mode },
  });

const all = features.map((one) => one.const);
const give = (enabled_features: Settings['enabled_features'], more: object = {}) =>
  asOwner(site.database.owner, (tx) => buildSettings(tx, { provider_id, settings: { enabled_features }, ...more }));
const without = (feature: Feature) => all.filter((one) => one !== feature);

afterEach(() => give(all));

const cases: readonly (readonly [Feature, string, () => Promise<LightMyRequestResponse>])[] = [
  [
    'bulk_sms',
    'an SMS about many shipments',
    () => staff.post('/api/notification/bulk/sms', { ids: [shipment], recipients: ['delivery'], text: 'Late' }),
  ],
  ['customer_api', 'a new API key', () => named('Second')],
  ['customer_api', 'a request with an API key', () => program.get('/api/shipments')],
  [
    'document_editor',
    'an annotated copy of a document',
    () => staff.post('/api/shipments/documents', { shipment_id: shipment, file_name: 'none.pdf', version_of: 1 }),
  ],
  [
    'data_capturing',
    'a captured waybill',
    () => staff.post('/api/shipments', { ...plain, account_id: acme, mode: 'data-capture' }),
  ],
  ['data_capturing', 'a user who captures data', () => hired('data-capturing')],
  ['kiosk', 'a user at a kiosk', () => hired('kiosk')],
  ['shipment_quotes', 'a quote', () => customer.post('/api/shipment-quotes', plain)],
  ['integrations', 'the rules', () => staff.get('/api/integration/third-party-integration-rules')],
];

test.each(cases)(
  'F381 without the feature %s the server rejects %s, and with it does not',
  async (feature, _what, send) => {
    await give(without(feature));
    const refused = await send();
    const { message, errors = [] } = refused.json<{ message: string; errors?: readonly { code: string }[] }>();
    const errorCodes = errors.length > 0 ? errors.map(({ code }) => code) : [message];
    expect([403, 422]).toContain(refused.statusCode);
    expect(['feature_off', 'This feature is turned off.']).toEqual(expect.arrayContaining(errorCodes));
    await give(all);
    const answer = await send();
    expect(answer.body).not.toMatch(/turned off|feature_off/);
    expect(answer.statusCode).not.toBe(403);
  },
);

test('F381 an account with its own list of features follows that list; other accounts follow the provider’s', async () => {
  await give(without('customer_api'), { scope: 'account', scope_id: acme });
  expect((await named('Third')).statusCode).toBe(403);
  const other = await signIn(site, 'owner@prepaid.test');
  expect((await other.post('/api/users/me/api-keys', { name: 'Own', expires: '7_days' })).statusCode).toBe(200);
  await give(all, { scope: 'account', scope_id: acme });
});
