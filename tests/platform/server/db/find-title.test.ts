/** A provider is called by its title, or without one by its own name, in every mail and on every document. */
import { expect, test } from 'vitest';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { filesUnder, readText } from '../../../../scripts/check/files.ts';
import { testDatabase } from '../../../database.ts';

const { app } = await testDatabase();

test('a title, or the name of the provider', async () => {
  const [named, titled] = await inTenant(app, 2, async (tx) => [
    await findTitle(tx, 2, {}),
    await findTitle(tx, 2, { provider_title: 'Sugarbush' }),
  ]);
  expect([named, titled]).toEqual(['Protea Parcels', 'Sugarbush']);
});

test('no other code has a fallback of its own, on the server or in the browser', () => {
  const root = new URL('../../../..', import.meta.url).pathname;
  const files = filesUnder(root, ['src'], /\.tsx?$/);
  const fallback = /provider_title(?:'\))? (?:\?\?|\|\|)|provider_title: \w+ =[^>]/;
  expect(files.filter((file) => fallback.test(readText(root, file)))).toEqual([]);
});
