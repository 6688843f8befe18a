/** A provider's colours are corrected until texts are readable. */
import { test } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';
import { variants } from '../../variants.ts';

const product = await startProduct();

test('a brand of any colour stays readable', async () => {
  await product.save({
    theme_primary: '#ffe14d',
    theme_text: '#9fb4c4',
    theme_nav_bg: '#f4f4f4',
    theme_nav_text: '#dddddd',
  });
  const screens = variants(['/', 'staff@kestrel.test'], ['/login'], ['/settings?tab=theme', 'staff@kestrel.test']);
  for (const [path = '/', as] of screens) {
    const fresh = await product.visit(path, as ? { as } : {});
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(fresh, `${path} in pale colours`);
  }
});
