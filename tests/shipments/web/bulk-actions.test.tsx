/** Shipments can be chosen in a list by users who can do something with those chosen. */
import type { ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';
import { webModules } from '#app/web-modules.ts';
import { useHasBulkActions } from '#modules/shipments/web/list/bulk-actions.tsx';
import { session } from '#platform/web/client/session.ts';
import { registerModules } from '#platform/web/shell/screens.ts';
import { markupOf } from '../../markup.tsx';
import { guest, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);
afterAll(() => session.set(guest));

function Answer(): ReactNode {
  return String(useHasBulkActions());
}

function canChoose(...permissions: string[]): boolean {
  session.set(person({ permissions }));
  return markupOf(<Answer />) === 'true';
}

test('users who can only read shipments choose none: the bar of those chosen would be empty', () => {
  expect(canChoose('API_/shipments:GET')).toBe(false);
  expect(canChoose('API_/shipments:GET', 'API_/shipments/label/stickers:GET')).toBe(true);
  expect(canChoose('API_/shipments:GET', 'API_/shipments:PATCH')).toBe(true);
});
