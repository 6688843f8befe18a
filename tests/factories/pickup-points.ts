/** The demo's lockers and counters, in the towns of the gazetteer; the same at every start. */
import type { NewRow } from '#generated/database.ts';
import type { PickupPointProvider, PickupPointSize } from '#generated/types.ts';
import { locate } from '#modules/geography/domain/gazetteer.ts';
import { provinceTitle } from '#modules/geography/domain/complete-address.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

type NewPoint = NewRow<'pickup_points'>;

const networks: Readonly<
  Record<PickupPointProvider, { readonly prefix: string; readonly sizes: readonly PickupPointSize[] }>
> = {
  'bob-box': { prefix: 'BB', sizes: ['small', 'medium', 'large'] },
  'tcg-locker': { prefix: 'CG', sizes: ['V4-XS', 'V4-S', 'V4-M', 'V4-L', 'V4-XL'] },
  'ram-counter': { prefix: 'RAM', sizes: ['any'] },
};

type Site = readonly [name: string, street: string, suburb: string, city: string];

const bobBoxes: readonly Site[] = [
  ['Sandton City', '83 Rivonia Road', 'Sandton', 'Johannesburg'],
  ['Rosebank Mall', '50 Bath Avenue', 'Rosebank', 'Johannesburg'],
  ['Fourways Mall', '11 Ruby Close', 'Fourways', 'Johannesburg'],
  ['East Rand Mall', 'Bentel Avenue', 'Jet Park', 'Boksburg'],
  ['Menlyn Park', 'Atterbury Road', 'Menlyn', 'Pretoria'],
  ['Hatfield Plaza', '1122 Burnett Street', 'Hatfield', 'Pretoria'],
  ['Sea Point Promenade', '75 Regent Road', 'Sea Point', 'Cape Town'],
  ['Gateway', '1 Palm Boulevard', 'Umhlanga', 'Durban'],
  ['Walmer Park', '16 Main Road', 'Walmer', 'Gqeberha'],
  ['Eikestad Mall', '43 Andringa Street', 'Stellenbosch', 'Stellenbosch'],
];

const tcgLockers: readonly Site[] = [
  ['Bryanston garage', '200 Main Road', 'Bryanston', 'Johannesburg'],
  ['Randburg service station', '33 Bram Fischer Drive', 'Randburg', 'Johannesburg'],
  ['Midrand garage', '7 Old Pretoria Road', 'Midrand', 'Midrand'],
  ['Bedfordview service station', '8 Van Buuren Road', 'Bedfordview', 'Germiston'],
  ['Arcadia garage', '545 Stanza Bopape Street', 'Arcadia', 'Pretoria'],
  ['Woodstock garage', '210 Albert Road', 'Woodstock', 'Cape Town'],
  ['Claremont service station', '99 Main Road', 'Claremont', 'Cape Town'],
  ['Durban North garage', '19 Broadway', 'Durban North', 'Durban'],
  ['Pietermaritzburg service station', '301 Church Street', 'Pietermaritzburg', 'Pietermaritzburg'],
  ['Bloemfontein garage', '60 Nelson Mandela Drive', 'Bloemfontein', 'Bloemfontein'],
  ['East London service station', '12 Oxford Street', 'East London', 'East London'],
  ['Polokwane garage', '88 Landdros Mare Street', 'Polokwane', 'Polokwane'],
  ['Mbombela service station', '5 Samora Machel Drive', 'Mbombela', 'Mbombela'],
  ['Kimberley garage', '27 Bultfontein Road', 'Kimberley', 'Kimberley'],
  ['George service station', '101 York Street', 'George', 'George'],
];

const ramCounters: readonly Site[] = [
  ['Parktown print and copy', '30 Jan Smuts Avenue', 'Parktown', 'Johannesburg'],
  ['Edenvale print and copy', '61 Van Riebeeck Avenue', 'Edenvale', 'Edenvale'],
  ['Centurion print and copy', '1269 Gordon Hood Road', 'Centurion', 'Centurion'],
  ['Gardens print and copy', '8 Mill Street', 'Gardens', 'Cape Town'],
  ['Bellville print and copy', '14 Voortrekker Road', 'Bellville', 'Cape Town'],
  ['Musgrave print and copy', '115 Musgrave Road', 'Musgrave', 'Durban'],
  ['Rustenburg print and copy', '34 Nelson Mandela Drive', 'Rustenburg', 'Rustenburg'],
  ['Potchefstroom print and copy', '10 Walter Sisulu Avenue', 'Potchefstroom', 'Potchefstroom'],
  ['Upington print and copy', '22 Schröder Street', 'Upington', 'Upington'],
  ['Richards Bay print and copy', '5 Mark Strasse', 'Richards Bay', 'Richards Bay'],
];

const everyDay = [1, 2, 3, 4, 5, 6, 0];
const allDay = everyDay.map((day) => ({ day, from: '00:00', to: '23:59' }));
const mallHours = everyDay.map((day) => ({ day, from: '09:00', to: day === 0 ? '17:00' : '20:00' }));
const counterHours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:30', to: day === 6 ? '13:00' : '17:00' }));

function pointsOf(
  network: PickupPointProvider,
  sites: readonly Site[],
  hours: readonly object[],
): readonly Omit<NewPoint, 'provider_id'>[] {
  const { prefix, sizes } = networks[network];
  return sites.map(([name, street_address, local_area, city], index) => {
    const found = locate(local_area, city);
    if (!found) throw new Error(`The gazetteer doesn’t know ${local_area}, ${city}.`);
    // Offset from the suburb's centre by a few hundred metres, different for each.
    const shift = ((index % 7) - 3) / 1000;
    return {
      ...{
        pickup_point_provider: network,
        pickup_point_id: `${prefix}${101 + index}`,
        name,
        street_address,
        local_area,
        city,
      },
      ...{ zone: provinceTitle(found.province), code: found.code },
      ...{ lat: Number((found.lat + shift).toFixed(6)), lng: Number((found.lng - shift).toFixed(6)) },
      ...{ sizes: [...sizes], trading_hours: JSON.stringify(hours) },
      ...(network === 'bob-box' && { description: 'Next to the parking pay stations.' }),
    };
  });
}

/** 25 lockers and 10 counters. */
export async function buildPickupPoints(tx: Transaction, { provider_id }: { provider_id: number }): Promise<void> {
  const points = [
    ...pointsOf('bob-box', bobBoxes, mallHours),
    ...pointsOf('tcg-locker', tcgLockers, allDay),
    ...pointsOf('ram-counter', ramCounters, counterHours),
  ];
  await tx
    .insertInto('pickup_points')
    .values(points.map((point) => ({ provider_id, ...point })))
    .execute();
}
