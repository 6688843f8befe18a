/** Entries of the address book: what they need, what was sent and what stays, and when two are the same. */
import { describe, expect, it } from 'vitest';
import { entryFrom, entryProblems, samenessOf } from '#modules/geography/domain/address-book-entry.ts';

const place = { local_area: 'Jet Park', city: 'Boksburg' };
const fieldsOf = (address: object) =>
  entryProblems(entryFrom({ name: 'Overberg Wool', address }), {}).map(({ field }) => field);

describe('where an address is', () => {
  it('is a street, a company or a pin that somebody set', () => {
    expect(fieldsOf({ ...place, street_address: '3 Mill Street' })).toEqual([]);
    expect(fieldsOf({ ...place, company: 'Overberg Wool' })).toEqual([]);
    expect(fieldsOf({ ...place, lat: -26.1701, lng: 28.22 })).toEqual([]);
  });

  it('is not the centre of the suburb, which was filled in here', () => {
    expect(fieldsOf(place)).toEqual(['address.street_address']);
    expect(fieldsOf(entryFrom({ name: 'x', address: place }).address)).toEqual(['address.street_address']);
  });
});

it('a change takes what was sent, removes what is null and keeps the rest, lines of instructions included', () => {
  const before = entryFrom({
    ...{ name: 'Overberg Wool', email: 'wool@example.test', special_instructions: 'Gate 2.\nRing twice.' },
    address: { ...place, company: 'Overberg Wool' },
  });
  expect(entryFrom({ email: null, mobile_number: '82 555 0111' }, before)).toEqual({
    ...{ name: 'Overberg Wool', mobile_number: '0825550111', special_instructions: 'Gate 2.\nRing twice.' },
    address: before.address,
  });
});

it('entries are the same for the same person at the same place, however it is written', () => {
  const entry = (name: string, street_address: string) => entryFrom({ name, address: { ...place, street_address } });
  expect(samenessOf(entry('Overberg Wool', '3, Mill Street'))).toBe(
    samenessOf(entry('OVERBERG  wool', '3 mill street.')),
  );
  expect(samenessOf(entry('Overberg Wool', '3 Mill Street'))).not.toBe(
    samenessOf(entry('Overberg Wool', '4 Mill Street')),
  );
});
