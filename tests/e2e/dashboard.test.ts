/** The dashboard in a browser: each number links to the list that it counts. */
import { test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

test('F347 a customer follows a number to its shipments, also on a phone', async () => {
  const page = await product.visit('/dashboard', { as: 'owner@acme.test' });
  const active = page.getByRole('link', { name: 'Active' });
  await expect(active).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const count = (await active.innerText()).replace(/\D/g, '');
  await active.click();
  await expect(page).toHaveURL(/\/shipments\?status=/);
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible();
});

test('cards of the home page leave no gap above one another, and staff follow the shipments that need intervention', async () => {
  const page = await product.visit('/', { as: 'staff@kestrel.test' });
  await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  const boxOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!;
  const below = async () => {
    const [upper, lower] = [await boxOf('Your team'), await boxOf('What customers see')];
    return { isBelow: lower.x === upper.x, isClose: lower.y - (upper.y + upper.height) < 40 };
  };
  // Cards that are still loading grow.
  await expect.poll(below).toEqual({ isBelow: true, isClose: true });
  const figure = page.getByRole('region', { name: 'Shipments' }).getByRole('link', { name: /^\d/ }).nth(2);
  const count = Number(/^\d+/.exec(await figure.innerText())?.[0]);
  await figure.click();
  await expect(page.getByRole('heading', { name: 'Shipments', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/needs_intervention=true/);
  await expect(page.getByText(new RegExp(`of ${count}\\b`)).first()).toBeVisible();
});
