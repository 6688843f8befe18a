/** Who counts as guest, customer, driver, staff and platform administrator. */
import { describe, expect, it } from 'vitest';
import { role_id } from '#generated/enums.ts';
import { isScreensOnly } from '#modules/identity/domain/role-permissions.ts';
import { audienceOf, isInternalEmail, needsAccount, roles } from '#platform/domain/role.ts';

describe('roles', () => {
  it.each([
    [null, 'public'],
    [{ role_id: 1 }, 'staff'],
    [{ role_id: 2 }, 'staff'],
    [{ role_id: 3, account_id: null }, 'staff'],
    [{ role_id: 7 }, 'staff'],
    [{ role_id: 140 }, 'staff'],
    [{ role_id: 5, account_id: 12 }, 'customer'],
    [{ role_id: 140, account_id: 12 }, 'customer'],
    [{ role_id: 1, account_id: 12 }, 'customer'],
    [{ role_id: 6 }, 'customer'],
  ] as const)('F375 %j is in the audience %s', (person, audience) => {
    expect(audienceOf(person)).toBe(audience);
  });

  it('F372 administrators, ops managers, support and drivers are staff, each with their own permissions', () => {
    const kinds = [roles.providerAdmin, roles.opsManager, roles.driver, 4].map((id) =>
      role_id.find((role) => role.const === id)!,
    );
    expect(kinds.map(({ title }) => title)).toEqual([
      ...['Provider administrator', 'Operations manager', 'Driver', 'Customer support'],
    ]);
    for (const { const: id, 'x-flags': flags } of kinds) {
      expect(flags).toContain('staff');
      expect(audienceOf({ role_id: id })).toBe('staff');
    }
    expect(new Set(kinds.map((role) => role['x-permissions'].join(' '))).size).toBe(kinds.length);
  });

  it('roles 5, 6 and 9 require an account, and no other built-in role does', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(needsAccount)).toEqual([5, 6, 9]);
  });

  it('F380 only what concerns screens alone is a UI permission: calls don’t read that list', () => {
    for (const { title, 'x-permissions': granted, 'x-permissions-ui': shown } of role_id) {
      expect(
        shown.filter((name) => name !== '*' && !isScreensOnly(name)),
        title,
      ).toEqual([]);
      expect(granted.filter(isScreensOnly), title).toEqual([]);
    }
  });

  it('F378 recognizes the platform’s own email addresses by their whole domain', () => {
    expect(isInternalEmail('Ann@Parcel.test', ['parcel.test'])).toBe(true);
    expect(isInternalEmail('ann@notparcel.test', ['parcel.test'])).toBe(false);
    expect(isInternalEmail('parcel.test', ['parcel.test'])).toBe(false);
  });
});
