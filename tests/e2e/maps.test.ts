/** Staff draw areas on the map. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import type { Driver, Zone } from '#generated/types.ts';
import { expectAccessible } from './accessible.ts';
import { requestJson } from './api.ts';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';
import { onlyLong } from '../variants.ts';

const product = await startProduct();

/** Pairs of names on a map of which one lies on the other. */
function namesOnNames(map: Element): readonly string[] {
  const names = [...map.querySelectorAll('.leaflet-tooltip')].filter(
    (name) => getComputedStyle(name).visibility === 'visible',
  );
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const isOn = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return isOn ? [`${one.textContent} ${other.textContent}`] : [];
    }),
  );
}

async function drawCorners(page: Page, map: string): Promise<void> {
  for (const [x, y] of [
    [200, 150],
    [300, 150],
    [300, 250],
  ] as const)
    await page.getByRole('group', { name: map }).click({ position: { x, y } });
}

test.for(onlyLong)(
  'F362 F363 F364 an area is drawn with the keyboard alone on the map of surcharges, and others see who is editing',
  async () => {
    const page = await product.visit('/maps?layer=surcharges', { as: 'staff@kestrel.test' });
    const corners = page.getByRole('button', { name: /^Corner/ });
    await page.getByRole('button', { name: 'Edit map' }).press('Enter');
    await page.getByRole('button', { name: 'Draw area' }).press('Enter');
    const map = page.getByRole('group', { name: 'Areas' });
    await expect(map).toBeFocused();
    expect(await map.evaluate(namesOnNames)).toEqual([]);
    // Enter adds a corner in the middle of the map; then it is moved, so that the next is somewhere else.
    for (const [at, key] of ['ArrowUp', 'ArrowLeft', 'ArrowRight'].entries()) {
      await map.focus();
      await page.keyboard.press('Enter');
      await expect(corners).toHaveCount(at + 1);
      await corners.nth(at).focus();
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(corners.nth(at)).toBeFocused();
    }
    await page.getByRole('button', { name: 'Use outline' }).press('Enter');
    const adding = page.getByRole('dialog', { name: 'Add area' });
    await adding.getByRole('textbox', { name: 'Name' }).fill('Hill');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Hill.*3 points/ })).toBeVisible();
    await expectAccessible(page, 'a map of areas');
    const other = await product.visit('/maps?layer=surcharges', { as: 'platform@kestrel.test' });
    await expect(other.getByText(/is editing this map/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(other.getByText(/is editing this map/)).toBeHidden();
  },
);

test('F362 the area of a driver is drawn on the map of drivers, and stays when someone else changed the driver meanwhile', async () => {
  product.expectTrouble(/409/);
  const token = await product.token('staff@kestrel.test');
  const { drivers } = await requestJson<{ drivers: readonly Driver[] }>(product.port, '/api/drivers?limit=100', {
    token,
  });
  const { id, collects } = drivers.find(({ name }) => name === 'Dumi Driver')!;
  const page = await product.visit('/maps?layer=drivers', { as: 'manager@kestrel.test' });
  const dumi = page.getByRole('row', { name: /Dumi Driver/ });
  await expect(dumi).toContainText('Not shared');
  await dumi.getByRole('button', { name: 'Draw area of Dumi Driver' }).click();
  await drawCorners(page, 'Drivers');
  const use = page.getByRole('button', { name: 'Use outline' });
  await page.getByRole('group', { name: 'Drivers' }).click({ position: { x: 250, y: 100 } });
  await expect(page.getByRole('status').filter({ hasText: 'The outline crosses itself.' })).toBeVisible();
  await expect(use).toBeDisabled();
  await page.getByRole('button', { name: 'Corner 4' }).press('Delete');
  await use.click();
  const area = page.getByRole('dialog', { name: 'Area of Dumi Driver' });
  const outline = area.getByRole('textbox', { name: 'Outline' });
  await expect(outline).toHaveValue(/^(?:-?[\d.]+, -?[\d.]+\n?){3}$/);
  const drawn = await outline.inputValue();
  const body = { collects: !collects };
  await requestJson(product.port, `/api/drivers/${id}`, { token, method: 'PATCH', body });
  await area.getByRole('button', { name: 'Save area' }).click();
  await expect(area.getByText('What they changed is in this form now.')).toBeVisible();
  await expect(outline).toHaveValue(drawn);
  await area.getByRole('button', { name: 'Save area' }).click();
  await expect(area).toBeHidden();
  await expect(use).toHaveCount(0);
  await dumi.getByRole('button', { name: 'Draw area of Dumi Driver' }).click();
  await expect(page.getByRole('button', { name: /^Corner/ })).toHaveCount(3);
});

test('F065 a new outline is not lost by another map or Cancel without a question, nor when someone else changed the area meanwhile', async () => {
  product.expectTrouble(/409/);
  // The same user in another tab, since the map is locked for others.
  const token = await product.token('manager@kestrel.test');
  const saveZone = (body: object) => requestJson<{ zone: Zone }>(product.port, '/api/maps/zones', { token, body });
  const { zone } = await saveZone({ zone: { name: 'Redrawn', layer: 'draft', postal_codes: ['8001'] } });
  const page = await product.visit('/maps?layer=draft', { as: 'manager@kestrel.test' });
  const question = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
  const corners = page.getByRole('button', { name: /^Corner/ });
  const rates = page.getByRole('radio', { name: 'Rate areas' });
  await page.getByRole('button', { name: 'Edit map' }).click();
  await page.getByRole('button', { name: 'Redraw Redrawn' }).click();
  await drawCorners(page, 'Areas');
  await page.getByText('Rate areas', { exact: true }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(rates).not.toBeChecked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(corners).toHaveCount(3);
  await page.getByRole('button', { name: 'Use outline' }).click();
  const ring = [
    [28, -26],
    [28.1, -26],
    [28.1, -26.1],
    [28, -26],
  ];
  const { id: zone_id, revision: _, ...stored } = zone;
  await saveZone({ zone_id, zone: { ...stored, postal_codes: ['8001', '8002'], polygons: [[ring]] } });
  const editing = page.getByRole('dialog', { name: 'Edit Redrawn' });
  await editing.getByRole('button', { name: 'Save area' }).click();
  await expect(editing.getByText(/except in the outline\. .*Saving again replaces their change\./)).toBeVisible();
  await expect(editing.getByText('8002')).toBeVisible();
  await editing.getByRole('button', { name: 'Save area' }).click();
  await expect(editing).toBeHidden();

  await page.getByRole('button', { name: 'Redraw Redrawn' }).click();
  await page.getByRole('group', { name: 'Areas' }).click({ position: { x: 200, y: 100 } });
  await page.getByText('Rate areas', { exact: true }).click();
  await question.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(rates).toBeChecked();
  await expect(corners).toHaveCount(0);
});
