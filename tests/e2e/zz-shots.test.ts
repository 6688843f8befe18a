/** Pictures. */
import { test } from 'vitest';
import { expect } from './expect.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

test('shots', async () => {
  for (const [name, path, as] of [
    ['dash', '/dashboard', 'owner@acme.test'],
    ['home', '/', 'staff@kestrel.test'],
    ['log', '/communication-log', 'staff@kestrel.test'],
  ] as const)
    for (const width of [1440, 390]) {
      const page = await product.visit(path, { as, width, height: 900 });
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/news-${name}-${width}.png`, fullPage: true });
    }
  expect(1).toBe(1);
});
