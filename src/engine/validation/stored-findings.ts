/** Stored values of one scope that the current schemas reject or would lose. */

import { scopeWords } from '../state/access.ts';
import { canonicalKey } from '../schema/alias.ts';
import type { Catalogue, Scope, Validators } from '../schema/catalogue.ts';
import { validateValue } from './validate.ts';
import { settingNamed } from '../state/state.ts';

export interface StoredEntry {
  readonly key: string;
  /** Of an encrypted value its text, or undefined when it cannot be decrypted here. */
  readonly value: unknown;
  readonly encrypted: boolean;
}

export interface StoredFinding {
  readonly key: string;
  readonly code: 'unknown_key' | 'rejected' | 'wrong_scope' | 'not_encrypted' | 'not_secret' | 'earlier_key';
  /** Without the value if it is a secret. */
  readonly message: string;
  /** A note is informational. */
  readonly level: 'error' | 'note';
}

/** What to do about a current value, and about a scheduled one, which value migrations do not change. */
const advice = {
  stored: 'move it with a value migration (src/modules/settings/domain/value-migrations.ts)',
  scheduled: 'have the plan cancelled and made anew',
} as const;

/**
 * Findings in the order of the entries. Conditions and rules across settings are not checked: stored values stay
 * stored, and scheduled changes are validated when they are due. A scheduled change may use earlier keys, which saving
 * understands.
 */
export function storedFindings(
  catalogue: Catalogue,
  validators: Validators,
  scope: Scope,
  entries: readonly StoredEntry[],
  kind: keyof typeof advice = 'stored',
): readonly StoredFinding[] {
  const whatToDo = `Allow it again, or ${advice[kind]}.`;
  return entries.flatMap((entry): readonly StoredFinding[] => {
    const { key } = entry;
    const name = canonicalKey(catalogue, key);
    const setting = settingNamed(catalogue, name);
    const error = (code: StoredFinding['code'], message: string) => ({ key, code, message, level: 'error' as const });
    if (!setting) {
      const message = `No setting is called ${key} any more: the value would be lost. Add "x-aliases": ["${key}"] to the setting that took its place, or ${advice[kind]}.`;
      return [error('unknown_key', message)];
    }
    const earlier = {
      key,
      code: 'earlier_key' as const,
      message: `It is stored under the earlier key of ${name} and moves at the next start or with --migrate.`,
      level: 'note' as const,
    };
    const found: StoredFinding[] = name === key || kind === 'scheduled' ? [] : [earlier];
    if (!setting.scopes.includes(scope))
      found.push(
        error(
          'wrong_scope',
          `It may not be set ${scopeWords(scope)} any more, so the value counts for nothing. ${whatToDo}`,
        ),
      );
    if (entry.encrypted !== setting.secret)
      return [...found, entry.encrypted ? error('not_secret', notSecret) : error('not_encrypted', notEncrypted[kind])];
    if (entry.encrypted && entry.value === undefined) return found;
    const wrong = validateValue(setting, entry.value, validators);
    const [first] = wrong;
    if (!first) return found;
    if (entry.encrypted) return [...found, error('rejected', `The schema refuses the secret. ${whatToDo}`)];
    const place = first.field === name ? '' : ` at ${first.field.slice(name.length + 1)}`;
    const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
    return [...found, error('rejected', `The schema rejects the value${place}: ${first.message}${more} ${whatToDo}`)];
  });
}

const notEncrypted = {
  stored:
    'The setting is secret and this value is stored in plain text, which nobody is shown. It is encrypted at the next start or with --migrate.',
  scheduled:
    'The setting is secret and this value is stored in plain text, which nobody is shown. It is encrypted when it is saved.',
} as const;
const notSecret =
  'The value is encrypted and the setting is not secret any more, so nobody can read it. Put "x-secret" back.';
