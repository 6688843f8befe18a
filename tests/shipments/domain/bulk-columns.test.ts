/** Shipment files: mapping headings to fields, and a line to a booking request. */
import { describe, expect, it } from 'vitest';
import { bulkColumns, guessedColumns, titleOfField } from '#modules/shipments/domain/bulk/columns.ts';
import { requestInRow, wrongParcelCount } from '#modules/shipments/domain/bulk/read-row.ts';

describe('headings', () => {
  it('are recognized by common names; those of the receiver need no prefix', () => {
    const headings = [
      'Order number',
      'Customer',
      'Phone',
      'Suburb',
      'To city',
      'SENDER-NAME',
      'Collection suburb',
      'Origin city',
      'Weight (kg)',
      'Qty',
      'Colour',
    ];
    expect(guessedColumns(headings)).toEqual([
      ...[
        'customer_reference',
        'delivery_contact.name',
        'delivery_contact.mobile_number',
        'delivery_address.local_area',
      ],
      ...[
        'delivery_address.city',
        'collection_contact.name',
        'collection_address.local_area',
        'collection_address.city',
      ],
      ...['parcels.0.submitted_weight_kg', 'parcel_count', null],
    ]);
  });

  it('of our own export are all recognized, so an exported file can be imported', () => {
    const titles = bulkColumns.map(({ title }) => title);
    expect(guessedColumns(titles)).toEqual(bulkColumns.map(({ field }) => field));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('map only the first column of a field', () => {
    expect(guessedColumns(['Weight', 'Mass'])).toEqual(['parcels.0.submitted_weight_kg', null]);
  });

  it('return the column of an error, for any parcel', () => {
    expect(titleOfField('parcels.3.submitted_weight_kg')).toBe('Weight');
    expect(titleOfField('delivery_address')).toBe('Delivery address');
  });
});

describe('a line', () => {
  const columns = [
    'delivery_address.type',
    'delivery_address.local_area',
    'delivery_address.city',
    'delivery_address.country',
    'collection_min_date',
    'collection_after',
    'parcels.0.submitted_weight_kg',
    'parcel_count',
    'mute_notifications',
    null,
  ];
  const read = (...cells: string[]) => requestInRow(columns, cells, []);

  it('becomes a request: types by their titles, decimal commas, South African dates', () => {
    expect(
      read('Business', 'Jet Park', 'Boksburg', 'South Africa', '5/12/2026', '8:00', '2,5', '2', '', 'skipped'),
    ).toEqual({
      delivery_address: expect.objectContaining({
        ...{ type: 'business', local_area: 'Jet Park', city: 'Boksburg', country: 'ZA', zone: 'Gauteng', code: '1459' },
      }) as object,
      collection_min_date: '2026-12-05',
      collection_after: '08:00',
      parcels: [{ submitted_weight_kg: 2.5 }, { submitted_weight_kg: 2.5 }],
    });
  });

  it('keeps invalid values, so that validation rejects them', () => {
    expect(read('Castle', '', '', '', 'soon', '', 'heavy')).toEqual({
      delivery_address: { type: 'Castle', country: 'ZA' },
      collection_min_date: 'soon',
      parcels: [{ submitted_weight_kg: 'heavy' }],
    });
  });

  it.each([
    ['', false],
    ['3', false],
    ['0', true],
    ['2.5', true],
    ['101', true],
    ['many', true],
  ])('with %j as number of parcels is invalid: %s', (count, isWrong) => {
    expect(wrongParcelCount(['parcel_count'], [count])).toBe(isWrong);
  });
});
