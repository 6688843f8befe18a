/** Lists without rows: what they say and offer. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, expect, test } from 'vitest';
import { drivers as table } from '#generated/tables.ts';
import { webModules } from '#app/web-modules.ts';
import { InviteDriver } from '#modules/operations/web/drivers/invite-driver.tsx';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { session } from '#platform/web/client/session.ts';
import { registerModules } from '#platform/web/shell/screens.ts';
import { EmptyList } from '#platform/web/table/filters/empty-list.tsx';
import { markupOf } from '../../../markup.tsx';
import { guest, person } from '../shell/person.ts';

registerModules(webModules);
afterEach(() => queryClient.clear());
afterAll(() => session.set(guest));

const shown = (content: ReactNode): string => markupOf(<MemoryRouter>{content}</MemoryRouter>);

/** The list filtered to nothing, with this number of rows in all. */
function filtered(count: number | undefined): string {
  const within = { branch_id: [3] };
  if (count !== undefined)
    queryClient.setQueryData([...entityKey(table.entity), table.id, { ...within, limit: 1 }], { rows: [], count });
  return shown(<EmptyList table={table} action="Add the first" filtered={{ within, onClear: () => undefined }} />);
}

test('a list whose filters leave nothing offers to clear them; without anything at all it offers to add the first, filtered or not', () => {
  expect(filtered(7)).toMatch(/Nothing matches these filters\..*<button.*Clear filters/);
  expect(filtered(7)).not.toContain('Add the first');
  queryClient.clear();
  expect(filtered(undefined), 'until it is known').not.toMatch(/Nothing|Clear|No drivers/);
  for (const nothing of [filtered(0), shown(<EmptyList table={table} action="Add the first" />)]) {
    expect(nothing).toMatch(/No drivers yet\..*Add the first/);
    expect(nothing).not.toContain('Clear filters');
  }
});

test('a list without drivers leads to the invitation of one, those who may invite', () => {
  const of = (...permissions: string[]): string => {
    session.set(person({ permissions }));
    return shown(<InviteDriver />);
  };
  expect(of('API_/users:GET', 'API_/users:POST')).toContain('href="/users#invite"');
  expect(of('API_/users:GET')).not.toContain('href');
  expect(of('API_/users:POST')).not.toContain('href');
});
