/** The demo's address books: customers of the demo accounts, the same at every start. */
import type { AddressBookEntryRequest } from '#generated/types.ts';
import { entryFrom } from '#modules/geography/domain/address-book-entry.ts';
import { insertEntries, newEntry } from '#modules/geography/server/address-book/repository.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

type Line = readonly [
  name: string,
  contact: string,
  mobile: string,
  street: string,
  suburb: string,
  city: string,
  instructions?: string,
];

const businesses: readonly Line[] = [
  ['Karoo Outfitters', 'Thandi Mokoena', '082 555 0142', '7 Long Street', 'City Bowl', 'Cape Town', 'Ring at gate 2.'],
  ['Highveld Hardware', 'Pieter van Wyk', '083 555 0101', '12 Jet Park Road', 'Jet Park', 'Boksburg'],
  ['Umhlanga Books', 'Priya Naidoo', '084 555 0163', '4 Chartwell Drive', 'Umhlanga', 'Durban'],
  ['Stellenbosch Ceramics', 'Anneke Louw', '072 555 0119', '19 Dorp Street', 'Stellenbosch', 'Stellenbosch'],
  [
    'Gqeberha Marine',
    'Lwazi Nkosi',
    '073 555 0190',
    '3 Dom Pedro Jetty',
    'Summerstrand',
    'Gqeberha',
    'Goods in at the back.',
  ],
  ['Mangaung Medical', 'Dr Lerato Tau', '076 555 0133', '61 Nelson Mandela Drive', 'Westdene', 'Bloemfontein'],
  ['Lowveld Nurseries', 'Johan Botha', '079 555 0155', '8 Danie Joubert Street', 'West Acres', 'Mbombela'],
  ['Bendor Optics', 'Mpho Maake', '081 555 0177', '22 Munnik Avenue', 'Bendor', 'Polokwane'],
  ['Garden Route Surf', 'Cara Meyer', '082 555 0188', '14 Courtenay Street', 'Heather Park', 'George'],
];

const homes: readonly Line[] = [
  ['Ayesha Khan', 'Ayesha Khan', '084 555 0164', '27 Marine Drive', 'Summerstrand', 'Gqeberha'],
  ['Sipho Ndlovu', 'Sipho Ndlovu', '072 555 0121', '5 Tyrwhitt Avenue', 'Rosebank', 'Johannesburg'],
  ['Zanele Mbeki', 'Zanele Mbeki', '073 555 0192', '16 Aloe Crescent', 'Beacon Bay', 'East London', 'Ring twice.'],
  ['Oupa Jantjies', 'Oupa Jantjies', '071 555 0147', '5 Sluysken Road', 'Hout Bay', 'Cape Town'],
];

function entryOf([
  name,
  contact_name,
  mobile_number,
  street_address,
  local_area,
  city,
  instructions,
]: Line): AddressBookEntryRequest {
  const isHome = name === contact_name;
  return {
    ...{ name, contact_name, mobile_number, special_instructions: instructions ?? null },
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.test`,
    address: {
      type: isHome ? 'residential' : 'business',
      company: isHome ? null : name,
      street_address,
      local_area,
      city,
    },
  };
}

/** Thirteen entries for the first account, only the homes for the second. */
export async function buildAddressBooks(
  tx: Transaction,
  { provider_id, account_ids: [first, second] }: { provider_id: number; account_ids: readonly [number, number] },
): Promise<void> {
  const at = new Date('2026-11-02T08:00:00+02:00');
  const entries = (account_id: number, lines: readonly Line[]) =>
    lines.map((line) => newEntry({ provider_id, account_id }, entryFrom(entryOf(line)), 'manual', at));
  await insertEntries(tx, [...entries(first, [...businesses, ...homes]), ...entries(second, homes)]);
}
