/** The kind of a file by its name, and the name without its random part. */
import { expect, test } from 'vitest';
import { givenName, kindOfFile, uniqueName } from '#modules/files/domain/file-name.ts';

test.each([
  ['rates.csv', 'csv'],
  ['RATES.CSV', 'csv'],
  ['door.jpg', 'image'],
  ['door.Jpeg', 'image'],
  ['door.png', 'image'],
  ['zones.KML', 'kml'],
  ['pod.Pdf', 'pdf'],
  ['pdf', undefined],
  ['archive.pdf.zip', undefined],
])('F401 %s is a file of the kind %s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind);
});

test.each(['INV000031.pdf', 'statement-5-2026-11-01-2026-11-30.pdf', 'Our logo-1a2b3c4d.png'])(
  '%s is downloaded under its own name',
  (name) => {
    expect(givenName(uniqueName(name, '0f1e2d3c4b5a6978'))).toBe(name);
    expect(givenName(uniqueName(name, '0f1e2d3c'))).toBe(name);
  },
);
