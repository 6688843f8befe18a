/** The ledger over the real database: the balance is always the sum of transactions, also under concurrency. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#generated/migrations.ts';
import type { TransactionType } from '#generated/types.ts';
import { accountStanding, charge, post, reverse } from '#modules/ledger/server/services/ledger.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';
import { buildProvider } from '../../factories/provider.ts';

const site = await testApp();
const { app: access, owner } = site.database;
const { id: provider_id } = await asOwner(owner, (tx) => buildProvider(tx));

type AccountFacts = Omit<Parameters<typeof buildAccount>[1], 'provider_id'>;

const account = (facts: AccountFacts = {}) => asOwner(owner, (tx) => buildAccount(tx, { provider_id, ...facts }));
const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTenant(access, provider_id, work);
const because = { description: 'A test', effectiveDate: '2026-11-22', createdBy: null };

/** The stored balance, and the sum of the transactions. */
async function balances(
  accountId: number,
): Promise<{ readonly stored: number; readonly sum: number; readonly last: number }> {
  return within(async (tx) => {
    const { balance: stored } = await accountStanding(tx, accountId);
    const rows = await tx
      .selectFrom('billing_transactions')
      .select(['amount_cents', 'balance_cents'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    const sum = rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
    return { stored, sum, last: rows.at(-1)?.balance_cents ?? 0 };
  });
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
}

test('a charge is deducted with its VAT, and open pages are updated', async () => {
  const { id } = await account({ credit_limit_cents: 100_000 });
  const received: string[] = [];
  const listener = (_: number, events: readonly { readonly name: string }[]) =>
    received.push(...events.map(({ name }) => name));
  access.commitListeners.add(listener);
  const posted = await within((tx) =>
    charge(tx, { ...because, accountId: id, amount: 11_500, vat: 1_500, vatPercentage: 15, shipmentId: 7 }),
  );
  access.commitListeners.delete(listener);
  expect(posted?.balance).toBe(-11_500);
  expect(received).toEqual(['transaction_posted', 'account_balance_changed']);
  expect(await balances(id)).toEqual({ stored: -11_500, sum: -11_500, last: -11_500 });
  const free = await within((tx) => charge(tx, { ...because, accountId: id, amount: 0, vat: 0 }));
  expect(free).toBeUndefined();
});

test.each([
  ['account_on_hold', { is_on_hold: true, credit_limit_cents: 100_000 }],
  ['done', { is_on_hold: true, temp_disable_auto_hold: true, credit_limit_cents: 100_000 }],
  ['credit_limit_exceeded', { credit_limit_cents: 9_999 }],
  ['insufficient_balance', { account_type: 'prepaid', balance_cents: 9_999, credit_limit_cents: 100_000 }],
  ['done', { account_type: 'prepaid', balance_cents: 10_000 }],
] as const)('F234 a charge of R100 is %s for %j', async (code, facts) => {
  const { id, balance_cents } = await account(facts);
  expect(await codeOf(within((tx) => charge(tx, { ...because, accountId: id, amount: 10_000, vat: 0 })))).toBe(code);
  expect((await balances(id)).stored).toBe(balance_cents - (code === 'done' ? 10_000 : 0));
});

test('of many concurrent charges only as many succeed as the account can afford', async () => {
  const { id } = await account({ credit_limit_cents: 35_000 });
  const all = await Promise.all(
    Array.from({ length: 12 }, () =>
      codeOf(within((tx) => charge(tx, { ...because, accountId: id, amount: 10_000, vat: 0 }))),
    ),
  );
  expect(all.filter((code) => code === 'done')).toHaveLength(3);
  expect(all.filter((code) => code === 'credit_limit_exceeded')).toHaveLength(9);
  expect(await balances(id)).toEqual({ stored: -30_000, sum: -30_000, last: -30_000 });
});

test('a transaction is reversed once, by its own type', async () => {
  const { id } = await account({ credit_limit_cents: 100_000 });
  const charged = await within((tx) =>
    charge(tx, { ...because, accountId: id, amount: 5_000, vat: 652, shipmentId: 9 }),
  );
  const undo = () => codeOf(within((tx) => reverse(tx, charged!.id, because)));
  expect((await Promise.all([undo(), undo(), undo()])).sort()).toEqual([
    'already_reversed',
    'already_reversed',
    'done',
  ]);
  const [, undone] = await within((tx) =>
    tx.selectFrom('billing_transactions').selectAll().where('account_id', '=', id).orderBy('id').execute(),
  );
  expect(undone).toMatchObject({
    ...{ type: 'shipping-charge-reversal', amount_cents: 5_000, vat_cents: 652 },
    ...{ shipment_id: 9, reverses_id: charged!.id },
  });
  expect(await codeOf(within((tx) => reverse(tx, undone!.id, because)))).toBe('not_reversible');
  expect(await codeOf(within((tx) => reverse(tx, 987_654_321, because)))).toBe('unknown_transaction');
  expect((await balances(id)).stored).toBe(0);
});

test.each(['admin-debit', 'promotional', 'balance-adjustment'] as const)(
  'F244 what reversed a transaction of type %s can’t be reversed, though its type can: the balance would stay changed',
  async (type) => {
    const { id } = await account();
    const { id: wrong } = await within((tx) => post(tx, { ...because, accountId: id, type, amount: -5_000 }));
    const { id: undone } = (await within((tx) => reverse(tx, wrong, because)))!;
    expect(await codeOf(within((tx) => reverse(tx, undone, because)))).toBe('not_reversible');
    expect(await balances(id)).toMatchObject({ stored: 0, sum: 0 });
  },
);

test('F247 every payment has the next number of the provider’s payments, unless its bank line has one already', async () => {
  const { id } = await account();
  const pay = (more: object = {}) =>
    within((tx) => post(tx, { ...because, ...more, accountId: id, type: 'payment', amount: 1_000 }));
  await pay();
  await pay({ documentId: 'PMT999999' });
  await Promise.all([pay(), pay()]);
  await within((tx) => post(tx, { ...because, accountId: id, type: 'refund', amount: 1_000 }));
  const rows = await within((tx) =>
    tx.selectFrom('billing_transactions').select('doc_display_id').where('account_id', '=', id).orderBy('id').execute(),
  );
  const [first, imported, second, third, refund] = rows.map((row) => row.doc_display_id);
  expect([imported, refund]).toEqual(['PMT999999', null]);
  const numbers = [first, second, third].map((number) => /^PMT(\d{6})$/.exec(number ?? '')?.[1]);
  expect(numbers.map((number) => Number(number) - Number(numbers[0]))).toEqual([0, 1, 2]);
});

test('F247 payments of before they were numbered get the next numbers, and keep what is on their slip', async () => {
  const { id } = await account();
  const pay = () => within((tx) => post(tx, { ...because, accountId: id, type: 'payment', amount: 1_000 }));
  const ids = [(await pay()).id, (await pay()).id, (await pay()).id];
  const file = migrations.find(({ name }) => name.endsWith('numbered-payments'))!;
  await inTenant(site.database.owner, provider_id, async (tx) => {
    const old = { doc_display_id: null, counter_method: 'card-machine' } as const;
    await tx.updateTable('billing_transactions').set(old).where('id', 'in', ids.slice(0, 2)).execute();
    await tx.updateTable('billing_transactions').set({ doc_display_id: '77' }).where('id', '=', ids[0]!).execute();
    await sql.raw(file.sql.slice(file.sql.indexOf('\nupdate'))).execute(tx);
  });
  const rows = await within((tx) =>
    tx.selectFrom('billing_transactions').selectAll().where('account_id', '=', id).orderBy('id').execute(),
  );
  const [first, second, third] = rows.map((row) => Number(row.doc_display_id?.slice(3)));
  expect([first! - third!, second! - third!]).toEqual([1, 2]);
  expect(rows.map((row) => row.counter_reference)).toEqual(['77', null, null]);
  await pay();
  const series = await within((tx) =>
    tx.selectFrom('number_series').selectAll().where('series', '=', 'PMT').executeTakeFirstOrThrow(),
  );
  expect(series.last).toBe(second! + 1);
});

test('the database rejects a changed transaction, and one with the wrong sign', async () => {
  const { id } = await account({ balance_cents: 100 });
  const change = within((tx) => tx.updateTable('billing_transactions').set({ amount_cents: 1 }).execute());
  await expect(change).rejects.toThrow(/permission denied/);
  const remove = within((tx) => tx.deleteFrom('billing_transactions').execute());
  await expect(remove).rejects.toThrow(/permission denied/);
  const wrong = within((tx) => post(tx, { ...because, accountId: id, type: 'payment', amount: -5 }));
  await expect(wrong).rejects.toThrow(RangeError);
});

const credits: readonly TransactionType[] = ['payment', 'refund', 'admin-credit', 'promotional', 'balance-adjustment'];
const debits: readonly TransactionType[] = ['admin-debit', 'promotional', 'balance-adjustment', 'reversal'];

test('for any concurrent postings, charges and reversals, the balance is the sum of the transactions', async () => {
  const amount = fc.integer({ min: 1, max: 50_000 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('charge' as const), amount }),
    fc.record({ kind: fc.constant('credit' as const), amount, type: fc.constantFrom(...credits) }),
    fc.record({ kind: fc.constant('debit' as const), amount, type: fc.constantFrom(...debits) }),
    fc.record({ kind: fc.constant('reverse' as const), amount }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const { id: accountId } = await account({ credit_limit_cents: 60_000 });
        const known: number[] = [];
        for (const round of rounds)
          await Promise.all(
            round.map(async (one) => {
              const posted = await within((tx) => {
                const posting = { ...because, accountId };
                if (one.kind === 'charge') return charge(tx, { ...posting, amount: one.amount, vat: 0 });
                if (one.kind === 'credit') return post(tx, { ...posting, type: one.type, amount: one.amount });
                if (one.kind === 'debit') return post(tx, { ...posting, type: one.type, amount: -one.amount });
                return reverse(tx, known[one.amount % Math.max(1, known.length)] ?? 0, because);
              }).catch((error: unknown) => {
                if (error instanceof ApiError) return undefined;
                throw error;
              });
              if (posted) known.push(posted.id);
            }),
          );
        const { stored, sum, last } = await balances(accountId);
        expect([stored, last]).toEqual([sum, sum]);
      },
    ),
    { numRuns: 25 },
  );
});
