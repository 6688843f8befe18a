/** The notation of scopes, and that users can't write outside the account or branch they are limited to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayLook, mayWriteIn, parseScope, scopeNeeds, scopeText } from '#platform/domain/scope.ts';
import { scopeBar, type ScopePerson } from '#platform/domain/scope-bar.ts';

const everything = () => true;
const person: ScopePerson = { id: 7, provider_id: 1, role_id: 3, account_id: null };

describe('the notation of scopes', () => {
  it.each(['platform', 'provider', 'branch:3', 'account:12', 'user:7'])('%s', (text) => {
    expect(scopeText(parseScope(text)!)).toBe(text);
  });

  it.each([
    '',
    'planet',
    'account',
    'account:',
    'account:0',
    'account:-1',
    'account:1.5',
    'platform:1',
    'user:7:8',
    'default',
  ])('%j is not a scope', (text) => expect(parseScope(text)).toBeUndefined());
});

describe('writing', () => {
  it('to the platform requires a platform administrator, not another user with the role', () => {
    const admin: ScopePerson = { ...person, provider_id: 0, role_id: 1 };
    expect(scopeBar(admin, { kind: 'platform' })).toBeUndefined();
    expect(scopeBar({ ...admin, provider_id: 1 }, { kind: 'platform' })).toContain('platform administrator');
  });

  it('requires the permission that the scope declares, and more for another user', () => {
    expect(scopeNeeds(person, { kind: 'account', id: 1 })).toEqual(['API_/accounts/settings:POST']);
    expect(scopeNeeds(person, { kind: 'user', id: 7 })).toEqual(['API_/users/settings:POST']);
    expect(scopeNeeds(person, { kind: 'user', id: 8 })).toEqual(['API_/users/settings:POST', 'API_/users:PATCH']);
  });

  it('is limited to the user’s own branch, account or person', () => {
    const kinds = fc.constantFrom('platform', 'provider', 'branch', 'account', 'user');
    const few = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(kinds, few, few, fc.constantFrom('branch', 'account', 'customer'), (kind, id, own, limit) => {
        const limited: ScopePerson = {
          ...person,
          account_id: limit === 'customer' ? own : null,
          limit_user_to_branch: limit === 'branch' ? own : null,
          limit_user_to_account: limit === 'account' ? own : null,
        };
        const place = {
          kind,
          ...(kind === 'platform' || kind === 'provider' ? {} : { id }),
          account_id: own + 1,
        } as const;
        const within =
          (kind === (limit === 'customer' ? 'account' : limit) && id === own) || (kind === 'user' && id === 7);
        expect(mayWriteIn(limited, place, everything)).toBe(within);
        expect(mayLook(limited, place, everything) || !within).toBe(true);
      }),
    );
  });

  it('by customers is limited to users of their account', () => {
    const owner: ScopePerson = { ...person, role_id: 5, account_id: 2 };
    expect(mayWriteIn(owner, { kind: 'user', id: 9, account_id: 2 }, everything)).toBe(true);
    expect(mayWriteIn(owner, { kind: 'user', id: 9, account_id: 3 }, everything)).toBe(false);
    expect(mayWriteIn(owner, { kind: 'user', id: 9, account_id: null }, everything)).toBe(false);
    expect(mayLook(owner, { kind: 'provider' }, everything)).toBe(false);
  });
});
