/** Renders labels and reads them back: the codes for scanners and phones, and the text for people. */
import { describe, expect, test } from 'vitest';
import { labelsOf, type Label, type LabelOptions } from '#modules/shipments/domain/label.ts';
import { labelSizes } from '#modules/shipments/domain/label-layout.ts';
import { labelToZpl } from '#modules/shipments/domain/label-zpl.ts';
import { labelsToPdf } from '#modules/shipments/server/labels/label-pdf.ts';
import { buildShipment } from '../../factories/shipment.ts';
import { codesOn, pagesOf, printed } from './reading-labels.ts';

const shipment = buildShipment();
const { actual_weight_kg: _, ...parcel } = shipment.parcels[0]!;
const link = 'https://track.kestrel.test/KES42187';
const three = {
  ...shipment,
  tracking_reference: 'KQ7M4X',
  tracking_url: link,
  parcels: [1, 2, 3].map((number) => ({
    ...parcel,
    tracking_reference: `KQ7M4X/${number}`,
    submitted_weight_kg: number,
  })),
};
const options: LabelOptions = {
  ...{ provider: 'Kestrel Couriers', type: 'parcel', alternativeReference: false },
  routing: { code: 'JNB-J1', branch: 'Johannesburg' },
};
const labels = labelsOf(three, options);
const sizes = ['4x6', '100x150'] as const;

describe.each(sizes)('%s', (size) => {
  test('a PDF has one page per parcel, of the paper’s size, with readable barcode and QR code', async () => {
    const pages = await pagesOf(await labelsToPdf(labels, size, { title: 'KQ7M4X' }));
    expect(pages).toHaveLength(3);
    for (const [index, { width, height, text, drawn }] of pages.entries()) {
      expect(width).toBeCloseTo(labelSizes[size].width, 1);
      expect(height).toBeCloseTo(labelSizes[size].height, 1);
      for (const expected of ['JNB-J1', `${index + 1} of 3`, `${index + 1} kg`, `KQ7M4X/${index + 1}`])
        expect(text).toContain(expected);
      expect(await codesOn(await drawn())).toEqual([
        ['Code128', `KQ7M4X/${index + 1}`],
        ['QRCode', link],
      ]);
    }
  });

  test('ZPL prints one label per parcel, with readable barcode and QR code', async () => {
    const images = await printed(labels.map((label) => labelToZpl(label, size)).join(''), labelSizes[size]);
    expect(images).toHaveLength(3);
    for (const [index, png] of images.entries()) {
      expect(await codesOn(png)).toEqual([
        ['Code128', `KQ7M4X/${index + 1}`],
        ['QRCode', link],
      ]);
    }
  });
});

test('six labels are on a sheet of A4, each with its own codes', async () => {
  const seven = Array.from({ length: 7 }, (_label, index): Label => ({
    ...labels[0]!,
    barcode: `KQ7M4X/${index + 1}`,
  }));
  const pages = await pagesOf(await labelsToPdf(seven, '6up', { title: 'KQ7M4X' }));
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const read = await Promise.all(pages.map(async ({ drawn }) => codesOn(await drawn())));
  const barcodes = read.map((codes) => codes.filter(([format]) => format === 'Code128').map(([, text]) => text));
  expect(barcodes[0]!.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `KQ7M4X/${number}`));
  expect(barcodes[1]).toEqual(['KQ7M4X/7']);
  expect(read[0]!.filter(([format, text]) => format === 'QRCode' && text === link)).toHaveLength(6);
});

test('any input is data: it neither ends a field nor starts a command, and the codes contain it unchanged', async () => {
  const nasty = '^XZ~HI_5E\\&>;^FS';
  const given = { ...three, customer_reference: nasty, special_instructions_delivery: 'Gate 2\n^XA^FDtwice^FS^XZ' };
  const [first] = labelsOf(
    { ...given, parcels: [{ ...parcel, tracking_reference: 'A', alternative_tracking_reference: nasty }] },
    { ...options, alternativeReference: true },
  );
  const zpl = labelToZpl(first!, '100x150');
  expect(zpl.match(/\^XA/g)).toHaveLength(1);
  expect(zpl.match(/\^XZ/g)).toHaveLength(1);
  expect(zpl).not.toContain('~');
  const images = await printed(zpl, labelSizes['100x150']);
  expect(images).toHaveLength(1);
  expect((await codesOn(images[0]!))[0]).toEqual(['Code128', nasty]);
  const [page] = await pagesOf(await labelsToPdf([first!], '100x150', { title: 'A' }));
  expect((await codesOn(await page!.drawn()))[0]).toEqual(['Code128', nasty]);
});

test('a logo replaces the name; one that cannot be rendered does not', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const expected = async (bytes: Buffer): Promise<string> =>
    (await pagesOf(await labelsToPdf(labels.slice(0, 1), '4x6', { title: 'x', logo: bytes })))[0]!.text;
  expect(await expected(png)).not.toContain('Kestrel Couriers');
  expect(await expected(Buffer.from('<svg/>'))).toContain('Kestrel Couriers');
  expect(await expected(png.subarray(0, 40))).toContain('Kestrel Couriers');
});

test('the labels of many parcels contain the logo once', async () => {
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC',
    'base64',
  );
  const pdf = await labelsToPdf(labels, '4x6', { title: 'x', logo });
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test('a label prints names in other alphabets', async () => {
  const label = { ...labels[0]!, provider: 'Žižek Łukasz Привет' };
  const [page] = await pagesOf(await labelsToPdf([label], '4x6', { title: 'x' }));
  expect(page!.text).toContain(label.provider);
});
