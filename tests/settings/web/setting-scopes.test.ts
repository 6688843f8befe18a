/** The scope in a URL, and the tabs for staff, customers and the platform. */
import { afterEach, expect, test } from 'vitest';
import { permissionCheck } from '#platform/domain/permission.ts';
import type { Caller } from '#engine/state/access.ts';
import type { Catalogue, Scope } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { session } from '#platform/web/client/session.ts';
import { placeNamed } from '#modules/settings/web/shared/setting-scopes.ts';
import { openTabs, readableKeys } from '#modules/settings/web/shared/places.ts';
import { guest, person } from '../../platform/web/shell/person.ts';

const catalogue: Catalogue = generated;
const editSettings = 'API_/providers/settings:POST';
const customer = { roleId: 5, accountId: 9 };

afterEach(() => session.set(guest));

function kindAt(address: string): string {
  return placeNamed(new URLSearchParams(address)).kind;
}

function tabsFor(audience: Caller['audience'], permissions: readonly string[], scope: Scope): readonly string[] {
  return openTabs(catalogue, { audience, can: permissionCheck(permissions) }, scope).map(({ id }) => id);
}

test('F304 users who manage the provider get its tabs, other staff their own, customers never, at any URL', () => {
  for (const permission of [editSettings, 'API_/audit/events:GET']) {
    session.set(person({ permissions: [permission] }));
    expect(['', 'scope=provider', 'tab=rates'].map(kindAt)).toEqual(['provider', 'provider', 'provider']);
  }
  session.set(person({ permissions: ['API_/accounts:GET'] }));
  expect(['', 'scope=provider', 'tab=rates'].map(kindAt)).toEqual(['user', 'user', 'user']);
  session.set(person({ ...customer, permissions: ['API_/accounts/settings:POST'] }));
  expect(['', 'scope=provider', 'tab=rates'].map(kindAt)).toEqual(['account', 'account', 'account']);
  session.set(person(customer));
  expect(['', 'scope=provider', 'tab=rates'].map(kindAt)).toEqual(['user', 'user', 'user']);
});

test('F304 the tabs of customers contain only settings of an account or a user', () => {
  const reader: Caller = { audience: 'customer', can: () => false };
  for (const scope of ['account', 'user'] as const) {
    expect(tabsFor('customer', [], scope)).not.toHaveLength(0);
    const keys = readableKeys(catalogue, reader, scope);
    expect(keys.filter((key) => !catalogue.settings[key]?.scopes.includes(scope))).toEqual([]);
  }
});

test('the settings of customers have nothing of the provider’s maps, counters or banners', () => {
  const reader: Caller = { audience: 'customer', can: permissionCheck(['API_/accounts/settings:POST']) };
  const of = (scope: Scope) => readableKeys(catalogue, reader, scope);
  for (const key of ['map_default_location', 'kiosk_id', 'site_wide_account_message'])
    for (const scope of ['account', 'user'] as const) expect(of(scope)).not.toContain(key);
  expect(of('account')).toContain('default_waybill_type');
  expect(of('user')).toContain('personal_default_collection_address');
});

test('F306 the tab of feature toggles requires an additional permission of staff, all others do not', () => {
  const all = catalogue.tabs.map(({ id }) => id);
  expect(tabsFor('staff', [editSettings], 'provider')).toEqual(all.filter((id) => id !== 'feature_toggles'));
  expect(tabsFor('staff', [editSettings, 'INLINE_feature_toggles'], 'provider')).toEqual(all);
});
