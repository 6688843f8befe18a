/** The kind of a file by its name, and the name without its random part. */
import { expect, test } from 'vitest';
import { givenName, kindOfFile, safeFileName, uniqueName } from '#modules/files/domain/file-name.ts';

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

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\temp\\logo.png', 'logo.png'],
  ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie x=1.png'],
  ['\u202egnp.exe.png', 'gnp.exe.png'],
  ['..png', 'file.png'],
  ['logo.exe', 'logo.exe.png'],
])('%j is stored as %s', (name, safe) => {
  expect(safeFileName(name, 'image/png')).toBe(safe);
});

test.each(['x', 'é', '日', '🚚'])('300 times %s is a name that file systems take', (letter) => {
  const name = uniqueName(safeFileName(`${letter.repeat(300)}.png`, 'image/png'), '0123456789abcdef');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).toMatch(/^\p{Any}{50,120}-0123456789abcdef\.png$/u);
});
