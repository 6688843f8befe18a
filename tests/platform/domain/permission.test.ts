/** The grammar of permission strings, by example and against a simple implementation. */
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Permission } from '#generated/types.ts';
import { canAll, canAny, grantedBy, meets, permissionCheck, type Requirement } from '#platform/domain/permission.ts';
import type { Gate } from '#platform/web/module.ts';
import type { can, useCan, useHas } from '#platform/web/client/session.ts';
import type { Session } from '#platform/server/http/session.ts';

const cases: [held: string, wanted: string, granted: boolean][] = [
  ['API_/shipments:GET', 'API_/shipments:GET', true],
  ['API_/shipments:GET', 'API_/shipments:POST', false],
  ['API_/shipments:GET', 'API_/shipment:GET', false],
  ['API_/shipments:GET', 'API_/shipments/parcels:GET', false],
  ['API_/shipments:GET', 'api_/shipments:GET', false],
  ['API_/shipments:*', 'API_/shipments:PATCH', true],
  ['API_/shipments:*', 'API_/shipments/parcels:PATCH', false],
  ['API_/shipments/*:GET', 'API_/shipments/parcels:GET', true],
  ['API_/shipments/*:GET', 'API_/shipments/label/stickers:GET', true],
  ['API_/shipments/*:GET', 'API_/shipments:GET', false],
  ['API_/shipments/*:GET', 'API_/shipments/parcels:POST', false],
  ['API_/shipments/*:GET', 'API_/shipments-old/parcels:GET', false],
  ['API_/shipments/*:*', 'API_/shipments/parcels:DELETE', true],
  ['API_/*:GET', 'API_/shipments:GET', true],
  ['API_/*:GET', 'API_/shipments/parcels:GET', true],
  ['API_/*:GET', 'API_/shipments:POST', false],
  ['API_/*:GET', 'WEB_/shipments:GET', false],
  ['API_*', 'API_/shipments:GET', false],
  ['API_/*/parcels:GET', 'API_/shipments/parcels:GET', false],
  ['*', 'API_/shipments:GET', true],
  ['*', 'INLINE_see_billing_info', true],
  ['INLINE_see_billing_info', 'INLINE_see_billing_info', true],
  ['INLINE_*', 'INLINE_see_billing_info', false],
  ['API_/*:*', 'INLINE_see_billing_info', false],
];

/** The same grammar as a regular expression for each held string. */
function reads(held: string, required: string): boolean {
  if (held === '*' || held === required) return true;
  const parts = /^([A-Z]+_)()(\/\*):([^:]*)$/.exec(held) ?? /^([A-Z]+_)(\/.*?)(\/\*)?:([^:]*)$/.exec(held);
  const parsed = /^([A-Z]+_)(\/.*):([^:]*)$/.exec(required);
  if (!parts || !parsed) return false;
  const [, kind, path = '', below, action] = parts;
  const pathFits = below === undefined ? parsed[2] === path : (parsed[2] ?? '').startsWith(`${path}/`);
  return parsed[1] === kind && pathFits && (action === '*' || action === parsed[3]);
}

describe('permissions', () => {
  it.each(cases)('F379 holding %s and checking %s: %s', (held, required, granted) => {
    expect(grantedBy([held])(required)).toBe(granted);
    expect(reads(held, required)).toBe(granted);
  });

  it('F379 all-of requires every one, any-of requires one', () => {
    const can = permissionCheck(['API_/users:GET', 'API_/notification/bulk/*:*']);
    expect(canAll(can, ['API_/users:GET', 'API_/notification/bulk/sms:POST'])).toBe(true);
    expect(canAll(can, ['API_/users:GET', 'API_/users:POST'])).toBe(false);
    expect(canAny(can, ['API_/users:POST', 'API_/users:GET'])).toBe(true);
    expect(canAny(can, ['API_/users:POST', 'API_/branches:GET'])).toBe(false);
    expect([canAll(can, []), canAny(can, [])]).toEqual([true, false]);
  });

  it('satisfies a call’s requirement, or no requirement', () => {
    const can = permissionCheck(['hide_logout', 'API_/tags:GET']);
    expect(meets(can, undefined)).toBe(true);
    expect(meets(can, { all: ['hide_logout', 'API_/reports:GET'] })).toBe(false);
    expect(meets(can, { any: ['hide_logout', 'API_/reports:GET'] })).toBe(true);
  });

  it('agrees with the simple implementation, for any held permissions', () => {
    const kind = fc.constantFrom('API_', 'WEB_');
    const path = fc
      .array(fc.constantFrom('a', 'b', 'cc'), { minLength: 1, maxLength: 3 })
      .map((all) => `/${all.join('/')}`);
    const action = fc.constantFrom('GET', 'POST');
    const required = fc.tuple(kind, path, action).map(([k, p, a]) => `${k}${p}:${a}`);
    const held = fc.oneof(
      required,
      fc
        .tuple(kind, path, fc.constantFrom('', '/*'), fc.oneof(action, fc.constant('*')))
        .map(([k, p, s, a]) => `${k}${p}${s}:${a}`),
      fc.tuple(kind, action).map(([k, a]) => `${k}/*:${a}`),
    );
    fc.assert(
      fc.property(fc.array(held, { maxLength: 4 }), required, (list, one) => {
        expect(grantedBy(list)(one)).toBe(list.some((entry) => reads(entry, one)));
      }),
      { numRuns: 3000 },
    );
  });
});

// Checked by the compiler: these lines must not compile for an undeclared name.
describe('an undeclared permission', () => {
  it('cannot be checked', () => {
    expectTypeOf<'API_/providers/settings:POST'>().toExtend<Permission>();
    expectTypeOf<'API_/providers/setings:POST'>().not.toExtend<Permission>();
    expectTypeOf<string>().not.toExtend<Permission>();
    expectTypeOf<Session['can']>().parameter(0).toEqualTypeOf<Permission>();
    expectTypeOf<typeof can>().parameter(0).toEqualTypeOf<Permission>();
    expectTypeOf<typeof useCan>().parameter(0).toEqualTypeOf<Permission>();
    expectTypeOf<typeof useHas>().parameter(0).toEqualTypeOf<Permission>();
    expectTypeOf<Gate['anyPermission']>().toEqualTypeOf<readonly Permission[] | undefined>();
    expectTypeOf<Requirement>().toEqualTypeOf<
      { readonly all: readonly Permission[] } | { readonly any: readonly Permission[] }
    >();
  });
});
