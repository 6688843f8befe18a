/** The kind of a file by its name. */
import { expect, test } from 'vitest';
import { kindOfFile } from '#modules/files/domain/file-name.ts';

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
