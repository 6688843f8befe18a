/** Security definer functions return only what they are for, and only the permitted roles may call them. */
import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findProviderByOrigin, findSignInUser, readSettingsRevision } from '#platform/server/db/definer.ts';
import { findSession } from '#platform/server/db/session.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';
import { buildSession } from '../../../factories/session.ts';
import { buildSettings } from '../../../factories/settings.ts';
import { buildUser } from '../../../factories/user.ts';

const database = await testDatabase();
const { app, owner } = database;
const soon = () => new Date(Date.now() + 60_000);

function userByEmail(email: string) {
  return asOwner(owner, (tx) =>
    tx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  );
}

describe('the provider of an origin', () => {
  it.each([
    ['localhost', 'Kestrel Couriers'],
    ['127.0.0.1', 'Kestrel Couriers'],
    ['[::1]', 'Kestrel Couriers'],
    ['PROTEA.localhost', 'Protea Parcels'],
  ])('%s is %s', async (host, name) => {
    expect(await findProviderByOrigin(app, host)).toMatchObject({ name, status: 'active', kind: 'courier' });
  });

  it.each(['', 'elsewhere.test', '%', 'localhost:3051'])('"%s" does not exist', async (host) => {
    expect(await findProviderByOrigin(app, host)).toBeNull();
  });
});

describe('the user who signs in', () => {
  it('is found by an email address in any case, only at their own provider', async () => {
    const user = await findSignInUser(app, 1, 'STAFF@kestrel.test');
    expect(user).toMatchObject({ provider_id: 1, is_disabled: false });
    expect(Object.keys(user!)).toEqual(['user_id', 'provider_id', 'password_hash', 'is_disabled']);
    expect(await findSignInUser(app, 2, 'staff@kestrel.test')).toBeNull();
    expect(await findSignInUser(app, 1, '%@kestrel.test')).toBeNull();
  });

  it('is the platform administrator at every provider, but not in place of a user with the same address', async () => {
    for (const id of [1, 2])
      expect(await findSignInUser(app, id, 'platform@kestrel.test')).toMatchObject({ provider_id: 0 });
    await asOwner(owner, (tx) => buildUser(tx, { provider_id: 2, email: 'platform@kestrel.test' }));
    expect(await findSignInUser(app, 2, 'platform@kestrel.test')).toMatchObject({ provider_id: 2 });
    expect(await findSignInUser(app, 1, 'platform@kestrel.test')).toMatchObject({ provider_id: 0 });
  });
});

describe('a session', () => {
  it('returns user, role, provider and revision, without the password', async () => {
    const user = await userByEmail('ops@kestrel.test');
    const { token_hash } = await asOwner(owner, (tx) => buildSession(tx, { user_id: user.id, provider_id: 1 }));
    const session = await findSession(app, token_hash);
    expect(session).toMatchObject({
      provider_id: 1,
      user_id: user.id,
      revision: await readSettingsRevision(app, 1),
      user: { email: 'ops@kestrel.test', limit_user_to_branch: user.limit_user_to_branch, account_id: null },
      role: { id: 3, name: 'ops_manager', provider_id: 0 },
      provider: { name: 'Kestrel Couriers', kind: 'courier', status: 'active' },
    });
    expect(session!.role.permissions).toContain('API_/providers/settings:POST');
    expect(JSON.stringify(session)).not.toMatch(/password|argon2/);
  });

  it('reflects changes immediately, although it is cached', async () => {
    const user = await asOwner(owner, (tx) => buildUser(tx, { provider_id: 1, name: 'Before' }));
    const { token_hash } = await asOwner(owner, (tx) => buildSession(tx, { user_id: user.id, provider_id: 1 }));
    const update = (values: object) =>
      asOwner(owner, (tx) => tx.updateTable('users').set(values).where('id', '=', user.id).execute());
    expect((await findSession(app, token_hash))?.user.name).toBe('Before');
    expect((await findSession(app, token_hash))?.user.name).toBe('Before');
    await update({ name: 'After', role_id: 4 });
    expect(await findSession(app, token_hash)).toMatchObject({ user: { name: 'After' }, role: { id: 4 } });
    await asOwner(owner, (tx) =>
      tx
        .updateTable('roles')
        .set({ permissions: ['X'] })
        .where('id', '=', 4)
        .execute(),
    );
    expect((await findSession(app, token_hash))?.role.permissions).toEqual(['X']);
    await asOwner(owner, (tx) => tx.updateTable('providers').set({ status: 'overdue' }).where('id', '=', 1).execute());
    expect((await findSession(app, token_hash))?.provider.status).toBe('overdue');
    const before = (await findSession(app, token_hash))!.revision;
    await asOwner(owner, (tx) => buildSettings(tx, { provider_id: 1, settings: { provider_title: 'K' } }));
    expect((await findSession(app, token_hash))!.revision).toBe(before + 1);
    await asOwner(owner, (tx) => buildSettings(tx, { provider_id: 0, settings: { terms_url: 'https://p.test' } }));
    expect((await findSession(app, token_hash))!.revision).toBeGreaterThan(before + 1);
    await update({ is_disabled: true });
    expect(await findSession(app, token_hash)).toBeNull();
    await update({ is_disabled: false });
    expect((await findSession(app, token_hash))?.user.name).toBe('After');
  });

  it('does not exist if unknown, expired or revoked, or if the user belongs elsewhere', async () => {
    const { id: user_id } = await userByEmail('staff@kestrel.test');
    const build = (more: object) =>
      asOwner(owner, (tx) => buildSession(tx, { user_id, provider_id: 1, expires_at: soon(), ...more }));
    for (const more of [{ expires_at: new Date(Date.now() - 1) }, { revoked_at: new Date() }]) {
      expect(await findSession(app, (await build(more)).token_hash)).toBeNull();
    }
    await expect(build({ provider_id: 2 })).rejects.toThrow(/violates check constraint/);
    expect(await findSession(app, createHash('sha256').update(randomBytes(9)).digest())).toBeNull();
    expect(await findSession(app, Buffer.alloc(0))).toBeNull();
  });
});

describe('every function of schema app', () => {
  it('is not executable by the public, and as definer sets its search path', async () => {
    const { rows } = await owner.pool.query(`
      select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = 'app'::regnamespace
         and (p.prosecdef and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%pg_temp', false)
              or has_function_privilege('public', p.oid, 'execute'))`);
    expect(rows).toEqual([]);
  });

  it('runs as a role without other rights, except for those that enqueue jobs', async () => {
    const { rows } = await owner.pool.query(`
      select p.proname as name from pg_proc p join pg_roles r on r.oid = p.proowner
       where p.pronamespace = 'app'::regnamespace and p.prosecdef and r.rolname <> 'parcel_definer' order by 1`);
    expect(rows).toEqual([{ name: 'dispatch_events' }, { name: 'enqueue_job' }]);
  });
});
