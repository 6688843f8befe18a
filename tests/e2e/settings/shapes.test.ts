/** Unions of object types, lists with ids of their own and countries, in a real browser. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, field, find, row, save } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('a custom field is added, changed in type without losing its text, and saved with its choices', async () => {
  const page = await product.visit(addressOf('public_registration_fields'), staff);
  const questions = row(page, 'public_registration_fields');
  await questions.getByRole('button', { name: 'Add question' }).click();
  await questions.getByLabel('Question', { exact: true }).fill('Which size are you?');
  await questions.getByLabel('Short name').fill('size');
  await questions.getByRole('combobox', { name: 'Field type' }).click();
  await page.getByRole('option', { name: 'Choice' }).click();
  await expect(questions.getByLabel('Question', { exact: true })).toHaveValue('Which size are you?');
  await questions.getByRole('button', { name: /^Add (?!question)/ }).click();
  await expect(questions.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.type('Small');
  await questions.getByRole('button', { name: /^Add (?!question)/ }).click();
  await expect(questions.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.type('Large');
  await save(page);

  const { settings } = await product.settings();
  const id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
  expect(settings).toMatchObject({
    public_registration_fields: [
      {
        id,
        type: 'choice',
        label: 'Which size are you?',
        key: 'size',
        choices: [
          { id, label: 'Small' },
          { id, label: 'Large' },
        ],
      },
    ],
  });
});

test('countries are found by name', async () => {
  await product.save({ international_delivery_countries: null });
  const page = await product.visit('/settings', staff);
  await find(page, 'international_delivery_countries');
  await field(page, 'international_delivery_countries').click();
  await page.keyboard.type('namib');
  await page.getByRole('option', { name: 'Namibia' }).click();
  await save(page);
  const { settings } = await product.settings();
  expect(settings).toMatchObject({ international_delivery_countries: expect.arrayContaining(['NA']) });
});
