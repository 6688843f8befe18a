/** A custom field from the settings to a customer's page: defined, answered, renamed and retired, with its answer preserved. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { addressOf, row, save } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };
const papers = { name: 'papers.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 papers') };

test('a field is defined, answered by a customer, renamed and retired, and its answer is preserved', async () => {
  const common = { required: false, retired: false, seen_by: 'account_edits' };
  const certificate = { ...common, id: 'papers', key: 'papers', label: 'Certificate', type: 'file', accept: ['pdf'] };
  await product.save({ public_registration_fields: [{ ...certificate, max_size_mb: 1 }] });

  const settings = await product.visit(addressOf('public_registration_fields'), staff);
  const questions = row(settings, 'public_registration_fields');
  await questions.getByRole('button', { name: 'Add question' }).click();
  const label = questions.getByLabel('Question', { exact: true }).last();
  await label.fill('Vehicles of your own');
  await questions.getByLabel('Short name').last().fill('vehicles');
  await questions.getByRole('combobox', { name: 'Field type' }).last().click();
  await settings.getByRole('option', { name: 'Number' }).click();
  await expect(label).toHaveValue('Vehicles of your own');
  const preview = settings.getByRole('group', { name: 'Preview of the questions' });
  await preview.getByLabel('Vehicles of your own').fill('a few');
  await preview.getByLabel('Vehicles of your own').blur();
  await expect(preview.getByText('Must be a whole number.')).toBeVisible();
  await expectAccessible(settings, 'the list of questions and its preview');
  await save(settings);

  const own = await product.visit('/account', { as: 'owner@acme.test', width: 390, height: 844 });
  const vehicles = own.getByRole('textbox', { name: 'Vehicles of your own' });
  await vehicles.fill('12,5');
  await own.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('One field needs attention')).toBeVisible();
  await vehicles.fill('12');
  await own.locator('input[type="file"]').setInputFiles(papers);
  await expect(own.getByRole('button', { name: 'Download papers.pdf' })).toBeVisible();
  await own.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('status').filter({ hasText: 'Answers saved' })).toHaveCount(1);
  await expect(own.getByRole('table', { name: 'All answers' })).toContainText('12');
  await expectAccessible(own, 'an account on a phone');

  await label.fill('Vans and trucks');
  await questions.getByText('Retired').last().click();
  await save(settings);

  await settings.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click();
  await settings.getByLabel('Search accounts').fill('acme');
  await settings.getByRole('link', { name: 'Acme Trading' }).click();
  const answer = settings.getByRole('row', { name: /Vans and trucks/ });
  await expect(answer).toContainText('12');
  await expect(answer).toContainText('No longer asked');
  await expect(settings.getByRole('textbox', { name: 'Vans and trucks' })).toHaveCount(0);
  await answer.getByRole('button', { name: /Earlier answers/ }).click();
  await expect(settings.getByRole('dialog')).toContainText('Vehicles of your own');
  await settings.keyboard.press('Escape');
  const download = settings.waitForEvent('download');
  await settings
    .getByRole('row', { name: /Certificate/ })
    .getByRole('button', { name: /Download papers.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('papers.pdf');
});
