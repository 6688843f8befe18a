/** What a driver scans at the door: a parcel by either of its numbers, the waybill, and what isn’t one. */
import { expect, test } from 'vitest';
import { readDoorScan } from '#modules/operations/domain/door-scan.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';

const waybill = 'KES0042187';
const parcel = (number: number, alternative_tracking_reference: string | null = null) => ({
  ...{ id: number, tracking_reference: `${waybill}/${number}`, description: 'Box', alternative_tracking_reference },
});
const two = { tracking_reference: waybill, parcels: [parcel(1), parcel(2, 'OWN-2')] };

test('F327 a parcel is scanned by its own number or the sender’s, however it is written', () => {
  expect(readDoorScan('kes0042187/1', two, [])).toEqual({ parcel: 'KES0042187/1' });
  expect(readDoorScan('own-2', two, [])).toEqual({ parcel: 'KES0042187/2' });
});

test('F327 the waybill stands for the only parcel, and not for one of several', () => {
  const one = { tracking_reference: waybill, parcels: [parcel(1)] };
  expect(readDoorScan('KES0042187', one, [])).toEqual({ parcel: 'KES0042187/1' });
  expect(readDoorScan('KES0042187', two, [])).toEqual({
    refused: 'KES0042187 is the waybill of all 2 parcels. Scan the label of each parcel.',
  });
});

test('F327 a scan that adds nothing says why', () => {
  expect(readDoorScan('OWN-2', two, ['KES0042187/2'])).toEqual({ refused: 'KES0042187/2 is scanned already.' });
  expect(readDoorScan('PMB1', two, [])).toEqual({ refused: 'PMB1 isn’t part of this shipment.' });
  const link = trackingUrl(undefined, 'https://ship.example.com', waybill);
  expect(readDoorScan(link, two, [])).toEqual({ refused: 'That is the QR code for tracking. Scan the barcode.' });
});
