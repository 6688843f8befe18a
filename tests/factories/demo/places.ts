/** Where demo shipments come from and go to. */
import type { Row } from '#generated/database.ts';
import { province as provinces } from '#generated/enums.ts';
import { suburbRows, townRows } from '#modules/geography/domain/gazetteer-rows.ts';
import type { Random } from '../tariff/demo-requests.ts';

export type Branch = Pick<Row<'branches'>, 'id' | 'name'>;

export interface DemoPlace {
  readonly address: Record<string, unknown> & { readonly type: string };
  readonly branch: Branch | undefined;
}

const streets = ['Main', 'Church', 'Voortrekker', 'Nelson Mandela', 'Jan Smuts', 'Oxford', 'Long', 'Beach', 'Protea'];
const companies = ['Karoo Outfitters', 'Highveld Tools', 'Baobab Books', 'Blue Crane Wines', 'Umhlanga Optics'];
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

const suburbs = suburbRows.filter(([, city]) => townRows.some(([town]) => town === city));

/** Towns weighted by volume: mostly metros. */
export function placeFor(random: Random, branches: readonly Branch[], type: 'business' | 'residential'): DemoPlace {
  const isSuburb = random() < 0.75;
  const [suburb, city, province, code, lat, lng] = isSuburb
    ? suburbs[Math.floor(random() * suburbs.length)]!
    : (([town, ...rest]) => [`${town} Central`, town, ...rest] as const)(
        townRows[Math.floor(random() * townRows.length)]!,
      );
  const near = (degrees: number) => Math.round((degrees + (random() - 0.5) * 0.02) * 1e6) / 1e6;
  const address = {
    type,
    ...(type === 'business' ? { company: pick(random, companies) } : {}),
    street_address: `${1 + Math.floor(random() * 200)} ${pick(random, streets)} Street`,
    local_area: suburb,
    city,
    zone: provinces.find((one) => one.const === province)?.title,
    code,
    country: 'ZA',
    lat: near(lat),
    lng: near(lng),
  };
  return { address, branch: branches.find(({ name }) => name === city) };
}
