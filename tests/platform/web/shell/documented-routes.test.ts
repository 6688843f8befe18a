/** The screens in the specification: each exists, with a title, for the users it names, and for nobody else. */
import { beforeEach, expect, test, vi } from 'vitest';
import { role_id as builtIn } from '#generated/enums.ts';
import { roles } from '#platform/domain/role.ts';
import type { Session } from '#platform/web/client/session.ts';
import type { Screen } from '#platform/web/module.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { webModules } from '#app/web-modules.ts';
import { catalogue } from '#generated/catalogue.ts';
import { fakeStorage } from '../client/fake-storage.ts';
import { guest, open, person } from './person.ts';

registerModules(webModules);

/** A user with a built-in role and its permissions. */
function inRole(roleId: number, accountId: number | null = null): Session {
  const role = builtIn.find((one) => one.const === roleId)!;
  return person({ roleId, accountId, permissions: [...role['x-permissions']] });
}

const people = {
  guest: guest,
  customer: inRole(roles.accountOwner, 9),
  staff: inRole(roles.providerAdmin),
  driver: inRole(roles.driver),
  platform: inRole(roles.platformAdmin),
};
type Who = keyof typeof people;

const everybody: readonly Who[] = ['guest', 'customer', 'staff', 'driver', 'platform'];
const signedIn: readonly Who[] = ['customer', 'staff', 'driver', 'platform'];
const office: readonly Who[] = ['staff', 'platform'];

/** Users by path; drivers see the shipments of their stops. */
const documented: Readonly<Record<string, readonly Who[]>> = {
  '/': everybody,
  '/login': everybody,
  '/logout': everybody,
  '/register': everybody,
  '/idm': everybody,
  '/maintenance': everybody,
  '/account-closed': everybody,
  '/top-up-account': ['customer'],
  '/profile': signedIn,
  '/release-notes': office,
  '/dashboard': signedIn,
  '/shipments': signedIn,
  '/shipments/:id': signedIn,
  '/shipments/new': everybody,
  '/shipments/ref': everybody,
  '/shipments/mobile/new': everybody,
  '/shipments/success': everybody,
  '/shipments/payfast-cancelled': everybody,
  '/shipment-quotes': signedIn,
  '/address-book': ['customer'],
  '/account': ['customer'],
  '/settings': signedIn,
  '/inbox': signedIn,
  '/collection-requests': ['customer', ...office],
  '/locations': ['customer'],
  '/track': everybody,
  '/help-centre': everybody,
  '/topup/success': ['customer'],
  '/topup/pending': ['customer'],
  '/topup/shipment/pending': everybody,
  '/stitch-payment': everybody,
  '/accounts': office,
  '/accounts/:id': office,
  '/accounts/invoices/:id': office,
  '/invoices/:id': ['customer'],
  '/accounts/credit-notes/:id': office,
  '/credit-notes/:id': ['customer'],
  '/billing/imported-payments/:id': office,
  '/ops-dashboard': office,
  '/tripsheet': ['driver'],
  '/maps': office,
  '/hub-scanner': office,
  '/interhub-transfers': office,
  '/tools': ['staff', 'driver', 'platform'],
  '/billing': office,
  // Account owners invite their own users.
  '/users': ['customer', ...office],
  '/rates-and-estimates': office,
  '/reports': office,
  '/shiplogic-admin/infobip': ['platform'],
  '/shiplogic-admin/providers': ['platform'],
  '/shiplogic-admin/release-notes': ['platform'],
  '/shiplogic-admin/short-urls': ['platform'],
  '*': everybody,
};

function reaches({ access, gate }: Screen, who: Session): boolean {
  return access === 'signed-in' ? who.user !== null && passes(gate, who) : true;
}

const settings = {
  enabled_features: [...catalogue.settings.enabled_features.schema.default],
  enable_tcg_locker: true,
};

beforeEach(() => {
  const account = { id: 9, account_type: 'postpaid' };
  const data = { user: { id: 1, role_id: roles.accountOwner }, roles: [], account };
  vi.stubGlobal('localStorage', fakeStorage({ general_data: JSON.stringify(data) }));
});

test.each(Object.entries(documented))('F024 %s exists for its users', (path, expected) => {
  const screen = allScreens().find((one) => one.path === path)!;
  expect(screen).toBeDefined();
  const reached = everybody.filter((who) => {
    open(people[who], settings);
    return reaches(screen, people[who]);
  });
  expect(reached).toEqual(expected);
});
