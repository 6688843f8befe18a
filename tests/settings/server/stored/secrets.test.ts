/** A secret can be decrypted only in its own setting and scope, and rotating keys loses none. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rotateSecrets } from '#platform/server/db/rotate-secrets.ts';
import { loadKeyRing, loadKeyText, newKey, writeKeyFile } from '#platform/server/db/secret-keys.ts';
import {
  decryptSecret,
  encryptSecret,
  keyIdOf,
  parseKeyRing,
  SecretError,
  type SecretScope,
} from '#platform/server/db/secrets.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';
import { buildIntegrationRule } from '../../../factories/integration-rule.ts';
import { buildSettings } from '../../../factories/settings.ts';

const database = await testDatabase();
const ring = parseKeyRing(newKey());
const place: SecretScope = { provider_id: 1, scope: 'provider', scope_id: 0, key: 'google_login_client_secret' };

describe('a secret', () => {
  it('is decrypted to the same text, and never encrypted the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const closed = encryptSecret(ring, place, text);
        expect(decryptSecret(ring, place, closed)).toBe(text);
        expect(closed.equals(encryptSecret(ring, place, text))).toBe(false);
      }),
    );
  });

  it.each<Partial<SecretScope>>([{ provider_id: 2 }, { scope: 'account' }, { scope_id: 7 }, { key: 'other' }])(
    'cannot be decrypted elsewhere: %o',
    (difference) => {
      const closed = encryptSecret(ring, place, 'jt7NOE43FZPn');
      expect(() => decryptSecret(ring, { ...place, ...difference }, closed)).toThrow(SecretError);
    },
  );

  it('cannot be decrypted if any byte of it was changed', () => {
    const closed = encryptSecret(ring, place, 'jt7NOE43FZPn');
    for (let index = 0; index < closed.length; index += 1) {
      const changed = Buffer.from(closed);
      changed[index]! ^= 1;
      expect(() => decryptSecret(ring, place, changed)).toThrow(SecretError);
    }
  });

  it('is neither decrypted nor returned if it is truncated', () => {
    const closed = encryptSecret(ring, place, 'x');
    for (const length of [0, 1, 5, closed.length - 1]) {
      expect(() => decryptSecret(ring, place, closed.subarray(0, length))).toThrow(SecretError);
    }
  });

  it('does not appear in the error of a wrong key', () => {
    const closed = encryptSecret(parseKeyRing(newKey()), place, 'jt7NOE43FZPn');
    expect(() => decryptSecret(ring, place, closed)).toThrow(/which SECRET_KEY does not hold/);
  });
});

describe('a key', () => {
  it.each(['', ' , ', 'short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
    'is rejected: "%s"',
    (text) => {
      expect(() => parseKeyRing(text)).toThrow(SecretError);
    },
  );

  it('is generated once into a file that only its owner reads', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parcel-keys-'));
    const source = { dataDir, secretKey: null };
    const rings = await Promise.all(Array.from({ length: 20 }, () => loadKeyRing(source)));
    expect(new Set(rings.map(({ current }) => current)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    await writeKeyFile(dataDir, [newKey(), (await loadKeyText(source)).trim()]);
    expect((await loadKeyRing(source)).keys.has(rings[0]!.current)).toBe(true);
    expect((await loadKeyRing(source)).current).not.toBe(rings[0]!.current);
    await rm(dataDir, { recursive: true });
  });

  it('that exists and cannot be read is not replaced', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parcel-keys-'));
    await mkdir(join(dataDir, 'secret.key'));
    await expect(loadKeyRing({ dataDir, secretKey: null })).rejects.toThrow(/EISDIR/);
    await rm(dataDir, { recursive: true });
  });

  it('in the environment takes precedence', async () => {
    const secretKey = newKey();
    expect((await loadKeyRing({ dataDir: '/nonexistent', secretKey })).current).toBe(parseKeyRing(secretKey).current);
  });
});

describe('rotation', () => {
  const [oldKey, otherKey] = [newKey(), newKey()];
  const old = parseKeyRing(oldKey);

  it('encrypts everything with the newest key, keeps the values, and has nothing to do the second time', async () => {
    const second: SecretScope = { provider_id: 2, scope: 'provider', scope_id: 0, key: 'smtp_password' };
    await asOwner(database.owner, async (tx) => {
      await buildSettings(tx, { ...place, settings: { [place.key]: encryptSecret(old, place, 'one') } });
      await buildSettings(tx, { ...second, settings: { [second.key]: encryptSecret(old, second, 'two') } });
    });
    const renewed = parseKeyRing(`${newKey()},${oldKey}`);
    expect(await rotateSecrets(database, renewed)).toEqual({ rotated: 2, alreadyCurrent: 0 });
    expect(await rotateSecrets(database, renewed)).toEqual({ rotated: 0, alreadyCurrent: 2 });
    for (const [where, value] of [
      [place, 'one'],
      [second, 'two'],
    ] as const) {
      const row = await inTenant(database.app, where.provider_id, (tx) =>
        tx.selectFrom('setting_values').select('secret').where('key', '=', where.key).executeTakeFirstOrThrow(),
      );
      expect(keyIdOf(row.secret!)).toBe(renewed.current);
      expect(decryptSecret(renewed, where, row.secret!)).toBe(value);
    }
  });

  it('renews the credentials of integration rules too', async () => {
    const at = (id: number) =>
      ({ provider_id: 1, scope: 'integration_rule', scope_id: id, key: 'signing_secret' }) as const;
    const { id } = await asOwner(database.owner, async (tx) => {
      await tx.deleteFrom('setting_values').where('secret', 'is not', null).execute();
      return buildIntegrationRule(tx, { provider_id: 1 }, (rule) => encryptSecret(old, at(rule), 'three'));
    });
    const renewed = parseKeyRing(`${newKey()},${oldKey}`);
    expect(await rotateSecrets(database, renewed)).toEqual({ rotated: 1, alreadyCurrent: 0 });
    const row = await asOwner(database.owner, (tx) =>
      tx.selectFrom('integration_rule_secrets').select('secret').executeTakeFirstOrThrow(),
    );
    expect(decryptSecret(renewed, at(id), row.secret)).toBe('three');
    expect(() => decryptSecret(renewed, at(id + 1), row.secret)).toThrow(SecretError);
    await asOwner(database.owner, (tx) => tx.deleteFrom('integration_rules').execute());
  });

  it('changes nothing if one secret cannot be decrypted', async () => {
    const lost: SecretScope = { provider_id: 1, scope: 'provider', scope_id: 0, key: 'lost' };
    await asOwner(database.owner, (tx) =>
      buildSettings(tx, { ...lost, settings: { lost: encryptSecret(parseKeyRing(otherKey), lost, 'x') } }),
    );
    const before = await asOwner(database.owner, (tx) =>
      tx.selectFrom('setting_values').select(['key', 'secret']).orderBy('key').execute(),
    );
    await expect(rotateSecrets(database, parseKeyRing(`${newKey()},${oldKey}`))).rejects.toThrow(
      /which SECRET_KEY does not hold/,
    );
    const after = await asOwner(database.owner, (tx) =>
      tx.selectFrom('setting_values').select(['key', 'secret']).orderBy('key').execute(),
    );
    expect(after).toEqual(before);
  });
});
