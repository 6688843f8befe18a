/** Migrating stored values to the current schema: declared steps first, then earlier keys; secrets are not decrypted. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { migrateValues, type SecretValue, type ValueMigration } from '#engine/compatibility/migrate-values.ts';
import { catalogue, setting } from '../small-catalogue.ts';

const inMonths: ValueMigration = {
  id: '1.1-validity-in-months',
  keys: ['validity', 'validity_months'],
  move: ({ validity }) => (typeof validity === 'number' ? { validity_months: Math.max(1, validity / 30) } : {}),
};

const renamed: Catalogue = {
  ...catalogue,
  settings: {
    ...catalogue.settings,
    company: { ...setting('company'), aliases: ['firm', 'business'] },
    passphrase: { ...setting('passphrase'), aliases: ['password'] },
  },
};

const moves = (values: Record<string, unknown>, migrations: readonly ValueMigration[] = []) =>
  migrateValues(renamed, migrations, 'provider', values);

describe('a declared migration', () => {
  it('moves, changes and removes what it names, and nothing else', () => {
    expect(moves({ validity: 60, note: 'x' }, [inMonths])).toEqual({
      after: { validity_months: 2, note: 'x' },
      moved: [
        { key: 'validity', from: 60, by: inMonths.id },
        { key: 'validity_months', to: 2, by: inMonths.id },
      ],
    });
  });

  it('has no effect if nothing is stored', () => {
    expect(moves({ note: 'x' }, [inMonths])).toEqual({ after: { note: 'x' }, moved: [] });
  });

  it('runs after those before it, and only the final result is reported', () => {
    const doubled: ValueMigration = {
      id: 'double',
      keys: ['validity'],
      move: ({ validity }) => ({ validity: Number(validity) * 2 }),
    };
    const halved: ValueMigration = {
      id: 'halve',
      keys: ['validity'],
      move: ({ validity }) => ({ validity: Number(validity) / 2 }),
    };
    expect(moves({ validity: 30 }, [doubled, doubled]).moved).toEqual([
      { key: 'validity', from: 30, to: 120, by: 'double' },
    ]);
    expect(moves({ validity: 30 }, [doubled, halved]).moved).toEqual([]);
  });

  it('may not write keys that it does not declare', () => {
    const strays = { ...inMonths, move: () => ({ note: 'x' }) };
    expect(() => moves({ validity: 1 }, [strays])).toThrow('writes note, which its keys do not name');
  });
});

describe('an earlier key', () => {
  it('moves its value to the current key', () => {
    expect(moves({ firm: 'Kestrel' })).toEqual({
      after: { company: 'Kestrel' },
      moved: [
        { key: 'firm', from: 'Kestrel', by: 'rename-firm' },
        { key: 'company', to: 'Kestrel', by: 'rename-firm' },
      ],
    });
  });

  it('is dropped if the current key already has a value', () => {
    expect(moves({ firm: 'Old', business: 'Older', company: 'New' }).after).toEqual({ company: 'New' });
  });

  it('moves a secret without decrypting it', () => {
    const secret: SecretValue = { set: true };
    const { moved } = migrateValues(renamed, [], 'provider', {}, new Map([['password', secret]]));
    expect(moved).toContainEqual({ key: 'passphrase', to: secret, secretOf: 'password', by: 'rename-password' });
  });
});

it('a secret is never overwritten', () => {
  const opens: ValueMigration = { id: 'open', keys: ['passphrase'], move: () => ({ passphrase: 'jt7NOE43FZPn' }) };
  const secrets = new Map([['passphrase', { set: true } as const]]);
  expect(() => migrateValues(catalogue, [opens], 'provider', {}, secrets)).toThrow('in the place of the secret');
});
