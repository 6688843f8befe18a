/** The effects of the current schemas on stored values. */
import { expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { storedFindings, type StoredEntry } from '#engine/validation/stored-findings.ts';
import { catalogue, setting, validators } from '../small-catalogue.ts';

const renamed: Catalogue = {
  ...catalogue,
  settings: { ...catalogue.settings, company: { ...setting('company'), aliases: ['firm'] } },
};

const entry = (key: string, value: unknown, encrypted = false): StoredEntry => ({ key, value, encrypted });
const found = (scope: 'provider' | 'account', ...entries: StoredEntry[]) =>
  storedFindings(renamed, validators, scope, entries);

it('accepts valid values', () => {
  const terms = [{ id: 'a', text: 'Fragile goods at own risk' }];
  const entries = [entry('company', 'Kestrel'), entry('terms', terms), entry('passphrase', 'jt7NOE43FZPn', true)];
  expect(found('provider', ...entries)).toEqual([]);
});

it('reports what the schemas would lose or reject, with advice', () => {
  const findings = found(
    'provider',
    entry('gone', 1),
    entry('validity', 400),
    entry('terms', [{ id: 'a', text: '' }]),
    entry('passphrase', 'plain text'),
    entry('note', 'x', true),
  );
  expect(findings.map(({ key, code, level }) => `${level} ${key} ${code}`)).toEqual([
    'error gone unknown_key',
    'error validity rejected',
    'error terms rejected',
    'error passphrase not_encrypted',
    'error note not_secret',
  ]);
  expect(findings[0]?.message).toContain('"x-aliases": ["gone"]');
  expect(findings[2]?.message).toContain('at 0.text');
});

it('reports that a value of a scope that no longer applies is lost', () => {
  expect(found('account', entry('company', 'Kestrel'))).toMatchObject([{ code: 'wrong_scope', level: 'error' }]);
});

it('never returns a secret, and skips one that it cannot decrypt', () => {
  const [finding] = found('provider', entry('passphrase', 'short', true));
  expect(finding).toMatchObject({ code: 'rejected' });
  expect(finding?.message).not.toContain('short');
  expect(found('provider', entry('passphrase', undefined, true))).toEqual([]);
});

it('only notes an earlier key, and validates its value like that of the current key', () => {
  expect(found('provider', entry('firm', 'Kestrel'))).toMatchObject([{ code: 'earlier_key', level: 'note' }]);
  expect(found('provider', entry('firm', '')).map(({ code }) => code)).toEqual(['earlier_key', 'rejected']);
});
