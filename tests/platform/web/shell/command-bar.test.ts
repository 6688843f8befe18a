/** The command bar: entries by user, search, and recent places. */
import { beforeEach, expect, test, vi } from 'vitest';
import { webModules } from '#app/web-modules.ts';
import {
  actionsFor,
  bestFirst,
  matching,
  recentPlaces,
  rememberPlace,
  screensFor,
} from '#platform/web/shell/command-bar/entries.ts';
import { allActions, allFinders, allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { fakeStorage } from '../client/fake-storage.ts';
import { open, person } from './person.ts';

registerModules(webModules);
const customer = { roleId: 5, accountId: 9 };
const offered = (who: Parameters<typeof screensFor>[1]) => screensFor(allScreens(), who).map(({ to }) => to);

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

test('offers only screens that the user may open, except those that need an id or are public', () => {
  const all = offered(person({ permissions: ['*'] }));
  expect(all).toContain('/settings/history');
  expect(all).toContain('/shipments/new');
  expect(all.filter((path) => /[:*]/.test(path))).toEqual([]);
  expect(all).not.toContain('/login');
  expect(all).not.toContain('/shipments/success');
  const few = offered(person(customer));
  expect(few).not.toContain('/shipments/new');
  expect(few).not.toContain('/accounts');
  expect(few).not.toContain('/settings/history');
});

test('offers permitted screens that the navigation hides: account owners reach their users', () => {
  expect(offered(person({ ...customer, permissions: ['API_/users:GET'] }))).toContain('/users');
  expect(offered(person(customer))).not.toContain('/users');
});

test('offers an action if it is permitted and its screen may be opened', () => {
  const begun = (who: Parameters<typeof screensFor>[1]) => {
    open(who, { enabled_features: ['shipment_quotes'] });
    return actionsFor(allActions(), who).map(({ label }) => label);
  };
  expect(begun(person({ permissions: ['*'] })).toSorted()).toEqual([
    'Add an account',
    'Book a shipment',
    'Change your password',
    'Get a quick quote',
    'Invite a user',
    'Log out',
    'Scan parcels',
    'Switch appearance',
    'Upload bookings',
  ]);
  expect(begun(person({ ...customer, permissions: ['API_/users:POST', 'hide_logout'] }))).toEqual([
    'Change your password',
    'Switch appearance',
  ]);
  const owner = person({ ...customer, permissions: ['API_/users:GET', 'API_/users:POST'] });
  expect(begun(owner)).toEqual(['Invite a user', 'Change your password', 'Log out', 'Switch appearance']);
});

test('the kind with an entry that begins with the text comes first', () => {
  const groups = [
    { title: 'Screens', found: [{ label: 'Users', detail: 'Invite people.', to: '/users' }] },
    { title: 'Actions', found: [{ label: 'Invite a user', to: '/users#invite' }] },
  ];
  expect(bestFirst(groups, 'invite').map(({ title }) => title)).toEqual(['Actions', 'Screens']);
  expect(bestFirst(groups, 'people').map(({ title }) => title)).toEqual(['Screens', 'Actions']);
});

test('records are searched only with their permission', () => {
  const titles = (who: Parameters<typeof passes>[1]) =>
    allFinders()
      .filter(({ gate }) => passes(gate, who))
      .map(({ title }) => title)
      .sort();
  expect(titles(person({ permissions: ['*'] }))).toEqual(['Accounts', 'People', 'Settings', 'Shipments']);
  expect(titles(person({ ...customer, permissions: ['API_/accounts:GET', 'API_/shipments:GET'] }))).toEqual([
    'Settings',
    'Shipments',
  ]);
});

test('every word must be a prefix in the name or description; names that begin with the text come first', () => {
  const places = [
    { label: 'Shipments', detail: 'Find shipments and follow them.', to: '/a' },
    { label: 'Find a locker', to: '/b' },
    { label: 'Users', detail: 'Invite people.', to: '/c' },
  ];
  expect(matching(places, 'find').map(({ to }) => to)).toEqual(['/b', '/a']);
  expect(matching(places, 'SHIP fol').map(({ to }) => to)).toEqual(['/a']);
  expect(matching(places, 'ind')).toEqual([]);
});

test('the last six places are stored, each once, newest first; screens that are no longer permitted are omitted', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberPlace({ label: name, to: `/${name}` });
  const screens = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ label: name, to: `/${name}` }));
  const names = (known: typeof screens) => recentPlaces(known).map(({ label }) => label);
  expect(names(screens)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(names(screens.slice(0, 3))).toEqual(['b', 'c']);
  rememberPlace({ label: 'Acme', to: '/accounts/4', isRecord: true });
  expect(names([])).toEqual(['Acme']);
});

test('a recent action comes first with its current label, beside its screen', () => {
  const screen = { label: 'Profile', to: '/profile' };
  const run = vi.fn<() => void>();
  const action = { label: 'Switch appearance', to: '/profile', run };
  rememberPlace(screen);
  rememberPlace(action);
  const [first, second] = recentPlaces([screen, action]);
  first?.run?.();
  expect([first?.label, second?.label, run.mock.calls.length]).toEqual(['Switch appearance', 'Profile', 1]);
  expect(recentPlaces([screen])).toEqual([screen]);
});

test.each(['rubbish', '{}', '[1,null,{"label":"x","to":"//evil.test"},{"label":"x","to":"javascript:alert(1)"}]'])(
  'invalid entries in the storage are ignored: %s',
  (text) => {
    localStorage.setItem('recent_places', text);
    expect(recentPlaces([])).toEqual([]);
  },
);
