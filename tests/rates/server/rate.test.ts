/** Prices for other modules, from the provider's latest tariff, its zones, branches and settings. */
import { expect, test } from 'vitest';
import type { RateRequest } from '#modules/rates/domain/rate-request.ts';
import type { CurrentRating } from '#modules/rates/server/services/rate.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildProvider } from '../../factories/provider.ts';
import { buildTariff } from '../../factories/tariff/build-tariff.ts';
import { demoTariff } from '../../factories/tariff/demo-tariff.ts';
import { buildZone } from '../../factories/zone.ts';

const site = await testApp();
const { app: access, owner } = site.database;

/** Two kilograms from Cape Town to Johannesburg on a Monday morning. */
const request: RateRequest = {
  requested_at: new Date('2026-11-23T08:00:00+02:00'),
  collection_address: { type: 'business', lat: -33.9258, lng: 18.4232, code: '8001' },
  delivery_address: { type: 'residential', lat: -26.2052, lng: 28.0498, code: '2001' },
  parcels: [{ submitted_length_cm: 20, submitted_width_cm: 20, submitted_height_cm: 10, submitted_weight_kg: 2 }],
};

function kestrel(): Promise<number> {
  return asOwner(owner, async (tx) => {
    const one = tx.selectFrom('providers').select('id').where('name', '=', 'Kestrel Couriers');
    return (await one.executeTakeFirstOrThrow()).id;
  });
}

function rate(providerId: number, changes: Partial<RateRequest> = {}): Promise<CurrentRating> {
  return inTenant(access, providerId, (tx) => site.app.rates.rate(tx, providerId, { ...request, ...changes }));
}

/** The total in cents by service level. */
function prices({ priced }: CurrentRating): Record<string, number> {
  return Object.fromEntries(priced.map(({ level, includingVat }) => [level.code, includingVat]));
}

async function providerWithTariff(): Promise<number> {
  return asOwner(owner, async (tx) => {
    const { id: provider_id } = await buildProvider(tx);
    const zone = await buildZone(tx, { provider_id, name: 'Everywhere', countries: ['ZA'] });
    await buildTariff(tx, { provider_id, document: tariffOf(zone.id, 100) });
    return provider_id;
  });
}

/** One service level at one price. */
function tariffOf(zone: number, charge: number) {
  const { zones: _zones, branches: _branches, ...demo } = demoTariff();
  const [economy] = demo.service_levels;
  return {
    ...demo,
    service_levels: [economy!],
    fuel_levies: [],
    revisions: [
      {
        id: 1,
        name: 'Only',
        valid_from: '2026-01-01',
        groups: [
          {
            id: 1,
            name: 'All',
            is_default: true,
            rates: [
              { service_level_id: economy!.id, from_zone_id: zone, formula_type: 'flat' as const, base_charge: charge },
            ],
          },
        ],
        surcharges: [],
        rate_adjustments: [],
        time_based_rate_adjustments: [],
      },
    ],
  };
}

test('the demo uses the account’s own rate group for prices, by number and by code', async () => {
  const providerId = await kestrel();
  const { id: account_id } = await asOwner(owner, (tx) =>
    tx.selectFrom('accounts').select('id').where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
  );
  const other = await asOwner(owner, (tx) => buildAccount(tx, { provider_id: providerId }));
  const guest = await rate(providerId);
  const contract = await rate(providerId, { account_id });
  expect(guest.tariffRevision).toBe(1);
  expect(prices(contract)['ECO']).toBeLessThan(prices(guest)['ECO']!);
  expect(prices(await rate(providerId, { account_id: other.id }))).toEqual(prices(guest));
  const [first] = guest.priced;
  expect(prices(await rate(providerId, { service_level_id: first!.level.id }))).toEqual(
    prices(await rate(providerId, { service_level_code: first!.level.code })),
  );
});

test('F174 F294 settings apply from the moment they are saved', async () => {
  const providerId = await kestrel();
  const staff = await signIn(site, 'staff@kestrel.test');
  const before = await rate(providerId, { declared_value: 50_000 });
  expect(before.priced.length).toBeGreaterThan(0);
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const save = (base_revision: number, settings: object) =>
    staff.post('/api/providers/settings', { base_revision, settings });
  expect((await save(revision, { insurance_max_declared_value: 40_000 })).statusCode).toBe(200);
  const after = await rate(providerId, { declared_value: 50_000 });
  expect(after.problems).toEqual([
    { field: 'declared_value', message: 'The declared value cannot be more than R\u00A040\u00A0000.00.' },
  ]);
  expect((await save(revision + 1, { vat_percentage: 0 })).statusCode).toBe(200);
  expect((await rate(providerId)).priced[0]).toMatchObject({ vat: 0 });
});

test('a new revision of the tariff applies immediately, and the old one is preserved', async () => {
  const providerId = await providerWithTariff();
  expect(prices(await rate(providerId))).toEqual({ ECO: 10_000 });
  const { id: zone } = await inTenant(access, providerId, (tx) =>
    tx.selectFrom('zones').select('id').executeTakeFirstOrThrow(),
  );
  await asOwner(owner, (tx) => buildTariff(tx, { provider_id: providerId, document: tariffOf(zone, 120) }));
  const next = await rate(providerId);
  expect([next.tariffRevision, prices(next)]).toEqual([2, { ECO: 12_000 }]);
});

test('moving a zone changes the prices', async () => {
  const providerId = await providerWithTariff();
  expect((await rate(providerId)).priced).toHaveLength(1);
  await asOwner(owner, (tx) =>
    tx
      .updateTable('zones')
      .set({ countries: ['NA'] })
      .where('provider_id', '=', providerId)
      .execute(),
  );
  expect(await rate(providerId)).toMatchObject({ priced: [], declined: [{ reason: 'no-rate' }] });
});

test('a provider without its own tariff has no prices, whatever others have', async () => {
  const { id } = await asOwner(owner, (tx) => buildProvider(tx));
  expect(await rate(id)).toMatchObject({ tariffRevision: undefined, priced: [] });
});
