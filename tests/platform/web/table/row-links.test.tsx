/** Rows of tables: their optional columns, their links, without those to screens that the user may not open, and the names of their boxes. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { collection_request_shipments as table, shipment_parcels } from '#generated/tables.ts';
import { webModules } from '#app/web-modules.ts';
import { session } from '#platform/web/client/session.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { registerModules } from '#platform/web/shell/screens.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { markupOf } from '../../../markup.tsx';
import { guest, person } from '../shell/person.ts';

registerModules(webModules);
afterAll(() => session.set(guest));

function shownTo(permissions: string[], children: ReactNode): string {
  session.set(person({ permissions }));
  return markupOf(<MemoryRouter>{children}</MemoryRouter>);
}

const rows = [{ shipment_id: 7, tracking_reference: 'KES7', short_tracking_reference: 'KES7' }];
const list = <DataTable table={table} rows={rows} rowLink="/shipments/{shipment_id}" />;

test('the rows of a table are linked for users who may open their screen only', () => {
  expect(shownTo(['API_/shipments:GET'], list)).toContain('href="/shipments/7"');
  const without = shownTo(['API_/collection-requests:GET'], list);
  expect(without).toContain('KES7');
  expect(without).not.toContain('href=');
});

test('an optional column is shown once a row has a value for it', () => {
  const parcel = { id: 1, tracking_reference: 'KES7/1', submitted_weight_kg: 2 };
  const shown = (...parcels: object[]) => shownTo([], <DataTable table={shipment_parcels} rows={parcels} />);
  expect(shown(parcel)).not.toContain('Packaging');
  expect(shown(parcel, { ...parcel, id: 2, packaging: 'Flyer' })).toContain('Packaging');
});

test('a link is text for users who may not open its screen', () => {
  const link = <PermittedLink to="/shipments/7">KES7</PermittedLink>;
  expect(shownTo(['API_/shipments:GET'], link)).toContain('href="/shipments/7"');
  expect(shownTo([], link)).toBe('KES7');
});

test('the box that chooses a row says which one', () => {
  const selection = { chosen: [], onChange: () => undefined };
  const shown = shownTo([], <DataTable table={table} rows={rows} selection={selection} />);
  expect(shown).toContain('aria-label="Choose KES7"');
});

test('all rows are chosen only once the rows of the page are there, not those of the page before', () => {
  const selection = { chosen: [], onChange: () => undefined };
  const disabledBoxes = (isStale: boolean) =>
    shownTo([], <DataTable table={table} rows={rows} selection={selection} isStale={isStale} />).split('disabled=""')
      .length - 1;
  expect(disabledBoxes(false)).toBe(0);
  expect(disabledBoxes(true)).toBe(1);
});
