/** Address book entries: required fields, partial changes, and duplicates. */
import { describe, expect, it } from 'vitest';
import { entryFrom, entryProblems, samenessOf } from '#modules/geography/domain/address-book-entry.ts';

const place = { local_area: 'Jet Park', city: 'Boksburg' };
const fieldsOf = (address: object) =>
  entryProblems(entryFrom({ name: 'Overberg Wool', address }), {}).map(({ field }) => field);

describe('the location of an address', () => {
  it('is a street, a company or a pin set by a user', () => {
    expect(fieldsOf({ ...place, street_address: '3 Mill Street' })).toEqual([]);
    expect(fieldsOf({ ...place, company: 'Overberg Wool' })).toEqual([]);
    expect(fieldsOf({ ...place, lat: -26.1701, lng: 28.22 })).toEqual([]);
  });

  it('is not the centre of the suburb, which was filled in automatically', () => {
    expect(fieldsOf(place)).toEqual(['address.street_address']);
    expect(fieldsOf(entryFrom({ name: 'x', address: place }).address)).toEqual(['address.street_address']);
  });
});

it('a change sets the sent fields, removes those that are null and keeps the rest, including lines of instructions', () => {
  const before = entryFrom({
    ...{ name: 'Overberg Wool', email: 'wool@example.test', special_instructions: 'Gate 2.\nRing twice.' },
    address: { ...place, company: 'Overberg Wool' },
  });
  expect(entryFrom({ email: null, mobile_number: '82 555 0111' }, before)).toEqual({
    ...{ name: 'Overberg Wool', mobile_number: '0825550111', special_instructions: 'Gate 2.\nRing twice.' },
    address: before.address,
  });
});

it('entries are duplicates for the same person at the same place, however they are written', () => {
  const entry = (name: string, street_address: string) => entryFrom({ name, address: { ...place, street_address } });
  expect(samenessOf(entry('Overberg Wool', '3, Mill Street'))).toBe(
    samenessOf(entry('OVERBERG  wool', '3 mill street.')),
  );
  expect(samenessOf(entry('Overberg Wool', '3 Mill Street'))).not.toBe(
    samenessOf(entry('Overberg Wool', '4 Mill Street')),
  );
});
