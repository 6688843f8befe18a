/** Documents of a shipment in the browser: read, searched and annotated, with messages for those that can't be shown. */
import { createCanvas } from '@napi-rs/canvas';
import PdfDocument from 'pdfkit';
import { test } from 'vitest';
import type { ReadShipmentFilesAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { expectAccessible } from '../accessible.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { onlyLong } from '../../variants.ts';

const product = await startProduct();
const staff = 'staff@kestrel.test';
const token = await product.token(staff);

const { id } = await asOwner(product.database.owner, async (tx) => {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('account_code', '=', 'ACME')
    .executeTakeFirstOrThrow();
  return buildStoredShipment(tx, { provider_id: 1, account_id: account.id });
});

/** An image wider than a page. */
const wall = createCanvas(2000, 500).toBuffer('image/png');

/** The tested properties of an annotation. */
interface Annotation {
  readonly subtype: string;
  readonly color: Uint8ClampedArray | null;
  readonly contentsObj?: { readonly str: string };
}

type Pdf = InstanceType<typeof PdfDocument>;

/** A delivery note of two pages; `more` adds to it or protects it. */
async function deliveryNote(options: object = {}, more: (pdf: Pdf) => void = () => undefined): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.fontSize(24).text('Delivery note 4711').text('Received in good order');
  more(pdf);
  pdf.addPage().text('Second page');
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function attach(name: string, bytes: Buffer): Promise<void> {
  const query = `folder=shipment-documents&file_name=${name}`;
  const upload = await requestJson<{ url: string; file_name: string }>(product.port, `/api/s3-url/upload?${query}`, {
    token,
  });
  const sent = await fetch(upload.url, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(sent.status).toBe(200);
  const body = { shipment_id: id, file_name: upload.file_name };
  await requestJson(product.port, '/api/shipments/documents', { token, body });
}

const files = async () =>
  (await requestJson<ReadShipmentFilesAnswer200>(product.port, `/api/shipments/files?id=${id}`, { token }))
    .shipment_files;

test.for(onlyLong)(
  'F390, F392, F393, F395 a PDF is read, searched, highlighted, annotated, signed, and saved as its next version',
  async () => {
    await attach('note.pdf', await deliveryNote());
    const page = await product.visit(`/shipments/${id}`, { as: staff, width: 1440, height: 900 });
    await page.getByRole('button', { name: /^note-.*pdf$/ }).click();
    const window = page.getByRole('dialog', { name: /^note-/ });
    await expect(window.getByText('Delivery note 4711')).toBeVisible();
    await expectAccessible(page, 'a document');
    await page.keyboard.press('Control+f');
    await expect(window.locator('input:focus')).toHaveCount(1);
    await page.keyboard.type('second');
    await expect(window.getByRole('status')).toHaveText('1 of 1');
    await expect(window.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
    // The viewer scrolls to the match once the text of its page is drawn.
    await expect(window.locator('.highlight.selected')).toBeInViewport();
    await window.getByRole('textbox', { name: 'Page', exact: true }).fill('1');
    const paper = (await window.locator('.page').first().boundingBox())!;
    const drag = async (x: number, y: number, dx: number, dy: number) => {
      await page.mouse.move(paper.x + x, paper.y + y);
      await page.mouse.down();
      await page.mouse.move(paper.x + x + dx / 2, paper.y + y + dy / 2);
      await page.mouse.move(paper.x + x + dx, paper.y + y + dy);
      await page.mouse.up();
    };
    const partsOfPage = (editor: string) =>
      window
        .locator(editor)
        .evaluateAll((nodes, all) => nodes.map((node) => node.getBoundingClientRect().width / all), paper.width);
    const save = window.getByRole('button', { name: 'Save new version' });
    await expect(save).toBeDisabled();

    await window.getByRole('button', { name: 'Highlight', exact: true }).click();
    await expect(window.getByRole('textbox', { name: 'Thickness' })).toHaveValue('12');
    await drag(200, 300, 200, 0);
    await expect(window.locator('.highlightEditor')).toHaveCount(1);
    await window.getByRole('button', { name: 'Draw', exact: true }).click();
    await drag(200, 400, 200, 60);
    await window.getByRole('button', { name: 'Text', exact: true }).click();
    await page.mouse.click(paper.x + 600, paper.y + 320);
    await window.locator('.freeTextEditor .internal').fill('Two boxes short');
    await page.keyboard.press('Escape');
    await window.getByRole('button', { name: 'Image', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await window.getByRole('button', { name: 'Choose image' }).click();
    await (await choosing).setFiles({ name: 'stamp.png', mimeType: 'image/png', buffer: wall });
    await expect(window.locator('.stampEditor')).toHaveCount(1);
    await expect.poll(async () => Math.max(...(await partsOfPage('.stampEditor')))).toBeCloseTo(0.75, 2);
    await window.getByRole('button', { name: 'Undo' }).click();
    await expect(window.locator('.stampEditor')).toHaveCount(0);
    await window.getByRole('button', { name: 'Signature', exact: true }).click();
    await window.getByRole('button', { name: 'Add signature' }).click();
    const signing = page.getByRole('dialog', { name: 'Add signature' });
    await signing.getByRole('button', { name: 'Add signature' }).click();
    await expect(signing.getByText('Draw your signature first.')).toBeVisible();
    const pad = (await signing.getByRole('img', { name: 'Draw your signature here' }).boundingBox())!;
    await page.mouse.move(pad.x + 40, pad.y + 60);
    await page.mouse.down();
    await page.mouse.move(pad.x + 120, pad.y + 30);
    await page.mouse.move(pad.x + 200, pad.y + 90);
    await page.mouse.up();
    await signing.getByRole('button', { name: 'Add signature' }).click();
    await expect(window.locator('.signatureEditor')).toHaveCount(1);
    await window.getByRole('button', { name: 'Add signature' }).click();
    await signing.getByRole('tab', { name: 'Type' }).click();
    await signing
      .getByRole('textbox', { name: 'Your name' })
      .fill('Thandiwe Nomvula Mokoena-van der Westhuizen of Sandton');
    await signing.getByRole('button', { name: 'Add signature' }).click();
    await expect(window.locator('.signatureEditor')).toHaveCount(2);
    const widest = Math.max(...(await partsOfPage('.signatureEditor')));
    expect(widest).toBeGreaterThan(0.88);
    expect(widest).toBeLessThanOrEqual(0.9);
    await save.click();
    await expect(page.getByText('Saved as version 2')).toBeVisible();

    const [newest] = await files();
    expect(newest).toMatchObject({ version: 2, based_on: 1 });
    const bytes = new Uint8Array(await (await fetch(newest!.url)).arrayBuffer());
    const annotations = await (await (await getDocument({ data: bytes }).promise).getPage(1)).getAnnotations();
    // Freehand highlights and drawings are both ink; signatures are stamps.
    const ours = (annotations as Annotation[]).map(
      ({ subtype, color }) => `${subtype} ${Buffer.from(color ?? []).toString('hex')}`,
    );
    expect(ours).toHaveLength(5);
    expect(ours).toEqual(expect.arrayContaining(['Ink fff066', 'Ink 000000']));
    expect((annotations as Annotation[]).find(({ subtype }) => subtype === 'FreeText')?.contentsObj?.str).toBe(
      'Two boxes short',
    );
    await page.getByRole('button', { name: '1 earlier version' }).click();
    await expect(page.getByRole('button', { name: /^note-/ })).toHaveCount(2);
  },
);

test('F390 protected, damaged and scripted files show a message, and no script runs', async () => {
  await attach('secret.pdf', await deliveryNote({ userPassword: 'closed' }));
  await attach('broken.pdf', Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'));
  const script = "app.alert('run')";
  await attach(
    'scripted.pdf',
    await deliveryNote({}, (pdf) => {
      const action = pdf.ref({ S: 'JavaScript', JS: new String(script) });
      action.end('');
      const root = Reflect.get(pdf, '_root') as { readonly data: object };
      Object.assign(root.data, { OpenAction: action });
    }),
  );
  // Closed as soon as the message is shown: pdf.js logs that it is still loading pages.
  product.expectTrouble(/Transport destroyed|pdfPage is not loaded/);
  const page = await product.visit(`/shipments/${id}`, { as: staff, width: 390, height: 844 });
  const open = async (name: string, text: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}-`) }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await open('secret', 'This document is protected by a password. Download it and open it with its password.');
  await open('broken', 'This file is damaged and can’t be shown. Ask for it again.');
  await open('scripted', 'This document contains scripts. They don’t run here.');
});
