/** Importing a CSV file into an address book: valid lines are saved, invalid ones returned with reasons, in every spreadsheet's format. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { AddressBookEntry, UploadAddressBookAnswer200 } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
let acme: Caller;
let karoo: Caller;
beforeAll(async () => {
  [acme, karoo] = await Promise.all([signIn(site, 'owner@acme.test'), signIn(site, 'owner@prepaid.test')]);
});

const path = '/api/accounts/address-books';

const send = (file: Buffer | string, query = '', caller = acme) =>
  site.request({
    ...{ method: 'POST', url: `${path}/import${query}`, payload: Buffer.from(file) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
  });
const imported = async (file: Buffer | string, query = '', caller = acme) =>
  (await send(file, query, caller)).json<UploadAddressBookAnswer200>();
const count = async (caller = acme) => (await caller.get(path)).json<{ count: number }>().count;

const file = [
  'Customer;Phone;Street;Suburb;City;Country;Colour',
  'Overberg Wool;082 555 0111;3 Mill Street;Jet Park;Boksburg;South Africa;red',
  ';;;Jet Park;;;',
  '',
  'Gaborone Trading;082 555 0112;Plot 5;Broadhurst;Gaborone;Botswana;',
  'Paris Mode;0825550113;1 Rue de Rivoli;Marais;Paris;France;',
  'OVERBERG WOOL;;3 mill street.;Jet Park;Boksburg;ZA;',
].join('\r\n');

describe('an import', () => {
  it('in a dry run saves nothing, then valid lines are saved and the others returned', async () => {
    const before = await count();
    const tried = await imported(file, '?dry_run=true');
    expect(tried).toMatchObject({ dry_run: true, rows: 5, added: 1, known: 1, failed: 3, ignored_columns: ['Colour'] });
    expect(await count()).toBe(before);
    const done = await imported(file);
    expect(done).toEqual({ ...tried, dry_run: false });
    expect(await count()).toBe(before + 1);
    expect(done.errors).toEqual([
      { row: 3, field: 'Name', message: 'This is required.' },
      { row: 3, field: 'City or town', message: 'This is required.' },
      { row: 3, field: 'Province', message: 'This is required.' },
      { row: 3, field: 'Street address', message: 'Enter a street address or company.' },
      { row: 5, field: 'Province', message: 'This is required.' },
      { row: 6, field: 'Province', message: 'This is required.' },
      { row: 6, field: 'Country', message: 'We don’t ship to or from France.' },
    ]);
    expect(done.failed_file.split('\r\n')).toEqual([
      'Customer,Phone,Street,Suburb,City,Country,Colour,Reasons',
      expect.stringMatching(/^,,,Jet Park,,,,"?Name: This is required\. City or town: /) as string,
      expect.stringMatching(/^Gaborone Trading,.*Province: This is required\.$/) as string,
      expect.stringMatching(/^Paris Mode,.*We don’t ship to or from France\.$/) as string,
    ]);
    const again = await imported(file);
    expect(again).toMatchObject({ added: 0, known: 2, failed: 3 });
  });

  it('that is repeated while it runs counts each line once as added', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `Twice ${at},${at} Mill Street,Jet Park,Boksburg`);
    const twice = ['Name,Street,Suburb,City', ...lines].join('\n');
    const answers = await Promise.all([imported(twice), imported(twice)]);
    expect(answers.map(({ rows, added, known, failed }) => [rows, added + known, failed])).toEqual([
      [450, 450, 0],
      [450, 450, 0],
    ]);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(450);
    expect(await imported(twice)).toMatchObject({ added: 0, known: 450 });
  });

  it('a line that can’t be read is returned, and takes no other with it', async () => {
    const broken = [
      'Customer;Phone;Street;Suburb;City;Country',
      'Broken Bows;082 555 0114;"3 Mill Street;Jet Park;Boksburg;South Africa',
      'Whole Wheels;082 555 0115;4 Mill Street;Jet Park;Boksburg;South Africa',
    ];
    expect(await imported(broken.join('\r\n'), '?dry_run=true')).toMatchObject({
      ...{ rows: 2, added: 1, failed: 1 },
      errors: [{ row: 2, field: '', message: 'The line has a quotation mark that doesn’t belong there.' }],
    });
  });

  it('accepts an export unchanged', async () => {
    const headers = { host: 'localhost', authorization: `Bearer ${acme.token}` };
    const response = await site.request({ method: 'POST', url: `${path}/export?format=csv`, payload: {}, headers });
    const exported = await site.request({ url: response.json<{ url: string }>().url, headers });
    const whole = await count();
    expect(await imported(exported.rawPayload, '?dry_run=true')).toMatchObject({
      rows: whole,
      known: whole,
      failed: 0,
    });
    const other = await imported(exported.rawPayload, '', karoo);
    expect(other.added + other.known).toBe(whole);
    const own = (await karoo.get(`${path}?starts_with=overberg`)).json<{ address_book_entries: AddressBookEntry[] }>();
    expect(own.address_book_entries).toMatchObject([
      {
        source: 'import',
        mobile_number: expect.stringContaining('825550111') as string,
        address: { lat: -26.166, lng: 28.219, zone: 'Gauteng' },
      },
    ]);
  });

  it.each([
    [
      'Windows',
      Buffer.from('Name,Street,Suburb,City\nCafé Zoë,1 Kloof Street,Gardens,Cape Town', 'latin1'),
      'Café Zoë',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFName\tStreet\tSuburb\tCity\nŠkoda Parts\t2 Kloof Street\tGardens\tCape Town', 'utf16le'),
      'Škoda Parts',
    ],
  ])('reads files written by spreadsheets on %s', async (_, bytes, name) => {
    expect(await imported(bytes)).toMatchObject({ added: 1, failed: 0 });
    const found = await acme.get(`${path}?starts_with=${encodeURIComponent(name)}`);
    expect(found.json<{ address_book_entries: AddressBookEntry[] }>().address_book_entries).toMatchObject([{ name }]);
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['headings alone', 'Name,Suburb,City', 'The file has headings and no lines.'],
    ['other columns', 'Name,Colour\nA,red', 'The file needs columns with these headings: Suburb, City or town.'],
    [
      'a broken workbook',
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
      'This workbook can’t be read. Save it as XLSX or CSV and try again.',
    ],
    [
      'too many lines',
      `Name,Suburb,City\n${'a,b,c\n'.repeat(10_001)}`,
      'The file has more than 10 000 lines: split it.',
    ],
  ])('rejects %s', async (_, bytes, message) => {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, message]);
  });

  it('reports a text that is too long and an invalid coordinate', async () => {
    const { errors } = await imported(`Name,Suburb,City,Lat,Long\n${'x'.repeat(101)},Jet Park,Boksburg,north,28`);
    expect(errors.map(({ field }) => field)).toEqual(['Name', 'Latitude']);
  });
});
