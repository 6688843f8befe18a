/** Re-authentication for bank details and secrets, however they are written, and notification of the owners. */
import { requiresReauthentication } from '#engine/schema/reauthentication.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Save } from '../saving/decide.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { ValueRow } from '../values/repository.ts';
import type { Written } from '../saving/repository.ts';
import { tellOwners } from './notify-owners.ts';

/** Rolls back the transaction. */
export class PasswordRequired extends Error {
  override readonly name = 'PasswordRequired';
  /** The settings that require it. */
  readonly keys: readonly string[];

  constructor(keys: readonly string[]) {
    super('The password has to be entered again');
    this.keys = keys;
  }
}

export interface WithoutPassword {
  readonly kind: 'password_required';
  readonly keys: readonly string[];
}

/** Returns `PasswordRequired` as an answer after the transaction; other errors are thrown. */
export function withoutPassword(error: unknown): WithoutPassword {
  if (error instanceof PasswordRequired) return { kind: 'password_required', keys: error.keys };
  throw error;
}

/** The settings that require re-authentication. */
export function reauthenticationKeys(rows: readonly Written[]): readonly Written[] {
  return rows.filter(({ key }) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting !== undefined && requiresReauthentication(setting);
  });
}

/** `before`: what is stored; `rows`: what is about to be written. Throws `PasswordRequired` unless the session is confirmed. */
export async function guard(
  tx: Transaction,
  save: Save,
  before: readonly ValueRow[],
  rows: readonly Written[],
): Promise<void> {
  const sensitive = reauthenticationKeys(rows);
  if (sensitive.length === 0) return;
  if (!(await save.isConfirmed(tx))) throw new PasswordRequired(sensitive.map(({ key }) => key));
  await tellOwners(tx, save, before, sensitive);
}
