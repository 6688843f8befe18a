/** What a shipment is charged after any series of new prices, credit notes, reversals, cancellations and reopenings. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadInvoiceAnswer200, Shipment } from '#generated/types.ts';
import { createInvoices } from '#modules/billing/server/invoices/create-invoices.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../../app.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { plain } from '../booking-requests.ts';

const now = new Date('2026-11-24T10:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const inOwn = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(site.database.owner, 1, work);
const cents = (rand: number | undefined) => Math.round((rand ?? 0) * 100);

const measured: fc.Arbitrary<{ readonly kind: 'measure'; readonly kg: number }> = fc.record({
  kind: fc.constant('measure' as const),
  kg: fc.constantFrom(1, 6, 14, 25, 40),
});
/** `part` of what the invoice of its last charge can still be credited. */
const credited = fc.record({ kind: fc.constant('credit' as const), part: fc.constantFrom(0.3, 0.5, 1) });
const steps = fc.oneof(
  measured,
  credited,
  fc.constant({ kind: 'reverse' as const }),
  fc.constant({ kind: 'cancel and reopen' as const }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

const rowOf = ({ id }: Shipment) =>
  inOwn((tx) => tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const balanceOf = async ({ account_id: id }: Shipment) => {
  const account = inOwn((tx) => tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  return (await account).balance_cents;
};
const patch = (url: string, payload: object) =>
  site.request({
    method: 'PATCH',
    url,
    payload,
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });

// An account gets one invoice a day.
let day = Date.parse('2027-01-01T00:00:00Z');
async function invoiceOf(shipment: Shipment, charge: number): Promise<number | null> {
  const today = new Date(day).toISOString().slice(0, 10);
  day += 86_400_000;
  await inOwn((tx) => tx.updateTable('billing_transactions').set({ invoiceable: true }).execute());
  await inOwn((tx) => createInvoices(tx, { providerId: 1, settings: {}, today, day: today }, shipment.account_id));
  const { invoice_id } = await inOwn((tx) =>
    tx.selectFrom('billing_transactions').select('invoice_id').where('id', '=', charge).executeTakeFirstOrThrow(),
  );
  return invoice_id;
}

async function credit(shipment: Shipment, part: number): Promise<void> {
  const { charge_transaction_id: charge } = await rowOf(shipment);
  const invoice_id = await invoiceOf(shipment, charge!);
  if (invoice_id === null) return;
  const { creditable } = (await staff.get(`/api/billing/invoices/${invoice_id}`)).json<ReadInvoiceAnswer200>();
  const amount = Math.floor(cents(creditable) * part) / 100;
  if (amount === 0) return;
  const noted = await staff.post('/api/billing/credit-notes', { invoice_id, amount, reason: 'Late' });
  expect(noted.statusCode, noted.body).toBe(200);
}

const doStep = async (shipment: Shipment, step: Step): Promise<void> => {
  const { id } = shipment;
  if (step.kind === 'credit') return credit(shipment, step.part);
  if (step.kind === 'reverse') {
    // Refused where nothing of it is left.
    await staff.post('/api/billing/transactions/reverse', {
      id: (await rowOf(shipment)).charge_transaction_id,
      reason: 'Late',
    });
    return;
  }
  if (step.kind === 'measure') {
    const size = { length_cm: 20, width_cm: 20, height_cm: 10, weight_kg: step.kg };
    const { tracking_reference } = shipment.parcels[0]!;
    const answer = await staff.post('/api/shipments/parcels/measurements', { tracking_reference, ...size });
    expect(answer.statusCode, answer.body).toBe(200);
    return;
  }
  const { statusCode } = await staff.post('/api/shipments/cancel', { id, tracking_message: 'Not needed' });
  expect(statusCode).toBe(200);
  const reopened = await patch('/api/shipments/status', { id, status: 'submitted', message: 'Needed after all' });
  expect(reopened.statusCode, reopened.body).toBe(200);
};

test('a booked shipment is charged its price without what was given back, and a cancelled one nothing', async () => {
  await inOwn(async (tx) => {
    await buildSettings(tx, {
      provider_id: 1,
      settings: { charge_discrepancy_threshold_min_amount: 0, enable_payment_intervention: false },
    });
    await tx.updateTable('accounts').set({ credit_limit_cents: 100_000_000 }).execute();
  });
  const book = async () => (await customer.post('/api/shipments', plain)).json<{ shipment: Shipment }>().shipment;
  // What the account owes from before is on an invoice of its own.
  const first = await book();
  await invoiceOf(first, (await rowOf(first)).charge_transaction_id!);

  const property = fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 7 }), async (series) => {
    const shipment = await book();
    const start = (await balanceOf(shipment)) + cents(shipment.rate);
    let given = 0;
    for (const step of series) {
      const before = await balanceOf(shipment);
      await doStep(shipment, step);
      const after = await balanceOf(shipment);
      if (step.kind === 'credit' || step.kind === 'reverse') given += after - before;
      const { rate_cents: price } = await rowOf(shipment);
      expect(start - after, JSON.stringify(step)).toBe(Math.max(0, price - given));
    }
    await staff.post('/api/shipments/cancel', { id: shipment.id, tracking_message: 'Not needed' });
    expect(await balanceOf(shipment), 'cancelled').toBe(start);
  });
  const kg = (weight: number): Step => ({ kind: 'measure', kg: weight });
  const again: Step = { kind: 'cancel and reopen' };
  await fc.assert(property, {
    numRuns: 12,
    examples: [
      [[{ kind: 'credit', part: 1 }, kg(25), kg(40), again, kg(1), again]],
      [[{ kind: 'reverse' }, again, kg(40), again]],
      [[kg(25), { kind: 'credit', part: 1 }, kg(1), kg(40), again]],
      [[{ kind: 'credit', part: 0.3 }, kg(25), { kind: 'credit', part: 0.5 }, kg(14), { kind: 'reverse' }, again]],
    ],
  });
});
