/** The account of a document is linked for staff who may open accounts. */
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { webModules } from '#app/web-modules.ts';
import { PartyCards } from '#modules/billing/web/document/party-cards.tsx';
import { session } from '#platform/web/client/session.ts';
import { registerModules } from '#platform/web/shell/screens.ts';
import { markupOf } from '../../markup.tsx';
import { guest, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);
afterAll(() => session.set(guest));

const party = { name: 'Acme Trading', lines: ['12 Jet Park Road'] };

function cardsFor(permissions: string[], kind: object = {}): string {
  session.set(person({ permissions, ...kind }));
  return markupOf(
    <MemoryRouter>
      <PartyCards customer={party} issuer={party} accountId={7} />
    </MemoryRouter>,
  );
}

test('staff without access to accounts, and customers, are not sent to a page that they can’t open', () => {
  expect(cardsFor(['API_/billing/invoices:GET', 'API_/accounts:GET'])).toContain('href="/accounts/7"');
  expect(cardsFor(['API_/billing/invoices:GET'])).not.toContain('Open account');
  expect(cardsFor(['*'], { roleId: 5, accountId: 7 })).not.toContain('Open account');
});
