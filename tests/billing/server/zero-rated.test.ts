/** The invoice of a shipment whose price has a zero-rated part: its VAT is that of the rest. */
import { expect, test } from 'vitest';
import type { ReadInvoiceAnswer200, Shipment } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildTariff } from '../../factories/tariff/build-tariff.ts';
import { demoTariff } from '../../factories/tariff/demo-tariff.ts';
import { plain } from '../../shipments/server/booking-requests.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const { owner, app: access } = site.database;

/** The demo's tariff with zero-rated insurance. */
function tariff() {
  const { zones: _zones, branches: _branches, revisions, ...rest } = demoTariff();
  const [current] = revisions;
  const groups = current!.groups.map(({ insurance, ...group }) => ({
    ...group,
    ...(insurance && { insurance: { ...insurance, vat_type: 'zero' as const } }),
  }));
  return { ...rest, revisions: [{ ...current!, groups }] };
}

test('F257 insurance without VAT is listed apart from the rest of the price, on top of which VAT is 15%', async () => {
  await inTenant(owner, 1, async (tx) => {
    await buildTariff(tx, { provider_id: 1, document: tariff() });
    await buildSettings(tx, { provider_id: 1, settings: { insurance_declared_value_enabled: true } });
  });
  const { shipment } = (await customer.post('/api/shipments', { ...plain, declared_value: 10_000 })).json<{
    shipment: Shipment;
  }>();
  // R 95.20 with VAT of R 12.42, and insurance of 1.5%.
  expect(shipment.rate).toBe(245.2);
  await inTenant(owner, 1, async (tx) => {
    await tx.updateTable('shipments').set({ status: 'delivered' }).where('id', '=', shipment.id).execute();
    // Only this one is invoiced.
    await tx
      .updateTable('billing_transactions')
      .set({ effective_date: '2027-01-01' })
      .where('account_id', '=', shipment.account_id)
      .where((row) => row.or([row('shipment_id', 'is', null), row('shipment_id', '<>', shipment.id)]))
      .execute();
  });
  const run = { providerId: 1, settings: { vat_percentage: 15 }, today: '2026-11-24', day: '2026-11-24' };
  const [number] = await inTenant(access, 1, (tx) => createInvoices(tx, run, shipment.account_id));
  const { id } = await inTenant(owner, 1, (tx) =>
    tx.selectFrom('invoices').select('id').where('number', '=', number!).executeTakeFirstOrThrow(),
  );
  const invoice = (await staff.get(`/api/billing/invoices/${id}`)).json<ReadInvoiceAnswer200>();
  expect(invoice.invoice).toMatchObject({ total: 245.2, vat: 12.42 });
  expect(invoice.vat_lines).toEqual([
    { vat_type: 'standard', percentage: 15, excluding_vat: 82.78, vat: 12.42 },
    { vat_type: 'zero', percentage: 0, excluding_vat: 150, vat: 0 },
  ]);
});
