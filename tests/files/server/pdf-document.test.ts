/** The fonts of PDF documents: which letters they print, and that a document contains only the ones that it uses. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { openPdf, printable } from '#modules/files/server/services/pdf-document.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';

const described = { title: 'Names', author: 'Kestrel' };
const names = [
  'Hélène Müller – ’n huis',
  'Slavoj Žižek, Łukasz Šiška, Đorđe',
  'Tshivenḓa: ṱ ḽ ṋ ṅ, Nguyễn',
  'Ελένη Παπαδοπούλου',
  'Наталія Ґудзь, Љубица',
  '€ 5 × 3 • … ™',
];

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

test.each(['regular', 'bold', 'monospace'])('names in other alphabets print in the %s font', async (font) => {
  const { document, bytes } = openPdf({ size: 'A4' }, described);
  for (const name of names) document.font(font).text(printable(name));
  document.end();
  const [page] = await pagesOf(await bytes);
  const text = withoutBlanks(page!.text);
  for (const name of names) expect(text).toContain(withoutBlanks(name));
  expect(text).not.toContain('?');
  // The font files have more than 300 KB.
  expect((await bytes).length).toBeLessThan(30_000);
});

test('documents that are drawn at the same time share the parsed fonts, but none of their letters', async () => {
  const [first, second] = [openPdf({ size: 'A4' }, described), openPdf({ size: 'A4' }, described)];
  for (const name of names) {
    first.document.font('regular').text(printable(name));
    second.document.font('regular').text('Only these few letters');
  }
  for (const { document } of [first, second]) document.end();
  const texts = await Promise.all([first, second].map(async ({ bytes }) => (await pagesOf(await bytes))[0]!.text));
  for (const name of names) expect(withoutBlanks(texts[0]!)).toContain(withoutBlanks(name));
  expect(withoutBlanks(texts[1]!)).toBe('Onlythesefewletters'.repeat(names.length));
  const empty = openPdf({ size: 'A4' }, described);
  empty.document.end();
  // Beyond what every document has.
  const sizeOf = async ({ bytes }: typeof first) => (await bytes).length - (await empty.bytes).length;
  expect(await sizeOf(second)).toBeLessThan((await sizeOf(first)) / 2);
});

test('a document says in its properties from whom it is, and is read in English', async () => {
  const { document, bytes } = openPdf({ size: 'A4' }, { title: 'Invoice INV000001', author: 'Łódź & Söhne' });
  document.end();
  const opened = getDocument({ data: new Uint8Array(await bytes) });
  const { info } = await (await opened.promise).getMetadata();
  await opened.destroy();
  const said = { Title: 'Invoice INV000001', Language: 'en-ZA' };
  const maker = { Author: 'Łódź & Söhne', Creator: 'Łódź & Söhne', Producer: 'Łódź & Söhne' };
  expect(info).toMatchObject({ ...said, ...maker });
});

test('letters missing in the fonts lose their accents, or become one question mark', () => {
  expect(printable(names.join(' '))).toBe(names.join(' '));
  expect(printable('李 Cao ḉ')).toBe('? Cao ḉ');
  expect(printable('👩‍🚀 parcel\u0007')).toBe('?? parcel?');
});
