/** The content of a label for a shipment and the provider's settings. */
import { expect, test } from 'vitest';
import { isBarcodeText, labelsOf } from '#modules/shipments/domain/label.ts';
import { labelSizes, layoutOf, textWidth } from '#modules/shipments/domain/label-layout.ts';
import { barsOf, squaresOf, zplText } from '#modules/shipments/domain/label-zpl.ts';
import { buildShipment } from '../../factories/shipment.ts';

const shipment = buildShipment();
const parcel = shipment.parcels[0]!;
const { actual_weight_kg: _, ...unweighed } = parcel;
const weighed = (booked: number, actual?: number) => ({
  ...unweighed,
  submitted_weight_kg: booked,
  ...(actual === undefined ? {} : { actual_weight_kg: actual }),
});
const two = {
  ...shipment,
  tracking_reference: 'KQ7M4X',
  parcels: [
    { ...weighed(2.1), tracking_reference: 'KQ7M4X/1', alternative_tracking_reference: 'PO-7731-1' },
    { ...weighed(3, 3.4), tracking_reference: 'KQ7M4X/2' },
  ],
};
const options = { provider: 'Kestrel Couriers', type: 'parcel', alternativeReference: false } as const;

test('a waybill is for the shipment, or for each of its parcels', () => {
  const [whole, ...more] = labelsOf(two, { ...options, type: 'shipment' });
  expect(more).toEqual([]);
  expect(whole).toMatchObject({ reference: 'KQ7M4X', barcode: 'KQ7M4X', pieces: '2 parcels', weight: '5.5 kg' });
  expect(labelsOf(two, options)).toMatchObject([
    { reference: 'KQ7M4X/1', barcode: 'KQ7M4X/1', pieces: '1 of 2', weight: '2.1 kg' },
    { reference: 'KQ7M4X/2', barcode: 'KQ7M4X/2', pieces: '2 of 2', weight: '3.4 kg' },
  ]);
});

test('the customer’s own parcel number is the barcode if the provider enables it and there is one', () => {
  const own = { ...options, alternativeReference: true };
  expect(labelsOf(two, own).map(({ barcode }) => barcode)).toEqual(['PO-7731-1', 'KQ7M4X/2']);
  const strange = { ...two, parcels: [{ ...two.parcels[0]!, alternative_tracking_reference: 'Paket Ü' }] };
  expect(labelsOf(strange, own).map(({ barcode }) => barcode)).toEqual(['KQ7M4X/1']);
  expect([isBarcodeText('A'.repeat(30)), isBarcodeText('A'.repeat(31)), isBarcodeText('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an address repeats nothing, and has the country only abroad', () => {
  const address = {
    company: 'Karoo',
    street_address: '1 Main Rd',
    local_area: 'Paarl',
    city: 'Paarl',
    zone: 'WC',
    code: '7646',
  };
  const to = (country: string) =>
    labelsOf(
      {
        ...shipment,
        delivery_contact: { name: 'Karoo' },
        delivery_address: { ...shipment.delivery_address, ...address, country },
      },
      options,
    )[0]!.to;
  expect(to('ZA')).toEqual(['Karoo', '1 Main Rd', 'Paarl 7646, WC']);
  expect(to('NA').at(-1)).toBe('Paarl 7646, WC, Namibia');
});

test('a long address of a business is complete, with the number of the recipient', () => {
  const business = {
    ...two,
    delivery_contact: { name: 'Nomvula Mokoena', mobile_number: '+27 82 555 0142' },
    delivery_pickup_point_id: 'JHB-0042',
    delivery_address: {
      ...shipment.delivery_address,
      ...{
        company: 'Karoo Textiles (Pty) Ltd',
        city: 'Johannesburg',
        local_area: 'Longmeadow',
        zone: 'GP',
        code: '1609',
      },
      street_address: 'Unit 17B, Building 4, Longmeadow Business Estate East, 12 Industria Road',
    },
  };
  for (const area of [...Object.values(labelSizes), { width: 99, height: 93 }]) {
    const [label] = labelsOf(business, options);
    const texts = layoutOf(label!, area).flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    const { street_address: street } = business.delivery_address;
    for (const text of [street, 'Nomvula Mokoena', 'Longmeadow', 'Johannesburg 1609, GP', '+27 82 555 0142'])
      expect(texts.join(' ')).toContain(text);
  }
});

test('the long address of a sender is complete, so that a parcel can go back', () => {
  const collection_address = {
    ...shipment.collection_address,
    ...{ company: 'Algoa Wool Brokers and Warehousing (Pty) Ltd', city: 'Gqeberha', local_area: 'Walmer Heights' },
    ...{ zone: 'EC', code: '6070', street_address: 'Unit 4, Greenstone Business Park, 12 Emerald Boulevard' },
  } as const;
  const collection_contact = { name: 'Nomvula Mokoena', mobile_number: '+27 82 555 0142' };
  for (const area of [...Object.values(labelSizes), { width: 99, height: 93 }]) {
    const [label] = labelsOf({ ...two, collection_address, collection_contact }, options);
    const texts = layoutOf(label!, area).flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
    const shown = texts.slice(texts.indexOf('From'), texts.indexOf('To')).join(' ');
    for (const text of [collection_address.street_address, 'Nomvula Mokoena', 'Walmer Heights, Gqeberha 6070, EC'])
      expect(shown).toContain(text);
  }
});

test('the name of a provider without a logo takes two lines before it is cut, and the number is grouped', () => {
  const provider = 'Großkurier & Söhne Łódź–Córdoba';
  const delivery_contact = { name: 'Karoo', mobile_number: '+27825550142' };
  const [label] = labelsOf({ ...two, delivery_contact }, { ...options, provider });
  const texts = layoutOf(label!, labelSizes['100x150']).flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
  expect(texts.join(' ')).toContain(provider);
  expect(texts).toContain('+27 82 555 0142');
});

test('a text that is too long ends with dots', () => {
  const [label] = labelsOf({ ...two, special_instructions_delivery: 'Ring the bell. '.repeat(60) }, options);
  const texts = layoutOf(label!, labelSizes['100x150']).flatMap((mark) => (mark.kind === 'text' ? mark.text : []));
  expect(texts.at(-1)).toMatch(/…$/);
});

test('nothing is placed outside of the paper, however long the texts', () => {
  const long = 'Wondrously long name of a company (Pty) Ltd '.repeat(6);
  const full = {
    ...two,
    customer_reference: long,
    special_instructions_delivery: long.repeat(2),
    collection_contact: { name: long, mobile_number: '+27 82 555 0142' },
    delivery_contact: { name: long, mobile_number: '+27 82 555 0142' },
  };
  for (const area of [...Object.values(labelSizes), { width: 99, height: 93 }]) {
    const routing = { code: 'A-VERY-LONG-CODE-123', branch: long };
    const [label] = labelsOf(full, { ...options, provider: long, routing });
    for (const mark of layoutOf(label!, area)) {
      const width =
        mark.kind === 'text' ? textWidth(mark.text, mark.size) : mark.kind === 'qr' ? mark.size : mark.width;
      const height = mark.kind === 'text' || mark.kind === 'qr' ? mark.size : mark.height;
      expect(mark.x, JSON.stringify(mark)).toBeGreaterThanOrEqual(2.9);
      expect(mark.x + width, JSON.stringify(mark)).toBeLessThanOrEqual(area.width - 2.9);
      expect(mark.y + height, JSON.stringify(mark)).toBeLessThanOrEqual(area.height - 2.5);
    }
    const marks = layoutOf(label!, area);
    const to = marks.findIndex((mark) => mark.kind === 'text' && mark.text === 'To');
    const lines = marks.slice(0, to).filter((mark) => mark.kind === 'text');
    for (const { y, size } of lines) expect(y + size).toBeLessThanOrEqual(marks[to]!.y - 0.8);
  }
});

test('ZPL control characters are escaped as numbers', () => {
  expect(zplText('a^b~c_d\\e\r\nf')).toBe('a_5Eb_7Ec_5Fd_5Ce f');
});

test('bars and modules are counted as in the standards', () => {
  expect(barsOf('KQ7M4X/1')).toBe(123);
  expect([squaresOf('x'), squaresOf('x'.repeat(14)), squaresOf('x'.repeat(15)), squaresOf('é'.repeat(14))]).toEqual([
    21, 21, 25, 29,
  ]);
});

test('the category of the contents is printed', () => {
  const texts = (category?: string) =>
    labelsOf({ ...shipment, ...(category !== undefined && { category }) }, options).flatMap((label) =>
      layoutOf(label, labelSizes['4x6']).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
  expect(texts('Spare parts')).toContain('Spare parts');
  expect(texts()).not.toContain('Spare parts');
});
