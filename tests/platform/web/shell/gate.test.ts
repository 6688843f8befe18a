/** Which users may open which screens, and their navigation. */
import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { role_id as builtIn } from '#generated/enums.ts';
import type { Settings } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { acceptSettings, settingsRevision, shownSettings } from '#platform/web/client/provider-settings.ts';
import { entryOf, mayFollow, navigationFor, passes, toolsFor } from '#platform/web/shell/gate.ts';
import { allNavigationParts, allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { webModules } from '#app/web-modules.ts';
import { guest, open, person } from './person.ts';

registerModules(webModules);
const screens = allScreens();
const editSettings = 'API_/providers/settings:POST';
const customer = { roleId: 5, accountId: 9 };
const paths = (who: Parameters<typeof navigationFor>[0]) => navigationFor(who).map(({ path }) => path);
/** The settings of a provider with defaults only. */
const usual: Settings = {
  enabled_features: [...catalogue.settings.enabled_features.schema.default],
};
const give = (settings: Settings): void =>
  acceptSettings({ revision: settingsRevision() + 1, settings, removed: Object.keys(shownSettings()) });

beforeEach(() => give(usual));

const settings = screens.find(({ path }) => path === '/settings');

test('the navigation offers settings only to users who may change them', () => {
  expect(paths(person({ permissions: [editSettings] }))).toContain('/settings');
  expect(paths(person({ permissions: ['*'] }))).toContain('/settings');
  expect(paths(person())).not.toContain('/settings');
  expect(paths(person(customer))).toEqual(['/', '/inbox', '/track', '/help-centre']);
  expect(paths(person({ ...customer, permissions: ['API_/accounts/settings:POST'] }))).toEqual([
    '/',
    '/settings',
    '/inbox',
    '/track',
    '/help-centre',
  ]);
});

test('a line separates the groups of the navigation, never above its first entry', () => {
  const firstOfGroup = (who: Parameters<typeof navigationFor>[0]) =>
    navigationFor(who)
      .filter(({ startsGroup }) => startsGroup)
      .map(({ path }) => path);
  const everything = person({ permissions: ['*'] });
  expect(firstOfGroup(everything)).toEqual(['/shipments/new', '/collection-requests', '/billing', '/settings']);
  expect(navigationFor(everything)[0]).toMatchObject({ path: '/', startsGroup: false });
  expect(firstOfGroup(person(customer))).toEqual(['/inbox']);
});

test('F249 billing is offered to those who see billing, each list to those who may read it', () => {
  const lists = ['/billing', '/billing/invoices', '/billing/debtors', '/billing/statement-runs', '/billing/payments'];
  const offered = (...permissions: readonly string[]) => {
    const who = person({ permissions: ['API_/billing/import/payments:GET', ...permissions] });
    return lists.filter((path) => mayFollow(path, who));
  };
  expect(offered()).toEqual([]);
  expect(offered('INLINE_see_billing_info')).toEqual(['/billing', '/billing/statement-runs', '/billing/payments']);
  expect(offered('INLINE_see_billing_info', 'API_/billing/transactions:GET')).toContain('/billing/debtors');
  expect(offered('INLINE_see_billing_info', 'API_/billing/invoices:GET')).toContain('/billing/invoices');
});

test('F084 customers see their account and its settings if they manage the account', () => {
  const offered = (roleId: number) => {
    const { 'x-permissions': permissions } = builtIn.find((one) => one.const === roleId)!;
    return paths(person({ roleId, accountId: 9, permissions: [...permissions] })).filter((path) =>
      ['/account', '/settings'].includes(path),
    );
  };
  expect(offered(roles.accountOwner)).toEqual(['/account', '/settings']);
  expect(offered(roles.accountUser)).toEqual([]);
  expect(offered(roles.accountUserNoBilling)).toEqual([]);
});

test('customers see a feature while it is available, and the locations while a network of pickup points is on', () => {
  const permissions = ['API_/accounts/address-books:GET', 'API_/pickup-points:GET'];
  const offered = (given: Settings, who = person({ ...customer, permissions })) => {
    acceptSettings({ revision: settingsRevision() + 1, settings: given, removed: [] });
    return paths(who).filter((path) => ['/address-book', '/locations'].includes(path));
  };
  const enabled_features: Settings['enabled_features'] = ['address_book', 'locations'];
  expect(offered({ enabled_features, enable_tcg_locker: true })).toEqual(['/address-book', '/locations']);
  expect(offered({}, person({ permissions: ['*'] }))).toEqual([]);
  expect(offered({}, person(customer))).toEqual([]);
  expect(offered({ enable_tcg_locker: false })).toEqual(['/address-book']);
  expect(offered({ enabled_features: ['locations'], enable_ram_counters: true })).toEqual(['/locations']);
  expect(offered({ enabled_features: [] })).toEqual([]);
});

test('F381 every feature with a screen of its own takes the screen away when it is turned off', () => {
  const staff = person({ permissions: ['*'] });
  const shopper = person({ ...customer, permissions: ['API_/shipments:GET', 'API_/accounts/address-books:GET'] });
  const homes = [
    ...(['maps', 'tools', 'billing', 'rates_and_estimates', 'reports', 'integrations', 'inbox'] as const).map(
      (feature) => [feature, `/${feature.replaceAll('_', '-')}`, staff] as const,
    ),
    ['inbox', '/inbox', shopper],
    ['customer_dashboard', '/dashboard', shopper],
    ['shipment_quotes', '/shipment-quotes', shopper],
    ['address_book', '/address-book', shopper],
  ] as const;
  for (const [feature, path, who] of homes) {
    give(usual);
    expect(mayFollow(path, who), path).toBe(true);
    give({ enabled_features: usual.enabled_features!.filter((one) => one !== feature) });
    expect(mayFollow(path, who), path).toBe(false);
    expect(paths(who)).not.toContain(path);
  }
});

test('settings open for every signed-in user, since all have some of their own', () => {
  expect(passes(settings?.gate, person())).toBe(true);
  expect(passes(settings?.gate, person(customer))).toBe(true);
  expect(passes(settings?.gate, guest)).toBe(false);
});

test('screens related to settings open for staff with permission, and for no customer with any role', () => {
  const gateOf = (required: string) => screens.find(({ path }) => path === required)?.gate;
  const opens = (who: Parameters<typeof passes>[1]) =>
    ['/settings/history', '/settings/planned', '/settings/transfer', '/integrations'].filter((path) =>
      passes(gateOf(path), who),
    );
  expect(opens(person({ permissions: [editSettings] }))).toHaveLength(4);
  expect(opens(person({ permissions: ['API_/audit/events:GET'] }))).toEqual(['/settings/history', '/settings/planned']);
  expect(opens(person())).toEqual([]);
  expect(opens(person({ permissions: ['*'], branchLimit: 3 }))).not.toContain('/integrations');
  expect(opens(person({ ...customer, permissions: ['*'] }))).toEqual([]);
});

test('every screen in the navigation can be opened by its user', () => {
  for (const who of [person(), person(customer), person({ permissions: ['*'] })]) {
    for (const item of navigationFor(who)) expect(passes(item.gate, who)).toBe(true);
  }
});

test('guests see tracking and the help centre, and booking if they may book', () => {
  open(guest, usual);
  expect(paths(guest)).toEqual(['/', '/shipments/new', '/track', '/help-centre']);
  give({ ...usual, unused_feature_guest_shipment_creation: true });
  expect(paths(guest)).toEqual(['/', '/track', '/help-centre']);
  open(guest, usual, { kind: 'marketplace', kind_flags: ['no_guest_shipments'], environment: 'prod' });
  expect(paths(guest)).not.toContain('/shipments/new');
});

test('F087 accounts and bulk collections are in the navigation with the permissions that the specification names', () => {
  const needed = {
    '/accounts': ['API_/accounts:GET', 'API_/billing/invoices:GET'],
    '/collection-requests': ['API_/collection-requests:GET', 'API_/collection-requests:POST'],
  };
  for (const [path, permissions] of Object.entries(needed)) {
    expect(paths(person({ permissions }))).toContain(path);
    for (const alone of permissions) expect(paths(person({ permissions: [alone] })), alone).not.toContain(path);
  }
  for (const roleId of [roles.providerAdmin, roles.opsManager]) {
    const { 'x-permissions': permissions } = builtIn.find((one) => one.const === roleId)!;
    expect(paths(person({ roleId, permissions: [...permissions] }))).toEqual(
      expect.arrayContaining(Object.keys(needed)),
    );
  }
});

test('F083 each screen of customers disappears from their navigation with its feature or its permission', () => {
  const permissions = ['API_/shipments:GET', 'API_/accounts/address-books:GET', 'API_/pickup-points:GET'];
  const offered = (given: Settings, held = permissions) => {
    acceptSettings({ revision: settingsRevision() + 1, settings: given, removed: [] });
    return paths(person({ ...customer, permissions: held }));
  };
  const enabled_features: NonNullable<Settings['enabled_features']> = [
    'customer_dashboard',
    'address_book',
    'locations',
  ];
  const needs = {
    '/dashboard': ['customer_dashboard', 'API_/shipments:GET'],
    '/address-book': ['address_book', 'API_/accounts/address-books:GET'],
    '/locations': ['locations', 'API_/pickup-points:GET'],
  };
  for (const [path, [feature, permission]] of Object.entries(needs)) {
    expect(offered({ enabled_features, enable_tcg_locker: true })).toContain(path);
    const others = enabled_features.filter((one) => one !== feature);
    expect(offered({ enabled_features: others, enable_tcg_locker: true })).not.toContain(path);
    const held = permissions.filter((one) => one !== permission);
    expect(offered({ enabled_features, enable_tcg_locker: true }, held)).not.toContain(path);
  }
  expect(offered({ enabled_features }, ['API_/shipments:GET'])).toContain('/shipments');
  expect(offered({ enabled_features }, [])).not.toContain('/shipments');
  offered({ enabled_features: [] });
});

test('F383 staff have a page of tools, with links to the screens that they may open', () => {
  const all = toolsFor(person({ permissions: ['*'] })).map(({ path }) => path);
  expect(all.toSorted()).toEqual([
    '/blocked-lists',
    '/bulk-changes',
    '/downloads',
    '/integrations/requests',
    '/ops-dashboard/drivers',
    '/roles/permissions',
    '/settings/history',
    '/settings/planned',
    '/settings/reference',
    '/settings/transfer',
    '/shiplogic-admin/infobip',
  ]);
  expect(paths(person({ permissions: ['*'] }))).toContain('/tools');
  expect(toolsFor(person()).map(({ path }) => path)).toEqual(['/settings/reference', '/downloads']);
  expect(paths(person(customer))).not.toContain('/tools');
});

test('F097 F098 the reference search requires its permission and one to see what it finds, quick links are for staff', () => {
  const parts = (who: Parameters<typeof passes>[1]) =>
    allNavigationParts()
      .filter(({ gate }) => passes(gate, who))
      .map(({ name }) => name);
  const permissions = ['INLINE_reference_search', 'API_/shipments:GET'];
  expect(parts(person({ permissions }))).toEqual(['reference-search', 'quick-links']);
  for (const alone of permissions) expect(parts(person({ permissions: [alone] }))).toEqual(['quick-links']);
  expect(parts(person({ ...customer, permissions }))).toEqual(['reference-search']);
  expect(parts(person())).toEqual(['quick-links']);
  expect(parts(person(customer))).toEqual([]);
  expect(parts(guest)).toEqual([]);
});

test('F098 a shortcut is shown to users who may open its screen; external URLs to everybody, and guests sign in first', () => {
  const driver = person({ permissions: ['API_/shipments:GET'] });
  expect(mayFollow('/ops-dashboard/drivers', driver)).toBe(false);
  expect(mayFollow('/ops-dashboard/drivers?a=1#b', person({ permissions: ['*'] }))).toBe(true);
  expect(mayFollow('/integrations/5', driver)).toBe(false);
  for (const link of ['/shipments', '/track', 'https://elsewhere.test', '/api/files/1']) {
    expect(mayFollow(link, driver), link).toBe(true);
  }
  expect(mayFollow('/ops-dashboard/drivers', guest)).toBe(true);
});

test('paths are unique, and every unknown path has a screen', () => {
  const all = screens.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('*');
});

test('F090 the inbox is shown to users with an email address who are not impersonated', () => {
  const who = person(customer);
  expect(paths(who)).toContain('/inbox');
  expect(paths({ ...who, user: { ...who.user!, email: '' } })).not.toContain('/inbox');
  expect(paths({ ...who, impersonatedUsername: 'owner@acme.test' })).not.toContain('/inbox');
});

test('F387 each screen of the platform’s team opens for users with its permission, and for nobody else', () => {
  const held = {
    '/shiplogic-admin/providers': 'API_/providers:POST',
    '/shiplogic-admin/infobip': 'API_/providers/infobip-config:POST',
    '/shiplogic-admin/release-notes': 'API_/release-notes:POST',
    '/shiplogic-admin/short-urls': 'API_/short-urls:POST',
  };
  const opened = (permissions: readonly string[]) =>
    Object.keys(held).filter((path) =>
      passes(screens.find((one) => one.path === path)!.gate, person({ permissions: [...permissions] })),
    );
  for (const [path, permission] of Object.entries(held)) expect(opened([permission])).toEqual([path]);
  expect(opened([editSettings])).toEqual([]);
  expect(opened(['*'])).toEqual(Object.keys(held));
});

test('F082 F087 staff see their screens in the order of a working day, customers theirs', () => {
  const among = (who: Parameters<typeof navigationFor>[0], given: readonly string[]) =>
    paths(who).filter((path) => given.includes(path));
  const ofStaff = [
    ...['/ops-dashboard', '/shipments', '/collection-requests', '/maps', '/hub-scanner', '/interhub-transfers'],
    ...['/tools', '/billing', '/accounts', '/users', '/rates-and-estimates', '/reports', '/settings', '/inbox'],
    '/help-centre',
  ];
  const administrator = person({ permissions: ['*'] });
  open(administrator, usual);
  expect(among(administrator, ofStaff)).toEqual(ofStaff);
  const driver = person({ roleId: roles.driver, permissions: ['API_/trip-sheet:GET', 'API_/shipments:GET'] });
  expect(among(driver, [...ofStaff, '/tripsheet']).slice(0, 2)).toEqual(['/tripsheet', '/shipments']);
  const ofCustomers = [
    ...['/dashboard', '/shipments', '/shipment-quotes', '/address-book', '/account', '/settings', '/inbox'],
    ...['/collection-requests', '/locations', '/track', '/help-centre'],
  ];
  const owner = person({ ...customer, permissions: ['*'] });
  give({ ...usual, enable_tcg_locker: true });
  expect(among(owner, ofCustomers)).toEqual(ofCustomers);
});

test.each([
  ['/accounts/7', '/accounts'],
  ['/accounts/invoices/7', '/billing'],
  ['/billing/imported-payments/7', '/billing'],
  ['/shipments/new', '/shipments/new'],
  ['/shipments/7', '/shipments'],
  ['/roles/permissions', '/roles'],
  ['/downloads', '/tools'],
  ['/settings/history', '/settings'],
  ['/', '/'],
  ['/profile', undefined],
])('on %s the entry %s is marked', (path, entry) => {
  const who = person({ permissions: ['*'] });
  open(who, usual);
  expect(entryOf(path, navigationFor(who))).toBe(entry);
});

test('an entry that redirects to another screen is marked there', () => {
  const who = person({ permissions: ['*'] });
  open(who, usual);
  const items = navigationFor(who);
  expect(entryOf('/shipments/new', items, '?quick_quote=true&t=1')).toBe('/quick-quote');
  expect(entryOf('/shipments/new', items, '')).toBe('/shipments/new');
});

test('an invoice belongs to the account entry for customers', () => {
  const who = person({ ...customer, permissions: ['*'] });
  expect(entryOf('/invoices/7', navigationFor(who))).toBe('/account');
});

test('F381 every screen with a feature disappears from navigation and URL with it, only for the user whose list lacks it', () => {
  const who = person({ permissions: ['*'] });
  const gated = screens.flatMap(({ path, gate }) => (gate?.feature ? [[path, gate] as const] : []));
  expect(gated.map(([, { feature }]) => feature)).toEqual(
    expect.arrayContaining(['billing', 'integrations', 'maps', 'rates_and_estimates', 'shipment_quotes', 'tools']),
  );
  for (const [path, gate] of gated) {
    const { feature, audiences = ['staff'] } = gate;
    const one = audiences.includes('staff') ? who : person({ ...customer, permissions: ['*'] });
    const others = usual.enabled_features!.filter((other) => other !== feature);
    give({ ...usual, enable_tcg_locker: true });
    expect([path, passes(gate, one)]).toEqual([path, true]);
    give({ enabled_features: others, enable_tcg_locker: true });
    expect([path, passes(gate, one), paths(one).includes(path)]).toEqual([path, false, false]);
  }
});
