/** Touch targets on a phone: the active area of every control is 44 px, however small it is drawn. */
import { expect } from '../expect.ts';
import { follow, newHeading } from '../follow.ts';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { startProduct } from '../product.ts';

const product = await startProduct();

/** Controls whose active area is smaller than 44 px, or 24 px within a field. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sidesAt = (reach: number): readonly (readonly [number, number])[] => [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ];
    // Crosses within a field are next to each other: 24 px are enough.
    const isInField = (control: Element): boolean =>
      control instanceof HTMLButtonElement && Boolean(control.closest('.mantine-Input-wrapper'));
    const found = new Set<string>();
    const controls = document.querySelectorAll<HTMLInputElement>(
      'main :is(button, input, select, textarea, [role="tab"]):not(:disabled)',
    );
    for (const control of controls) {
      // Sorting by column titles does not exist on a phone, where rows are cards.
      if (control.closest('thead')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const labels = [...(control.labels ?? [])];
      const drawn = [control, ...labels].map((element) => element.getBoundingClientRect());
      const box = drawn.find(({ width, height }) => width > 4 && height > 4);
      if (!box || getComputedStyle(control).visibility === 'hidden') continue;
      const answers = (x: number, y: number): boolean => {
        const there = document.elementFromPoint(x, y);
        const field = isInField(control) ? undefined : there?.closest('.mantine-Input-wrapper');
        return [control, ...labels].some((one) => one.contains(there)) || field?.contains(control) === true;
      };
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      // Part of a swipeable element is outside of the page.
      const near = sidesAt(isInField(control) ? 11 : 21).filter(([dx]) => x + dx > 0 && x + dx < innerWidth);
      if (answers(x, y) && near.some(([dx, dy]) => !answers(x + dx, y + dy)))
        found.add(`${control.ariaLabel ?? control.innerText}: ${box.width} by ${box.height}`);
    }
    return [...found];
  });
}

/** Links lower than the 24 px of WCAG 2.2; a map's attribution belongs to its library. */
function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href]:not(.leaflet-container a)')];
    const isLow = (link: Element): boolean => {
      const { width, height } = link.getBoundingClientRect();
      return width > 1 && height > 1 && height < 24;
    };
    return links.filter(isLow).map((link) => `${link.textContent}: ${link.getBoundingClientRect().height}`);
  });
}

test('touch targets are large enough, and no screen scrolls sideways', async () => {
  const visits = [
    ['user@acme.test', ['/shipments/new', '/quick-quote', '/top-up-account', '/profile', '/locations', '/dashboard']],
    ['ops@kestrel.test', ['/shipments', '/accounts/2', '/maps', '/settings', '/settings?tab=theme']],
  ] as const;
  for (const [as, paths] of visits) {
    const page = await product.visit('/help-centre', { as, width: 360, height: 740 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of paths) {
      await follow(page, path);
      await expect(page.locator(newHeading)).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('main :is(button, [role="tab"], a[href])').first()).toBeVisible();
      expect(await tooSmall(page), path).toEqual([]);
      expect(await lowLinks(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone, each link of an error summary leads to its own field', async () => {
  const page = await product.visit('/register', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open account' }).click();
  for (const name of ['Your name', 'Suburb', 'City or town', 'Street address']) {
    await page.getByRole('listitem').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).first()).toBeFocused();
  }
});
