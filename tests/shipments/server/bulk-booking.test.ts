/** Bulk booking over HTTP: a file is validated, its valid lines become shipments once, and the others are returned with their reasons. */
import readXlsx from 'read-excel-file/node';
import writeXlsx from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { BulkBooking, Shipment } from '#generated/types.ts';
import { guessedColumns } from '#modules/shipments/domain/bulk/columns.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildSettings } from '../../factories/settings.ts';
import { jobMs } from '../../patience.ts';

const clock = () => new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock, jobs: true });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const prepaid = await signIn(site, 'owner@prepaid.test');

const headings = [
  ...[
    'Sender',
    'Collection street',
    'Collection suburb',
    'Collection city',
    'Collection province',
    'Customer',
    'Street',
  ],
  ...['Suburb', 'City', 'Province', 'Service', 'Length', 'Width', 'Height', 'Weight', 'Order number', 'Qty'],
];
const line = (reference: string, more: Readonly<Record<string, string>> = {}): string[] => {
  const cells: Readonly<Record<string, string>> = {
    ...{ Sender: 'Pieter', 'Collection street': '12 Rivonia Road', 'Collection suburb': 'Sandton' },
    ...{ 'Collection city': 'Johannesburg', 'Collection province': 'GP', Customer: 'Thandi Mokoena' },
    ...{ Street: '8 Protea Avenue', Suburb: 'Arcadia', City: 'Pretoria', Province: 'Gauteng', Service: 'ECO' },
    ...{ Length: '20', Width: '20', Height: '10', Weight: '2', 'Order number': reference, Qty: '1', ...more },
  };
  return headings.map((heading) => cells[heading] ?? '');
};
const csv = (...lines: (readonly string[])[]): Buffer =>
  Buffer.from([headings, ...lines].map((cells) => cells.join(';')).join('\r\n'));

async function upload(file: Buffer, query = '', caller: Caller = customer) {
  const answer = await site.request({
    ...{ method: 'POST', url: `/api/shipments/bulk?file_name=orders.csv${query}`, payload: file },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
  });
  return { status: answer.statusCode, ...answer.json<{ bulk_booking: BulkBooking; code: string; message: string }>() };
}

const read = async (id: number, caller = customer): Promise<BulkBooking> =>
  (await caller.get(`/api/shipments/bulk/${id}`)).json<{ bulk_booking: BulkBooking }>().bulk_booking;

/** The file once the job has processed it. */
const until = (id: number, state: BulkBooking['state'], caller = customer): Promise<BulkBooking> =>
  expect
    .poll(() => read(id, caller), { timeout: jobMs })
    .toMatchObject({ state })
    .then(() => read(id, caller));

async function checked(file: Buffer, query = '', caller = customer): Promise<BulkBooking> {
  const { bulk_booking, message } = await upload(file, query, caller);
  expect(bulk_booking, message).toBeDefined();
  return until(bulk_booking.id, 'checked', caller);
}

const send = async (id: number, body: object = {}, caller = customer) =>
  (await caller.post('/api/shipments/bulk/book', { id, ...body })).json<{ code?: string; bulk_booking: BulkBooking }>();

const patch = (id: number, columns: readonly (string | null)[]) =>
  site.request({
    ...{ method: 'PATCH', url: '/api/shipments/bulk', payload: { id, columns } },
    headers: { host: 'localhost', authorization: `Bearer ${customer.token}` },
  });

const shipmentsWith = async (prefix: string): Promise<(Shipment & { readonly rate_cents: number })[]> =>
  inTenant(site.database.owner, 1, async (tx) => {
    const rows = tx.selectFrom('shipments').selectAll().where('provider_id', '=', 1);
    return (await rows.where('customer_reference', 'like', `${prefix}%`).orderBy('id').execute()) as never;
  });

const fileOf = async (id: number, rows: 'failed' | 'booked', caller = customer): Promise<string[]> => {
  const answer = await caller.get(`/api/shipments/bulk/${id}/file?rows=${rows}`);
  return answer.body.replace('\uFEFF', '').split('\r\n');
};

describe('a file', () => {
  test('is validated line by line, its valid lines are booked once, and the others are returned with reasons', async () => {
    const file = csv(
      line('A-1'),
      line('A-2', { Suburb: '', Weight: 'heavy', Qty: '2' }),
      line('A-3', { Street: '', Qty: '0' }),
      line('A-4', { Qty: '3' }),
    );
    const before = await checked(file);
    expect(before).toMatchObject({
      rows_total: 4,
      rows_checked: 4,
      rows_valid: 2,
      rows_booked: 0,
      rows_failed: 2,
      booked_before: null,
    });
    expect(before.errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      '3 Weight: Must be a number, for example 12.5.',
      '3 Delivery address: The delivery address requires the following: suburb.',
      '4 Delivery address: The delivery address requires the following: street address or company.',
      '4 Number of parcels: Enter a whole number from 1 to 100.',
    ]);
    expect(await shipmentsWith('A-')).toEqual([]);

    await Promise.all([send(before.id), send(before.id)]);
    const done = await until(before.id, 'done');
    expect(done).toMatchObject({ rows_valid: 0, rows_booked: 2, rows_failed: 2 });
    const booked = await shipmentsWith('A-');
    expect(booked.map(({ customer_reference, parcel_count }) => [customer_reference, parcel_count])).toEqual([
      ['A-1', 1],
      ['A-4', 3],
    ]);
    const cents = booked.reduce((sum, { rate_cents }) => sum + rate_cents, 0);
    expect(cents).toBeGreaterThan(0);
    expect([before.amount_valid, done.amount_valid]).toEqual([cents / 100, 0]);
    await send(before.id);
    expect(await shipmentsWith('A-')).toHaveLength(2);
    const listed = await customer.get(`/api/shipments?bulk_booking_id=${before.id}`);
    const ids = new Set(listed.json<{ shipments: Shipment[] }>().shipments.map(({ id }) => id));
    expect(ids).toEqual(new Set(booked.map(({ id }) => id)));
    const exported = await customer.post(`/api/shipments/export?format=csv&bulk_booking_id=${before.id}`, {});
    const listedFile = await customer.get(exported.json<{ url: string }>().url);
    expect(listedFile.body.trim().split('\r\n')).toHaveLength(1 + booked.length);
    const failed = await fileOf(before.id, 'failed');
    expect(failed[0]).toBe([...headings, 'Reasons'].join(','));
    expect(failed[1]).toMatch(/A-2,2,"Weight: Must be a number, for example 12\.5\. Delivery address: .* suburb\."$/);
    expect((await fileOf(before.id, 'booked'))[1]).toMatch(new RegExp(`A-1,1,${booked[0]!.tracking_reference}$`));
    expect((await checked(file)).booked_before).toBe(before.id);
  });

  test('that was returned with reasons keeps the columns that were chosen for its headings', async () => {
    const renamed = headings.map((heading) => (heading === 'Suburb' ? 'Where to' : heading));
    const { id, columns } = await checked(
      Buffer.from([renamed, line('R-1', { Weight: 'two' })].map(String).join('\n')),
    );
    const at = renamed.indexOf('Where to');
    expect(columns[at]).toBeNull();
    const chosen = columns.with(at, 'delivery_address.local_area');
    await patch(id, chosen);
    await until(id, 'checked');
    const [head, failed] = await fileOf(id, 'failed');
    const corrected = await checked(Buffer.from([head, failed!.replace('two', '2')].join('\r\n')));
    expect(corrected).toMatchObject({ columns: chosen, headings: renamed, rows_valid: 1 });
  });

  test('may name the service level by its code or name; one that does not exist is refused before booking', async () => {
    const file = csv(
      line('S-1', { Service: 'eco' }),
      line('S-2', { Service: ' Economy ' }),
      line('S-3', { Service: 'ECX' }),
    );
    const { id, rows_valid, errors } = await checked(file);
    expect(rows_valid).toBe(2);
    expect(errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      expect.stringMatching(/^4 Service level: There is no service level “ECX”\. The codes are (\w+, )*ECO, /),
    ]);
    await send(id);
    expect(await until(id, 'done')).toMatchObject({ rows_booked: 2, rows_failed: 1 });
    const codes = (await shipmentsWith('S-')).map(({ service_level_code: code }) => code);
    expect(codes).toEqual(['ECO', 'ECO']);
  });

  test('is priced before it is booked: a line without a rate is refused; the price is for users who may see prices', async () => {
    const far = { Suburb: 'Gardens', City: 'Cape Town', Province: 'WC', Service: 'LSE' };
    const { id, amount_valid, rows_valid, errors } = await checked(csv(line('P-1'), line('P-2', far)));
    expect([rows_valid, amount_valid]).toEqual([1, expect.any(Number)]);
    expect(errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      '3 Service level: Local same-day parcel has no rate for this route and weight.',
    ]);
    const withoutPrices = await signIn(site, 'nobilling@acme.test');
    expect(await read(id, withoutPrices)).not.toHaveProperty('amount_valid');
  });

  test('in another encoding, with broken lines, loses none of the others', async () => {
    const text = [headings, line('B-1', { Customer: 'Renée Müller' })].map((cells) => cells.join(';'));
    const open = line('B-2', { Street: '"8 Protea Avenue' }).join(';');
    const shifted = [...line('B-3'), 'Flat 3'].join(';');
    const file = Buffer.from([...text, open, shifted, line('B-4').join(';')].join('\r\n'), 'latin1');
    const { id, errors, ...counts } = await checked(file);
    expect(counts).toMatchObject({ rows_total: 4, rows_valid: 2, rows_failed: 2 });
    expect(errors).toEqual([
      { row: 3, field: '', message: 'The line has a quotation mark that doesn’t belong there.' },
      { row: 4, field: '', message: 'The line has more cells than the file has headings.' },
    ]);
    await send(id);
    await until(id, 'done');
    const booked = await shipmentsWith('B-');
    expect(booked.map(({ customer_reference: reference, delivery_contact: { name } }) => [reference, name])).toEqual([
      ['B-1', 'Renée Müller'],
      ['B-4', 'Thandi Mokoena'],
    ]);
    const [, second, third] = await fileOf(id, 'failed');
    expect(second).toContain('""8 Protea Avenue"');
    expect(third).toContain('"1, Flat 3"');
  });

  test('can also be a workbook', async () => {
    const book = await writeXlsx([headings, line('X-1')].map((cells) => cells.map((value) => ({ value })))).toBuffer();
    expect(await checked(book)).toMatchObject({ rows_valid: 1, rows_failed: 0 });
  });

  test('continues after a crash, and books no line twice', async () => {
    const { id } = await checked(csv(line('C-1'), line('C-2'), line('C-3')));
    // Simulates a process that died after the first line: booked, but the job still has to run again.
    await send(id);
    await until(id, 'done');
    await inTenant(site.database.owner, 1, async (tx) => {
      const row = { state: 'valid', shipment_id: null } as const;
      await tx
        .updateTable('bulk_booking_rows')
        .set(row)
        .where('bulk_booking_id', '=', id)
        .where('row', '>', 2)
        .execute();
      await tx
        .deleteFrom('tracking_events')
        .where(
          'shipment_id',
          'in',
          tx.selectFrom('shipments').select('id').where('customer_reference', 'in', ['C-2', 'C-3']),
        )
        .execute();
      await tx
        .updateTable('shipments')
        .set({ customer_reference: 'lost' })
        .where('customer_reference', 'in', ['C-2', 'C-3'])
        .execute();
      await tx.updateTable('bulk_bookings').set({ state: 'checked' }).where('id', '=', id).execute();
    });
    await send(id);
    await until(id, 'done');
    const references = (await shipmentsWith('C-')).map(({ customer_reference: reference }) => reference);
    expect(references.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      'C-1',
      'C-2',
      'C-3',
    ]);
  });

  test('reports an error of the booking itself as an error of the line', async () => {
    const { id } = await checked(csv(line('R-1', { Service: 'NONE' }), line('R-2')));
    await send(id);
    const { errors, rows_booked } = await until(id, 'done');
    expect(rows_booked).toBe(1);
    expect(errors).toMatchObject([{ row: 2, field: 'Service level' }]);
  });
});

test('the template has the usual headings, all of which are recognised, and the service levels', async () => {
  const template = (await customer.get('/api/shipments/bulk/template')).rawPayload;
  const [shipments, columns, services] = await readXlsx(template);
  const [titles = [], ...lines] = shipments!.data;
  expect(lines).toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(['Sender name', 'Delivery suburb', 'Service level', 'Weight']));
  expect(guessedColumns(titles as string[])).not.toContain(null);
  expect(columns!.data.slice(1).map(([title]) => title)).toEqual(titles);
  expect(services!.data).toContainEqual(['ECO', 'Economy', expect.any(String)]);
  // Empty, it has nothing to book.
  expect(await upload(template)).toMatchObject({ status: 422, code: 'invalid_file' });
});

test('the template for an account with cost centres has their column, and lists those that are offered', async () => {
  const center = { id: 'a', code: '4100', name: 'Marketing', retired: false };
  const old = { id: 'b', code: '4200', name: 'Old shop', retired: true };
  const put = (setting: string, value: unknown) => customer.post('/api/accounts/settings', { setting, value });
  await put('enable_cost_centers', true);
  await put('cost_centers', [center, old]);
  const [account] = (await customer.get('/api/accounts')).json<{ accounts: { id: number }[] }>().accounts;
  const sheetsFor = async (caller: Caller, query = '') =>
    readXlsx((await caller.get(`/api/shipments/bulk/template${query}`)).rawPayload);
  for (const sheets of [await sheetsFor(customer), await sheetsFor(staff, `?account_id=${account!.id}`)]) {
    const titles = sheets[0]!.data[0] as string[];
    expect(guessedColumns(titles)[titles.indexOf('Cost centre')]).toBe('cost_center');
    expect(sheets.at(-1)).toMatchObject({
      sheet: 'Cost centres',
      data: [
        ['Code', 'Name'],
        ['4100', 'Marketing'],
      ],
    });
  }
  expect((await sheetsFor(prepaid))[0]!.data[0]).not.toContain('Cost centre');
  const foreign = await prepaid.get(`/api/shipments/bulk/template?account_id=${account!.id}`);
  expect(foreign.statusCode).toBe(403);
  await put('enable_cost_centers', null);
  await put('cost_centers', null);
});

describe('columns', () => {
  test('are mapped manually if their names are unknown, and remembered for the next file', async () => {
    const odd = (reference: string): Buffer => Buffer.from(csv(line(reference)).toString().replace('Weight', 'Gewig'));
    const first = await checked(odd('M-1'));
    expect(first).toMatchObject({ rows_valid: 0, errors: [{ row: 2, field: 'Weight' }] });
    const columns = first.columns.map((field, at) =>
      first.headings[at] === 'Gewig' ? 'parcels.0.submitted_weight_kg' : field,
    );
    expect((await patch(first.id, columns)).statusCode).toBe(200);
    expect(await until(first.id, 'checked')).toMatchObject({ rows_valid: 1, revision: 2 });
    const next = await checked(odd('M-2'));
    expect(next).toMatchObject({ columns, rows_valid: 1 });
  });

  test('map only known fields, each once', async () => {
    const { id, columns } = await checked(csv(line('N-1')));
    const twice = await patch(
      id,
      columns.map(() => 'customer_reference'),
    );
    expect([twice.statusCode, twice.json<{ message: string }>().message]).toEqual([
      422,
      'Two columns are mapped to Reference. Choose one of them.',
    ]);
    expect((await patch(id, ['account_id'])).statusCode).toBe(422);
  });
});

describe('the account', () => {
  test('staff select the account that pays; customers use their own, and see no other’s files', async () => {
    expect(await upload(csv(line('W-1')), '', staff)).toMatchObject({ status: 422, code: 'account_required' });
    const { id, account_id } = await checked(csv(line('W-2')));
    const ofStaff = await checked(csv(line('W-3')), `&account_id=${account_id}`, staff);
    expect(ofStaff).toMatchObject({ account_id, created_by: 'Sipho Staff' });
    // Customers don't see which member of staff uploaded it.
    expect((await read(ofStaff.id)).created_by).toBeNull();
    const files = (await customer.get('/api/shipments/bulk')).json<{ bulk_bookings: BulkBooking[] }>().bulk_bookings;
    const uploader = (file: number) => files.find((one) => one.id === file)?.created_by;
    expect([uploader(ofStaff.id), uploader(id)]).toEqual([null, 'Olwethu Owner']);
    expect((await prepaid.get(`/api/shipments/bulk/${id}`)).statusCode).toBe(404);
    expect((await upload(csv(line('W-4')), `&account_id=${account_id}`, prepaid)).status).toBe(403);
    expect((await prepaid.get('/api/shipments/bulk')).json()).toMatchObject({ bulk_bookings: [], count: 0 });
    const own = (await customer.get('/api/shipments/bulk?limit=1')).json<{ bulk_bookings: { account_id: number }[] }>();
    expect(own.bulk_bookings).toMatchObject([{ account_id }]);
  });

  test('the balance is spent line by line: lines that exceed it are rejected', async () => {
    await inTenant(site.database.owner, 1, (tx) =>
      tx
        .updateTable('accounts')
        .set({ balance_cents: 20_000 })
        .where('account_code', '=', 'KAROO')
        .where('provider_id', '=', 1)
        .execute(),
    );
    const file = csv(...Array.from({ length: 9 }, (_, at) => line(`P-${at}`)));
    const { id, refusal } = await checked(file, '', prepaid);
    expect(refusal).toMatch(
      /^This costs R\u00A0\d+\.\d\d and the balance is R\u00A0200\.00\. Top up the account first\.$/,
    );
    await send(id, {}, prepaid);
    const { rows_booked, rows_failed } = await until(id, 'done', prepaid);
    expect(rows_booked).toBeGreaterThan(0);
    expect(rows_failed).toBe(9 - rows_booked);
    // The error applies to the whole line, so no column is named.
    expect((await fileOf(id, 'failed', prepaid)).at(-1)).toMatch(/,P-8,1,"?This costs R/);
  });
});

test('dangerous goods are confirmed once for the file', async () => {
  await inTenant(site.database.owner, 1, (tx) =>
    buildSettings(tx, { provider_id: 1, settings: { confirm_no_dangerous_goods: true } }),
  );
  const { id } = await checked(csv(line('G-1')));
  expect(await send(id)).toMatchObject({ code: 'confirmation_required' });
  await send(id, { no_dangerous_goods: true });
  expect(await until(id, 'done')).toMatchObject({ rows_booked: 1 });
});

test.each([
  ['nothing', Buffer.from(''), 'The file is empty.'],
  ['a picture', Buffer.from([0x89, 0x50, 0, 0]), 'This isn’t a CSV or XLSX file. Save the spreadsheet as one of them.'],
  [
    'a broken workbook',
    Buffer.from('PK\u0003\u0004broken'),
    'This workbook can’t be read. Save it as XLSX or CSV and try again.',
  ],
])('%s is rejected with a clear message', async (_, bytes, message) => {
  expect(await upload(bytes)).toMatchObject({ status: 422, code: 'invalid_file', message });
});
