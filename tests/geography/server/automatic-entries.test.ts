/** Entries that a booking adds to the address book: only new ones, once, and never failing the booking. */
import { expect, it } from 'vitest';
import { addAutomaticEntries, type BookedPlace } from '#modules/geography/server/services/address-book.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../database.ts';

const { app } = await testDatabase();

const author = {
  ...{ request_id: 'booking', client_version: '', source: 'api' as const, user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};
const now = new Date('2026-11-22T10:00:00+02:00');
const add = (places: readonly BookedPlace[]) =>
  inTenant(app, 1, (tx) => addAutomaticEntries(tx, { providerId: 1, accountId: 2, author, settings: {}, now }, places));

const sender: BookedPlace = {
  address: { type: 'business', company: 'Overberg Wool', local_area: 'Jet Park', city: 'Boksburg' },
  contact: { name: 'Riaan Steyn', mobile_number: '082 555 0111' },
  special_instructions: 'Gate 2.',
};
const receiver: BookedPlace = {
  address: { street_address: '3 Beach Road', local_area: 'Sea Point', city: 'Cape Town' },
  contact: { name: 'Nomsa Dlamini', email: 'nomsa@example.test' },
};

it('F224 adds both ends under the company or the person, but not if they exist already', async () => {
  expect(await add([sender, receiver, sender])).toBe(2);
  expect(await add([receiver, { ...sender, special_instructions: 'Gate 3.' }])).toBe(0);
  const rows = await inTenant(app, 1, (tx) =>
    tx
      .selectFrom('address_book_entries')
      .select(['name', 'contact_name', 'mobile_number', 'zone', 'special_instructions'])
      .where('source', '=', 'automatic')
      .orderBy('name')
      .execute(),
  );
  expect(rows).toEqual([
    {
      ...{ name: 'Nomsa Dlamini', contact_name: 'Nomsa Dlamini', mobile_number: null },
      ...{ zone: 'Western Cape', special_instructions: null },
    },
    {
      ...{ name: 'Overberg Wool', contact_name: 'Riaan Steyn', mobile_number: '0825550111' },
      ...{ zone: 'Gauteng', special_instructions: 'Gate 2.' },
    },
  ]);
});

it('skips lockers and addresses that the address book would reject', async () => {
  const locker = { ...receiver, address: { ...receiver.address, type: 'locker' as const } };
  const broken = { ...receiver, contact: { name: 'No mail', email: 'not an address' } };
  expect(await add([locker, broken, { address: {}, contact: {} }])).toBe(0);
});
